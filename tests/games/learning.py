"""What an event teaches a notebook of the Cluedos, in words: exactly these facts, and who else knows them."""

from collections.abc import Callable

from msgspec.structs import replace

from manoir.core.events import Event
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.core.views import View
from manoir.deduction import Notebook
from manoir.deduction.facts import ENVELOPE, EVERYONE, POOL, Fact, FailedAccusation, HasNone, HasSome, Saw
from manoir.games.mansion.deck import Deck

Read = Callable[[View], Notebook]


class Lessons:
    """Of one game: `read` is how it makes a notebook of a view."""

    def __init__(self, deck: Deck, read: Read) -> None:
        self._deck = deck
        self._read = read

    def of(self, view: View, kind: type[Event]) -> set[str]:
        """What the last event of this kind has taught the seat."""
        last = max(at for at, event in enumerate(view.told) if isinstance(event, kind))
        return self._taught(view, last)

    def teachers(self, match: Match, looks: int = 60) -> set[str]:
        """The kinds of events that have taught a player or a spectator something, as far as so many looks can tell."""
        found = set()
        for seat in (0, SPECTATOR):
            view = match.view(seat)
            for at in range(0, len(view.told), max(1, len(view.told) // looks)):
                if self._taught(view, at):
                    found.add(type(view.told[at]).__name__)
        return found

    def _taught(self, view: View, at: int) -> set[str]:
        before, after = (self._facts(replace(view, told=view.told[:end])) for end in (at, at + 1))
        assert after[: len(before)] == before, "what was known stays known"
        return {self._spelt(fact, view) for fact in after[len(before) :]}

    def _facts(self, view: View) -> list[Fact]:
        """None before the deal."""
        is_dealt = any(type(event).__name__ == "Dealt" for event in view.told)
        return self._read(view).facts if is_dealt else []

    def _spelt(self, fact: Fact, view: View) -> str:
        match fact:
            case Saw(place=place, card=card):
                says = f"{self._place(place, view)} has {self._deck.spell(card)}"
            case HasNone(place=place, cards=cards):
                says = f"{self._place(place, view)} has none of {self._cards(cards)}"
            case HasSome(player=player, cards=cards):
                says = f"{self._place(player, view)} has one of {self._cards(cards)}"
            case FailedAccusation(cards=cards):
                says = f"the envelope is not {self._cards(cards)}"
            case _:
                raise AssertionError(f"{fact} is no fact of the table")
        names = view.setup.characters
        known = [name for seat, name in enumerate(names) if fact.audience >> seat & 1]
        return says if fact.audience == EVERYONE else f"{says}, known to {' '.join(known)}"

    def _place(self, place: int, view: View) -> str:
        return {ENVELOPE: "the envelope", POOL: "the Pool"}.get(place) or view.setup.characters[place]

    def _cards(self, cards: int) -> str:
        return " ".join(self._deck.spell_all(cards))
