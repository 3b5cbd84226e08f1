"""A puzzle about hidden cards: what a seat noted of them, and which cells of its sheet are the answer."""

from manoir.deduction.facts import Fact
from manoir.deduction.notebook import Notebook
from manoir.puzzles.cards.proof import Proof
from manoir.puzzles.cards.questions import Question, denials
from manoir.puzzles.cards.sheet import Cell, Sheet
from manoir.puzzles.puzzle import Puzzle


class NotedPuzzle(Puzzle, frozen=True, kw_only=True):
    """`notebook` is what the lines of the story say."""

    notebook: Notebook


class CardPuzzle(NotedPuzzle, frozen=True, kw_only=True):
    question: Question
    answer: tuple[Cell, ...]
    proof: Proof

    def denials(self) -> list[Fact]:
        """Each of these facts says that the answer is another."""
        return denials(self.question, self.answer, Sheet(self.notebook))
