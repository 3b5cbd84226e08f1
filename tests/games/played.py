"""A match at a chosen moment, in words: what the rule tests of every game say and read."""

from collections import Counter
from typing import Any, ClassVar, Self

import pytest

from manoir.core.errors import IllegalAction
from manoir.core.events import Event, Interjection, Left, Log, Returned, told
from manoir.core.match import Match
from manoir.core.seats import CHANCE, NOBODY, SPECTATOR
from manoir.core.spelling import spell_event
from manoir.core.views import View
from tests.contract.play import fingerprint


class Played:
    """Players are named by their characters; a game's own position reads its table."""

    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "to", "winner")
    """The parts of events that are seats."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before: Log = None

    @property
    def characters(self) -> tuple[str, ...]:
        return self.match.setup.characters

    @property
    def everybody(self) -> tuple[str, ...]:
        return (*self.characters, "spectator")

    def seat(self, character: str) -> int:
        return SPECTATOR if character == "spectator" else self.characters.index(character)

    @property
    def asked(self) -> str:
        """Who decides: a character, chance or nobody."""
        actor = self.match.state.actor
        return {CHANCE: "chance", NOBODY: "nobody"}.get(actor) or self.characters[actor]

    @property
    def choices(self) -> set[str]:
        return {option.text for option in self.match.state.options}

    @property
    def offers(self) -> dict[str, int]:
        """How many options there are of each verb."""
        return dict(Counter(option.verb for option in self.match.state.options))

    def after(self, verb: str) -> set[str]:
        """What may follow a verb: places after `go`, cards after `show`."""
        return {option.text.removeprefix(f"{verb} ") for option in self.match.state.options if option.verb == verb}

    @property
    def result(self) -> str | None:
        over = self.match.state.outcome
        if over is None:
            return None
        return f"{'nobody' if over.winner is None else self.characters[over.winner]} {over.reason} {over.clause}"

    def play(self, *actions: str) -> Self:
        self.before = self.match.state.log
        for action in actions:
            self.match.play(action)
        return self

    def interject(self, *interjections: Interjection) -> Self:
        self.before = self.match.state.log
        for interjection in interjections:
            self.match.make(interjection)
        return self

    def leave(self, *characters: str) -> Self:
        return self.interject(*(Left(self.seat(character)) for character in characters))

    def come_back(self, character: str) -> Self:
        return self.interject(Returned(self.seat(character)))

    def refused(self, action: str, by: str | None = None) -> str:
        """The clause that refuses the action; nothing has changed."""
        before = fingerprint(self.match.state), len(self.match.moves)
        with pytest.raises(IllegalAction) as refusal:
            self.match.play(action, None if by is None else self.seat(by))
        assert (fingerprint(self.match.state), len(self.match.moves)) == before
        return refusal.value.clause

    def view(self, character: str) -> View:
        return self.match.view(self.seat(character))

    def told(self, character: str) -> list[str]:
        """What the last call of `play` and the like told a seat (at first: all since the deal)."""
        return [self.line(event) for event in told(self.match.state.log, self.seat(character), self.before)]

    def line(self, event: Event) -> str:
        parts = spell_event(event, self.match.game.spelling)
        return " ".join(self.word(name, part) for name, part in parts.items())

    def word(self, field: str, part: Any) -> str:
        if part is None:
            return "-"
        if field in self.seat_fields:
            return self.characters[int(part)]
        return ",".join(map(str, part)) if isinstance(part, tuple) else str(part)
