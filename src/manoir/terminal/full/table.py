"""The full screen: board, hand, notebook, log, and the question with its choices above a line to type on."""

from collections.abc import Callable, Iterator, Sequence

from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingsMap
from textual.containers import Container, Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.suggester import SuggestFromList
from textual.widgets import Footer, Input, OptionList, Static

from manoir.core.names import Language
from manoir.terminal.desk import Choice, Pane
from manoir.terminal.full.glue import Choices, Prose, glued
from manoir.terminal.screen import OWN, TYPED
from manoir.texts.catalogue import HOUSE, catalogue

PANES: tuple[Pane, ...] = ("board", "notebook", "log")
LOG_LINES = 300
GLANCE = 0.1
"""Seconds after which the log has caught up with its end."""
PATIENCE = 3.0
"""Seconds in which a game that is left should have come to know of it."""
KEYS = {
    "f1": ("hear('?')", "key.help"),
    "f2": ("turn_to('board')", "pane.board"),
    "f3": ("turn_to('notebook')", "pane.notebook"),
    "f4": ("turn_to('log')", "pane.log"),
    "f5": ("hear('i')", "key.advice"),
    "f6": ("hear('w')", "key.why"),
    "f10": ("leave", "key.quit"),
}
HIDDEN_KEYS = [
    Binding(key, action, show=False, priority=True)
    for key, action in {
        "ctrl+q": "leave",
        "ctrl+c": "leave",
        "escape": "step_back",
        "up": "point(-1)",
        "down": "point(1)",
        "pageup": "scroll(-1)",
        "pagedown": "scroll(1)",
    }.items()
]


class Change(Message):
    """Something to show, from whoever plays beside the screen."""

    def __init__(self, make: Callable[[], None]) -> None:
        super().__init__()
        self.make = make


class Latest(VerticalScroll):
    """Its end is in sight however much it holds and however much room there is; whoever reads back is left alone."""

    _end = 0
    _reads_back = False

    def on_mount(self) -> None:
        # Not by events: an anchor sinks what is short to the foot, and not every change of room is told.
        self.set_interval(GLANCE, self._keep_up)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        # Where there is no room any more it is moved too, but to the end.
        self._reads_back = new_value < self.max_scroll_y

    def _keep_up(self) -> None:
        has_slipped = not self._reads_back and self.scroll_y != self.max_scroll_y
        if has_slipped or self._end != self.max_scroll_y:
            self._end = self.max_scroll_y
            self.scroll_end(animate=False, immediate=True)


