"""A puzzle about who of the players it was: how all others are cleared, and how hard that is."""

from msgspec import Struct

from manoir.games.knowing import Clearing, Finding
from manoir.puzzles.puzzle import Puzzle

WEIGHT: dict[Clearing, int] = {"beside": 2, "unarmed": 3, "took": 4, "played": 4, "clash": 8}
"""And one for each line besides the first that a step leans on."""
THRESHOLDS = (9, 12, 15, 21)
"""From so much effort on a proof is of level 2, 3, 4, 5."""


class Attention(Struct, frozen=True):
    """How many lines somebody keeps in mind at once, and whether what he found out helps him further."""

    lines: int
    further: bool


NOVICE = Attention(2, False)
DETECTIVE = Attention(4, True)


class Culprit(Struct, frozen=True, tag="culprit"):
    """Who of the players was it?"""


class Clearance(Struct, frozen=True):
    """How all others are cleared."""

    findings: tuple[Finding, ...]

    @property
    def effort(self) -> int:
        return sum(WEIGHT[found.rule] + len(found.lines) - 1 for found in self.findings)

    @property
    def chain(self) -> int:
        return 1 + any(found.at is not None for found in self.findings)

    @property
    def level(self) -> int:
        """0 where everybody else has shown his card."""
        return bool(self.findings) + sum(self.effort >= threshold for threshold in THRESHOLDS)

    def is_within(self, attention: Attention) -> bool:
        """Whether somebody with no more than this finds it all out."""
        return all(
            len(found.lines) <= attention.lines and (found.at is None or attention.further) for found in self.findings
        )


class CulpritPuzzle(Puzzle, frozen=True, kw_only=True):
    """`answer` is a seat."""

    question: Culprit
    answer: int
    proof: Clearance
    lines: tuple[int, ...]
    """The line of each event told."""
