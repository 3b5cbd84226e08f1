"""What a house keeps its tables in: whoever carries it brings one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from manoir.core.errors import ManoirError
from manoir.core.game import Game
from manoir.core.match import Move
from manoir.house.keeping.lines import Row
from manoir.house.keeping.stored import Kept, Stored, Text
from manoir.house.past.accounts import Account, Past
from manoir.house.puzzles.attempts import Attempt
from manoir.table.chronicle import Line
from manoir.table.seating.setting import Setting

T = TypeVar("T")

Done = Callable[[Any, Exception | None], None]
"""Told the result, or why there is none."""


class Unavailable(ManoirError):
    """The storage cannot be reached or cannot write; what was to be stored may or may not be there."""


class Overtaken(ManoirError):
    """Somebody else has stored a move at this ply: read the log again."""


class Books(Protocol):
    """All that can be looked up and changed, within one transaction; what is not there is refused."""

    def create(self, setting: Setting, seed: bytes) -> Stored: ...

    def find(self, code: str) -> Stored: ...

    def change(self, code: str, act: Callable[[Stored], T]) -> tuple[Stored, T]:
        """Let `act` change a table that nobody else changes meanwhile."""
        ...

    def tables_of(self, visitor: str, most: int) -> list[Stored]:
        """Where a visitor has a seat and the game is not over, the latest first."""
        ...

    def listed_tables(self, most: int) -> list[Stored]:
        """What everybody may join or watch, the latest first."""
        ...

    def ended_tables(self) -> list[str]:
        """The codes of those whose game is over and whose record is not kept yet."""
        ...

    def lines_since(self, game: Game, match: int, ply: int) -> tuple[list[Line], int | None]:
        """The log of a match from a ply on, and when the last move of it was made."""
        ...

    def write_down(self, match: int, moves: Sequence[Move]) -> None:
        """Add to the log what was not made at the table; whoever plays on meanwhile reads the log again."""
        ...

    def close_log(self, match: int) -> None:
        """Nothing can be added any more, whatever is on its way."""
        ...

    def forget_moves(self, match: int) -> None: ...

    def presets_of(self, match: int) -> list[tuple[int, str, list[str]]]:
        """(seat, verb, order)."""
        ...

    def keep_preset(self, match: int, seat: int, verb: str, order: Sequence[str] | None) -> None: ...

    def forget_presets(self, match: int, seat: int) -> None:
        """They were of whoever had the seat before."""
        ...

    def keep(self, kept: Kept, text: str, owners: Iterable[str], seats: Mapping[str, int] = {}) -> None:
        """Once: a record kept before under the same code stays as it is. `seats` are those its owners held alone."""
        ...

    def past_of(self, visitor: str) -> list[Past]:
        """All records of a visitor, the oldest first."""
        ...

    def account_for(self, code: str, account: Account) -> None: ...

    def weekly_records(self, name: str) -> list[tuple[str, Past]]:
        """All games of the deal of a week, by visitor, the oldest first."""
        ...

    def find_weekly_seed(self, name: str) -> bytes | None: ...

    def weekly_seed(self, name: str, fresh: bytes) -> bytes:
        """The seed of the deal of a week, which is `fresh` if it has none yet."""
        ...

    def forget(self, visitor: str) -> None:
        """His name, his page, his records and his puzzles; what others have played too stays theirs."""
        ...

    def attempt_at(self, visitor: str, puzzle: str) -> Attempt | None:
        """Nobody else changes it meanwhile."""
        ...

    def keep_attempt(self, visitor: str, attempt: Attempt) -> None: ...

    def attempts_of(self, visitor: str) -> list[Attempt]: ...

    def share_page(self, visitor: str, code: str | None) -> None: ...

    def page_of(self, visitor: str) -> str | None:
        """The code under which a visitor shows his page to others."""
        ...

    def visitor_of_page(self, code: str) -> str: ...

    def find_record(self, code: str, reader: str) -> Text:
        """As `reader` may see it: to others, a closed record is not there."""
        ...

    def close_record(self, code: str, owner: str, closed: bool) -> Kept:
        """By any of those who have played it, or have brought it."""
        ...

    def record_text(self, code: str) -> str:
        """For the house itself."""
        ...

    def records_of(self, visitor: str, most: int, before: int | None) -> list[Kept]:
        """A visitor's past games, the latest first; `before` a time to read on."""
        ...

    def name_of(self, visitor: str) -> str: ...

    def rename(self, visitor: str, name: str) -> None: ...


class Storage(Protocol):
    def append(self, rows: Sequence[Row], done: Done) -> None:
        """The one commit point of a game: `done` is called when the rows are on disk, or will not be."""
        ...

    async def read(self, ask: Callable[[Books], T]) -> T: ...

    async def write(self, act: Callable[[Books], T]) -> T:
        """What `act` changes is stored as a whole, or not at all."""
        ...

    async def newer(self, game: Game, match: int, ply: int) -> list[Line]:
        """The log of a match from a ply on."""
        ...
