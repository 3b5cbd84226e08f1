"""A puzzle at the terminal, from its story to its proof."""

from collections.abc import Callable
from time import monotonic

from rich.console import Console

from manoir.core.names import Language
from manoir.puzzles.puzzle import Puzzle
from manoir.terminal.puzzles.answers import is_word, read_answer
from manoir.terminal.puzzles.wordings import wording_of
from manoir.texts.catalogue import catalogue

DEGREES = 3
"""Of help for one step: where to look, what follows, the mark."""


class Session:
    """`read` asks for a line and raises EOFError when there is none."""

    def __init__(
        self, puzzle: Puzzle, title: str, language: Language, console: Console, read: Callable[[str], str]
    ) -> None:
        self.puzzle = puzzle
        self.title = title
        self.console = console
        self.read = read
        self.wording = wording_of(puzzle, language)
        self.term = catalogue("puzzles", language).term
        self.helps = self.tries = 0
        self.began = monotonic()

    def run(self) -> bool:
        """Whether it was solved."""
        self.tell()
        while True:
            try:
                typed = self.read(self.term("prompt")).strip()
            except EOFError:
                return False
            if is_word(typed, "quit"):
                return False
            if is_word(typed, "solution"):
                self.print(self.term("given-up", answer=self.wording.answer()))
                self.prove()
                return False
            if is_word(typed, "help"):
                self.give_help()
            elif self.judge(typed):
                return True

    def tell(self) -> None:
        wording = self.wording
        self.console.print(self.title, style="bold", highlight=False, markup=False)
        for line in (wording.head(), "", *wording.opening(), ""):
            self.print(line)
        for number, line in enumerate(wording.story(), 1):
            self.print(f"{number:3}. {line}")
        self.print("")
        for line in (table := wording.table()):
            self.print(line)
        if table:
            self.print("")
        self.console.print(wording.question(), style="bold", highlight=False, markup=False)
        for number, offer in enumerate(wording.offers(), 1):
            self.print(f"{number:3}. {offer}")
        self.print(self.term("example", typed=self.wording.example()))

    def judge(self, typed: str) -> bool:
        given = read_answer(typed, self.wording)
        wanted = len(self.wording.narrator.answer())
        if len(given) != wanted:
            example = self.term("example", typed=self.wording.example())
            self.print(
                self.term("unreadable", typed=typed, example=example) if not given else self.term("too-few", n=wanted)
            )
            return False
        self.tries += 1
        verdict = self.wording.narrator.judge(given)
        self.print(self.wording.verdict(verdict))
        if verdict.right:
            seconds = int(monotonic() - self.began)
            self.print(self.term("solved", time=f"{seconds // 60}:{seconds % 60:02}", helps=self.helps))
            self.prove()
        return verdict.right

    def give_help(self) -> None:
        """Three helps a step, one step after the other."""
        reasons = self.wording.narrator.proof()
        step, degree = divmod(self.helps, DEGREES)
        if step < len(reasons):
            self.helps += 1
        self.print(self.wording.help(reasons[min(step, len(reasons) - 1)], degree if step < len(reasons) else DEGREES))

    def prove(self) -> None:
        self.print(self.term("proof"))
        for line in self.wording.proof():
            self.print(f"  · {line}")
        self.print(self.term("again", name=self.puzzle.name))

    def print(self, line: str) -> None:
        self.console.print(line, highlight=False, markup=False)
