"""What a novice keeps in mind: the cards it was shown, what it asked, and what nobody could answer."""

from manoir.core.views import View
from manoir.games.mansion.deck import Cards, Deck
from manoir.games.mansion.events import HadNone, Suggested


def asked_by(view: View) -> frozenset[Cards]:
    """Every question of one's own."""
    return frozenset(
        1 << event.suspect | 1 << event.weapon | 1 << event.room
        for event in view.told
        if isinstance(event, Suggested) and event.seat == view.seat
    )


def unanswered(view: View) -> Cards:
    """All cards of one's own suggestions that everybody else denied."""
    found = named = denied = 0
    for event in view.told:
        match event:
            case Suggested(seat=seat, suspect=suspect, weapon=weapon, room=room):
                named = 1 << suspect | 1 << weapon | 1 << room if seat == view.seat else 0
                denied = 0
            case HadNone():
                denied += 1
                if denied == view.setup.seats - 1:
                    found |= named
    return found


def open_cards(deck: Deck, seen: Cards, sealed: Cards) -> Cards:
    """Those never seen; of a kind that holds a sealed card, that one alone."""
    found = 0
    for kind in deck.kinds:
        found |= sealed & kind or kind & ~seen
    return found
