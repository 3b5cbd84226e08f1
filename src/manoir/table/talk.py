"""What may be said, how much of it and how often."""

import unicodedata
from typing import Final

from manoir.core.errors import ManoirError
from manoir.core.events import Claimed, Said
from manoir.core.game import Game
from manoir.core.text import one_line
from manoir.table.refusal import Refusal

LONGEST: Final = 300
BURST: Final = 5
SECONDS_EACH: Final = 2.0

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "hurry", "thinking", "interesting", "oops", "bye")
"""Said in one press, and shown to each in his own language: their text is the name between colons."""


class Allowance:
    """So many remarks at once, then one every few seconds."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = 0.0

    def use(self, now: float) -> None:
        self._left = min(BURST, self._left + (now - self._at) / SECONDS_EACH) if self._at else self._left
        self._at = now
        if self._left < 1:
            raise Refusal("too-often", "one thing at a time: wait a moment")
        self._left -= 1


def plain(text: str) -> str:
    """One line without control characters; empty or long remarks are refused."""
    line = unicodedata.normalize("NFC", one_line(text))
    if not line:
        raise Refusal("malformed", "there is nothing to say")
    if len(line) > LONGEST:
        raise Refusal("too-long", f"at most {LONGEST} characters at once")
    return line


def said(seat: int, text: str) -> Said:
    return Said(seat, plain(text))


def claimed(game: Game, seat: int, claim: str) -> Claimed:
    """A statement in one of the forms the game knows; it need not be true."""
    try:
        return Claimed(seat, game.check_claim(plain(claim)))
    except Refusal:
        raise
    except ManoirError as error:
        raise Refusal("unknown", str(error)) from None


def without(entry: Said | Claimed) -> Said:
    """The same for whoever has muted the seat: that something was said, and not what."""
    return Said(entry.seat, "")
