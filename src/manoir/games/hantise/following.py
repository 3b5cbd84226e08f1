"""Following a game by what one seat is told.

The rules themselves are played, on a table where unseen cards lie face down: nothing that follows from a decision
hangs on what a hidden card is, only on how many there are.
"""

from collections.abc import Callable
from typing import Any

from manoir.core.actions import Action
from manoir.core.events import Event, Interjection, entries
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.hantise.actions import (
    CAPTURES,
    CHANGES,
    CHASE,
    DECLINE,
    DEVASTATIONS,
    DONE,
    END_TURN,
    FOLD,
    KNOCKS,
    LOCATES,
    PLAY_MONSTERS,
    PLAY_PLACES,
    RECALLS,
    REVEALS,
    SCORES,
    SQUATS,
    WINS,
    pile_of,
)
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import FIRST_PLACE, FULL_DECK, ONE, UNSEEN, Cards
from manoir.games.hantise.components import DEALT_MONSTERS, DEALT_PLACES, SOULS
from manoir.games.hantise.events import (
    ApparitionNamed,
    Captured,
    Changed,
    CharacterRevealed,
    Chased,
    Dealt,
    Declined,
    Devastated,
    Drew,
    Folded,
    Knocked,
    NightBegan,
    NightWon,
    Played,
    Recalled,
    Scored,
    Squatted,
    TurnBegan,
    ZoneRevealed,
)
from manoir.games.hantise.setup import lay_out
from manoir.games.hantise.steps.devastation import Devastating

_DEALT = DEALT_PLACES + DEALT_MONSTERS


class Follower:
    """`table` is the true one as far as the seat can know, step and all."""

    def __init__(self, setup: Setup, seat: int) -> None:
        self.seat = seat
        hands = [_DEALT * ONE[UNSEEN] for _ in SOULS]
        self.table = lay_out(setup, hands, pile_of(FULL_DECK)[_DEALT * len(SOULS) :], 0)
        self._foretold = len(entries(self.table.log))
        """How many of the next events only say what has already been done on the table."""

    @property
    def hand(self) -> Cards | None:
        """The seat's own; a spectator has none."""
        return self.table.hands[self.seat] if self.seat < len(SOULS) else None

    def hear(self, event: Event) -> None:
        table, told = self.table, type(event)
        if self._foretold > 0:
            self._foretold -= 1
            if isinstance(event, Dealt):
                table.hands[event.seat] = event.hand or table.hands[event.seat]
            elif isinstance(event, NightBegan):
                table.player = table.opener = event.opener
        elif isinstance(event, Drew):
            stand_in = table.pile[0]
            self._take(stand_in)
            table.hands[event.seat] += ONE[UNSEEN if event.card is None else event.card] - ONE[stand_in.card]
        elif told in BEHIND:
            if isinstance(event, Played | Changed) and event.seat != self.seat:
                table.hands[event.seat] += ONE[event.card] - ONE[UNSEEN]
            self._take(BEHIND[told](event))
        elif isinstance(event, Declined):
            self._take(DONE if isinstance(table.step, Devastating) else DECLINE)
        elif isinstance(event, NightWon):
            # Which of several apparitions has scared is told next: of the two events, this one has been heard.
            self._foretold = -1
        elif isinstance(event, Interjection):
            table.interject(event)
        else:
            raise AssertionError(f"{event} follows from what was told before")

    def _take(self, action: Action) -> None:
        self.table.log = None
        self.table.take(action)
        self._foretold += len(entries(self.table.log)) - 1


BEHIND: dict[type[Event], Callable[[Any], Action]] = {
    CharacterRevealed: lambda told: REVEALS[told.character],
    ZoneRevealed: lambda told: LOCATES[told.zone],
    TurnBegan: lambda told: END_TURN,
    Played: lambda told: PLAY_PLACES[told.card] if told.card >= FIRST_PLACE else PLAY_MONSTERS[told.card][told.zone],
    Changed: lambda told: CHANGES[told.card],
    Folded: lambda told: FOLD,
    Chased: lambda told: CHASE,
    Knocked: lambda told: KNOCKS[told.owner * PER_SEAT + told.zone],
    Recalled: lambda told: RECALLS[told.to],
    Squatted: lambda told: SQUATS[told.zone],
    Captured: lambda told: CAPTURES[told.owner][told.zone][told.to],
    ApparitionNamed: lambda told: WINS[told.zone],
    Scored: lambda told: SCORES[told.card],
    Devastated: lambda told: DEVASTATIONS[told.combination][max(told.family, told.zone)],
}
"""The action that an event is the first to tell of."""


def follow(view: View) -> Follower:
    found = Follower(view.setup, view.seat)
    for event in view.told:
        found.hear(event)
    return found
