"""Somebody plays before the full screen: the game goes on in a thread of its own, and each waits for the other."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Generic

from rich.console import Console

from manoir.core.names import Language
from manoir.terminal.desk import Choice, Pane, PlayerLeft, Sight, Sitting, T
from manoir.terminal.full.table import PANES, PATIENCE, Change, FullScreen
from manoir.terminal.prompt import COMMANDS
from manoir.texts.catalogue import HOUSE, catalogue
from manoir.texts.plainly import plain


class ScreenDesk:
    """The player's desk as the game sees it; whatever is shown is handed over to the screen."""

    def __init__(self, language: Language, begin: Callable[[], None]) -> None:
        self.term = catalogue(HOUSE, language).term
        self._asides: SimpleQueue[str] = SimpleQueue()
        self.app = FullScreen(language, begin, self._hear, self._asides.put, self.leave)
        self.unread: list[str] = []
        """What was answered since something was typed: it is said again when the screen is gone."""
        self._heard: SimpleQueue[str | None] = SimpleQueue()
        self._left = Event()
        self._sight: Sight | None = None

    def news(self, sentences: Sequence[str], sight: Sight) -> None:
        self.wait(0)
        self._sight = sight
        if sentences:
            board, hand = sight.board, sight.hand
            self._show(lambda: self.app.show_news(sentences))
            self._show(lambda: self.app.show_board(board, hand))

    def answer(self, text: str) -> None:
        self.unread.append(text)
        self._show(lambda: self.app.show_answer(text))

    def spread(self, sight: Sight) -> None:
        board, hand, notebook = sight.board, sight.hand, sight.notebook
        self._show(lambda: self.app.show_board(board, hand))
        self._show(lambda: self.app.show_notebook(notebook))

    def turn_to(self, pane: Pane, sight: Sight) -> None:
        self._show(lambda: self.app.action_turn_to(pane))

    def ponder(self, what: str) -> None:
        self._show(lambda: self.app.wait_for(what))

    def offer(self, question: str, choices: Sequence[Choice]) -> None:
        self._show(lambda: self._ask(question, choices))

    def _ask(self, question: str, choices: Sequence[Choice]) -> None:
        """What was typed before the question stood is on the line: nothing is answered that was not seen."""
        self.app.ask(question, choices)
        while early := self.aside():
            self.app.put_back(early)

    def confirm(self, question: str) -> None:
        """Nothing grave is done by a key pressed once too often."""
        answers = [self.term(word) for word in ("no", "yes")]
        self._show(lambda: self.app.ask(question, [Choice(answer, answer) for answer in answers], pointed=0))

    def wait(self, seconds: float) -> None:
        if self._left.wait(seconds):
            self.unread = []
            raise PlayerLeft

    def typed(self) -> str:
        return self._understood(self._heard.get())

    def typed_within(self, seconds: float) -> str | None:
        try:
            return self._understood(self._heard.get(timeout=seconds))
        except Empty:
            return None

    def aside(self) -> str | None:
        return None if self._asides.empty() else self._asides.get()

    def too_early(self, typed: str) -> None:
        self._show(lambda: self.app.put_back(typed))

    def withdraw(self) -> None:
        self._show(lambda: self.app.wait_for(self.term("others-play")))
        while not self._heard.empty():
            self._understood(self._heard.get())

    def _understood(self, heard: str | None) -> str:
        self.unread = []
        if heard is None:
            raise PlayerLeft
        return heard

    def leave(self) -> None:
        self._left.set()
        self._heard.put(None)

    def close(self) -> None:
        self._show(self.app.exit)

    def stay_awhile(self) -> None:
        """The last page is looked at until it is closed."""
        if self._sight is None or self._left.is_set():
            return
        self.spread(self._sight)
        self.turn_to("log", self._sight)
        command: str | None = None
        while command != "quit":
            self.offer(self.term("over.there"), [Choice(self.term("close"), "q")])
            heard = self._heard.get()
            command = "quit" if not heard else COMMANDS.get(plain(heard))
            if command in PANES:
                self.turn_to(command, self._sight)

    def _hear(self, typed: str) -> None:
        self._heard.put(typed)

    def _show(self, make: Callable[[], None]) -> None:
        self.app.post_message(Change(make))


class FullSitting(Generic[T]):
    """It begins when the screen is there, and closes the screen when it is over."""

    def __init__(self, sitting: Sitting[T], language: Language) -> None:
        self.sitting = sitting
        self.outcome: Future[T] = Future()
        self.thread = Thread(target=self._sit, daemon=True)
        self.desk = ScreenDesk(language, self.thread.start)

    def _sit(self) -> None:
        try:
            self.outcome.set_result(self.sitting(self.desk))
            self.desk.stay_awhile()
        except Exception as fault:
            self.outcome.set_exception(fault)
        self.desk.close()


def on_full_screen(sitting: Sitting[T], language: Language) -> T | None:
    """None if the player has left while the game waited for somebody who cannot be reached."""
    sat = FullSitting(sitting, language)
    sat.desk.app.run()
    if sat.thread.is_alive():
        sat.desk.leave()
        sat.thread.join(PATIENCE)
    for line in sat.desk.unread:
        Console(highlight=False, soft_wrap=True).print(line, markup=False)
    return None if sat.thread.is_alive() else sat.outcome.result()
