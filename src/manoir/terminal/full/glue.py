"""Widgets that break no line before a French mark, as Textual would at any white space, and are clicked once."""

from rich.segment import Segment
from textual.events import Click
from textual.strip import Strip
from textual.widgets import OptionList, Static

from manoir.terminal.wrapping import unbroken

GLUE = "\ue000"
"""Stands for a space until lines are broken; no font is ever asked for it."""


def glued(text: str) -> str:
    return unbroken(text, GLUE)


def _spaced(strip: Strip) -> Strip:
    return Strip(
        [Segment(text.replace(GLUE, " "), style, control) for text, style, control in strip], strip.cell_length
    )


class Prose(Static):
    def render_line(self, y: int) -> Strip:
        return _spaced(super().render_line(y))


class Choices(OptionList):
    def on_click(self, click: Click) -> None:
        """Only what stands there is chosen, and once: the second click of two would be on the next question."""
        if click.chain > 1 or click.style.meta.get("option", 0) >= self.option_count:
            click.prevent_default()

    def render_line(self, y: int) -> Strip:
        return _spaced(super().render_line(y))