class FullScreen(App[None]):
    """Panes that fold into one another where there is no room; the line to type on always has the keys."""

    CSS_PATH = "look.tcss"
    AUTO_FOCUS = "#line"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (165, "-vast")]

    def __init__(
        self,
        language: Language,
        begin: Callable[[], None],
        hear: Callable[[str], None],
        overhear: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        """`hear` is given answers, `overhear` what is typed while nothing is asked."""
        super().__init__()
        self.begin = begin
        self.term = catalogue(HOUSE, language).term
        self.hear = hear
        self.overhear = overhear
        self.leave = leave
        self.choices: Sequence[Choice] | None = None
        self._news: list[str] = []
        self._fresh = 0
        self._has_chosen = False
        self._answers: list[str] = []
        self._bindings = BindingsMap([*self._shown_keys(), *HIDDEN_KEYS])

    def _shown_keys(self) -> Iterator[Binding]:
        """In the reader's language, so not of the class."""
        for key, (action, name) in KEYS.items():
            yield Binding(key, action, self.term(name), key_display=key.upper(), priority=True)

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with ScrollableContainer(id="board", classes="pane"):
                yield Prose(id="board-text")
            with Vertical(id="side"):
                with Horizontal(id="reading"):
                    with ScrollableContainer(id="notebook", classes="pane"):
                        yield Prose(id="notebook-text")
                    with Latest(id="log", classes="pane"):
                        yield Prose(id="log-text")
                with Container(id="asked", classes="pane"):
                    yield Prose(id="question")
                    yield Choices(id="choices", markup=False)
        with VerticalScroll(id="answers"):
            yield Prose(id="answer-text")
        yield Prose(id="hand")
        yield Input(id="line")
        yield Footer(compact=True)

    def on_mount(self) -> None:
        for pane in (*PANES, "asked"):
            self.query_one(f"#{pane}").border_title = self.term(f"pane.{pane}")
        for widget in self.query("ScrollableContainer, VerticalScroll, OptionList"):
            widget.can_focus = False
        self.query_one("#answers").display = False
        self.action_turn_to("board")
        self.wait_for(self.term("others-play"))
        self.begin()

    def on_change(self, change: Change) -> None:
        change.make()

    def show_board(self, board: Text, hand: Text) -> None:
        board.plain, hand.plain = glued(board.plain), glued(hand.plain)
        self._text("board").update(board)
        self.query_one("#hand", Static).update(hand)
        self.query_one("#hand").display = bool(hand)
        if rows := _rows(board, TYPED) or _rows(board, OWN):
            pane = self.query_one("#board")
            pane.scroll_to(y=(min(rows) + max(rows)) // 2 - pane.size.height // 2)

    def show_notebook(self, notebook: Text) -> None:
        """A sheet of columns is as wide as it is; sentences are broken."""
        self._text("notebook").styles.width = "auto" if notebook.no_wrap else "1fr"
        self._text("notebook").update(notebook)

    def show_news(self, sentences: Sequence[str]) -> None:
        """What has happened since the last choice stands out."""
        self._news = [*self._news, *map(glued, sentences)][-LOG_LINES:]
        self._fresh = len(sentences) + (0 if self._has_chosen else self._fresh)
        self._has_chosen = False
        old, new = self._news[: -self._fresh or None], self._news[-self._fresh :] if self._fresh else []
        log = Text("\n".join(old), "dim")
        self._text("log").update(log.append("\n" if old and new else "").append("\n".join(new), "not dim"))

    def show_answer(self, text: str) -> None:
        self._answers.append(glued(text))
        self.query_one("#answer-text", Static).update(Text("\n".join(self._answers)))
        self.query_one("#answers").display = True
        self.query_one("#answers").scroll_home(animate=False)

    def ask(self, question: str, choices: Sequence[Choice], pointed: int | None = None) -> None:
        self.choices = choices
        self.query_one("#question", Static).update(Text(glued(question)))
        offered = self.query_one(OptionList)
        offered.clear_options()
        offered.add_options([_line(choice) for choice in choices])
        offered.highlighted = 0 if len(choices) == 1 else pointed
        line = self.query_one(Input)
        line.placeholder = self.term("type-here")
        line.suggester = SuggestFromList([choice.label for choice in choices], case_sensitive=False)

    def wait_for(self, what: str) -> None:
        self.choices = None
        self.query_one("#question", Static).update(Text(glued(what), "dim italic"))
        self.query_one(OptionList).clear_options()
        self.query_one(Input).placeholder = self.term("talk-here")

    def action_turn_to(self, pane: Pane) -> None:
        for other in PANES:
            self.screen.set_class(other == pane, f"-{other}")

    def put_back(self, typed: str) -> None:
        """On the line, unless something else stands there by now."""
        line = self.query_one(Input)
        if not line.value:
            line.value, line.cursor_position = typed, len(typed)

    def action_hear(self, typed: str) -> None:
        is_asked = self.choices is not None
        if not is_asked and not typed:
            return
        self._answers = []
        self.query_one("#answers").display = False
        self.query_one(Input).value = ""
        if is_asked:
            self._has_chosen = True
            if self.screen.has_class("-narrow") and self.screen.has_class("-notebook"):
                self.action_turn_to("board")
            self.wait_for(self.term("others-play"))
        (self.hear if is_asked else self.overhear)(typed)

    def action_leave(self) -> None:
        self.leave()
        self.set_timer(PATIENCE, self.exit)

    def action_step_back(self) -> None:
        """First what was answered goes away, then what was typed, then what was chosen."""
        if self.query_one("#answers").display:
            self._answers = []
            self.query_one("#answers").display = False
        elif self.query_one(Input).value:
            self.query_one(Input).value = ""
        elif not self.screen.has_class("-board"):
            self.action_turn_to("board")
        elif self.choices is not None:
            self.action_hear("r")

    def action_point(self, step: int) -> None:
        offered = self.query_one(OptionList)
        if step > 0:
            offered.action_cursor_down()
        else:
            offered.action_cursor_up()

    def action_scroll(self, step: int) -> None:
        shown = [self.query_one(f"#{name}") for name in ("answers", "notebook", "log", "board")]
        pane = next(pane for pane in shown if pane.display and pane.size.height)
        pane.scroll_relative(y=step * max(1, pane.size.height - 2), animate=False)

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        pointed = self.query_one(OptionList).highlighted
        if submitted.value.strip() or pointed is None or self.choices is None:
            self.action_hear(submitted.value.strip())
        else:
            self.action_hear(self.choices[pointed].typed)

    def on_option_list_option_selected(self, selected: OptionList.OptionSelected) -> None:
        if self.choices is not None:
            self.action_hear(self.choices[selected.option_index].typed)

    def on_click(self, click: Click) -> None:
        """A lit square of the board says what is typed for it."""
        typed = click.style.meta.get(TYPED)
        if typed and click.chain == 1:
            self.action_hear(typed)
        self.query_one(Input).focus()

    def _text(self, pane: Pane) -> Static:
        return self.query_one(f"#{pane}-text", Static)


def _rows(drawn: Text, mark: str) -> list[int]:
    """Where something so marked stands."""
    return [
        drawn.plain[: span.start].count("\n")
        for span in drawn.spans
        if isinstance(span.style, Style) and mark in span.style.meta
    ]


def _line(choice: Choice) -> Table:
    """The number stands before all lines of its choice."""
    line = Table.grid(padding=(0, 1, 0, 0), expand=True)
    if not choice.typed.isdecimal():
        line.add_row(Padding(Text(glued(choice.label)), (0, 0, 0, 1)))
        return line
    line.add_column(width=3, justify="right")
    line.add_column(ratio=1)
    line.add_row(f"{choice.typed}.", Text(glued(choice.label)))
    return line
