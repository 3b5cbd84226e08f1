"""Whether a question settles it whatever the answer, asked of a SAT solver: every answer, every pair of envelopes.

Answers are written out here from the rule of the game alone: who is asked, in which order, and who stops it.
"""

from collections.abc import Iterator
from itertools import combinations, product

from bench.deduction_sat import is_possible
from manoir.deduction import ENVELOPE, Fact, HasNone, Notebook, Saw, cards_in
from manoir.puzzles.settling.settling_puzzle import SettlingPuzzle


def answers(cards: int, asked: list[int], everybody: bool) -> Iterator[list[Fact]]:
    """What can be seen and heard: each one asked shows one of the cards, or has none of them."""
    if not asked:
        yield []
        return
    first, *others = asked
    for later in answers(cards, others, everybody):
        yield [HasNone(first, cards), *later]
    for card in cards_in(cards):
        if not everybody:
            yield [Saw(first, card)]
            continue
        for later in answers(cards & ~(1 << card), others, everybody):
            yield [Saw(first, card), *later]


def envelopes(notebook: Notebook) -> list[list[Fact]]:
    """All that the notebook leaves."""
    kinds = [
        [card for card in cards_in(kind) if is_possible(notebook, [Saw(ENVELOPE, card)])]
        for kind in notebook.categories
    ]
    found: list[list[Fact]] = [[Saw(ENVELOPE, card) for card in trio] for trio in product(*kinds)]
    return [trio for trio in found if is_possible(notebook, trio)]


def settles(notebook: Notebook, seat: int, cards: int, everybody: bool) -> bool:
    """No answer fits two of the envelopes."""
    seats = len(notebook.hands)
    asked = [(seat + step) % seats for step in range(1, seats)]
    left = envelopes(notebook)
    return not any(
        all(is_possible(notebook, [*answer, *envelope]) for envelope in pair)
        for answer in answers(cards, asked, everybody)
        for pair in combinations(left, 2)
    )


def settling_offers(puzzle: SettlingPuzzle, everybody: bool) -> set[int]:
    return {cards for cards in puzzle.question.offers if settles(puzzle.notebook, puzzle.view.seat, cards, everybody)}
