"""Puzzles about who it was, as data for whoever shows them."""

from bisect import bisect_right
from collections.abc import Sequence

from manoir.core.events import Event
from manoir.games.knowing import Finding, HiddenRole
from manoir.games.registry import find_game
from manoir.puzzles.culprit.culprit_puzzle import CulpritPuzzle
from manoir.puzzles.telling import Ask, Narrator, PlainMark, Reason, Verdict


class CulpritNarrator(Narrator):
    """A seat is its number; the one row that counts on the sheet is the role."""

    def __init__(self, puzzle: CulpritPuzzle) -> None:
        self.puzzle: CulpritPuzzle = puzzle
        knowledge = find_game(puzzle.order.game).knowledge
        assert isinstance(knowledge, HiddenRole)
        assert knowledge.inquest
        self.role, self._inquest = knowledge.name, knowledge.inquest
        self._shown = {seat: puzzle.lines[number] for seat, number in knowledge.inquest.shown(puzzle.view).items()}

    def ask(self) -> Ask:
        return Ask("culprit", [])

    def offered(self) -> list[str]:
        return [str(seat) for seat in range(self.puzzle.view.setup.seats) if seat not in self._shown]

    def answer(self) -> list[str]:
        return [str(self.puzzle.answer)]

    def judge(self, given: Sequence[str]) -> Verdict:
        """Beside how it is known that it was not this one, the answer cannot stand."""
        if [*given] == self.answer():
            return Verdict(True)
        lines = {line for found in self.puzzle.proof.findings if str(found.seat) in given for line in found.lines}
        lines |= {line for seat, line in self._shown.items() if str(seat) in given}
        return Verdict(False, sorted(lines))

    def proof(self) -> list[Reason]:
        last = Reason("left", self.puzzle.answer, [self.role], True, [], [])
        return [*map(self._reason, self.puzzle.proof.findings), last]

    def hand(self) -> list[str]:
        return []

    def sizes(self) -> list[int]:
        return [0] * self.puzzle.view.setup.seats

    def categories(self) -> list[list[str]]:
        """The role, then what may be worth following."""
        return [[self.role], *map(list, self._inquest.things(self.puzzle.view))]

    def marks(self) -> list[list[PlainMark]]:
        """Who has been shown not to be the one."""
        marks: list[list[PlainMark]] = [[] for _ in self.puzzle.story]
        for seat, line in self._shown.items():
            marks[line].append(PlainMark(self.role, seat, False))
        return marks

    def told_by(self, line: int) -> tuple[Event, ...]:
        return self.puzzle.view.told[: bisect_right(self.puzzle.lines, line)]

    def _reason(self, found: Finding) -> Reason:
        things, lines = [*found.things], [*found.lines]
        if found.at is None:
            return Reason(found.rule, found.seat, [self.role], False, lines, things)
        return Reason(found.rule, found.seat, things, True, lines, [], at=found.at)
