"""Line after line: for scripts, pipes and screen readers, and for whoever likes it so."""

import time
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from manoir.terminal.desk import Choice, Pane, PlayerLeft, Sight
from manoir.terminal.wrapping import hanging, unbroken

PROMPT = "> "


class Lines:
    """`ready` says whether a line is typed within so many seconds; where that cannot be known, there is none."""

    def __init__(
        self,
        console: Console,
        plain: bool,
        read: Callable[[str], str],
        ready: Callable[[float], bool] | None = None,
    ) -> None:
        self.console = console
        self.plain = plain
        self.read = read
        self.ready = ready
        self._early: list[str] = []
        self._is_prompted = False
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
        if pane == "notebook" and self.plain:
            self._print(sight.noted)
        elif pane == "notebook":
            self.console.print(sight.notebook)
        elif pane == "log":
            self._print(self._log)
        elif self.plain:
            self._print(sight.described)
        else:
            self._draw(sight)

    def ponder(self, what: str) -> None:
        """Whoever reads lines knows what was typed last."""

    def offer(self, question: str, choices: Sequence[Choice]) -> None:
        marks = [f"  {choice.typed}. " if choice.typed else "  " for choice in choices]
        listed = (self._listed(mark, choice.label) for mark, choice in zip(marks, choices, strict=True))
        self._print([question, *listed])

    def confirm(self, question: str) -> None:
        self._print([question])

    def wait(self, seconds: float) -> None:
        try:
            time.sleep(seconds)
        except KeyboardInterrupt:
            raise PlayerLeft from None

    def typed(self) -> str:
        if self._early:
            return self._early.pop(0)
        prompt, self._is_prompted = "" if self._is_prompted else PROMPT, False
        return self._line(prompt)

    def typed_within(self, seconds: float) -> str | None:
        if self.ready is None or self._early:
            return self.typed()
        if not self._is_prompted:
            self.console.print(PROMPT, end="")
            self._is_prompted = True
        return self.typed() if self._is_ready(seconds) else None

    def aside(self) -> str | None:
        return self._line("") if self._is_ready(0) else None

    def too_early(self, typed: str) -> None:
        self._early.append(typed)

    def withdraw(self) -> None:
        self._early = []

    def _is_ready(self, seconds: float) -> bool:
        try:
            return self.ready is not None and self.ready(seconds)
        except KeyboardInterrupt:
            raise PlayerLeft from None

    def _line(self, prompt: str) -> str:
        try:
            return self.read(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise PlayerLeft from None

    def _listed(self, mark: str, label: str) -> str:
        return mark + label if self.console.soft_wrap else hanging(mark, unbroken(label), self.console.width)

    def _wrapped(self, line: str) -> str:
        return hanging("", unbroken(line), self.console.width)

    def _draw(self, sight: Sight) -> None:
        self.console.print(Text.assemble(sight.board, sight.hand, "\n"))

    def _print(self, lines: Iterable[str]) -> None:
        """What is told while somebody is asked stands under the prompt, which comes again."""
        for line in lines:
            if self._is_prompted:
                self.console.print()
                self._is_prompted = False
            broken = line if self.console.soft_wrap else "\n".join(map(self._wrapped, line.splitlines()))
            self.console.print(broken, markup=False, highlight=False)
