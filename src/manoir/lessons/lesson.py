"""A directed lesson: a deal, every move of its course, and what the learner is asked on the way."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from msgspec import Struct, convert

from manoir.core.errors import UnknownName

NAMES = ("cluedo", "super-cluedo", "cluedo-2008", "huis-clos", "huis-clos-murderer", "hantise")
"""In the order in which they are offered."""

CLAIMS = " claims: "

Asks: TypeAlias = Literal["look", "act", "find", "questions"]
"""To read and go on; to make the next move; to find something out; the closing questions."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """One possible answer: that a card lies in a place, as a notebook says it; moves, whose outcome is searched; or
    a claim, which is held against what every listener has seen."""

    id: str
    card: str = ""
    place: int | str = ""
    moves: tuple[str, ...] = ()
    claim: str = ""


class Remark(Struct, frozen=True):
    """What somebody says in its course, in a form of the game."""

    character: str
    claim: str


class Beat(Struct, frozen=True, forbid_unknown_fields=True):
    """`moves` follow it, until the next one; of an `act`, the first is the learner's.

    Between them is what others say, as records write it: `georges claims: suspect borrow`.
    """

    name: str
    asks: Asks = "look"
    points: str = "prompt"
    moves: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()

    @property
    def course(self) -> tuple[str | Remark, ...]:
        return tuple(_remark(move) or move for move in self.moves)

    @property
    def deeds(self) -> tuple[str, ...]:
        return tuple(move for move in self.course if isinstance(move, str))


def _remark(move: str) -> Remark | None:
    character, claims, claim = move.partition(CLAIMS)
    return Remark(character, claim) if claims else None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` is the learner's; when all moves are made, the game goes on freely."""

    game: str
    characters: tuple[str, ...]
    seat: int
    minutes: int
    deal: dict[str, tuple[str, ...]]
    beats: tuple[Beat, ...]
    opening: tuple[str, ...] = ()
    """What chance does before anybody is asked."""

    @property
    def moves(self) -> tuple[str, ...]:
        return (*self.opening, *(move for beat in self.beats for move in beat.deeds))

    @property
    def remarks(self) -> Iterator[tuple[int, Remark]]:
        """Each with how many moves have been made when it falls."""
        made = len(self.opening)
        for step in (step for beat in self.beats for step in beat.course):
            if isinstance(step, Remark):
                yield made, step
            else:
                made += 1

    @property
    def starts(self) -> tuple[int, ...]:
        """How many moves have been made when each beat begins."""
        found, made = [], len(self.opening)
        for beat in self.beats:
            found.append(made)
            made += len(beat.deeds)
        return tuple(found)

    @property
    def stops(self) -> frozenset[int]:
        """Where bots wait until what is said was read."""
        return frozenset(start for start, beat in zip(self.starts, self.beats, strict=True) if beat.asks != "act")


@cache
def find_lesson(name: str) -> Lesson:
    if name not in NAMES:
        raise UnknownName("lesson", name, NAMES)
    text = (files(__package__) / f"{name}.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Lesson)


def lessons() -> Mapping[str, Lesson]:
    return {name: find_lesson(name) for name in NAMES}
