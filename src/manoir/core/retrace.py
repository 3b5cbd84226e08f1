"""Imagining a game: start from a deal that fits, and retrace every move that a seat was told of."""

from collections.abc import Callable, Sequence
from typing import Any

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import ManoirError
from manoir.core.events import Event, Interjection, told
from manoir.core.game import Deal, Game
from manoir.core.state import State
from manoir.core.views import View

Guide = Callable[[Any, Sequence[Event], Luck], Action]
"""The action that a state's actor took, given what the seat is told next; a hidden choice is drawn at random."""


class DoesNotFit(ManoirError):
    """The deal, or a choice made on the way, tells the seat something else than the view says."""


def retrace(game: Game, view: View, deal: Deal, guide: Guide, luck: Luck) -> State:
    """The state that `deal` leads to along the view, or DoesNotFit."""
    state = game.start(view.setup, deal)
    expected = view.told
    at = 0
    seen = None
    while True:
        for event in told(state.log, view.seat, seen):
            if at == len(expected) or event != expected[at]:
                raise DoesNotFit(f"told {event}, expected {expected[at] if at < len(expected) else 'nothing'}")
            at += 1
        seen = state.log
        if at == len(expected) and (state.options if state.actor == view.seat else ()) == view.options:
            return state
        following = expected[at] if at < len(expected) else None
        if isinstance(following, Interjection):
            state.interject(following)
        elif state.outcome is not None:
            raise DoesNotFit("the game ended before the view does")
        else:
            state.take(guide(state, expected[at:], luck))
