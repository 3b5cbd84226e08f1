"""Line after line: for scripts, pipes and screen readers, and for whoever likes it so."""

import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from manoir.terminal.desk import Choice, Left, Pane, Sight


class Lines:
    def __init__(self, console: Console, plain: bool, read: Callable[[str], str]) -> None:
        self.console = console
        self.plain = plain
        self.read = read
        self._log: list[str] = []
        self._described: list[str] = []

    def news(self, sentences: Sequence[str], sight: Sight) -> None:
        self._log += sentences
        self._print(sentences)

    def answer(self, text: str) -> None:
        self._print([text])

    def spread(self, sight: Sight) -> None:
        """A reader is read what has changed; all of it when it is asked for."""
        if not self.plain:
            self._draw(sight)
            return
        before, self._described = self._described, sight.described
        self._print(line for line in self._described if line not in before)

    def turn_to(self, pane: Pane, sight: Sight) -> None:
        if pane == "notebook":
            self.console.print(sight.notebook)
        elif pane == "log":
            self._print(self._log)
        elif self.plain:
            self._print(sight.described)
        else:
            self._draw(sight)

    def offer(self, question: str, choices: Sequence[Choice]) -> None:
        numbers = [f"{choice.typed}. " if choice.typed else "" for choice in choices]
        self._print([question, *(f"  {number}{choice.label}" for number, choice in zip(numbers, choices, strict=True))])

    def confirm(self, question: str) -> None:
        self._print([question])

    def wait(self, seconds: float) -> None:
        try:
            time.sleep(seconds)
        except KeyboardInterrupt:
            raise Left from None

    def typed(self) -> str:
        try:
            return self.read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _draw(self, sight: Sight) -> None:
        self.console.print(Text.assemble(sight.board, sight.hand, "\n"))

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(line, markup=False, highlight=False)
