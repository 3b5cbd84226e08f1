"""What a game must offer to be played in the house."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import BadSetup, OtherRules, UnknownName
from manoir.core.events import Event
from manoir.core.knowledge import Knowledge
from manoir.core.onlooker import Onlooker, Rereader
from manoir.core.picture import Picture
from manoir.core.retrace import Supposition
from manoir.core.retrace import imagine as retraced
from manoir.core.setup import Deal as Deal
from manoir.core.setup import Option, OptionValue, Setup
from manoir.core.state import State
from manoir.core.talk import Check, Claims
from manoir.core.views import View

USUAL_SEATS = 4


class Game:
    """The rules of one game. It keeps nothing: all that changes is in the states it starts."""

    name: ClassVar[str]
    clause: ClassVar[str]
    """How the IDs of its clauses begin, for example CL."""
    turn_clause: ClassVar[str]
    """The clause that says whose turn it is, for whoever acts out of turn."""
    title: ClassVar[Mapping[str, str]]
    """By language."""
    seat_counts: ClassVar[range]
    characters: ClassVar[tuple[str, ...]]
    """All that may be played, in the order in which a seat that does not choose gets one."""
    options: ClassVar[tuple[Option[Any], ...]] = ()
    actions: ClassVar[tuple[Action, ...]]
    """Every action of the game; the place in this tuple is the action's number, for ever."""
    spelling: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """For each kind of number in its actions and events (see `core.spelling`), the name it stands for."""

    short_from: ClassVar[int | None] = None
    """With so many seats or more a game is over after two or three rounds, which a table may want to know."""

    former_editions: ClassVar[tuple[str, ...]] = ()
    """Where its rules have changed: for each earlier edition, the version of Manoir that plays by it."""

    drawn: ClassVar[type[Picture]]
    """What its pictures are."""

    knowledge: ClassVar[Knowledge | None] = None
    """What can be known in it, if anything is to be found out."""

    claims: ClassVar[Claims] = Claims((), {})
    """What may be claimed at its table; most games know no claims."""

    @property
    def edition(self) -> int:
        """Of its rules, counted from 1."""
        return len(self.former_editions) + 1

    def check_edition(self, edition: int) -> None:
        """Refuse a game played by other rules than these, and say who plays by them."""
        if edition == self.edition:
            return
        known = 1 <= edition < self.edition
        version = f"Manoir {self.former_editions[edition - 1]}" if known else "a later Manoir"
        raise OtherRules(self.name, edition, self.edition, version)

    @property
    def usual_seats(self) -> int:
        """A table of four, where the game allows it."""
        return min(max(self.seat_counts.start, USUAL_SEATS), self.seat_counts.stop - 1)

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        raise NotImplementedError

    def start(self, setup: Setup, deal: Deal) -> State:
        raise NotImplementedError

    def follow(self, setup: Setup, seat: int) -> Onlooker[Picture]:
        """Somebody who has heard nothing yet. A game offers this, or else `picture`, which reads all anew each time."""
        if type(self).picture is Game.picture:
            raise NotImplementedError
        return Rereader(self.picture)

    def picture(self, view: View) -> Picture:
        """What a screen draws, from what the seat was told alone."""
        return self.follow(view.setup, view.seat).look(view)

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        """Deals that may lie behind the view, drawn one after another until one of them fits."""
        raise NotImplementedError

    def imagine(self, view: View, luck: Luck) -> State:
        """A state that the view cannot tell from the true one."""
        return retraced(self.start, view, self.suppose(view, luck), luck)

    def check_claim(self, claim: str) -> str:
        """The text of a structured claim as it is told, or its refusal."""
        return self.claims.parse(claim).text

    def checks(self, view: View) -> Sequence[Check]:
        """What the seat's own memory says of all that was claimed and can be true or false."""
        return ()

    def check_speaker(self, state: State, seat: int) -> None:
        """Refuse talk from a seat that the rules silence; most silence nobody."""

    def roles(self, state: State) -> tuple[str, ...]:
        """By seat, for those who count results after the end: games with hidden roles name them here."""
        return ()

    def round_begun(self, event: Event) -> int | None:
        """Which round begins with an event, in whatever the game counts: rounds, turns or nights."""
        return None

    def piles(self, setup: Setup, state: State) -> Deal:
        """All that lies face down: hands by character, all else by the name of its pile. In open games, nothing."""
        return {}

    def seating(self, characters: Sequence[str]) -> tuple[str, ...]:
        """The characters in order of play; games whose board fixes the order sort them here."""
        return tuple(characters)

    def setup(
        self,
        seats: int | None = None,
        characters: Sequence[str] = (),
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:
        """Set a table; seats that do not choose a character get the first free ones.

        Without a number of seats it is as large as the characters named need, or else as is usual.
        """
        chosen = list(characters)
        for character in chosen:
            if character not in self.characters:
                raise UnknownName("character", character, self.characters)
        wanted = max(len(chosen), self.seat_counts.start) if chosen else self.usual_seats
        count = wanted if seats is None else seats
        if count not in self.seat_counts:
            allowed = f"{self.seat_counts.start} to {self.seat_counts.stop - 1}"
            raise BadSetup(
                f"{self.name} cannot have {count} seats: allowed are {allowed}",
                f"{self.name} ne se joue pas à {count} : c’est {allowed.replace(' to ', ' à ')}",
            )
        if len(chosen) > count or len(set(chosen)) < len(chosen):
            raise BadSetup(
                f"{len(chosen)} characters for {count} seats, each at most once: {', '.join(chosen)}",
                f"{len(chosen)} personnages pour {count} sièges, chacun une fois au plus : {', '.join(chosen)}",
            )
        free = (character for character in self.characters if character not in chosen)
        while len(chosen) < count:
            chosen.append(next(free))
        return Setup(self.name, self.seating(chosen), self._agreed(options or {}))

    def _agreed(self, wanted: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        known = {option.name: option for option in self.options}
        for name in wanted:
            if name not in known:
                raise UnknownName("option", name, known)
        return {name: option.check(wanted.get(name, option.default)) for name, option in known.items()}

    @cached_property
    def numbers(self) -> dict[Action, int]:
        return {action: number for number, action in enumerate(self.actions)}

    @cached_property
    def _by_text(self) -> dict[str, Action]:
        return {action.text: action for action in self.actions}

    def action(self, text: str) -> Action:
        """The action written so in records."""
        found = self._by_text.get(" ".join(text.split()))
        if found is None:
            raise UnknownName("action", text, self._by_text)
        return found
