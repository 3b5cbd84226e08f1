"""What several commands ask for."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from manoir.cli.commands import Words
from manoir.cli.parser import Parser
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.setup import OptionValue, Setup
from manoir.games.registry import game_names

NOT_A_NUMBER = Words("{!r} is not a whole number from {} on", "{!r} n’est pas un nombre entier à partir de {}")


def takes_game(parser: Parser, **how: Any) -> None:
    parser.takes("game", metavar="GAME", en="see `manoir games`", fr="voir « manoir games »", values=game_names, **how)


def takes_table(parser: Parser) -> None:
    """Seats, characters and options of a game."""
    parser.takes(
        "--seats",
        type=int,
        metavar="N",
        en="number of seats (default: one for each of --characters; without names 4, or as near as the game allows)",
        fr="nombre de sièges (par défaut : un par nom de --characters ; sans noms 4, ou au plus près selon le jeu)",
    )
    parser.takes("--characters", default="", metavar="NAME,…", en="who sits at the table", fr="qui s’assied à la table")
    parser.takes(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        en="see `manoir games`",
        fr="voir « manoir games »",
    )


def takes_games(parser: Parser, en: str, fr: str) -> None:
    """How many, and which."""
    parser.takes("--games", type=at_least(1, parser.language), default=100, metavar="N", en=en, fr=fr)
    parser.takes(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        en="deals and dice from this number (default: 1)",
        fr="donnes et dés tirés de ce nombre (par défaut : 1)",
    )


def takes_record(parser: Parser) -> None:
    parser.takes("file", type=Path, metavar="FILE", en="the record of a game", fr="l’enregistrement d’une partie")


def takes_json(parser: Parser) -> None:
    parser.takes("--json", action="store_true", en="as JSON", fr="en JSON")


def table_setup(game: Game, chosen: argparse.Namespace) -> Setup:
    characters = [name for name in chosen.characters.split(",") if name]
    return game.setup(chosen.seats, characters, _options(game, chosen.option))


def _options(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"--option takes NAME=VALUE, found {text!r}", f"--option prend NOM=VALEUR, pas {text!r}")
        if name not in known:
            raise UnknownName("option", name, known)
        values[name] = known[name].parse(value)
    return values


def at_least(least: int, language: Language) -> Callable[[str], int]:
    """A whole number of a sensible size, for argparse."""
    said = Words("{!r} is not a whole number from {} on", "{!r} n’est pas un nombre entier à partir de {}").within(
        language
    )

    def number(text: str) -> int:
        if not text.lstrip("-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(said.format(text, least))
        return int(text)

    return number
