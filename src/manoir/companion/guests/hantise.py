"""A carnet of Hantise: the score, the nights, and what is still in the draw pile."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from manoir.companion.editions import Short
from manoir.core.errors import ManoirError, UnknownName
from manoir.games.hantise.cards import FULL_DECK, NAMES, ONE, Cards, card_named, count
from manoir.games.hantise.components import CHARACTERS, MARABOUT, NIGHTS, SOULS
from manoir.games.hantise.outcome import judge, points

Soul = Annotated[int, Meta(ge=0, le=1)]
Pile: TypeAlias = Literal["hand", "table", "discard"]


SOURCES: Mapping[Pile, Sequence[str]] = {
    "hand": ("held", "unseen"),
    "table": ("hand", "held", "unseen", "discard"),
    "discard": ("table", "hand", "held", "unseen"),
}
"""Where a card may come from that is seen somewhere, the likeliest first."""


class _Line(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class LaidLine(_Line, frozen=True, tag="laid"):
    """A card is seen there for the first time, or goes there from one's hand, the table or the discard pile."""

    card: Short
    to: Pile


class ShuffledLine(_Line, frozen=True, tag="shuffled"):
    """The draw pile has run out: the discard pile is shuffled to be the new one, and the Marabout comes, once."""


class NightLine(_Line, frozen=True, tag="night"):
    """Who has scared whom, and scored which cards of the table with him."""

    character: Short
    winner: Soul
    scored: Annotated[list[Short], Meta(max_length=2)]


HantiseLine: TypeAlias = LaidLine | ShuffledLine | NightLine


class HantiseCarnet(Struct, frozen=True, forbid_unknown_fields=True):
    lines: Annotated[list[HantiseLine], Meta(max_length=400)]


class HantiseSheet(Struct, frozen=True):
    """Points and Characters of both souls, one's own first; who is still to come; how many of each card lie where.

    `unseen` are in the draw pile or in the other hand, `held` were in the other hand when the pile was last shuffled
    and have not been seen since. `wrong` is the first line that cannot be; nothing after it is counted.
    """

    points: list[int]
    won: list[list[str]]
    left: list[str]
    marabout: bool
    piles: dict[str, dict[str, int]]
    winner: int | None = None
    wrong: int | None = None


class CannotBe(ManoirError):
    """A card that is not where it is said to come from."""


class Count:
    """Where every card is, as far as it has been seen."""

    def __init__(self) -> None:
        self.piles: dict[str, Cards] = {"unseen": FULL_DECK, "held": 0, "hand": 0, "table": 0, "discard": 0}
        self.won = [0] * len(SOULS)
        self.scored: list[Cards] = [0] * len(SOULS)
        self.marabout: Literal["waits", "here", "gone"] = "waits"

    def hear(self, line: HantiseLine) -> None:
        match line:
            case LaidLine(card=name, to=to):
                self._lay(card_named(name), to)
            case ShuffledLine():
                piles = self.piles
                piles["held"] += piles["unseen"]
                piles["unseen"], piles["discard"] = piles["discard"], 0
                if self.marabout == "waits":
                    self.marabout = "here"
            case NightLine(character=name, winner=winner, scored=scored):
                self._score(_character(name), winner, scored)

    def _lay(self, card: int, to: Pile) -> None:
        for pile in SOURCES[to]:
            if count(self.piles[pile], card):
                self.piles[pile] -= ONE[card]
                self.piles[to] += ONE[card]
                return
        raise CannotBe("there is no such card left")

    def _score(self, character: int, winner: int, scored: list[str]) -> None:
        if character == MARABOUT or any(won >> character & 1 for won in self.won):
            raise CannotBe("nobody is scared twice")
        cards = [card_named(name) for name in scored]
        if len({*cards}) < len(cards) or any(not count(self.piles["table"], card) for card in cards):
            raise CannotBe("what is scored lay on the table")
        self.won[winner] |= 1 << character
        if self.marabout == "here":
            self.won[winner] |= 1 << MARABOUT
            self.marabout = "gone"
        for card in cards:
            self.piles["table"] -= ONE[card]
            self.scored[winner] += ONE[card]


def count_hantise(carnet: HantiseCarnet) -> HantiseSheet:
    found, wrong = Count(), None
    for number, line in enumerate(carnet.lines, 1):
        try:
            found.hear(line)
        except (CannotBe, UnknownName):
            wrong = number
            break
    totals = (points(found.won[0], found.scored[0]), points(found.won[1], found.scored[1]))
    gone = found.won[0] | found.won[1]
    is_over = (gone & ~(1 << MARABOUT)).bit_count() == NIGHTS
    return HantiseSheet(
        points=list(totals),
        won=[[who.name for number, who in enumerate(CHARACTERS) if won >> number & 1] for won in found.won],
        left=[who.name for number, who in enumerate(CHARACTERS) if number != MARABOUT and not gone >> number & 1],
        marabout=found.marabout == "here",
        piles={name: _counted(cards) for name, cards in found.piles.items()},
        winner=judge((found.won[0], found.won[1]), totals).winner if is_over else None,
        wrong=wrong,
    )


def _counted(cards: Cards) -> dict[str, int]:
    return {name: count(cards, number) for number, name in enumerate(NAMES) if count(cards, number)}


def _character(name: str) -> int:
    for number, character in enumerate(CHARACTERS):
        if character.name == name:
            return number
    raise UnknownName("character", name, (character.name for character in CHARACTERS))
