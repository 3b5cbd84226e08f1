"""Reasons: the few facts from which a certainty already follows."""

from __future__ import annotations

from collections.abc import Callable

from manoir.deduction.errors import TooWide
from manoir.deduction.facts import ENVELOPE, Fact, HasNone, HasSome, Leans, Saw
from manoir.deduction.posterior import Posterior, fits


def explain(posterior: Posterior, card: int, place: int) -> tuple[Fact, ...]:
    """Facts that force the card to be at the place, or not to be, none of which can be left out; oldest first.

    There may be several such sets: the smallest found is returned. A `ValueError` says that nothing is certain.
    """
    count = posterior.count(card, place)
    if 0 < count < posterior.total:
        raise ValueError(f"card {card} may be at place {place} or not")
    denial: Fact = HasNone(place, 1 << card) if count else Saw(place, card)
    facts: list[Fact] = [fact for fact in posterior.notebook.facts if not isinstance(fact, Leans)]

    def forced(kept: list[int]) -> bool:
        notebook = posterior.notebook.with_facts([denial, *(facts[number] for number in kept)])
        try:
            return not fits(notebook, posterior.limit)
        except TooWide:
            return False

    reasons = [minimal_forcing(order, forced) for order in preferences(facts, card, place)]
    reasons.sort(key=len)
    return tuple(facts[number] for number in sorted(reasons[0]))


def preferences(facts: list[Fact], card: int, place: int) -> list[list[int]]:
    """Orders in which to prefer facts: the earliest; those of the place, then of the card; those of the card."""
    numbers = range(len(facts))
    of_place = [not speaks_of(fact, place) for fact in facts]
    of_card = [not named(fact) >> card & 1 for fact in facts]
    return [
        list(numbers),
        sorted(numbers, key=lambda number: (of_place[number], of_card[number], -number)),
        sorted(numbers, key=lambda number: (of_card[number], of_place[number], -number)),
    ]


def named(fact: Fact) -> int:
    return 1 << fact.card if isinstance(fact, Saw) else fact.cards


def speaks_of(fact: Fact, place: int) -> bool:
    if isinstance(fact, (Saw, HasNone)):
        return fact.place == place
    return fact.player == place if isinstance(fact, (HasSome, Leans)) else place == ENVELOPE


def minimal_forcing(order: list[int], forced: Callable[[list[int]], bool]) -> list[int]:
    """A set from which nothing can be left out, made of the most preferred facts: whole halves are dropped first."""

    def within(given: list[int], candidates: list[int], grown: bool) -> list[int]:
        if grown and forced(given):
            return []
        if len(candidates) == 1:
            return candidates
        middle = len(candidates) // 2
        first, second = candidates[:middle], candidates[middle:]
        needed_second = within(given + first, second, True)
        needed_first = within(given + needed_second, first, bool(needed_second))
        return needed_first + needed_second

    return within([], order, True) if order else []
