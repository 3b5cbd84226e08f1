"""Who speaks of a puzzle, by its kind."""

from manoir.puzzles.cards.card_puzzle import CardPuzzle
from manoir.puzzles.cards.telling import CardNarrator
from manoir.puzzles.culprit.culprit_puzzle import CulpritPuzzle
from manoir.puzzles.culprit.telling import CulpritNarrator
from manoir.puzzles.puzzle import Puzzle
from manoir.puzzles.settling.settling_puzzle import SettlingPuzzle
from manoir.puzzles.settling.telling import SettlingNarrator
from manoir.puzzles.telling import Narrator
from manoir.puzzles.winning.telling import WinningNarrator
from manoir.puzzles.winning.winning_puzzle import WinningPuzzle


def narrator_of(puzzle: Puzzle) -> Narrator:
    if isinstance(puzzle, CulpritPuzzle):
        return CulpritNarrator(puzzle)
    if isinstance(puzzle, SettlingPuzzle):
        return SettlingNarrator(puzzle)
    if isinstance(puzzle, WinningPuzzle):
        return WinningNarrator(puzzle)
    assert isinstance(puzzle, CardPuzzle)
    return CardNarrator(puzzle)
