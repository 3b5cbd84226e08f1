"""What the observations of the three Cluedos share: cards, pawns, suggestions."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, Deck
from manoir.games.mansion.events import (
    AccusedWrongly,
    HadNone,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookPassage,
    TurnBegan,
)
from manoir.games.mansion.rooms import room_place
from manoir.lab.observations.rows import Layout, beside_each_other, turned, up_to

ROUNDS = 40
"""Later rounds look like this one."""

POINTS = 18
"""As many as the dice and a card can give."""

Hearing = Mapping[type[Event], Callable[[Any, Any], None]]


class MansionObserver:
    """By seat: cards it surely has, cards it has not, cards of questions it answered out of sight.

    All rows are kept joined, so that an event costs a few shifts and an observation hardly more.
    """

    board: ClassVar[Board]
    deck: ClassVar[Deck]
    starts: ClassVar[tuple[Place, ...]]
    spots: ClassVar[dict[Place, int]]
    hearing: ClassVar[Hearing]

    def __init__(self, setup: Setup, seat: int) -> None:
        deck = self.deck
        self.seat = seat
        self.seats = seats = setup.seats
        self.suspects: tuple[Card, ...] = tuple(deck.card(name) for name in setup.characters)
        cards, kinds, width = len(deck), len(deck.suspects), place_width(self.board)
        self.layout: Layout = (
            ("characters", seats * kinds),
            ("has", seats * cards),
            ("has-not", seats * cards),
            ("hinted", seats * cards),
            ("named", cards),
            ("accused", cards),
            ("player", seats),
            ("asked", seats),
            ("out", seats),
            ("points", POINTS),
            ("round", ROUNDS),
            ("pawns", kinds * width),
        )
        self.order = [(seat + distance) % seats for distance in range(seats)]
        unplayed = [suspect for suspect in deck.suspects if suspect not in self.suspects]
        pawns = [*(self.suspects[other] for other in self.order), *unplayed]
        self.characters = beside_each_other([1 << suspect for suspect in pawns[:seats]], kinds)
        self.hand_at = [(other - seat) % seats * cards for other in range(seats)]
        self.pawn_at = {suspect: number * width for number, suspect in enumerate(pawns)}
        self.first_pawns = beside_each_other([self.spots[self.starts[suspect]] for suspect in pawns], width)
        self.begin()

    def begin(self) -> None:
        self.places = list(self.starts)
        self.pawns = self.first_pawns
        self.has = self.has_not = self.hinted = 0
        self.named: Cards = 0
        self.accused: Cards = 0
        self.player = self.asked = self.points = self.out = 0
        self.round = 1

    def hear(self, event: Event) -> None:
        heard = self.hearing.get(type(event))
        if heard is not None:
            heard(self, event)

    def parts(self) -> list[int]:
        seats, seat = self.seats, self.seat
        return [
            self.characters,
            self.has,
            self.has_not,
            self.hinted,
            self.named,
            self.accused,
            1 << (self.player - seat) % seats,
            1 << (self.asked - seat) % seats,
            turned(self.out, seat, seats),
            up_to(self.points, POINTS),
            up_to(self.round, ROUNDS),
            self.pawns,
        ]

    def bring(self, suspect: Card, place: Place) -> None:
        spots = self.spots
        self.pawns ^= (spots[self.places[suspect]] ^ spots[place]) << self.pawn_at[suspect]
        self.places[suspect] = place

    def begin_turn(self, seat: int) -> None:
        self.player = self.asked = seat
        self.named = self.points = 0

    def turn_began(self, event: TurnBegan) -> None:
        self.begin_turn(event.seat)
        self.round = event.round

    def rolled(self, event: Rolled) -> None:
        self.points = event.first + event.second

    def moved(self, event: Moved | TookPassage) -> None:
        self.bring(self.suspects[event.seat], event.place)
        self.points = 0

    def suggested(self, event: Suggested) -> None:
        self.named = 1 << event.suspect | 1 << event.weapon | 1 << event.room
        self.bring(event.suspect, room_place(self.deck, self.board, event.room))

    def had_none(self, event: HadNone) -> None:
        self.has_not |= self.named << self.hand_at[event.seat]

    def is_asked(self, event: Any) -> None:
        self.asked = event.seat

    def showed(self, event: Showed) -> None:
        self.asked = self.player
        self.saw(event.seat, event.card, self.named)

    def saw(self, seat: int, card: Card | None, among: Cards) -> None:
        """A card of a hand, or, if it was hidden from this seat, one of several."""
        if card is None:
            self.hinted |= among << self.hand_at[seat]
        else:
            self.has |= 1 << card + self.hand_at[seat]

    def holds_exactly(self, seat: int, hand: Cards) -> None:
        self.has |= hand << self.hand_at[seat]
        self.has_not |= (self.deck.everything & ~hand) << self.hand_at[seat]

    def accused_openly(self, event: Any) -> None:
        self.accused = 1 << event.suspect | 1 << event.weapon | 1 << event.room
        self.named = 0

    def accused_wrongly(self, event: AccusedWrongly) -> None:
        self.out |= 1 << event.seat


HEARING: dict[type[Event], Callable[[Any, Any], None]] = {
    TurnBegan: MansionObserver.turn_began,
    Rolled: MansionObserver.rolled,
    Moved: MansionObserver.moved,
    TookPassage: MansionObserver.moved,
    Suggested: MansionObserver.suggested,
    HadNone: MansionObserver.had_none,
    Showed: MansionObserver.showed,
    AccusedWrongly: MansionObserver.accused_wrongly,
}


def place_width(board: Board) -> int:
    """Of a place: its row, its column, or its room."""
    return len(board.grid) + board.stride + len(board.rooms)


def place_bits(board: Board) -> dict[Place, int]:
    """By place; a pawn that is not on the board has no bit."""
    rows = len(board.grid)
    squares = {
        place: 1 << place // board.stride | 1 << rows + place % board.stride for place in range(board.first_room)
    }
    rooms = range(len(board.rooms))
    return {-1: 0} | squares | {board.first_room + room: 1 << rows + board.stride + room for room in rooms}
