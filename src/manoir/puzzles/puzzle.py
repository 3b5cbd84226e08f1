"""A puzzle: what a seat was told, what is asked of it, the answer and its proof; and the name that stands for it."""

import re
from hashlib import sha256
from typing import Any, Protocol, Self

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from manoir.core.errors import ManoirError
from manoir.core.events import Event
from manoir.core.views import View
from manoir.puzzles.kinds import KINDS, LEVELS

EDITION = 1
"""Of the way from a seed to a puzzle: whatever changes a single puzzle makes a new edition."""
_NAME = re.compile(r"e(\d+)\.([a-z0-9-]+)\.([a-z]+)\.(\d+)\.(\d{1,12})\.([0-9a-f]{4})")


class BadName(ManoirError):
    """What is wrong with the name of a puzzle, and what would be right."""


class Order(Struct, frozen=True):
    """Which puzzle is wanted."""

    game: str
    kind: str
    level: int
    seed: int

    def graded(self, proof: "Graded") -> "Order":
        """For what was found instead, of whatever level it is."""
        return replace(self, level=proof.level)


class Line(Struct, frozen=True):
    """A turn of the story, by its number in the game."""

    turn: int
    events: tuple[Event, ...]


class Graded(Protocol):
    """A proof, and how hard it is."""

    @property
    def level(self) -> int: ...

    @property
    def effort(self) -> int: ...

    @property
    def chain(self) -> int: ...


class Puzzle(Struct, frozen=True, kw_only=True):
    """What every kind has; what is asked, answered and proven is each kind's own."""

    order: Order
    view: View
    story: tuple[Line, ...]
    question: Any
    answer: Any
    proof: Graded

    @property
    def name(self) -> str:
        """With four digits of what it tells and asks, so that it can only ever open this very puzzle."""
        order = self.order
        told = encode((self.view.setup, self.view.seat, self.story, self.question, self.answer))
        digits = sha256(told).hexdigest()[:4]
        return f"e{EDITION}.{order.game}.{order.kind}.{order.level}.{order.seed}.{digits}"


class Name(Struct, frozen=True):
    """A name taken apart."""

    order: Order
    digits: str

    @classmethod
    def read(cls, text: str) -> Self:
        found = _NAME.fullmatch(text.strip())
        if not found:
            raise BadName(
                f"{text[:60]!r} is no puzzle's name: it looks like e{EDITION}.cluedo.sealed.3.7.080e",
                f"{text[:60]!r} n’est pas le nom d’une énigme : il ressemble à e{EDITION}.cluedo.sealed.3.7.080e",
            )
        edition, game, kind, level, seed, digits = found.groups()
        if int(edition) != EDITION:
            raise BadName(
                f"this puzzle is of edition {edition}, and this house makes those of edition {EDITION}",
                f"cette énigme est de l’édition {edition}, et cette maison fait celles de l’édition {EDITION}",
            )
        return cls(Order(game, kind, check_level(int(level)), int(seed)), digits)


def check_level(level: int) -> int:
    if level not in LEVELS:
        raise BadName(f"no level {level}: they are 1 to 5", f"pas de niveau {level} : ils vont de 1 à 5")
    return level


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise BadName(f"no kind {kind!r}: there are {', '.join(KINDS)}", f"pas de genre {kind!r} : {', '.join(KINDS)}")
    return kind
