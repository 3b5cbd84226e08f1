"""A seat's whole world: what it was told, and its options when it decides."""

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.events import Event, Log, told
from manoir.core.setup import Setup
from manoir.core.state import State


class View(Struct, frozen=True):
    setup: Setup
    seat: int
    told: tuple[Event, ...]
    options: tuple[Action, ...]
    cautious: tuple[Action, ...]
    """The options without those that throw a seat out of the game when wrong (see `Step.cautious`)."""


def view(setup: Setup, state: State, seat: int, since: Log = None) -> View:
    """No player, bot or screen is ever given more than this; with `since`, only what it was told after that moment."""
    known = tuple(told(state.log, seat, since))
    if state.actor != seat:
        return View(setup, seat, known, (), ())
    return View(setup, seat, known, state.options, state.step.cautious(state))
