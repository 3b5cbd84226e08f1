"""From what a seat is told to facts for its notebook, and from drawn deals back to the piles of a record."""

from manoir.core.events import Event
from manoir.core.seats import only
from manoir.deduction import ENVELOPE, Notebook, Origin
from manoir.deduction import Deal as DrawnDeal
from manoir.games.mansion.deck import ENVELOPE as ENVELOPE_PILE
from manoir.games.mansion.deck import Cards, Deck
from manoir.games.mansion.events import AccusedWrongly, Asked, Ended, HadNone, Showed, Suggested, TurnBegan

TOLD = (Suggested, HadNone, Showed, AccusedWrongly)
"""What a puzzle tells of, in every Cluedo."""


def showed_unseen(event: Event) -> tuple[int, int] | None:
    """Who showed whom a card that the listener did not see."""
    return (event.seat, event.to) if isinstance(event, Showed) and event.card is None else None


class FactReader:
    """Enters the events that the Cluedos share; each edition adds its own before or after."""

    def __init__(self, facts: Notebook, seat: int) -> None:
        self.facts = facts
        self.seat = seat
        self.turn = 0
        self.named: Cards = 0

    def origin(self, event: Event) -> Origin:
        return Origin(self.turn, type(event).__name__)

    def hold(self, hand: Cards, event: Event) -> None:
        """The seat's own hand."""
        self.facts.is_exactly(self.seat, hand, self.origin(event), only(self.seat))

    def read(self, event: Event) -> None:
        origin = self.origin(event)
        match event:
            case TurnBegan():
                self.turn += 1
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                self.named = 1 << suspect | 1 << weapon | 1 << room
            case HadNone(seat=seat):
                self.facts.has_none(seat, self.named, origin)
            case Asked(seat=seat):
                self.facts.has_some(seat, self.named, origin)
            case Showed(seat=seat, to=to, card=int(card)):
                self.facts.saw(seat, card, origin, only(seat, to))
            case AccusedWrongly(seat=seat, envelope=int(envelope)):
                self.facts.is_exactly(ENVELOPE, envelope, origin, only(seat))
            case Ended(envelope=envelope):
                self.facts.is_exactly(ENVELOPE, envelope, origin)


def piles_of(deck: Deck, characters: tuple[str, ...], drawn: DrawnDeal) -> dict[str, tuple[str, ...]]:
    """The envelope and each character's hand, as `Game.deal` names them."""
    hands = {name: deck.spell_all(hand) for name, hand in zip(characters, drawn.hands, strict=True)}
    return {ENVELOPE_PILE: deck.spell_all(drawn.envelope), **hands}
