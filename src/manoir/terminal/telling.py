"""Telling one seat what happens: it is spoken to as « vous »."""

from collections.abc import Sequence

from manoir.core.events import ChangedHands, Event, Left, Returned, Said
from manoir.core.names import Language
from manoir.texts.catalogue import Named, catalogue


class Teller:
    def __init__(self, game: str, language: Language, seat: int, people: Sequence[Named]) -> None:
        self.book = catalogue(game, language)
        self.seat = seat
        self.people = people

    def is_you(self, seat: int) -> bool:
        return seat == self.seat

    def who(self, seat: int) -> str:
        return self.people[seat]["the"]

    def by(self, seat: int) -> str:
        """Behind « par »."""
        return self.book.term("by-you") if self.is_you(seat) else self.who(seat)

    def voice(self, seat: int) -> str:
        return "you" if self.is_you(seat) else "they"

    def told(self, key: str, seat: int, /, voice: str | None = None, **values: str | int) -> str:
        """One sentence, addressed to whoever reads it if it is their doing."""
        who = self.who(seat)
        return self.book.says(f"{key}.{voice or self.voice(seat)}", **{"who": who, "name": who, **values})

    def at_any_table(self, event: Event, key: str) -> str | None:
        """What is told in every game, in the words of `key`."""
        match event:
            case Said(seat=seat, text=text):
                return self.book.term("said.you" if self.is_you(seat) else "said", who=self.who(seat), text=text)
            case Left(seat=seat):
                return self.told(f"{key}.left", seat)
            case Returned(seat=seat):
                return self.told(f"{key}.returned", seat)
            case ChangedHands(seat=seat, name=name) if name:
                return self.told(f"{key}.taken", seat, name=name)
        return None
