"""A game that has no screen of its own, as it tells itself: the picture's fields and values, and events in words."""

import re
from collections.abc import Collection, Iterator
from typing import Any, TypeAlias

from msgspec import Struct
from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.shapes import PLAIN, Shape, shapes
from manoir.core.spelling import spelt
from manoir.core.steps import Over
from manoir.core.views import View
from manoir.terminal.speech import Speech
from manoir.texts.catalogue import HOUSE, catalogue

NOTHING = "–"
UNTOLD: tuple[Any, ...] = (None, "", [], (), {})
Shown: TypeAlias = "str | list[tuple[str, Shown]]"
"""A few words, or names with what they stand for in turn."""


def say(key: str, language: Language, **values: str) -> str:
    return catalogue(HOUSE, language).term(key, **values)


class PlainScreen:
    def __init__(self, game: Game) -> None:
        self.game = game

    def person(self, view: View, seat: int, language: Language) -> str:
        return capital(view.setup.characters[seat])

    def speech(self, view: View) -> Speech:
        return Speech(self.game.name, view)

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        return []

    def explainable(self, view: View, language: Language) -> list[str]:
        return []

    def claimable(self, kind: str, names: Collection[str], view: View) -> list[str]:
        return list(names)

    def draw(self, view: View, language: Language) -> Text:
        return Text("\n".join(self.describe(view, language)) + "\n")

    def hand(self, view: View, language: Language) -> Text:
        return Text()

    def describe(self, view: View, language: Language) -> list[str]:
        """What a field has nothing to tell of is left out."""
        shown = Reading(self.game, view, language).fields(self.game.picture(view))
        told = [(name, value) for name, value in shown if value != NOTHING]
        return [line for name, value in told for line in _lines(capital(name), value, language)]

    def notebook(self, view: View, language: Language) -> Text:
        return Text(say("no-notebook", language))

    def noted(self, view: View, language: Language) -> list[str]:
        return [say("no-notebook", language)]

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return Reading(self.game, view, language).sentence(event)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return Reading(self.game, view, language).sentence(belief)

    def question(self, view: View, language: Language) -> str:
        return say("your-choice", language)

    def ending(self, over: Over, view: View, language: Language) -> str:
        """For games without an event that tells it."""
        if over.winner is None:
            return say("nobody-won", language, reason=in_words(over.reason))
        return say("won", language, who=capital(view.setup.characters[over.winner]), reason=in_words(over.reason))


class Reading(Struct, frozen=True):
    """What is told to one seat, in words: fields by their names, people by theirs."""

    game: Game
    view: View
    language: Language

    def fields(self, thing: Struct) -> list[tuple[str, Shown]]:
        known = shapes(type(thing))
        values = spelt(thing, self.game.spelling)
        return [(name, self._shown(value, known.get(name, PLAIN))) for name, value in values.items()]

    def sentence(self, told: Struct) -> str:
        """Who did what; values that may not be known are left out, and one that begins with its name says it once."""
        happened, parts = in_words(type(told).__name__), []
        who = happened.capitalize()
        for name, value in self.fields(told):
            if name == "seat" and value != NOTHING:
                who = f"{_inline(value, self.language)} – {happened}"
            elif value != NOTHING:
                words = _inline(value, self.language)
                said_already = words.startswith(in_words(name))
                parts.append(words if said_already else say("field", self.language, name=in_words(name), value=words))
        return f"{who} · {', '.join(parts)}" if parts else who

    def _shown(self, value: Any, shape: Shape) -> Shown:
        if value in UNTOLD:
            return NOTHING
        match shape:
            case Shape(kind="seat"):
                return self._who(value)
            case Shape(kind="seats"):
                return ", ".join(map(self._who, value))
            case Shape(kind="by-seat", inner=(inner,)):
                return [(self._who(seat), self._shown(each, inner)) for seat, each in enumerate(value)]
            case Shape(kind="parts", inner=inner):
                return self._listed(list(map(self._shown, value, inner)))
        if isinstance(value, bool):
            return say("yes" if value else "no", self.language)
        if isinstance(value, list | tuple):
            member = shape.inner[0] if shape.inner else PLAIN
            return self._listed([self._shown(each, member) for each in value])
        if isinstance(value, dict):
            return [
                (in_words(str(key)), self._shown(each, shape.fields.get(key, PLAIN))) for key, each in value.items()
            ]
        return in_words(value) if isinstance(value, str) else str(value)

    def _listed(self, values: list[Shown]) -> Shown:
        """One after the other; what has parts of its own stands under its number."""
        if all(isinstance(each, str) for each in values):
            return ", ".join(_inline(each, self.language) for each in values)
        return [(str(number), each) for number, each in enumerate(values, 1)]

    def _who(self, seat: int) -> str:
        """Chance and nobody have seats below the first."""
        if seat < 0:
            return NOTHING
        return say("you", self.language) if seat == self.view.seat else capital(self.view.setup.characters[seat])


def _inline(value: Shown, language: Language) -> str:
    if isinstance(value, str):
        return value
    return ", ".join(say("field", language, name=name, value=_inline(inner, language)) for name, inner in value)


def _lines(name: str, value: Shown, language: Language, indent: str = "") -> Iterator[str]:
    """One line a field; what has fields of its own, or one value a seat, stands under its name."""
    told = value if isinstance(value, str) else ""
    yield (indent + say("field", language, name=name, value=told)).rstrip()
    if not isinstance(value, str):
        for inner, each in value:
            yield from _lines(capital(inner), each, language, indent + "  ")


def in_words(name: str) -> str:
    """`TookPassage`, `took-passage` and `took_passage` are the same words."""
    parted = re.sub(r"(?<=[a-z])[A-Z]", lambda letter: f" {letter[0].lower()}", name)
    words = re.sub(r"[-_\s]+", " ", parted).strip()
    return words[:1].lower() + words[1:]


def capital(name: str) -> str:
    words = in_words(name)
    return words[:1].upper() + words[1:]
