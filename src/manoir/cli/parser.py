"""What a command takes, described in both languages; complaints are one line and status 2."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from gettext import gettext
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from manoir.cli.commands import Words
from manoir.cli.languages import FLAG, LANGUAGES

if TYPE_CHECKING:
    from manoir.core.names import Language

FRENCH = {
    "usage: ": "usage : ",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "montrer cette aide",
    "the following arguments are required: %s": "il manque : %s",
    "unrecognized arguments: %s": "en trop : %s",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s : %(message)s",
    "expected one argument": "une valeur est attendue",
    "expected at least one argument": "au moins une valeur est attendue",
    "invalid %(type)s value: %(value)r": "%(value)r ne convient pas (%(type)s)",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r n’existe pas ; il y a : %(choices)s",
    "ambiguous option: %(option)s could match %(matches)s": "%(option)s est ambigu : %(matches)s",
    "not allowed with argument %s": "ne va pas avec %s",
    "ignored explicit argument %r": "ne prend pas de valeur : %r",
}
"""argparse asks gettext for its own words, and nobody translates them."""


class Taken(NamedTuple):
    """Something a command takes, and what can stand there, if that can be listed."""

    action: argparse.Action
    values: Callable[[], Iterable[str]] | None


class Parser(argparse.ArgumentParser):
    def __init__(self, prog: str, language: "Language" = "en", en: str = "", fr: str = "", **how: Any) -> None:
        vars(argparse)["_"] = _in_french if language == "fr" else gettext
        super().__init__(prog=prog, description=fr if language == "fr" else en, **how)
        self.language: Language = language
        self.taken: list[Taken] = []
        self.deeds: dict[str, Parser] = {}
        """Where a command can do several things: the parser of each."""
        self.takes(
            FLAG,
            en="fr or en (default: from the environment)",
            fr="fr ou en (par défaut : celle de l’environnement)",
            metavar="LANG",
            values=lambda: LANGUAGES,
            default=argparse.SUPPRESS,
        )

    def takes(
        self, *names: str, en: str, fr: str, values: Callable[[], Iterable[str]] | None = None, **how: Any
    ) -> None:
        action = self.add_argument(*names, help=fr if self.language == "fr" else en, **how)
        self.taken.append(Taken(action, values))

    def does(self, deeds: Mapping[str, Words]) -> "dict[str, Parser]":
        """One of these things, each with what it takes."""
        choices = self.add_subparsers(dest="deed", required=True, metavar="DEED")
        for name, words in deeds.items():
            said = words.within(self.language)
            self.deeds[name] = choices.add_parser(name, language=self.language, help=said, en=words.en, fr=words.fr)
        return self.deeds

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _in_french(text: str) -> str:
    return FRENCH.get(text, text)
