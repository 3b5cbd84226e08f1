"""A book on disk: the table in a header, then the lines as they were typed."""

from collections.abc import Sequence
from pathlib import Path

from manoir.companion.book import Book
from manoir.companion.editions import find_edition
from manoir.core.errors import BadRecord

FIRST_LINE = "manoir notebook 1"
HEADER = ("edition", "players", "me", "hands", "hand")


def keep(book: Book, path: Path) -> None:
    """Written beside and moved into place."""
    beside = path.with_suffix(path.suffix + ".part")
    beside.write_text(written(book), encoding="utf-8")
    beside.replace(path)


def written(book: Book) -> str:
    values = (
        book.edition.name,
        ",".join(book.words.players),
        book.words.players[book.me],
        ",".join(str(size) for size in book.sizes),
        ",".join(book.edition.deck.spell_all(book.hand)),
    )
    header = [f"{name}: {value}" for name, value in zip(HEADER, values, strict=True)]
    return "\n".join([FIRST_LINE, *header, *book.lines]) + "\n"


def reopen(path: Path) -> Book:
    return read_book(_lines(path))


def read_book(lines: Sequence[str]) -> Book:
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(1, f"not a notebook of the house: the first line must be {FIRST_LINE!r}")
    table = {}
    for number, (name, line) in enumerate(zip(HEADER, lines[1 : len(HEADER) + 1], strict=False), 2):
        head, colon, value = line.partition(":")
        if head != name or not colon:
            raise BadRecord(number, f"expected '{name}: …', found {line!r}")
        table[name] = value.strip()
    if len(table) < len(HEADER):
        raise BadRecord(len(lines), f"the header is cut off: it has {', '.join(HEADER)}")
    players = table["players"].split(",")
    if table["me"] not in players:
        raise BadRecord(4, f"{table['me']!r} is not one of the players {', '.join(players)}")
    sizes = [int(size) for size in table["hands"].split(",") if size.isdecimal()]
    hand = table["hand"].split(",")
    me = players.index(table["me"])
    return Book(find_edition(table["edition"]), players, me, hand, sizes, lines[len(HEADER) + 1 :])


def read_lines(path: Path) -> list[str]:
    """What happened, from a saved book or a plain list of lines."""
    lines = _lines(path)
    return lines[len(HEADER) + 1 :] if lines and lines[0] == FIRST_LINE else lines


def _lines(path: Path) -> list[str]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, "this is not text in UTF-8") from None
    return lines_of(text)


def lines_of(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]
