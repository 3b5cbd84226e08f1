"""Suppositions: what a patient detective tries where all else fails, one at a time, where little is in doubt."""

from manoir.puzzles.cards.questions import Question, Sealed
from manoir.puzzles.cards.reasoning import DETECTIVE, Reasoner
from manoir.puzzles.cards.sheet import Cell

SUPPOSED = 3
"""So few places or cards may be in doubt where a supposition is tried."""


def settle(question: Question, reasoner: Reasoner, supposing: bool) -> tuple[Cell, ...]:
    """The answer, by suppositions too if they are allowed; none if it stays open."""
    return question.answer(reasoner.sheet) or (_supposing(question, reasoner) if supposing else ())


def _supposing(question: Question, reasoner: Reasoner) -> tuple[Cell, ...]:
    while True:
        doubts = list(question.doubts(reasoner.sheet))
        if not doubts or len(doubts) > SUPPOSED * (len(reasoner.sheet.envelope) if isinstance(question, Sealed) else 1):
            return ()
        tried = (reasoner.suppose(doubt, holds, DETECTIVE) for holds in (False, True) for doubt in doubts)
        step = next((step for step in tried if step), None)
        if step is None:
            return ()
        reasoner.sheet.conclude(step)
        reasoner.follow(DETECTIVE)
        if answer := question.answer(reasoner.sheet):
            return answer
