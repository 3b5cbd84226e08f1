"""All that a device keeps, as one file: taken along, and unpacked elsewhere."""

from collections.abc import Mapping

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode
from msgspec.structs import replace

from manoir.house.keeping.lines import Row
from manoir.house.keeping.stored import Stored
from manoir.house.lobby.codes import normal_code
from manoir.house.requests.asking import Asked, Endpoint
from manoir.table.refusal import Refusal
from manoir.worker.books import DeviceBooks

LIMIT = 64 * 1024 * 1024


class Luggage(Struct, frozen=True, forbid_unknown_fields=True):
    """`page` is what the page itself keeps: settings, and what it added to chance."""

    manoir: int
    texts: dict[str, str]
    page: dict[str, str] = {}


class Unpacked(Struct, frozen=True):
    """How much of it was new here."""

    tables: int
    records: int
    puzzles: int
    page: dict[str, str]


async def pack(asked: Asked) -> str:
    texts = await asked.house.services.storage.read(lambda books: _device(books).everything())
    return encode(Luggage(1, texts)).decode()


async def unpack(asked: Asked) -> Unpacked:
    """What is here already stays as it is."""
    luggage = _read(asked.body)
    storage = asked.house.services.storage
    added = await storage.write(lambda books: _added(_device(books), luggage.texts, asked.visitor))
    return Unpacked(*added, luggage.page)


ENDPOINTS = (
    Endpoint("GET", "/api/luggage", "All that is kept on this device", pack, str),
    Endpoint("POST", "/api/luggage", "Add what was kept on another", unpack, Unpacked, str, limit=LIMIT),
)


def _device(books: object) -> DeviceBooks:
    assert isinstance(books, DeviceBooks)
    return books


def _read(text: str) -> Luggage:
    try:
        luggage = decode(text, type=Luggage)
    except (ValidationError, DecodeError) as error:
        raise Refusal("malformed", f"this is not what a device has packed: {error}"[:200]) from None
    if luggage.manoir != 1:
        raise Refusal("malformed", f"packed by another version: {luggage.manoir}")
    return luggage


def _added(books: DeviceBooks, texts: Mapping[str, str], visitor: str) -> tuple[int, int, int]:
    other = DeviceBooks(texts)
    try:
        tables, records = other.tables(), other.records()
        moves = {stored.id: list(other.rows(stored.id)) for stored in tables}
        presets = {stored.id: other.presets_of(stored.id) for stored in tables}
        attempts = other.attempts_of(visitor)
    except (ValidationError, DecodeError, ValueError) as error:
        raise Refusal("malformed", f"this is not what a device has packed: {error}"[:200]) from None
    known = {stored.code for stored in books.tables()}
    new = [stored for stored in tables if normal_code(stored.code) == stored.code and stored.code not in known]
    for stored in new:
        _add_table(books, stored, moves[stored.id], presets[stored.id])
    kept = {record.kept.code for record in books.records()}
    brought = [record for record in records if record.kept.code not in kept]
    for record in brought:
        books.keep(record.kept, record.text, record.owners, record.seats)
    puzzles = [attempt for attempt in attempts if books.attempt_at(visitor, attempt.puzzle) is None]
    for attempt in puzzles:
        books.keep_attempt(visitor, attempt)
    return len(new), len(brought), len(puzzles)


def _add_table(books: DeviceBooks, stored: Stored, moves: list[Row], presets: list[tuple[int, str, list[str]]]) -> None:
    number = books.add(stored).id
    books.append([replace(row, match=number) for row in moves])
    for seat, verb, order in presets:
        books.keep_preset(number, seat, verb, order)
