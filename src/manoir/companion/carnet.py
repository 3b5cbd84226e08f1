"""A carnet as plain data: the table, one's own cards, and a line for everything that happened."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from manoir.companion.editions import PILES, Edition, OwnCards, Short, find_edition, own_edition
from manoir.core.errors import BadSetup
from manoir.deduction.answers import NOTHING, SOMETHING, Reply, facts_of
from manoir.deduction.facts import EVERYONE, Fact, FailedAccusation, HasNone, HasSome, Origin, Saw
from manoir.deduction.notebook import Notebook
from manoir.games.mansion.deck import Card, Cards, each
from manoir.table.messages import Place

Seat = Annotated[int, Meta(ge=0, le=9)]
Triple = Annotated[list[Short], Meta(min_length=3, max_length=3)]
Several = Annotated[list[Short], Meta(max_length=30)]
Did: TypeAlias = Literal["none", "shows", "silence"]


class Answered(Struct, frozen=True, forbid_unknown_fields=True):
    """What a witness did; `card` is known to who saw it."""

    seat: Seat
    did: Did
    card: Short | None = None


class _Line(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class AskedLine(_Line, frozen=True, tag="asked"):
    """A question, with the answers in the order they were given."""

    seat: Seat
    cards: Triple
    answers: Annotated[list[Answered], Meta(max_length=9)] = []


class SeenLine(_Line, frozen=True, tag="seen"):
    """Cards seen at a place, by some seats or, without any, by all; no card is known to who did not see it."""

    place: Place
    cards: Several = []
    by: Annotated[list[Seat], Meta(max_length=10)] = []


class LackingLine(_Line, frozen=True, tag="lacking"):
    """None of these cards lies at the place."""

    place: Place
    cards: Several


class OneOfLine(_Line, frozen=True, tag="one-of"):
    """The player holds one of these cards at least."""

    seat: Seat
    cards: Several


class AccusedLine(_Line, frozen=True, tag="accused"):
    """Wrongly; a paper that stayed secret has no cards."""

    seat: Seat
    cards: Annotated[list[Short], Meta(max_length=3)] = []


Line: TypeAlias = AskedLine | SeenLine | LackingLine | OneOfLine | AccusedLine


class Carnet(Struct, frozen=True, forbid_unknown_fields=True):
    """`hands` are sizes by seat; `hand` are one's own cards, as many as have been entered."""

    edition: Short
    players: Annotated[list[Short], Meta(min_length=2, max_length=10)]
    me: Seat
    hands: Annotated[list[int], Meta(min_length=2, max_length=10)]
    hand: Several = []
    lines: Annotated[list[Line], Meta(max_length=400)] = []
    own: OwnCards | None = None


def edition_of(carnet: Carnet) -> Edition:
    return find_edition(carnet.edition) if carnet.own is None else own_edition(carnet.edition, carnet.own)


class Facts:
    """What the lines of a carnet tell, line by line; the hand is line 0."""

    def __init__(self, carnet: Carnet) -> None:
        self.carnet = carnet
        self.edition = edition_of(carnet)
        self.deck = self.edition.deck
        self._check()

    def notebook(self) -> Notebook:
        found = self.empty()
        for facts in (self.of_hand(), *(self.of_line(number) for number in range(1, len(self.carnet.lines) + 1))):
            for fact in facts:
                found.add(fact)
        return found

    def empty(self) -> Notebook:
        return Notebook(self.deck.kinds, self.carnet.hands, self.edition.pool(len(self.carnet.players)))

    def of_hand(self) -> list[Fact]:
        me = self.carnet.me
        return [Saw(me, card, Origin(0, "hand"), 1 << me) for card in each(self.deck.cards(self.carnet.hand))]

    def of_line(self, number: int) -> list[Fact]:
        line = self.carnet.lines[number - 1]
        return list(self.told_by(line, Origin(number, type(line).__name__)))

    def told_by(self, line: Line, origin: Origin) -> Iterator[Fact]:
        match line:
            case AskedLine(seat=seat, cards=cards, answers=answers):
                self._seat(seat)
                replies = tuple(self._reply(answer) for answer in answers if answer.did != "silence")
                yield from facts_of(replies, self._triple(cards), 1 << seat, origin)
            case SeenLine(place=place, cards=cards, by=by):
                audience = sum(1 << self._seat(seat) for seat in {*by}) if by else EVERYONE
                yield from (Saw(self.place(place), self.deck.card(card), origin, audience) for card in cards)
            case LackingLine(place=place, cards=cards):
                yield HasNone(self.place(place), self.deck.cards(cards), origin)
            case OneOfLine(seat=seat, cards=cards):
                yield HasSome(self._seat(seat), self.deck.cards(cards), origin)
            case AccusedLine(seat=seat, cards=cards):
                self._seat(seat)
                if cards:
                    yield FailedAccusation(self._triple(cards), origin)

    def place(self, place: Place) -> int:
        if isinstance(place, int):
            return self._seat(place)
        found = next((at for at, name in PILES.items() if name == place), None)
        if found is None or (found not in self._piles()):
            raise BadSetup(f"there is no place {place!r} at this table")
        return found

    def card(self, name: str) -> Card:
        return self.deck.card(name)

    def in_order(self, names: list[str]) -> tuple[str, ...]:
        """A suspect, a weapon and a room."""
        return self.deck.spell_all(self._triple(names))

    def _piles(self) -> tuple[int, ...]:
        has_pool = self.edition.pool(len(self.carnet.players)) > 0
        return tuple(place for place, name in PILES.items() if has_pool or name != "pool")

    def _reply(self, answer: Answered) -> Reply:
        seat = self._seat(answer.seat)
        if answer.did == "none":
            return Reply(seat, NOTHING)
        return Reply(seat, SOMETHING if answer.card is None else self.card(answer.card))

    def _triple(self, names: list[str]) -> Cards:
        cards = self.deck.cards(names)
        if any((cards & kind).bit_count() != 1 for kind in self.deck.kinds):
            raise BadSetup("expected a suspect, a weapon and a room")
        return cards

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.carnet.players):
            raise BadSetup(f"there is no seat {seat}")
        return seat

    def _check(self) -> None:
        carnet, players = self.carnet, len(self.carnet.players)
        if players not in self.edition.seats:
            raise BadSetup(f"{self.edition.name} is not for {players} players")
        self._seat(carnet.me)
        dealt = len(self.deck) - 3 - self.edition.pool(players)
        if len(carnet.hands) != players or min(carnet.hands) < 0 or sum(carnet.hands) != dealt:
            raise BadSetup(f"the hands of {players} players hold {dealt} cards in all, not {sum(carnet.hands)}")
        if self.deck.cards(carnet.hand).bit_count() > carnet.hands[carnet.me]:
            raise BadSetup(f"your hand has {carnet.hands[carnet.me]} cards, not {len(carnet.hand)}")
