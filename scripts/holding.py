"""Whether a night of Hantise is won whatever the other soul draws and plays: all of it is tried."""

from collections.abc import Iterator, Sequence

from manoir.core.match import Match
from manoir.games.hantise.actions import FOLD
from manoir.games.hantise.state import HantiseState


def breaking(match: Match, moves: Sequence[str]) -> tuple[str, ...] | None:
    """After these moves of whoever has the turn, the first reply that saves the night; None if there is none."""
    state = match.state.clone()
    assert isinstance(state, HantiseState)
    seat = state.player
    for text in moves:
        state.take(match.game.action(text))
    return next(_saved(state, seat, state.turn, ()), None)


def _saved(state: HantiseState, seat: int, turn: int, played: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if state.won[seat]:
        return
    if state.player == seat and state.turn != turn:
        yield played
        return
    for option in state.options:
        if option is not FOLD:
            after = state.clone()
            after.take(option)
            yield from _saved(after, seat, turn, (*played, option.text))
