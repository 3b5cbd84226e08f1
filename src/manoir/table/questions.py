"""What is asked of a seat, and how those questions are found that nobody else must notice."""

from collections.abc import Iterator
from math import inf
from typing import Any

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.game import Game
from manoir.core.seats import SPECTATOR
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.steps import Step
from manoir.core.views import view


class Question(Struct):
    """`state` is where its answer is checked; it never leaves the table."""

    seat: int
    ply: int
    state: State
    options: tuple[Action, ...]
    asked: float
    again: bool
    """Whether the same seat made the decision before."""
    is_quiet: bool
    """Nobody else may notice that it is asked."""
    closes: float | None
    """When it is over whether it was answered or not."""
    due: float = inf
    """When it is carried out: known once there is an answer, or from the start if it closes by itself."""
    answer: Action | None = None
    automatic: bool = False
    claim: str | None = None
    """Said once the answer is carried out."""
    spent: float = 0.0
    entrusted: float = -inf
    """Until when a bot may think about it: then another one is asked."""


_QUIET: dict[type[Step[Any]], bool] = {}


def is_quiet(game: Game, setup: Setup, state: State) -> bool:
    """Whether spectators cannot tell who is asked. That holds for all questions of one kind of step, or for none."""
    kind = type(state.step)
    known = _QUIET.get(kind)
    if known is None:
        picture = game.picture(view(setup, state, SPECTATOR))
        known = _QUIET[kind] = picture.asked != state.actor
    return known


def round_of(state: State) -> Iterator[State]:
    """The states in which each seat is asked in a row of quiet questions, as if all before it had said no.

    The last option of a quiet question is the one that leaves no trace.
    """
    kind = type(state.step)
    while state.actor >= 0 and type(state.step) is kind:
        yield state
        state = state.clone()
        state.take(state.options[-1])
