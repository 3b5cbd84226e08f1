"""Who puts a puzzle into sentences, by its kind."""

from manoir.core.names import Language
from manoir.puzzles.kinds import CULPRIT, SETTLING, WINNING
from manoir.puzzles.puzzle import Puzzle
from manoir.terminal.puzzles.culprit_wording import CulpritWording
from manoir.terminal.puzzles.settling_wording import SettlingWording
from manoir.terminal.puzzles.winning_wording import WinningWording
from manoir.terminal.puzzles.wording import Wording

KINDS: dict[str, type[Wording]] = {CULPRIT: CulpritWording, SETTLING: SettlingWording, WINNING: WinningWording}


def wording_of(puzzle: Puzzle, language: Language) -> Wording:
    return KINDS.get(puzzle.order.kind, Wording)(puzzle, language)
