"""Bots by name: levels of the house, and others by where they can be imported from."""

from importlib import import_module

from msgspec import Struct

from manoir.bots.bot import Bot, Level, bots_of
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.game import Game


class Entrant(Struct, frozen=True):
    """A bot and the seconds it may take for a decision, if not those of its level: `master@0.02`, `my.module:Mine`."""

    bot: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.bot if self.seconds is None else f"{self.bot}@{self.seconds:g}"

    def made_for(self, game: Game) -> Bot:
        level = level_of(game, self.bot)
        return level.make(game, level.seconds if self.seconds is None else self.seconds)


def parse_entrant(game: Game, text: str) -> Entrant:
    """As it is written, once it is sure that there is such a bot."""
    bot, at, seconds = text.partition("@")
    if at and not seconds.replace(".", "", 1).isdecimal():
        raise BadSetup(
            f"{text!r}: seconds are a number, as in {bot}@0.5",
            f"{text!r} : les secondes sont un nombre, comme dans {bot}@0.5",
        )
    level_of(game, bot)
    return Entrant(bot, float(seconds) if at else None)


def level_of(game: Game, name: str) -> Level:
    """By the name of a level; or, with a colon, a `Level` of a module, or what makes a bot from game and seconds."""
    module, colon, attribute = name.partition(":")
    levels = bots_of(game)
    if not colon:
        if name not in levels:
            raise UnknownName("bot", name, levels)
        return levels[name]
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadSetup(f"{name!r} is no bot: {error}", f"{name!r} n’est pas un bot : {error}") from None
    if isinstance(found, Level):
        return found
    if not callable(found):
        raise BadSetup(
            f"{name!r} is no bot: it is neither a Level nor anything that can be called",
            f"{name!r} n’est pas un bot : ni un Level, ni rien qu’on puisse appeler",
        )
    return Level(found)
