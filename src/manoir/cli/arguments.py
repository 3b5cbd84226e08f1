"""What several commands ask for."""

import argparse
import locale
import os
from collections.abc import Callable, Sequence

from manoir.core.errors import BadSetup, UnknownName
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.setup import OptionValue, Setup

LANGUAGES: tuple[Language, ...] = ("fr", "en")


def add_table(parser: argparse.ArgumentParser) -> None:
    """Seats, characters and options of a game."""
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: as few as can be)")
    parser.add_argument("--characters", default="", metavar="NAME,…", help="who sits at the table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `manoir games`")


def table_setup(game: Game, chosen: argparse.Namespace) -> Setup:
    characters = [name for name in chosen.characters.split(",") if name]
    return game.setup(chosen.seats, characters, _options(game, chosen.option))


def _options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option takes NAME=VALUE, found {text!r}")
        if name not in known:
            raise UnknownName("option", name, known)
        values[name] = known[name].parse(value)
    return values


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="fr or en (default: from the environment)")


def chosen_language(chosen: argparse.Namespace) -> Language:
    wanted = chosen.lang
    if wanted is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
        return "fr" if (spoken or locale.getlocale()[0] or "").lower().startswith("fr") else "en"
    for language in LANGUAGES:
        if wanted == language:
            return language
    raise UnknownName("language", wanted, LANGUAGES)


def at_least(least: int) -> Callable[[str], int]:
    """A whole number of a sensible size, for argparse."""

    def number(text: str) -> int:
        if not text.lstrip("-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return number
