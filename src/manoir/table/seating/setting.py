"""A table being set: who sits where, what is agreed on, and the seal on chance."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from manoir.bots.bot import offered
from manoir.core.errors import ManoirError
from manoir.core.game import Game
from manoir.core.setup import OptionValue, Setup
from manoir.table.chance.fairness import SIZE
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Nobody, Person, Robot
from manoir.table.seating.names import check_name, unlike
from manoir.table.seating.settings import Settings

Access: TypeAlias = Literal["listed", "link", "nobody"]
"""Everybody who looks at the list of tables; whoever has the link; nobody."""


class Chair(Struct, frozen=True):
    """`entropy` is what its person adds to chance, in hexadecimal; `robot` the bot whose place a person has taken."""

    character: str
    holder: Person | Robot | Nobody
    entropy: str | None = None
    robot: Robot | None = None


class Plea(Struct, frozen=True):
    """Somebody asks for a chair during the game; `agreed` are the identities that have said yes."""

    number: int
    visitor: str
    name: str
    character: str
    agreed: list[str] = []


class Setting(Struct):
    """Before the deal chairs are in order of arrival, after it in order of seats; `edition` is that of the rules."""

    game: str
    host: str
    commitment: str
    options: dict[str, OptionValue]
    settings: Settings = Settings()
    join: Access = "link"
    watch: Access = "link"
    chairs: list[Chair] = []
    edition: int = 1
    seen: dict[str, list[int]] = {}
    """By identity, the seats it has ever held since the deal."""
    pleas: list[Plea] = []
    asked: int = 0
    """How many have asked for a chair during the game."""
    turned_away: list[str] = []
    challenge: str | None = None
    """The code of the record whose deal is played again."""
    lesson: str | None = None
    """The name of the lesson that is given here."""
    weekly: str | None = None
    """The week whose deal it is."""
    brought: bool = False
    """Begun elsewhere: whoever brought it could have seen the deal."""
    taken: bool = False
    """Taken along: it goes on elsewhere."""

    def sit(self, game: Game, visitor: str, name: str, character: str | None, entropy: str | None) -> None:
        """A person takes a chair; one who comes back, or sits on his own, has it already."""
        if entropy is not None:
            check_entropy(entropy)
        wanted, seated = self._chair_for(game, character)
        if seated is not None and not self._is_held_by(seated, visitor):
            raise Refusal("full", "somebody sits there")
        if seated is None and self.join == "nobody" and visitor != self.host:
            raise Refusal("closed", "nobody else may join")
        kept = seated.entropy if seated is not None else None
        others = [
            chair.holder.name for chair in self.chairs if chair is not seated and isinstance(chair.holder, Person)
        ]
        self._put(Chair(wanted, Person(visitor, unlike(check_name(name), others)), entropy or kept))

    def seat_bot(self, game: Game, character: str | None, level: str) -> None:
        check_level(game, level)
        wanted, seated = self._chair_for(game, character)
        if seated is not None and isinstance(seated.holder, Person):
            raise Refusal("full", "somebody sits there")
        self._put(Chair(wanted, Robot(level)))

    def stand(self, visitor: str, character: str) -> None:
        """Free a chair: its own person may, and the host."""
        chair = self.chair(character)
        if visitor != self.host and not self._is_held_by(chair, visitor):
            raise Refusal("not-yours", "only its own person or the host can free a chair")
        self.chairs.remove(chair)

    def agree(self, game: Game, options: Mapping[str, OptionValue]) -> None:
        try:
            self.options = game.setup(options={**self.options, **options}).options
        except ManoirError as error:
            raise Refusal("unknown", str(error)) from None

    def begin(self, game: Game) -> Setup:
        """Bring the chairs into the order of seats."""
        try:
            setup = game.setup(len(self.chairs), [chair.character for chair in self.chairs], self.options)
        except ManoirError as error:
            raise Refusal("closed", str(error)) from None
        self.edition = game.edition
        by_character = {chair.character: chair for chair in self.chairs}
        self.chairs = [by_character[character] for character in setup.characters]
        self.seen = {visitor: self.seats_of(visitor) for visitor in self.people()}
        return setup

    def rename(self, seat: int, visitor: str, name: str) -> None:
        """Whoever holds a seat is called otherwise."""
        called = unlike(check_name(name), self._names(self.chairs[seat]))
        self.chairs[seat] = replace(self.chairs[seat], holder=Person(visitor, called))

    def chair(self, character: str) -> Chair:
        for chair in self.chairs:
            if chair.character == character:
                return chair
        raise Refusal("unknown", f"nobody sits on the chair of {character!r}")

    def seats_of(self, visitor: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if self._is_held_by(chair, visitor)]

    def people(self) -> set[str]:
        """The identities of those who hold a chair."""
        return {chair.holder.visitor for chair in self.chairs if isinstance(chair.holder, Person)}

    def seen_by(self, visitor: str) -> list[int]:
        """The seats that a visitor holds, or has held since the deal."""
        return sorted({*self.seen.get(visitor, ()), *self.seats_of(visitor)})

    def _chair_for(self, game: Game, character: str | None) -> tuple[str, Chair | None]:
        """The character wanted, or the first that is free, with its chair if somebody sits on it."""
        taken = {chair.character: chair for chair in self.chairs}
        wanted = character or next((free for free in game.characters if free not in taken), None)
        if wanted is not None and wanted not in game.characters:
            raise Refusal("unknown", f"nobody is called {wanted!r} here")
        if wanted is None or (wanted not in taken and len(self.chairs) >= game.seat_counts[-1]):
            raise Refusal("full", "all chairs are taken")
        return wanted, taken.get(wanted)

    def _names(self, without: Chair | None) -> list[str]:
        """What the others are called."""
        chairs = [chair for chair in self.chairs if chair is not without]
        return [chair.holder.name for chair in chairs if isinstance(chair.holder, Person)]

    def _is_held_by(self, chair: Chair, visitor: str) -> bool:
        return isinstance(chair.holder, Person) and chair.holder.visitor == visitor

    def _put(self, chair: Chair) -> None:
        for at, other in enumerate(self.chairs):
            if other.character == chair.character:
                self.chairs[at] = chair
                return
        self.chairs.append(chair)


def check_entropy(entropy: str) -> None:
    try:
        fits = len(bytes.fromhex(entropy)) == SIZE and len(entropy) == 2 * SIZE
    except ValueError:
        fits = False
    if not fits:
        raise Refusal("malformed", f"entropy is {SIZE} bytes in hexadecimal")


def check_level(game: Game, level: str) -> None:
    levels = offered(game)
    if level not in levels:
        raise Refusal("unknown", f"there is no bot {level!r}: there are {', '.join(levels)}")
