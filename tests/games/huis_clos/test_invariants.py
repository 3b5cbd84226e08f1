"""What holds after every step of every game (the list at the end of the worked examples)."""

from collections.abc import Iterator

import pytest

from manoir.core.chance import SeededLuck, outcome, pick
from manoir.core.events import Log, entries
from manoir.core.seats import CHANCE, NOBODY
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import ALL_WEAPONS, each
from manoir.games.huis_clos.events import Drew, TookBack
from manoir.games.huis_clos.state import HuisClosState


def states(seats: int, seed: int) -> Iterator[HuisClosState]:
    """A game of any legal actions, accusations included, after every action."""
    luck = SeededLuck(f"invariants {seats} {seed}")
    setup = GAME.setup(seats)
    state = GAME.start(setup, GAME.deal(setup, luck))
    while state.actor != NOBODY:
        yield state
        state.take(outcome(state, luck) if state.actor == CHANCE else pick(state.options, luck))
    yield state


def conserved(state: HuisClosState) -> int:
    """How many clues there are in hands, Places, Urn and out of the game."""
    heaps = [*state.hands, *state.places, *state.destroyed, state.urn, state.removed]
    union = 0
    for heap in heaps:
        assert not union & heap, "a clue lies in two places"
        union |= heap
    return union.bit_count()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_invariants_hold_after_every_step(seats: int, seed: int) -> None:
    lost = 0
    last = 0
    excused = 0
    heard: Log = None
    for state in states(seats, seed):
        assert conserved(state) == 39
        assert max(hand.bit_count() for hand in state.hands) <= 3
        lost += last - sum(state.permits) if last and sum(state.permits) < last else 0
        last = sum(state.permits)
        assert sum(state.permits) == seats - lost
        assert all(not state.permits[seat] for seat in range(seats) if not state.living >> seat & 1)
        for _, event, _ in entries(state.log, heard):
            if isinstance(event, Drew):
                excused |= 1 << event.seat | 1 << event.victim
            if isinstance(event, TookBack):
                excused |= 1 << event.seat
        heard = state.log
        for seat in each(state.living & state.bound):
            if (state.hands[seat] & ALL_WEAPONS).bit_count() > 1:
                assert excused >> seat & 1, "more than one weapon without exchange or Urn"
            else:
                excused &= ~(1 << seat)
        for place in each(state.closed):
            assert not state.places[place] or state.outcome is not None
            assert state.duel or not state.standing(place)
    assert state.outcome is not None
    assert state.outcome.winner is not None, "every game has one winner"
    assert state.turn <= 2 * seats
