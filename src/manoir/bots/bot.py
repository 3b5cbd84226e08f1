"""What a bot is, and how the bots of a game are found."""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from manoir.bots.belief import Belief
from manoir.bots.chance_player import ChancePlayer
from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck
from manoir.core.errors import UnknownName
from manoir.core.game import Game
from manoir.core.state import State
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.registry import module_about

if TYPE_CHECKING:
    from manoir.bots.judging import Judge


class Bot(Protocol):
    """Keeps nothing that its choices hang on: from a view and a seed anybody gets the same choice again."""

    def choose(self, view: View, luck: Luck) -> Action:
        """One of the view's options."""


@runtime_checkable
class Talker(Protocol):
    """A bot that has something to say, true or not."""

    def remark(self, view: View, luck: Luck) -> Claim | None:
        """What it says unasked, if anything."""

    def reply(self, view: View, luck: Luck) -> Claim | None:
        """What it says to the latest of what was said to it."""


def remark(bot: Bot, view: View, luck: Luck) -> str | None:
    """What the bot says as it decides, if anything."""
    said = bot.remark(view, luck) if isinstance(bot, Talker) else None
    return None if said is None else said.text


def reply(bot: Bot, view: View, luck: Luck) -> str | None:
    said = bot.reply(view, luck) if isinstance(bot, Talker) else None
    return None if said is None else said.text


Forecast: TypeAlias = Callable[[State, int], float]
"""In a game of two with all cards open: the chance of the seat that has just had its turn to win."""


class Level(Struct, frozen=True):
    """A way to play a game; `make` takes the seconds a decision may take."""

    make: Callable[[Game, float], Bot]
    seconds: float = 0.05
    needs: str = ""
    """A module that not everybody has installed."""
    beliefs: tuple[type[Belief], ...] = ()
    """All that its bot may believe."""
    by_certainties: bool = False
    """Whether it may advise those who want no odds."""
    forecast: Forecast | None = None
    """How it judges a game, for those who look back on one."""
    judge: "Judge | None" = None
    """How it judges every decision and every stroke of luck, for the same."""

    @property
    def can_be_made(self) -> bool:
        return not self.needs or find_spec(self.needs) is not None


RANDOM = Level(lambda game, seconds: ChancePlayer())


def bots_of(game: Game) -> Mapping[str, Level]:
    """By name, weakest first; the package `manoir.bots.<game>` lists its own as BOTS."""
    module = module_about(game, "bots")
    own: Mapping[str, Level] = module.BOTS if module else {}
    return {"random": RANDOM, **own}


def forecast_of(game: Game) -> Forecast | None:
    """That of the strongest bot that has one."""
    return next((level.forecast for level in reversed(list(bots_of(game).values())) if level.forecast), None)


def judge_of(game: Game) -> "Judge | None":
    """That of the strongest bot that has one."""
    return next((level.judge for level in reversed(list(bots_of(game).values())) if level.judge), None)


def offered(game: Game) -> list[str]:
    """The names of the levels that can be made here, weakest first."""
    return [name for name, level in bots_of(game).items() if level.can_be_made]


def beliefs_of(game: Game) -> tuple[type[Belief], ...]:
    """All that some bot of the game may believe."""
    return tuple(dict.fromkeys(belief for level in bots_of(game).values() for belief in level.beliefs))


def strongest(game: Game) -> str:
    return offered(game)[-1]


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    levels = bots_of(game)
    if name not in levels:
        raise UnknownName("bot", name, levels)
    level = levels[name]
    return level.make(game, level.seconds if seconds is None else seconds)


def decision_luck(seed: int | str, view: View) -> SeededLuck:
    """The luck of one decision: it hangs on the bot's seed, on how much its seat was told, and on what it may do."""
    return SeededLuck(f"{seed} {view.seat} {len(view.told)} {len(view.options)} {view.options[0].text}")
