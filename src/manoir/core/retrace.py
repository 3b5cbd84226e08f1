"""Imagining a game: suppose a deal that fits, and retrace every move that a seat was told of.

No event has to say which action it tells of: at every decision an action is taken that tells the seat just what it
was told. What is out of its sight is drawn at random among what is allowed, and where that leads nowhere, drawn again.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.chance import Luck, shuffle
from manoir.core.errors import ManoirError
from manoir.core.events import Event, Interjection, Log, told
from manoir.core.setup import Deal, Setup
from manoir.core.spelling import kinds
from manoir.core.state import State
from manoir.core.views import View

PATIENCE = 500
"""Dead ends after which a deal is taken not to fit."""
ATTEMPTS = 300


class DoesNotFit(ManoirError):
    """The deal, or a choice made on the way, tells the seat something else than the view says."""


class Supposition(Struct, frozen=True):
    """A deal that may lie behind a view; `allows` says of an action whether it may be what is told next.

    Events go by their place among those told. Only what the seat cannot see has to be ruled out.
    """

    deal: Deal
    allows: Callable[[int, Action], bool] = lambda at, action: True


Start = Callable[[Setup, Deal], State]


def imagine(start: Start, view: View, suppositions: Iterable[Supposition], luck: Luck) -> State:
    """The first of these that the view can be retraced on."""
    for _, supposition in zip(range(ATTEMPTS), suppositions, strict=False):
        try:
            return retrace(start, view, supposition, luck)
        except DoesNotFit:
            continue
    raise DoesNotFit(f"no game that fits the view was found in {ATTEMPTS} attempts")


def retrace(start: Start, view: View, supposition: Supposition, luck: Luck) -> State:
    """The state that a supposition leads to along the view, or DoesNotFit."""
    first = start(view.setup, supposition.deal)
    path: list[Iterator[tuple[State, int]]] = [iter(_heard(view, first, None, 0))]
    furthest = dead_ends = 0
    while path and dead_ends <= PATIENCE:
        found = next(path[-1], None)
        if found is None:
            path.pop()
            dead_ends += 1
            continue
        state, at = found
        if at == len(view.told) and (state.options if state.actor == view.seat else ()) == view.options:
            return state
        if at > furthest:
            furthest, dead_ends = at, 0
        path.append(_ways_on(view, state, at, supposition, luck))
    expected = view.told[furthest] if furthest < len(view.told) else "nothing more"
    raise DoesNotFit(f"nothing that is allowed tells {expected} after {furthest} events")


def _ways_on(view: View, state: State, at: int, supposition: Supposition, luck: Luck) -> Iterator[tuple[State, int]]:
    """What may follow, in random order; what is seldom done is tried only if all else leads nowhere."""
    following = view.told[at] if at < len(view.told) else None
    if isinstance(following, Interjection):
        after = state.clone()
        after.interject(following)
        yield from _heard(view, after, state.log, at)
        # Or else somebody has decided before, and nobody was told.
        following = None
    usual = state.step.cautious(state)
    for seldom in (False, True):
        options = tuple(action for action in state.options if action not in usual) if seldom else usual
        fitting = [action for action in options if _agree(action, following) and supposition.allows(at, action)]
        shuffle(fitting, luck)
        yield from _tried(view, state, at, fitting)


def _tried(view: View, state: State, at: int, actions: Iterable[Action]) -> Iterator[tuple[State, int]]:
    """Where one action tells of something else, its like are tried last."""
    put_off: dict[type[Action], list[Action]] = {}
    for action in actions:
        if type(action) in put_off:
            put_off[type(action)].append(action)
        elif found := _taken(view, state, at, action):
            yield from found
        else:
            put_off[type(action)] = []
    for action in chain.from_iterable(put_off.values()):
        yield from _taken(view, state, at, action)


def _taken(view: View, state: State, at: int, action: Action) -> list[tuple[State, int]]:
    after = state.clone()
    after.take(action)
    return _heard(view, after, state.log, at)


def _heard(view: View, state: State, before: Log, at: int) -> list[tuple[State, int]]:
    """The state, and how much of the view it has told; nothing if it has told something else."""
    news = tuple(told(state.log, view.seat, before))
    return [(state, at + len(news))] if news == view.told[at : at + len(news)] else []


def _agree(action: Action, event: Event | None) -> bool:
    """Whether the event says nothing else than the action of what both speak of; None says nothing."""
    for field in _shared(type(action), type(event)) if event else ():
        said = getattr(event, field)
        if said is not None and said != getattr(action, field):
            return False
    return True


@cache
def _shared(action: type[Action], event: type[Event]) -> tuple[str, ...]:
    """The fields of the same name and kind: an event repeats what it tells of an action."""
    of_event = kinds(event)
    return tuple(field for field, kind in kinds(action) if (field, kind) in of_event)
