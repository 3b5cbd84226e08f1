"""What a seat sees of the table, from what it was told alone."""

from typing import Literal

from manoir.core.events import Event
from manoir.core.onlooker import Painter
from manoir.core.seats import NOBODY, BySeat, Seat, SeatSet
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.cluedo_2008 import components
from manoir.games.cluedo_2008.components import BOARD, DECK, POOL, STARTS, WEAPONS, Die, Kind
from manoir.games.cluedo_2008.events import (
    Accused,
    AllReacted,
    Asked,
    CouldNotLeave,
    Dealt,
    DrewButler,
    DrewTime,
    LookedInPool,
    Murdered,
    NobodyShowed,
    Offered,
    PlayedButler,
    Rolled,
    RolledForFirst,
    SentHome,
    ShowedNeighbour,
    Stayed,
    Stopped,
    TurnBegan,
    UsedPower,
)
from manoir.games.cluedo_2008.state import GONE
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards
from manoir.games.mansion.events import (
    Ended,
    Showed,
)
from manoir.games.mansion.picture import MansionPicture, Shown


class Picture(MansionPicture, kw_only=True):
    """`asked` is NOBODY while any number of players may be asked whether they look at a card."""

    board = BOARD
    deck = DECK

    butlers: BySeat[int]
    faces: BySeat[Cards]
    """The open hands of the murdered."""
    powers: SeatSet
    """Who has an unused Power."""
    pool: int = 0
    held: list[Kind] = []
    """The listener's own Butler cards."""
    first_rolls: list[tuple[Seat, Die, int]] = []
    turn: int = 0
    asked_for: Literal["offer", "answer", "neighbour"] | None = None
    """What somebody was last asked in this turn: whether he draws, to answer, or to show his neighbour a card."""
    dice: tuple[Die, int] | None = None
    score: int = 0
    rolls: int = 1
    """How many more times the dice may be rolled this turn."""
    pile: int = components.size(components.WHOLE_PILE)
    track: int = 0
    played: list[tuple[Seat, Kind]] = []
    dead: SeatSet = 0
    pool_seen_by: SeatSet = 0
    pool_cards: Cards | None = None

    @property
    def seats(self) -> int:
        return len(self.suspects)

    def see(self, event: Event) -> None:
        super().see(event)
        _lay_out(self, event)
        _draw_or_play(self, event)
        _pass_the_question(self, event)

    def bring(self, suspect: Card, place: Place) -> None:
        super().bring(suspect, place)
        self.called &= ~(1 << suspect)

    def call(self, suspect: Card, place: Place) -> None:
        if self.pawns[suspect] not in (GONE, place):
            self.bring(suspect, place)
            self.called |= self.is_active(suspect) << suspect

    def is_active(self, suspect: Card) -> bool:
        """Whether somebody plays this guest and still has turns."""
        return suspect in self.suspects and not self.out >> self.suspects.index(suspect) & 1

    def beside(self, seat: int, step: int) -> int:
        """The nearest player who is not dead, to the left with 1, to the right with -1."""
        seat = (seat + step) % self.seats
        while self.dead >> seat & 1:
            seat = (seat + step) % self.seats
        return seat


