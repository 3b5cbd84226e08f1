"""Reading the others: who asks about a card seldom holds it."""

from manoir.core.views import View
from manoir.deduction import HasSome, Notebook, Posterior, TooWide, solve
from manoir.games.mansion.events import Suggested

ODDS = 4
"""How much likelier a named suspect or weapon is not to be in the asker's own hand, each for itself."""


def read_suggestions(facts: Notebook, view: View) -> Notebook:
    """The notebook with what the others' suggestions let one guess; places do not count, for one must be in them."""
    named = [0] * view.setup.seats
    for event in view.told:
        if isinstance(event, Suggested) and event.seat != view.seat:
            named[event.seat] |= 1 << event.suspect | 1 << event.weapon
    for seat, cards in enumerate(named):
        if cards:
            size = cards.bit_count()
            table = tuple(ODDS ** (size - held) for held in range(size + 1))
            facts.leans(seat, cards, table, audience=1 << view.seat)
    return facts


def believe(facts: Notebook, view: View, states: int) -> Posterior:
    """All that can be known and guessed; less of it, but nothing untrue, if that is too much to work out in time."""
    guessed = read_suggestions(facts.copy(), view)
    for notebook in (guessed, facts):
        try:
            return solve(notebook, states)
        except TooWide:
            continue
    return solve(facts.with_facts(fact for fact in facts.facts if not isinstance(fact, HasSome)))
