"""The books of a house on a device: a text for each table, move, preset, record, puzzle and name."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import decode, encode
from msgspec.structs import replace

from manoir.core.game import Game
from manoir.core.match import Move
from manoir.house.keeping.lines import ENDED, Row, end_of, line_of, row_of
from manoir.house.keeping.storage import Overtaken
from manoir.house.keeping.stored import (
    Kept,
    Stored,
    Text,
    game_over,
    milliseconds,
    no_page,
    no_record,
    no_table,
    not_yours_to_close,
)
from manoir.house.lobby.codes import new_code, normal_code
from manoir.house.past.accounts import Account, Past
from manoir.house.puzzles.attempts import Attempt
from manoir.table.chronicle import Line
from manoir.table.seating.setting import Setting

T = TypeVar("T")


class KeptRecord(Struct, frozen=True):
    kept: Kept
    text: str
    owners: list[str]
    seats: dict[str, int] = {}
    account: Account | None = None


class DeviceBooks:
    """What is changed stands in `changes` and nowhere else, until all of it is kept."""

    def __init__(self, texts: Mapping[str, str], changes: Mapping[str, str | None] | None = None) -> None:
        """`changes` is what others want kept together with this."""
        self.changes = dict(changes or {})
        self._texts = texts

    # Tables

    def create(self, setting: Setting, seed: bytes) -> Stored:
        return self.add(Stored(0, new_code(), "setting", setting, seed, None, None, milliseconds()))

    def add(self, stored: Stored) -> Stored:
        """Under a number that no other table has."""
        stored.id = 1 + max((table.id for table in self.tables()), default=0)
        self._put(stored)
        return stored

    def find(self, code: str) -> Stored:
        normal = normal_code(code)
        for stored in self.tables():
            if stored.code == normal:
                return stored
        raise no_table()

    def change(self, code: str, act: Callable[[Stored], T]) -> tuple[Stored, T]:
        stored = self.find(code)
        result = act(stored)
        stored.changed = milliseconds()
        self._put(stored)
        return stored, result

    def tables_of(self, visitor: str, most: int) -> list[Stored]:
        return self._latest(lambda stored: stored.phase != "over" and visitor in stored.people)[:most]

    def listed_tables(self, most: int) -> list[Stored]:
        return self._latest(lambda stored: stored.is_listed)[:most]

    def ended_tables(self) -> list[str]:
        return [
            stored.code
            for stored in self.tables()
            if stored.phase == "playing" and any(row.kind == ENDED for row in self.rows(stored.id))
        ]

    def tables(self) -> list[Stored]:
        return [decode(text, type=Stored) for _, text in self._all("table/")]

    def forget_table(self, stored: Stored) -> None:
        self.forget_moves(stored.id)
        self.changes[f"table/{stored.id}"] = None

    # Moves

    def rows(self, match: int, ply: int = 0) -> Iterator[Row]:
        while (text := self._get(f"move/{match}/{ply}")) is not None:
            yield decode(text, type=Row)
            ply += 1

    def append(self, rows: Sequence[Row]) -> None:
        for row in rows:
            key = f"move/{row.match}/{row.ply}"
            if self._get(key) is not None:
                raise Overtaken("somebody was quicker")
            self.changes[key] = _spelt(row)

    def lines_since(self, game: Game, match: int, ply: int) -> tuple[list[Line], int | None]:
        rows = list(self.rows(match, ply))
        lines = [line_of(game, row.ply, row.seat, row.kind, row.body, row.spent) for row in rows if row.kind != ENDED]
        return lines, rows[-1].at if rows else None

    def write_down(self, match: int, moves: Sequence[Move]) -> None:
        first, at = self._next_ply(match), milliseconds()
        self.append([row_of(match, Line(ply, move, 0.0), at) for ply, move in enumerate(moves, first)])

    def close_log(self, match: int) -> None:
        self.append([end_of(match, self._next_ply(match), milliseconds())])

    def forget_moves(self, match: int) -> None:
        for kind in ("move", "preset"):
            for key, _ in self._all(f"{kind}/{match}/"):
                self.changes[key] = None

    # Presets

    def presets_of(self, match: int) -> list[tuple[int, str, list[str]]]:
        found = []
        for key, text in self._all(f"preset/{match}/"):
            _, _, seat, verb = key.split("/")
            found.append((int(seat), verb, decode(text, type=list[str])))
        return found

    def keep_preset(self, match: int, seat: int, verb: str, order: Sequence[str] | None) -> None:
        self.changes[f"preset/{match}/{seat}/{verb}"] = None if order is None else _spelt(list(order))

    def forget_presets(self, match: int, seat: int) -> None:
        for key, _ in self._all(f"preset/{match}/{seat}/"):
            self.changes[key] = None

    # Records

    def keep(self, kept: Kept, text: str, owners: Iterable[str], seats: Mapping[str, int] = {}) -> None:
        key = f"record/{kept.code}"
        if self._get(key) is None:
            self.changes[key] = _spelt(KeptRecord(kept, text, sorted(set(owners)), dict(seats)))

    def past_of(self, visitor: str) -> list[Past]:
        mine = [record for record in self.records() if visitor in record.owners]
        mine.sort(key=lambda record: record.kept.ended)
        return [Past(record.kept, record.seats.get(visitor), record.account) for record in mine]

    def account_for(self, code: str, account: Account) -> None:
        self.changes[f"record/{code}"] = _spelt(replace(self._record(code, None), account=account))

    def find_record(self, code: str, reader: str) -> Text:
        record = self._record(code, reader)
        return Text(record.text, record.kept.brought, record.kept.ended)

    def close_record(self, code: str, owner: str, closed: bool) -> Kept:
        record = self._record(code, owner)
        if owner not in record.owners:
            raise not_yours_to_close()
        kept = replace(record.kept, closed=closed)
        self.changes[f"record/{kept.code}"] = _spelt(replace(record, kept=kept))
        return kept

    def record_text(self, code: str) -> str:
        return self._record(code, None).text

    def records_of(self, visitor: str, most: int, before: int | None) -> list[Kept]:
        mine = [record.kept for record in self.records() if visitor in record.owners]
        earlier = [kept for kept in mine if before is None or kept.ended < before]
        return sorted(earlier, key=lambda kept: kept.ended, reverse=True)[:most]

    def records(self) -> list[KeptRecord]:
        return [decode(text, type=KeptRecord) for _, text in self._all("record/")]

    def weekly_records(self, name: str) -> list[tuple[str, Past]]:
        found = sorted((each for each in self.records() if each.kept.weekly == name), key=lambda each: each.kept.ended)
        return [
            (owner, Past(each.kept, each.seats.get(owner), each.account)) for each in found for owner in each.owners
        ]

    def find_weekly_seed(self, name: str) -> bytes | None:
        seed = self._get(f"weekly/{name}")
        return None if seed is None else bytes.fromhex(seed)

    def weekly_seed(self, name: str, fresh: bytes) -> bytes:
        known = self.find_weekly_seed(name)
        if known is None:
            self.changes[f"weekly/{name}"] = fresh.hex()
        return known or fresh

    # Puzzles

    def attempt_at(self, visitor: str, puzzle: str) -> Attempt | None:
        text = self._get(f"attempt/{visitor}/{puzzle}")
        return None if text is None else decode(text, type=Attempt)

    def keep_attempt(self, visitor: str, attempt: Attempt) -> None:
        self.changes[f"attempt/{visitor}/{attempt.puzzle}"] = _spelt(attempt)

    def attempts_of(self, visitor: str) -> list[Attempt]:
        return [decode(text, type=Attempt) for _, text in self._all(f"attempt/{visitor}/")]

    # Visitors

    def name_of(self, visitor: str) -> str:
        return self._get(f"name/{visitor}") or ""

    def rename(self, visitor: str, name: str) -> None:
        self.changes[f"name/{visitor}"] = name

    def forget(self, visitor: str) -> None:
        self.changes[f"name/{visitor}"] = self.changes[f"page/{visitor}"] = None
        for key, _ in self._all(f"attempt/{visitor}/"):
            self.changes[key] = None
        for record in self.records():
            owners = [owner for owner in record.owners if owner != visitor]
            if owners != record.owners:
                kept = _spelt(replace(record, owners=owners)) if owners else None
                self.changes[f"record/{record.kept.code}"] = kept

    def share_page(self, visitor: str, code: str | None) -> None:
        self.changes[f"page/{visitor}"] = code

    def page_of(self, visitor: str) -> str | None:
        return self._get(f"page/{visitor}")

    def visitor_of_page(self, code: str) -> str:
        for key, page in self._all("page/"):
            if page == normal_code(code):
                return key.removeprefix("page/")
        raise no_page()

    def everything(self) -> dict[str, str]:
        return dict(self._all(""))

    def _next_ply(self, match: int) -> int:
        ply = 0
        for row in self.rows(match):
            if row.kind == ENDED:
                raise game_over()
            ply = row.ply + 1
        return ply

    def _record(self, code: str, reader: str | None) -> KeptRecord:
        """Whatever it is for the house itself, which is no reader."""
        text = self._get(f"record/{normal_code(code)}")
        if text is None:
            raise no_record()
        record = decode(text, type=KeptRecord)
        if reader is not None and record.kept.closed and reader not in record.owners:
            raise no_record()
        return record

    def _latest(self, wanted: Callable[[Stored], bool]) -> list[Stored]:
        return sorted(filter(wanted, self.tables()), key=lambda stored: stored.changed, reverse=True)

    def _put(self, stored: Stored) -> None:
        self.changes[f"table/{stored.id}"] = _spelt(stored)

    def _get(self, key: str) -> str | None:
        return self.changes[key] if key in self.changes else self._texts.get(key)

    def _all(self, beginning: str) -> list[tuple[str, str]]:
        keys = dict.fromkeys(key for key in (*self._texts, *self.changes) if key.startswith(beginning))
        return [(key, text) for key in keys if (text := self._get(key)) is not None]


def _spelt(thing: Any) -> str:
    return encode(thing).decode()
