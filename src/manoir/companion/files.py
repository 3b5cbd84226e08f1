"""A book on disk: the table in a header, then the lines as they were typed."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import ValidationError, convert

from manoir.companion.editions import Edition, OwnCards, find_edition, own_edition
from manoir.companion.line_notebook import LineNotebook
from manoir.core.errors import BadRecord

FIRST_LINE = "manoir notebook 1"
HEADER = ("edition", "players", "me", "hands", "hand")
OWN_HEADER = ("suspects", "weapons", "rooms", "answers", "pool")
"""What follows the name of an edition that is somebody's own."""
YES, NO = "yes", "no"


def keep(book: LineNotebook, path: Path) -> None:
    """Written beside and moved into place."""
    beside = path.with_suffix(path.suffix + ".part")
    beside.write_text(written(book), encoding="utf-8")
    beside.replace(path)


def written(book: LineNotebook) -> str:
    own = book.edition.own
    header = {"edition": book.edition.name, **({} if own is None else _own_header(own))}
    header |= {
        "players": ",".join(book.words.players),
        "me": book.words.players[book.me],
        "hands": ",".join(str(size) for size in book.sizes),
        "hand": ",".join(book.edition.deck.spell_all(book.hand)),
    }
    return "\n".join([FIRST_LINE, *(f"{name}: {value}" for name, value in header.items()), *book.lines]) + "\n"


def _own_header(own: OwnCards) -> dict[str, str]:
    kinds = (",".join(kind) for kind in (own.suspects, own.weapons, own.rooms))
    return dict(zip(OWN_HEADER, (*kinds, "every" if own.every else "first", YES if own.pool else NO), strict=True))


def reopen(path: Path) -> LineNotebook:
    return read_book(_lines(path))


def read_book(lines: Sequence[str]) -> LineNotebook:
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(1, f"not a notebook of the house: the first line must be {FIRST_LINE!r}")
    names = _header_of(lines)
    table = {}
    for number, (name, line) in enumerate(zip(names, lines[1 : len(names) + 1], strict=False), 2):
        head, colon, value = line.partition(":")
        if head != name or not colon:
            raise BadRecord(number, f"expected '{name}: …', found {line!r}")
        table[name] = value.strip()
    if len(table) < len(names):
        raise BadRecord(len(lines), f"the header is cut off: it has {', '.join(names)}")
    players = table["players"].split(",")
    if table["me"] not in players:
        raise BadRecord(4, f"{table['me']!r} is not one of the players {', '.join(players)}")
    sizes = [int(size) for size in table["hands"].split(",") if size.isdecimal()]
    hand = table["hand"].split(",")
    me = players.index(table["me"])
    return LineNotebook(_edition(table), players, me, hand, sizes, lines[len(names) + 1 :])


def _header_of(lines: Sequence[str]) -> tuple[str, ...]:
    is_own = len(lines) > 2 and lines[2].partition(":")[0] == OWN_HEADER[0]
    return (HEADER[0], *OWN_HEADER, *HEADER[1:]) if is_own else HEADER


def _edition(table: Mapping[str, str]) -> Edition:
    if OWN_HEADER[0] not in table:
        return find_edition(table["edition"])
    kinds = ([name.strip() for name in table[kind].split(",")] for kind in OWN_HEADER[:3])
    own = {
        **dict(zip(OWN_HEADER, kinds, strict=False)),
        "every": table["answers"] == "every",
        "pool": table["pool"] == YES,
    }
    try:
        return own_edition(table["edition"], convert(own, OwnCards))
    except ValidationError as error:
        raise BadRecord(3, str(error)) from None


def read_lines(path: Path) -> list[str]:
    """What happened, from a saved book or a plain list of lines."""
    lines = _lines(path)
    return lines[len(_header_of(lines)) + 1 :] if lines and lines[0] == FIRST_LINE else lines


def _lines(path: Path) -> list[str]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, "this is not text in UTF-8") from None
    return lines_of(text)


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]
