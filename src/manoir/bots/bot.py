"""What a bot is, and how the bots of a game are found."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias

from manoir.bots.chance_player import ChancePlayer
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import UnknownName
from manoir.core.game import Game
from manoir.core.views import View


class Bot(Protocol):
    def choose(self, view: View) -> Action:
        """One of the view's options."""


Maker: TypeAlias = Callable[[Game, Luck], Bot]
"""A bot's choices come from the views it is given and from its own luck, and from nothing else."""


def bots_of(game: Game) -> Mapping[str, Maker]:
    """By name, weakest first; the module `manoir.bots.<game>` lists its own as BOTS."""
    module = f"manoir.bots.{game.name.replace('-', '_')}"
    own: Mapping[str, Maker] = import_module(module).BOTS if find_spec(module) else {}
    return {"random": ChancePlayer, **own}


def make_bot(game: Game, name: str, luck: Luck) -> Bot:
    makers = bots_of(game)
    if name not in makers:
        raise UnknownName("bot", name, makers)
    return makers[name](game, luck)
