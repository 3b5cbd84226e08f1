"""Puzzles about which turn wins whatever is drawn, as data for whoever shows them."""

from bisect import bisect_right
from collections.abc import Sequence

from manoir.core.events import Event
from manoir.games.knowing import Course, HiddenDraws
from manoir.games.registry import find_game
from manoir.puzzles.telling import Ask, Narrator, PlainMark, Reason, Sureness, TurnCourse, Verdict
from manoir.puzzles.winning.winning_puzzle import WinningPuzzle


class WinningNarrator(Narrator):
    """A turn is its number among those offered, from 1."""

    def __init__(self, puzzle: WinningPuzzle) -> None:
        self.puzzle: WinningPuzzle = puzzle
        knowledge = find_game(puzzle.order.game).knowledge
        assert isinstance(knowledge, HiddenDraws)
        assert knowledge.certainty
        self._certainty = knowledge.certainty
        self._hidden = knowledge.certainty.hidden(puzzle.view)

    def ask(self) -> Ask:
        return Ask(
            "winning",
            [],
            seat=1 - self.puzzle.view.seat,
            offers=[[*turn] for turn in self.puzzle.question.offers],
            turns=[self.spelled(self.done(course)) for course in self.puzzle.proof.courses],
            surely=[*self._hidden.surely],
        )

    def offered(self) -> list[str]:
        return [str(number + 1) for number in range(len(self.puzzle.question.offers))]

    def answer(self) -> list[str]:
        return [str(self.puzzle.answer + 1)]

    def judge(self, given: Sequence[str]) -> Verdict:
        """Against a wrong one speaks what the other may hold and do."""
        if [*given] == self.answer():
            return Verdict(True)
        reasons = [self._reason(int(number) - 1) for number in given if number in self.offered()]
        return Verdict(False, doubt=reasons[0] if reasons else None)

    def proof(self) -> list[Reason]:
        """Why each of the others fails, the plainest first; at last why this one does not."""
        courses, answer = self.puzzle.proof.courses, self.puzzle.answer
        wrong = sorted((at for at in range(len(courses)) if at != answer), key=lambda at: len(courses[at].cards))
        return [self._reason(at) for at in (*wrong, answer)]

    def hand(self) -> list[str]:
        return [*self._hidden.hand]

    def sizes(self) -> list[int]:
        return [*self._hidden.sizes]

    def marks(self) -> list[list[PlainMark]]:
        return [[] for _ in self.puzzle.story]

    def told_by(self, line: int) -> tuple[Event, ...]:
        return self.puzzle.view.told[: bisect_right(self.puzzle.lines, line)]

    def course(self, reason: Reason) -> Course:
        """The one that a step of the proof speaks of."""
        assert reason.outcome
        return self.puzzle.proof.courses[reason.outcome.offer - 1]

    def done(self, course: Course) -> list[Event]:
        """By the seat in its turn."""
        return [event for event in course.turn if self._tells(event) and not self._is_chance(event)]

    def follows(self, course: Course) -> list[Event]:
        """What chance does meanwhile, and then the other."""
        return [*filter(self._is_chance, course.turn), *filter(self._tells, course.answer)]

    def _tells(self, event: Event) -> bool:
        return self._certainty.tells(event)

    def _is_chance(self, event: Event) -> bool:
        return isinstance(event, self._certainty.by_chance)

    def _reason(self, at: int) -> Reason:
        course = self.puzzle.proof.courses[at]
        outcome = TurnCourse(at + 1, self.spelled(self.follows(course)), course.left, course.needed)
        foe = 1 - self.puzzle.view.seat
        return Reason(_rule(course), foe, [*course.cards], course.wins, [], [], outcome=outcome)


def _rule(course: Course) -> Sureness:
    """He cannot undo it; he was first; it falls short; he undoes it."""
    if course.wins:
        return "stands"
    if course.cards:
        return "undone"
    return "first" if course.left >= course.needed else "short"
