"""What each seat of a finished game could know: how many solutions were possible for it, turn by turn."""

from msgspec import Struct

from manoir.core.match import Match
from manoir.deduction.errors import TooWide
from manoir.deduction.posterior import solve
from manoir.table.helping.assistance import cards_of
from manoir.table.past.turns import turns


class SolutionsLeft(Struct, frozen=True):
    """From the move of this number on, so many solutions were possible; 0 is the deal."""

    ply: int
    solutions: int


def review(match: Match) -> list[list[SolutionsLeft]]:
    """By seat, whenever the number has changed; where the solution became certain, the very move."""
    courses = [_Course(match, seat) for seat in range(match.setup.seats)]
    # Knowledge is looked at when a turn is over.
    for turn in turns(match):
        for course in courses:
            course.look(turn.replay, turn.begun, turn.ply)
    return [course.found for course in courses]


class _Course:
    """What one seat could know. Facts are only ever added, so their number tells whether anything is new."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.facts = -1
        self.found: list[SolutionsLeft] = []
        self.look(Match(match.game, match.setup, match.deal), 0, 0)

    def look(self, replay: Match, begun: int, ply: int) -> None:
        if self.found and self.found[-1].solutions == 1:
            return
        solutions = self._possible(replay)
        if solutions is None or (self.found and self.found[-1].solutions == solutions):
            return
        self.found.append(SolutionsLeft(self._moment(begun, ply) if solutions == 1 else ply, solutions))

    def _possible(self, replay: Match) -> int | None:
        """None if nothing is new, or it is too much to be counted."""
        notebook = cards_of(replay.game).notebook(replay.view(self.seat))
        if len(notebook.facts) == self.facts:
            return None
        self.facts = len(notebook.facts)
        try:
            return len(solve(notebook).envelopes())
        except TooWide:
            return None

    def _moment(self, begun: int, ply: int) -> int:
        """The move of a turn after which one solution was left."""
        self.facts = -1
        moves = self.match.moves
        replay = Match(self.match.game, self.match.setup, self.match.deal, moves[:begun])
        for at in range(begun, ply):
            replay.make(moves[at])
            if self._possible(replay) == 1:
                return at + 1
        return ply
