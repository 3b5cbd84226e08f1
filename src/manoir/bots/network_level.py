"""Levels that learned: they need numpy, and say so where it is missing."""

from importlib import import_module

from manoir.bots.belief import Belief
from manoir.bots.bot import Bot, Level
from manoir.core.errors import BadSetup
from manoir.core.game import Game


def learned(module: str, beliefs: tuple[type[Belief], ...] = (), seconds: float = 0.05) -> Level:
    """The level whose module has a function `make` that gives its bot; imported when a bot is made."""

    def make(game: Game, seconds: float) -> Bot:
        try:
            bot: Bot = import_module(module).make(seconds)
        except ModuleNotFoundError as error:
            if error.name != "numpy":
                raise
            raise BadSetup("a grandmaster needs numpy: pip install 'manoir[grandmaster]'") from None
        return bot

    return Level(make, seconds=seconds, needs="numpy", beliefs=beliefs)
