"""Reading the others: whether one who asks about a card holds it, by what his earlier questions turned out to be; what
else one may hold who has shown a card; and which card was shown to whom, by what is asked for again."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from manoir.core.views import View
from manoir.deduction import HasSome, Notebook, Posterior, TooWide, solve
from manoir.deduction.answers import even_choice
from manoir.games.mansion.deck import Cards, together
from manoir.games.mansion.events import Showed, Suggested

Reading: TypeAlias = Callable[[Posterior, View], Notebook]
"""What a player makes of the others' manners; one may also go without."""

HABITS = {0.02: 64, 0.3: 4, 1.0: 1, 3.0: 1}
"""How much likelier a player may be to name a card of his own than another one, and how many players are like that as
long as nothing is known of them: most hardly ever do. A single card of his own that he named tells of a bluffer."""
BOTS_HABITS = {0.02: 200, 0.3: 2, 1.0: 1, 3.0: 1}
"""The same where all are known to be bots: but for a few, they never name a card of their own."""
FINE = 64
"""Weights are whole numbers; the least is this."""
WAS_ANOTHER = 16
"""How much likelier somebody who asks again for a card was shown another than this one."""


def named_by(view: View) -> list[Cards]:
    """By seat, the suspects and weapons that it has named; places do not count, for one must be in them."""
    named = [0] * view.setup.seats
    for event in view.told:
        if isinstance(event, Suggested):
            named[event.seat] |= 1 << event.suspect | 1 << event.weapon
    return named


def liking_for_own(own: int, others: int, share: float, habits: Mapping[float, int] = HABITS) -> float:
    """How much likelier than another card a player names one of his own, who has named so many of both and holds that
    share of the deck."""
    players = {}
    for habit, number in habits.items():
        naming_own = habit * share / (habit * share + 1 - share)
        players[habit] = number * naming_own**own * (1 - naming_own) ** others
    return sum(habit * number for habit, number in players.items()) / sum(players.values())


def read_suggestions(known: Posterior, view: View, habits: Mapping[float, int] = HABITS) -> Notebook:
    """The notebook with what the others' suggestions let one guess."""
    facts = known.notebook.copy()
    for seat, named in enumerate(named_by(view)):
        own, open_ = named & known.certain(seat), named & known.possible(seat) & ~known.certain(seat)
        if seat == view.seat or not open_:
            continue
        share = facts.size(seat) / facts.deck.bit_count()
        liking = liking_for_own(own.bit_count(), (named & ~known.possible(seat)).bit_count(), share, habits)
        size = open_.bit_count()
        least = min(1.0, liking**size)
        table = tuple(round(FINE * liking**held / least) for held in range(size + 1))
        facts.leans(seat, open_, table, audience=1 << view.seat)
    return facts


def read_showings(facts: Notebook, view: View) -> None:
    """Adds that whoever showed this seat a card chose it evenly among those named; many show again what they showed
    before, which tells nothing."""
    named: Cards = 0
    shown: list[Cards] = [0] * view.setup.seats
    for event in view.told:
        if isinstance(event, Suggested):
            named = together((event.suspect, event.weapon, event.room))
        elif isinstance(event, Showed) and event.to == view.seat and event.card is not None:
            others = named & ~(1 << event.card)
            if not named & shown[event.seat]:
                facts.leans(event.seat, others, even_choice(others.bit_count()), audience=1 << view.seat)
            shown[event.seat] |= 1 << event.card


def shown_to_others(view: View) -> set[tuple[int, Cards]]:
    """Hands of which somebody saw a card, with what it can have been if nobody asks for what he has seen; only where
    he has asked again."""
    named: Cards = 0
    seen: dict[int, list[tuple[int, Cards, Cards]]] = {seat: [] for seat in range(view.setup.seats)}
    for event in view.told:
        if isinstance(event, Suggested):
            named = together((event.suspect, event.weapon, event.room))
            seen[event.seat] = [(hand, cards, rest & ~named) for hand, cards, rest in seen[event.seat]]
        elif isinstance(event, Showed) and event.card is None:
            seen[event.to].append((event.seat, named, named))
    return {(hand, rest) for found in seen.values() for hand, cards, rest in found if rest not in (0, cards)}


def read_repeated_suggestions(facts: Notebook, known: Posterior, view: View) -> None:
    """Adds that whoever names a card again was not shown it."""
    for seat, cards in sorted(shown_to_others(view)):
        open_ = cards & known.possible(seat)
        if open_ and not open_ & known.certain(seat):
            facts.leans(seat, open_, (1, *(WAS_ANOTHER,) * open_.bit_count()), audience=1 << view.seat)


def read(known: Posterior, view: View, habits: Mapping[float, int] = HABITS) -> Notebook:
    """The notebook with all that the others' manners let one guess."""
    facts = read_suggestions(known, view, habits)
    read_showings(facts, view)
    read_repeated_suggestions(facts, known, view)
    return facts


def believe(facts: Notebook, view: View, states: int, reading: Reading | None = read) -> Posterior:
    """All that can be known and guessed; less of it, but nothing untrue, if that is too much to work out in time."""
    try:
        known = solve(facts, states)
    except TooWide:
        return solve(facts.with_facts(fact for fact in facts.facts if not isinstance(fact, HasSome)))
    if reading is None:
        return known
    try:
        return solve(reading(known, view), states)
    except TooWide:
        return known
