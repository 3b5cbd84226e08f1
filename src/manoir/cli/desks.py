"""Where a player in the terminal sits: before a full screen, or line by line."""

import argparse
import select
import sys
from importlib.util import find_spec

from rich.console import Console

from manoir.cli.extras import NotInstalled
from manoir.cli.parser import Parser
from manoir.terminal.desk import Sitting, T
from manoir.terminal.lines import Lines


def takes_desk(parser: Parser) -> None:
    parser.takes(
        "--plain",
        action="store_true",
        en="sentences only, no drawing and no colour: for screen readers",
        fr="des phrases seules, sans dessin ni couleur : pour les lecteurs d’écran",
    )
    parser.takes(
        "--lines",
        action="store_true",
        en="line after line instead of a full screen; so it is in scripts and pipes, too",
        fr="ligne après ligne plutôt qu’en plein écran ; il en est ainsi dans les scripts et les tubes",
    )


def sit_at_desk(chosen: argparse.Namespace, sitting: Sitting[T]) -> T | None:
    """None if it was left before it could end."""
    if wants_full_screen(chosen):
        # Heavy, and only for whoever looks at it.
        from manoir.terminal.full.sitting import on_full_screen

        return on_full_screen(sitting, chosen.language)
    # In a pipe or a file a sentence is a line.
    console = Console(no_color=chosen.plain, highlight=False, soft_wrap=not sys.stdout.isatty())
    return sitting(Lines(console, chosen.plain, input, _line_is_typed if _can_be_asked() else None))


def _can_be_asked() -> bool:
    """Whether it can be known that a line is typed; in a pipe, every line answers a question."""
    return sys.platform != "win32" and sys.stdin.isatty()


def _line_is_typed(seconds: float) -> bool:
    return bool(select.select([sys.stdin], [], [], seconds)[0])


def wants_full_screen(chosen: argparse.Namespace) -> bool:
    """Where it could be had but is not installed, that is said."""
    if chosen.plain or chosen.lines or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if find_spec("textual") is None:
        print(NotInstalled("screen", "textual").words.within(chosen.language), file=sys.stderr)
        return False
    return True
