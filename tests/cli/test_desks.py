"""Where one sits: a full screen in a terminal, lines everywhere else."""

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

import pytest

from manoir.cli.main import main
from tests.cli.test_front import BLOCKED

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals on this system")
LONG = 60.0
"""Seconds that are enough on any machine."""


class Terminal:
    """A terminal of 80 × 24 with `manoir` in it."""

    def __init__(self, home: Path, *words: str, without: str = "nothing") -> None:
        self.own, theirs = pty.openpty()
        environment = {**os.environ, "MANOIR_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        command = [sys.executable, "-c", BLOCKED, without, *words]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        self.seen = ""

    def until(self, happened: Callable[[str], bool]) -> str:
        end = time.monotonic() + LONG
        while not happened(self.seen):
            assert time.monotonic() < end, self.seen
            if select.select([self.own], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.own, 1 << 16).decode("utf-8", "replace")
                except OSError:  # nobody writes any more
                    assert happened(self.seen), self.seen
        return self.seen

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        if fault[0] is not None:
            self.process.kill()
        status = self.process.wait(LONG)
        os.close(self.own)
        assert fault[0] is not None or status == 0


def test_a_terminal_has_a_full_screen_that_is_gone_when_one_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "cluedo", "--seed", "1", "--lang", "fr") as terminal:
        terminal.until(lambda seen: "Quitter" in seen and "lancer" in seen)
        assert "\x1b[?1049h" in terminal.seen, "the screen is another one"
        terminal.type("dire bonsoir\r")
        terminal.until(lambda seen: "bonsoir »" in seen.replace("\N{NO-BREAK SPACE}", " "))
        terminal.type("\x11")
        left = terminal.until(lambda seen: "manoir resume" in seen).partition("\x1b[?1049l")[2]
        assert "La partie est gardée dans" in left


@pytest.mark.parametrize("flag", ["--lines", "--plain"])
def test_lines_are_had_by_asking(flag: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "cluedo", "--seed", "1", "--lang", "en", flag) as terminal:
        terminal.until(lambda seen: "1. roll the dice" in seen)
        terminal.type("q\n")
        seen = terminal.until(lambda seen: "The game is kept in" in seen)
        assert "\x1b[?1049h" not in seen
        assert ("\x1b[" in seen) is (flag == "--lines")


def test_without_the_extra_it_is_said_in_one_line_what_to_install(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "cluedo", "--lang", "en", without="textual") as terminal:
        terminal.until(lambda seen: "1. roll the dice" in seen)
        assert 'textual is not installed; this needs: pip install "manoir[screen]"\r\n' in terminal.seen
        terminal.type("q\n")
        terminal.until(lambda seen: "The game is kept in" in seen)


def test_what_is_piped_is_lines(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "manoir", "play", "cluedo", "--lang", "en"]
    environment = {**os.environ, "MANOIR_HOME": str(tmp_path)}
    ran = subprocess.run(command, input="q\n", capture_output=True, text=True, env=environment, timeout=LONG)
    assert "The game is kept in" in ran.stdout
    assert ran.stderr == ""


def test_the_screen_is_loaded_by_nobody_who_does_not_look_at_it(tmp_path: Path) -> None:
    asking = "import sys; from manoir.cli import main; main(['play', 'cluedo']); assert 'textual' not in sys.modules"
    environment = {**os.environ, "MANOIR_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", asking], input=b"q\n", check=True, env=environment, timeout=LONG)


def test_the_flags_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "resume", "join"):
        with pytest.raises(SystemExit):
            main([command, "--help", "--lang", "en"])
        told = capsys.readouterr().out
        assert "--lines" in told
        assert "--plain" in told
