"""Tables in the database: being set, played, and over."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.json import decode, encode
from msgspec.structs import asdict
from sqlalchemy import Connection, Row, delete, insert, literal_column, select, update

from manoir.core.game import Game
from manoir.core.match import Move
from manoir.house.keeping.lines import ENDED, end_of, line_of, row_of
from manoir.house.keeping.lines import Row as LogRow
from manoir.house.keeping.stored import Stored, game_over, milliseconds, no_table
from manoir.house.lobby.codes import new_code, normal_code
from manoir.house.notices import Changed
from manoir.server.storage.notices import notify
from manoir.server.storage.schema import CHAIRS, MOVES, PRESETS, TABLES
from manoir.table.chronicle import Line
from manoir.table.seating.setting import Setting

_LATEST = MOVES.c.ply.desc()

T = TypeVar("T")


def create(connection: Connection, setting: Setting, seed: bytes, code: str | None = None) -> Stored:
    stored = Stored(0, code or new_code(), "setting", setting, seed, None, None, milliseconds())
    result = connection.execute(insert(TABLES).values(seed=seed.hex(), code=stored.code, **_values(stored)))
    assert result.inserted_primary_key is not None
    stored.id = result.inserted_primary_key[0]
    _seat(connection, stored)
    return stored


def find(connection: Connection, code: str) -> Stored:
    row = connection.execute(select(TABLES).where(TABLES.c.code == normal_code(code))).first()
    if row is None:
        raise no_table()
    return _stored(row)


def change(connection: Connection, worker: str, code: str, act: Callable[[Stored], T]) -> tuple[Stored, T]:
    """Let `act` change a table that nobody else changes meanwhile."""
    row = connection.execute(select(TABLES).where(TABLES.c.code == normal_code(code)).with_for_update()).first()
    if row is None:
        raise no_table()
    stored = _stored(row)
    result = act(stored)
    stored.changed = milliseconds()
    connection.execute(update(TABLES).where(TABLES.c.id == stored.id).values(_values(stored)))
    _seat(connection, stored)
    if connection.dialect.name == "postgresql":
        notify(connection, Changed(worker, [stored.id], setting=True))
    return stored, result


def tables_of(connection: Connection, visitor: str, most: int) -> list[Stored]:
    """Where a visitor has a seat, the latest first."""
    query = (
        select(TABLES)
        .where(TABLES.c.id.in_(select(CHAIRS.c.match).where(CHAIRS.c.visitor == visitor)), TABLES.c.phase != "over")
        .order_by(TABLES.c.changed.desc())
        .limit(most)
    )
    return [_stored(row) for row in connection.execute(query)]


def listed_tables(connection: Connection, most: int) -> list[Stored]:
    """What everybody may join or watch, the latest first."""
    query = select(TABLES).where(TABLES.c.listed == 1).order_by(TABLES.c.changed.desc()).limit(most)
    return [_stored(row) for row in connection.execute(query)]


def lines_since(connection: Connection, game: Game, match: int, ply: int) -> tuple[list[Line], int | None]:
    """The log of a match from a ply on, and when the last move of it was made."""
    columns = (MOVES.c.ply, MOVES.c.seat, MOVES.c.kind, MOVES.c.body, MOVES.c.spent, MOVES.c.at)
    query = select(*columns).where(MOVES.c.match == match, MOVES.c.ply >= ply).order_by(MOVES.c.ply)
    rows = connection.execute(query).all()
    lines = [line_of(game, row.ply, row.seat, row.kind, row.body, row.spent) for row in rows if row.kind != ENDED]
    return lines, rows[-1].at if rows else None


def presets_of(connection: Connection, match: int) -> list[tuple[int, str, list[str]]]:
    """(seat, verb, order)."""
    rows = connection.execute(select(PRESETS).where(PRESETS.c.match == match)).all()
    return [(row.seat, row.verb, decode(row.preference, type=list[str])) for row in rows]


def keep_preset(connection: Connection, match: int, seat: int, verb: str, order: Sequence[str] | None) -> None:
    same = (PRESETS.c.match == match, PRESETS.c.seat == seat, PRESETS.c.verb == verb)
    connection.execute(delete(PRESETS).where(*same))
    if order is not None:
        preference = encode(list(order)).decode()
        connection.execute(insert(PRESETS).values(match=match, seat=seat, verb=verb, preference=preference))


def forget_presets(connection: Connection, match: int, seat: int) -> None:
    """They were of whoever had the seat before."""
    connection.execute(delete(PRESETS).where(PRESETS.c.match == match, PRESETS.c.seat == seat))


def write_down(connection: Connection, worker: str, match: int, moves: Sequence[Move]) -> None:
    """Add to the log what was not made at the table; whoever plays on meanwhile reads the log again."""
    first, at = _next_ply(connection, match), milliseconds()
    _add(connection, worker, [row_of(match, Line(ply, move, 0.0), at) for ply, move in enumerate(moves, first)])


def close_log(connection: Connection, worker: str, match: int) -> None:
    """Nothing can be added any more, whatever is on its way."""
    _add(connection, worker, [end_of(match, _next_ply(connection, match), milliseconds())])


def ended_tables(connection: Connection) -> list[str]:
    """The codes of those whose game is over and whose record is not kept yet."""
    ended = select(MOVES.c.match).where(MOVES.c.kind == literal_column(f"'{ENDED}'"))
    query = select(TABLES.c.code).where(TABLES.c.phase == "playing", TABLES.c.id.in_(ended))
    return list(connection.execute(query).scalars())


def forget_moves(connection: Connection, match: int) -> None:
    connection.execute(delete(MOVES).where(MOVES.c.match == match))
    connection.execute(delete(PRESETS).where(PRESETS.c.match == match))


def _next_ply(connection: Connection, match: int) -> int:
    last = connection.execute(select(MOVES.c.ply, MOVES.c.kind).where(MOVES.c.match == match).order_by(_LATEST)).first()
    if last is not None and last.kind == ENDED:
        raise game_over()
    return 0 if last is None else last.ply + 1


def _add(connection: Connection, worker: str, rows: Sequence[LogRow]) -> None:
    if rows:
        connection.execute(insert(MOVES), [asdict(row) for row in rows])
        if connection.dialect.name == "postgresql":
            notify(connection, Changed(worker, sorted({row.match for row in rows})))


def _stored(row: Row[Any]) -> Stored:
    deal = None if row.deal is None else decode(row.deal, type=dict[str, tuple[str, ...]])
    setting = decode(row.setting, type=Setting)
    return Stored(row.id, row.code, row.phase, setting, bytes.fromhex(row.seed), deal, row.again, row.changed)


def _values(stored: Stored) -> Mapping[str, Any]:
    setting = stored.setting
    return {
        "game": setting.game,
        "phase": stored.phase,
        "setting": encode(setting).decode(),
        "deal": None if stored.deal is None else encode(stored.deal).decode(),
        "listed": int(stored.is_listed),
        "again": stored.again,
        "changed": stored.changed,
    }


def _seat(connection: Connection, stored: Stored) -> None:
    """Keep the list of who sits at the table."""
    connection.execute(delete(CHAIRS).where(CHAIRS.c.match == stored.id))
    connection.execute(insert(CHAIRS), [{"match": stored.id, "visitor": visitor} for visitor in sorted(stored.people)])
