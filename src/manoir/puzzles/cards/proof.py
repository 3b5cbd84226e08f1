"""A proof: the steps that lead to an answer, none of them idle, and how hard they are."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from manoir.deduction.facts import Fact
from manoir.puzzles.cards.sheet import Cell, Rule, Sheet, Step, cells

OBVIOUS: frozenset[Rule] = frozenset({"seen", "elsewhere"})
"""What every sheet shows at a glance: it makes a proof neither longer nor harder."""

WEIGHT: dict[Rule, int] = {"last-place": 2, "full": 2, "all-needed": 2, "narrowed": 3, "barred": 4, "crowded": 5}
SUPPOSITION = 6
"""A supposition weighs this and its own steps."""
THRESHOLDS = (9, 15, 23, 34)
"""From so much effort on a proof is of level 2, 3, 4, 5."""
SUPPOSING = 4
"""A proof with a supposition is of this level at least."""


class Proof(Struct, frozen=True):
    """`turns` are those whose facts it needs; 0 is the deal."""

    steps: tuple[Step, ...]
    turns: tuple[int, ...]
    rules: tuple[Rule, ...]
    chain: int
    """How many steps, one upon the other, lead from facts to the answer."""
    effort: int

    @property
    def supposes(self) -> bool:
        return "suppose" in self.rules

    @property
    def level(self) -> int:
        """0 for what is seen at a glance."""
        found = (self.effort > 0) + sum(self.effort >= threshold for threshold in THRESHOLDS)
        return max(found, SUPPOSING) if self.supposes else found


def proof_of(goal: Collection[Cell], sheet: Sheet, facts: Sequence[Fact]) -> Proof:
    """Of these cells, all of them settled on the sheet."""
    steps = _needed(goal, sheet)
    used = sorted({facts[number].origin.turn for step in steps for number in step.facts})
    rules = sorted({step.rule for step in _all(steps)})
    return Proof(steps, tuple(used), tuple(rules), _chain(steps), sum(map(_effort, steps)))


def _needed(goal: Collection[Cell], sheet: Sheet) -> tuple[Step, ...]:
    """Each step with only those of its cards that lead on."""
    wanted = {*goal}
    kept: list[Step] = []
    for step in reversed(sheet.steps):
        mine = [cell for cell in cells(step.row, step.cards) if cell in wanted]
        if mine:
            wanted |= {*step.because}
            cards = sum(1 << cell.card for cell in mine)
            kept.append(Step(step.rule, step.row, cards, step.holds, step.facts, step.because, step.inner))
    return tuple(reversed(kept))


def _all(steps: Sequence[Step]) -> list[Step]:
    return [found for step in steps for found in (step, *_all(step.inner))]


def _effort(step: Step) -> int:
    if step.rule == "suppose":
        return SUPPOSITION + sum(WEIGHT.get(inner.rule, 0) for inner in step.inner) if step.inner else 0
    return WEIGHT.get(step.rule, 0)


def _chain(steps: Sequence[Step]) -> int:
    depth: dict[Cell, int] = {}
    for step in steps:
        before = max((depth.get(cell, 0) for cell in step.because), default=0)
        for cell in cells(step.row, step.cards):
            depth[cell] = before + (step.rule not in OBVIOUS)
    return max(depth.values(), default=0)