class SeatPainter(Painter[Picture]):
    """Knows whose the Butler cards are that only their owner sees, and who is asked though nobody else may know."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self._seat = seat
        super().__init__(
            Picture(
                suspects=tuple(DECK.card(character) for character in setup.characters),
                pawns=list(STARTS),
                weapons=[POOL] * len(WEAPONS),
                butlers=[0] * setup.seats,
                faces=[0] * setup.seats,
                powers=(1 << setup.seats) - 1,
            )
        )

    def hear(self, event: Event) -> None:
        super().hear(event)
        match event:
            case PlayedButler(seat=self._seat, kind=kind):
                self._seen.held.remove(kind)
            case Murdered(seat=self._seat):
                self._seen.held.clear()

    def look(self, news: View) -> Picture:
        drawn = super().look(news)
        if news.options:
            drawn.asked = self._seat
        return drawn


def picture(view: View) -> Picture:
    return SeatPainter(view.setup, view.seat).look(view)


def _lay_out(seen: Picture, event: Event) -> None:
    """Cards, pawns and players."""
    match event:
        case Dealt(size=size, pool=pool, hand=hand):
            seen.sizes, seen.pool, seen.hand = (size,) * seen.seats, pool, hand
        case RolledForFirst(seat=seat, special=special, ordinary=ordinary):
            seen.first_rolls.append((seat, special, ordinary))
        case TurnBegan(seat=seat, turn=turn):
            seen.begin_turn(seat)
            seen.turn, seen.rolls, seen.dice, seen.asked_for = turn, 1, None, None
        case Rolled(special=special, ordinary=ordinary):
            seen.dice, seen.score = (special, ordinary), special + ordinary
            seen.rolls -= 1
        case Stayed(seat=seat) | Stopped(seat=seat) | PlayedButler(seat=seat, kind=components.STAY):
            seen.called &= ~(1 << seen.suspects[seat])
        case CouldNotLeave(seat=seat) if not seen.rolls:
            seen.called &= ~(1 << seen.suspects[seat])
        case SentHome(suspect=suspect):
            seen.bring(suspect, STARTS[suspect])
        case LookedInPool(seat=seat, cards=cards):
            seen.pool_seen_by |= 1 << seat
            seen.pool_cards = cards if cards is not None else seen.pool_cards
        case Accused():
            seen.suggestion = None
        case Murdered(seat=seat, hand=hand):
            seen.dead |= 1 << seat
            seen.out |= 1 << seat
            seen.faces[seat] = hand
            seen.bring(seen.suspects[seat], GONE)


def _draw_or_play(seen: Picture, event: Event) -> None:
    """Intrigue cards and Powers."""
    match event:
        case DrewButler(seat=seat, kind=kind):
            seen.pile -= 1
            seen.butlers[seat] += 1
            if kind is not None:
                seen.held.append(kind)
        case DrewTime(track=track):
            seen.pile -= 1
            seen.track = track
        case PlayedButler(seat=seat, kind=kind):
            seen.butlers[seat] -= 1
            seen.played.append((seat, kind))
            if kind == components.PLUS6:
                seen.score += 6
        case Murdered(seat=seat):
            seen.butlers[seat] = 0
        case UsedPower(seat=seat):
            seen.powers &= ~(1 << seat)
            if seen.suspects[seat] == components.MOUTARDE:
                seen.rolls = 2


def _pass_the_question(seen: Picture, event: Event) -> None:
    """Who has to act next, as all can see."""
    match event:
        case Offered(seat=seat):
            seen.asked, seen.asked_for = seat, "offer"
        case Asked(seat=seat):
            seen.asked, seen.asked_for = seat, "answer"
        case PlayedButler(kind=components.NEIGHBOUR):
            seen.asked, seen.asked_for = seen.beside(seen.player, -1), "neighbour"
        case Showed(seat=seat):
            seen.asked = NOBODY if _reactors(seen, seat) else seen.player
        case ShowedNeighbour(seat=seat, to=to, card=card):
            seen.shown = Shown(seat, to, card)
            seen.asked = NOBODY if _is_pervenche(seen, seat) else seen.player
        case TurnBegan() | NobodyShowed() | PlayedButler() | AllReacted():
            seen.asked = seen.player
        case Ended():
            seen.asked = NOBODY


def _reactors(seen: Picture, shower: int) -> bool:
    """Whether anybody might look, as far as all can see."""
    return _is_pervenche(seen, shower) or any(
        seat not in (shower, seen.player)
        and seen.is_active(guest)
        and (seen.butlers[seat] or (guest == components.ROSE and seen.powers >> seat & 1))
        for seat, guest in enumerate(seen.suspects)
    )


def _is_pervenche(seen: Picture, shower: int) -> bool:
    guest = seen.suspects[shower]
    return guest == components.PERVENCHE and seen.is_active(guest) and bool(seen.powers >> shower & 1)
