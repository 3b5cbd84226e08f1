"""Which card to show: the one that tells the asker least."""

from collections.abc import Iterable
from copy import copy

from manoir.bots.mansion.effort import Effort
from manoir.core.actions import Action
from manoir.deduction import Posterior, TooWide, second_order
from manoir.games.mansion.actions import Show


def quietness(options: Iterable[Action], known: Posterior, me: int, asker: int, effort: Effort) -> dict[Action, float]:
    """Of each card: how sure the asker already is that I hold it; all the same if that is too much to work out."""
    shows = [option for option in options if isinstance(option, Show)]
    if len(shows) == 1:
        return {shows[0]: 1.0}
    hurried = copy(known)
    hurried.limit = effort.states
    try:
        opinion = second_order(hurried, me, asker)
    except TooWide:
        return dict.fromkeys(shows, 0.0)
    return {show: float(opinion.chances[show.card]) for show in shows}
