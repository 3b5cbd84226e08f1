"""A game that has no screen of its own, as it tells itself: the picture's fields and values, and events in words."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeGuard

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.names import Language, Name
from manoir.core.spelling import spell_event, spelt
from manoir.core.steps import Over
from manoir.core.views import View
from manoir.terminal.texts import say

NOTHING = "–"
UNTOLD: tuple[Any, ...] = (None, [], ())
SEATS = frozenset({"seat", "player", "asked", "winner", "loser", "victim", "target", "owner", "giver", "opener"})
"""Fields that name somebody at the table wherever a game has them."""
NEVER_BY_SEAT = frozenset({"hand", "held", "cards", "deck", "pile", "discard", "pool", "dice"})
"""Lists that belong to nobody else, or to nobody, however many there are in them."""


class PlainScreen:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: Mapping[str, Name] = {
            character: Name(character, capital(character), capital(character)) for character in game.characters
        }

    def draw(self, view: View, language: Language) -> Text:
        return Text("\n".join(self.describe(view, language)) + "\n")

    def describe(self, view: View, language: Language) -> list[str]:
        seen = spelt(self.game.picture(view), self.game.spelling)
        return [line for name, value in seen.items() for line in self._lines(name, value, view, language)]

    def notebook(self, view: View, language: Language) -> Text:
        return Text(say("no-notebook", language))

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return self._told(spell_event(event, self.game.spelling), view, language)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return self._told({"event": type(belief).__name__, **spelt(belief, self.game.spelling)}, view, language)

    def _told(self, told: dict[str, Any], view: View, language: Language) -> str:
        happened, seat = in_words(told.pop("event")), told.get("seat")
        who = happened.capitalize()
        if is_seat(seat, view):
            who = f"{self._who(seat, view, language)} – {happened}"
            del told["seat"]
        more = ", ".join(
            self._detail(name, value, view, language) for name, value in told.items() if value not in UNTOLD
        )
        return f"{who} · {more}" if more else who

    def question(self, view: View, language: Language) -> str:
        return say("your-choice", language)

    def refusal(self, clause: str, language: Language) -> str | None:
        return None

    def ending(self, over: Over, view: View, language: Language) -> str:
        """For games without an event that tells it."""
        if over.winner is None:
            return say("nobody-won", language, reason=in_words(over.reason))
        return say("won", language, who=capital(view.setup.characters[over.winner]), reason=in_words(over.reason))

    def _lines(self, name: str, value: Any, view: View, language: Language, indent: str = "") -> Iterator[str]:
        """One line a field; what has fields of its own, or one value a seat, stands under its name."""
        is_list = isinstance(value, list | tuple) and not indent and name not in NEVER_BY_SEAT
        if is_list and len(value) == view.setup.seats > 1:
            inner = {self._who(seat, view, language): each for seat, each in enumerate(value)}
        elif isinstance(value, dict) and value:
            inner = value
        else:
            words = self._words(name, value, view, language)
            yield indent + say("field", language, name=capital(name), value=words)
            return
        yield indent + say("field", language, name=capital(name), value="").rstrip()
        for each, held in inner.items():
            yield from self._lines(str(each), held, view, language, indent + "  ")

    def _detail(self, name: str, value: Any, view: View, language: Language) -> str:
        """A value that begins with its name says it once."""
        words = self._words(name, value, view, language)
        return words if words.startswith(in_words(name)) else say("field", language, name=in_words(name), value=words)

    def _words(self, name: str, value: Any, view: View, language: Language) -> str:
        if value in (*UNTOLD, ""):
            return NOTHING
        if isinstance(value, bool):
            return say("yes" if value else "no", language)
        if isinstance(value, list | tuple):
            return ", ".join(self._words(name.removesuffix("s"), each, view, language) for each in value)
        if isinstance(value, dict):
            return ", ".join(self._detail(str(key), each, view, language) for key, each in value.items())
        if name in SEATS and is_seat(value, view):
            return self._who(value, view, language)
        return in_words(value) if isinstance(value, str) else str(value)

    def _who(self, seat: int, view: View, language: Language) -> str:
        return say("you", language) if seat == view.seat else capital(view.setup.characters[seat])


def is_seat(value: Any, view: View) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < view.setup.seats


def in_words(name: str) -> str:
    """`TookPassage`, `took-passage` and `took_passage` are the same words."""
    parted = re.sub(r"(?<=[a-z])[A-Z]", lambda letter: f" {letter[0].lower()}", name)
    words = re.sub(r"[-_\s]+", " ", parted).strip()
    return words[:1].lower() + words[1:]


def capital(name: str) -> str:
    words = in_words(name)
    return words[:1].upper() + words[1:]
