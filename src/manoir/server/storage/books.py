"""The books of a house in a database, within one transaction."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from manoir.core.game import Game
from manoir.core.match import Move
from manoir.house.keeping.stored import Kept, Stored, Text
from manoir.house.past.accounts import Account, Past
from manoir.house.puzzles.attempts import Attempt
from manoir.server.storage import attempts, records, tables, visitors
from manoir.table.chronicle import Line
from manoir.table.seating.setting import Setting

T = TypeVar("T")


class SqlBooks:
    """`worker` is who tells others of what it changes."""

    def __init__(self, connection: Connection, worker: str = "") -> None:
        self.connection = connection
        self._worker = worker

    def create(self, setting: Setting, seed: bytes) -> Stored:
        return tables.create(self.connection, setting, seed)

    def find(self, code: str) -> Stored:
        return tables.find(self.connection, code)

    def change(self, code: str, act: Callable[[Stored], T]) -> tuple[Stored, T]:
        return tables.change(self.connection, self._worker, code, act)

    def tables_of(self, visitor: str, most: int) -> list[Stored]:
        return tables.tables_of(self.connection, visitor, most)

    def listed_tables(self, most: int) -> list[Stored]:
        return tables.listed_tables(self.connection, most)

    def ended_tables(self) -> list[str]:
        return tables.ended_tables(self.connection)

    def lines_since(self, game: Game, match: int, ply: int) -> tuple[list[Line], int | None]:
        return tables.lines_since(self.connection, game, match, ply)

    def write_down(self, match: int, moves: Sequence[Move]) -> None:
        tables.write_down(self.connection, self._worker, match, moves)

    def close_log(self, match: int) -> None:
        tables.close_log(self.connection, self._worker, match)

    def forget_moves(self, match: int) -> None:
        tables.forget_moves(self.connection, match)

    def presets_of(self, match: int) -> list[tuple[int, str, list[str]]]:
        return tables.presets_of(self.connection, match)

    def keep_preset(self, match: int, seat: int, verb: str, order: Sequence[str] | None) -> None:
        tables.keep_preset(self.connection, match, seat, verb, order)

    def forget_presets(self, match: int, seat: int) -> None:
        tables.forget_presets(self.connection, match, seat)

    def keep(self, kept: Kept, text: str, owners: Iterable[str], seats: Mapping[str, int] = {}) -> None:
        records.keep(self.connection, kept, text, owners, seats)

    def past_of(self, visitor: str) -> list[Past]:
        return records.past_of(self.connection, visitor)

    def account_for(self, code: str, account: Account) -> None:
        records.account_for(self.connection, code, account)

    def weekly_records(self, name: str) -> list[tuple[str, Past]]:
        return records.weekly_records(self.connection, name)

    def find_weekly_seed(self, name: str) -> bytes | None:
        return visitors.find_key(self.connection, f"weekly {name}")

    def weekly_seed(self, name: str, fresh: bytes) -> bytes:
        return visitors.key(self.connection, f"weekly {name}", fresh)

    def forget(self, visitor: str) -> None:
        records.forget_owner(self.connection, visitor)
        attempts.forget_attempts(self.connection, visitor)
        visitors.forget(self.connection, visitor)

    def share_page(self, visitor: str, code: str | None) -> None:
        visitors.share_page(self.connection, visitor, code)

    def page_of(self, visitor: str) -> str | None:
        return visitors.page_of(self.connection, visitor)

    def visitor_of_page(self, code: str) -> str:
        return visitors.visitor_of_page(self.connection, code)

    def find_record(self, code: str, reader: str) -> Text:
        return records.find_record(self.connection, code, reader)

    def close_record(self, code: str, owner: str, closed: bool) -> Kept:
        return records.close_record(self.connection, code, owner, closed)

    def record_text(self, code: str) -> str:
        return records.record_text(self.connection, code)

    def records_of(self, visitor: str, most: int, before: int | None) -> list[Kept]:
        return records.records_of(self.connection, visitor, most, before)

    def name_of(self, visitor: str) -> str:
        return visitors.name_of(self.connection, visitor)

    def rename(self, visitor: str, name: str) -> None:
        visitors.rename(self.connection, visitor, name)

    def attempt_at(self, visitor: str, puzzle: str) -> Attempt | None:
        return attempts.attempt_at(self.connection, visitor, puzzle)

    def keep_attempt(self, visitor: str, attempt: Attempt) -> None:
        attempts.keep_attempt(self.connection, visitor, attempt)

    def attempts_of(self, visitor: str) -> list[Attempt]:
        return attempts.attempts_of(self.connection, visitor)
