"""Everything that can be done in Cluedo 2008, by a seat or by chance, besides what `mansion.actions` holds."""

from functools import lru_cache

from manoir.core.actions import Action
from manoir.games.cluedo_2008.components import (
    BOARD,
    BUTLERS,
    DECK,
    INTRIGUES,
    SENDHOME,
    SPECIAL_FACES,
    Die,
    Kind,
    spell_die,
    spell_intrigue,
)
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Show, accusations, goes, suggestions
from manoir.games.mansion.actions import shows as every_show
from manoir.games.mansion.deck import Card, Cards, each


class Fall(Action, frozen=True):
    """How the dice fall: chance's answer to a roll."""

    special: Die
    ordinary: int


class Uncover(Action, frozen=True):
    """The Intrigue card that is drawn: chance's own."""

    kind: Kind


class Pick(Action, frozen=True):
    """The card that Pervenche pulls out of a hand: chance's own."""

    card: Card


class Stay(Action, frozen=True):
    """Stay where a suggestion has called the pawn."""


class Stop(Action, frozen=True):
    """Do without the second roll of Moutarde's Power."""


class PlayButler(Action, frozen=True):
    kind: Kind


class SendHome(Action, frozen=True):
    """Play the Butler card that puts a pawn back on its start square."""

    suspect: Card


class UsePower(Action, frozen=True):
    pass


class SuggestElsewhere(Action, frozen=True):
    """Olive's Power."""

    suspect: Card
    weapon: Card
    room: Card


class Look(Action, frozen=True):
    """At the cards in the Pool."""


class Pass(Action, frozen=True):
    """Neither suggest, nor look, nor accuse."""


class Draw(Action, frozen=True):
    """Accept the Intrigue card offered to whoever is called."""


class Decline(Action, frozen=True):
    """Say no to what is offered: a card, a look, a second suggestion."""


class CannotShow(Action, frozen=True):
    pass


FALLS = tuple(
    Fall(f"fall {spell_die(special)} {ordinary}", special, ordinary)
    for special in SPECIAL_FACES
    for ordinary in range(1, 7)
)
UNCOVERS = tuple(Uncover(f"uncover {spell_intrigue(kind)}", kind) for kind in range(len(INTRIGUES)))
PICKS = tuple(Pick(f"pick {DECK.spell(card)}", card) for card in range(len(DECK)))
STAY_CALLED = Stay("stay")
STOP = Stop("stop")
GO = goes(BOARD)
PLAYS = {kind: PlayButler(f"play {spell_intrigue(kind)}", kind) for kind in BUTLERS if kind != SENDHOME}
SENDS = tuple(SendHome(f"send {DECK.spell(suspect)}", suspect) for suspect in DECK.suspects)
POWER = UsePower("power")
SUGGESTIONS = suggestions(DECK)
ELSEWHERE = tuple(
    SuggestElsewhere(f"suggest {DECK.spell(suspect)} {DECK.spell(weapon)} {DECK.spell(room)}", suspect, weapon, room)
    for room in DECK.rooms
    for suspect in DECK.suspects
    for weapon in DECK.weapons
)
LOOK = Look("look")
ACCUSATIONS = accusations(DECK)
PASS = Pass("pass")
DRAW = Draw("draw")
DECLINE = Decline("decline")
SHOWS = every_show(DECK)
CANNOT = CannotShow("cannot")

ACTIONS: tuple[Action, ...] = (
    *FALLS,
    *UNCOVERS,
    *PICKS,
    ROLL,
    PASSAGE,
    STAY_CALLED,
    STOP,
    *GO.values(),
    *PLAYS.values(),
    *SENDS,
    POWER,
    *SUGGESTIONS,
    *ELSEWHERE,
    LOOK,
    PASS,
    DRAW,
    DECLINE,
    *SHOWS,
    CANNOT,
    END_TURN,
    *ACCUSATIONS,
)


@lru_cache(maxsize=1 << 12)
def shows(cards: Cards) -> tuple[Show, ...]:
    """Show one of these."""
    return tuple(SHOWS[card] for card in each(cards))
