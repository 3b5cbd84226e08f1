"""A game's words in one language: names, what is told, why something is refused."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from manoir.core.names import Language
from manoir.texts.grammar import fill, listed

LANGUAGES: tuple[Language, ...] = ("fr", "en")
HOUSE = "house"
"""The book of what is said at every table."""
_NUMBER = re.compile(r"\d+")

Named = Mapping[str, str]
"""The forms of a name: `name` alone, `the` in a sentence, `in` where somebody is, and what else its kind has."""


class Catalogue:
    """The book of a game, over those that it also reads from."""

    def __init__(self, game: str, language: Language) -> None:
        self.language: Language = language
        self._tables: dict[str, dict[str, Any]] = {}
        for book in books(game, language):
            for section, table in book.items():
                if isinstance(table, dict):
                    self._tables.setdefault(section, {}).update(table)

    def kind(self, kind: str) -> Mapping[str, Named]:
        """All that has a name of this kind: suspects, rooms."""
        return self._tables.get(kind, {})

    def name(self, kind: str, thing: str) -> Named:
        return self.kind(kind)[thing]

    def named(self, thing: str) -> Named:
        """Of whatever kind it is."""
        return next(table[thing] for table in self._tables.values() if isinstance(table.get(thing), dict))

    def says(self, key: str, /, **values: str | int) -> str:
        """A sentence; what stands out in it is marked on the page alone."""
        message: str = self._tables["says"][key]
        return fill(message, values, self.language).replace("*", "")

    def has(self, key: str) -> bool:
        return key in self._tables["says"]

    def term(self, key: str, /, **values: str | int) -> str:
        """What only the terminal says."""
        return fill(self._tables["terminal"][key], values, self.language)

    def has_term(self, key: str) -> bool:
        return key in self._tables["terminal"]

    def listed(self, things: Iterable[str]) -> str:
        return listed(list(things), self.language)

    def refusal(self, reason: str) -> str:
        """The engine's reason as a sentence; its own words where there are no others."""
        said = self._tables.get("refusals", {})
        number = _NUMBER.search(reason)
        found = said.get(reason) or (number and said.get(_NUMBER.sub("{n}", reason, count=1)))
        if not found:
            return f"{reason[:1].upper()}{reason[1:]}."
        return str(found).replace("{n}", number[0] if number else "")


@cache
def catalogue(game: str, language: Language) -> Catalogue:
    return Catalogue(game, language)


def books(game: str, language: Language) -> Iterator[Mapping[str, Any]]:
    """From what is said everywhere to the game's own; a game without a book has the house's."""
    own = read_book(game.replace("-", "_"), language)
    yield read_book(HOUSE, language)
    for other in own.get("also", ()):
        yield read_book(other, language)
    yield own


@cache
def read_book(name: str, language: Language) -> Mapping[str, Any]:
    found = files(__package__) / language / f"{name}.toml"
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}
