"""Boards and detective's sheets in text, for the three Cluedos."""

from collections.abc import Iterable, Mapping, Sequence

from rich.style import Style
from rich.text import Text

from manoir.core.names import Language
from manoir.deduction.facts import ENVELOPE, POOL
from manoir.deduction.posterior import Posterior
from manoir.games.mansion.board import Board, Place
from manoir.terminal.edition import Edition
from manoir.terminal.screen import OWN, TYPED
from manoir.texts.catalogue import Named

COLOURS = {
    "rose": "white on red3",
    "moutarde": "black on gold3",
    "leblanc": "black on white",
    "olive": "white on dark_green",
    "pervenche": "white on blue",
    "violet": "white on dark_magenta",
    "prunelle": "white on orange4",
    "peche": "black on light_salmon1",
    "legris": "black on grey62",
    "chose": "black on hot_pink",
}
FLOORS = ("#4b3a2f", "#5b3440", "#2f4d3f", "#54462a", "#2d4a5e", "#5c2f2a", "#43325c", "#3d4550", "#4a4a35")
ARROWS = {"^": "▲", "v": "▼", "<": "◀", ">": "▶", "/": "◤"}


def draw_board(
    edition: Edition,
    pawns: Mapping[str, Place],
    ends: Iterable[Place],
    language: Language,
    marks: Mapping[str, str] | None = None,
    own: str | None = None,
) -> Text:
    """Pawns by character, `own` is the looker's; `ends` are lit; `marks` are signs for squares by their letter."""
    board, book = edition.board, edition.book(language)
    letters = {pawn: book.name("suspects", pawn)["letter"].ljust(2) for pawn in pawns}
    lit = set(ends)
    on_squares = {place: name for name, place in pawns.items()}
    rooms = [book.name("rooms", room) for room in board.rooms]
    looks = {
        name: Style.parse(f"bold {COLOURS[name]}") + Style(meta={OWN: True} if name == own else {}) for name in pawns
    }
    labels = _labels(board, rooms, pawns, letters, looks, lit)
    columns = "".join(f"{column:<10}" for column in range(0, board.stride - 1, 5))
    picture = Text().append(columns.rstrip() + "\n", "grey50")
    for row, line in enumerate(board.grid):
        for column, mark in enumerate(line):
            place = row * board.stride + column
            room = _room_at(board, row, column)
            if (row, column) in labels:
                text, style = labels[row, column]
                picture.append(text, style)
            elif room is not None:
                floor = _floor(board, room, lit)
                sign = ARROWS.get(mark, "⌘" if mark.islower() else " ")
                picture.append(f"{sign} ", Style.parse("bold yellow") + floor)
            elif place in on_squares:
                name = on_squares[place]
                picture.append(letters[name], looks[name])
            elif board.squares >> place & 1:
                sign = (marks or {}).get(mark, "·")
                square = Style.parse("bold yellow") + _goes(board, place) if place in lit else Style.parse("grey50")
                picture.append("◆ " if place in lit else f"{sign} ", square)
            else:
                picture.append("▒▒" if mark == "X" else "  ", "grey30")
        picture.append(f" {row}\n", "grey50")
    return picture


def _room_at(board: Board, row: int, column: int) -> int | None:
    """The room a cell belongs to; a door or passage mark belongs to the room of the cells beside it."""
    mark = board.grid[row][column]
    if mark in board.letters:
        return board.letters.index(mark)
    if mark.upper() in board.letters and mark.islower() and mark != "v":
        return board.letters.index(mark.upper())
    for letter, at in ((row_of[1], row_of[2]) for row_of in board.sections["doors"]):
        if at == f"{row},{column}":
            return board.letters.index(letter)
    return None


def _floor(board: Board, room: int, lit: set[Place]) -> Style:
    place = board.first_room + room
    if place in lit:
        return Style.parse("on dark_goldenrod") + _goes(board, place)
    return Style.parse(f"on {FLOORS[room % len(FLOORS)]}")


def _goes(board: Board, place: Place) -> Style:
    return Style(meta={TYPED: f"go {board.spell(place)}"})


def _labels(
    board: Board,
    rooms: Sequence[Named],
    pawns: Mapping[str, Place],
    letters: Mapping[str, str],
    looks: Mapping[str, Style],
    lit: set[Place],
) -> dict[tuple[int, int], tuple[str, Style]]:
    """Two characters a cell: the room's name in its middle, on two rows if one is too short; its pawns below."""
    cells: dict[tuple[int, int], tuple[str, Style]] = {}
    for room, named in enumerate(rooms):
        rows = sorted({row for row in range(len(board.grid)) for _ in _run(board, row, room)})
        middle = rows[(len(rows) - 1) // 2]
        style = Style.parse("bold bright_white") + _floor(board, room, lit)
        lines = _lettered(board, room, sorted(rows, key=lambda row: abs(row - middle)), named)
        for row, text in lines.items():
            _write(cells, row, _run(board, row, room), text, style)
        inside = [pawn for pawn, place in pawns.items() if place == board.first_room + room]
        below = [(row, column) for row in rows if row > max(lines) for column in _run(board, row, room)]
        for cell, pawn in zip(below, inside, strict=False):
            cells[cell] = (letters[pawn], looks[pawn])
    return cells


def _lettered(board: Board, room: int, rows: Sequence[int], named: Named) -> dict[int, str]:
    """The name, or its short form, on the first of these rows that holds it; else on two rows."""
    for name in (named["name"], named.get("short", named["name"])):
        for row in rows:
            if len(name) <= 2 * len(_run(board, row, room)):
                return {row: name}
    first, _, rest = named["name"].rpartition(" ")
    return {rows[0] - 1: first, rows[0]: rest}


def _run(board: Board, row: int, room: int) -> list[int]:
    """The plain floor of a room on one row of the grid."""
    if row >= len(board.grid):
        return []
    return [column for column, mark in enumerate(board.grid[row]) if mark == board.letters[room]]


def _write(cells: dict[tuple[int, int], tuple[str, Style]], row: int, run: list[int], text: str, style: Style) -> None:
    room = text[: 2 * len(run)].center(2 * len(run))
    for index, column in enumerate(run):
        cells[row, column] = (room[2 * index : 2 * index + 2], style)


def draw_sheet(edition: Edition, players: Sequence[str], posterior: Posterior, language: Language) -> Text:
    """Cards down, players and the envelope across: ✓ certain, · impossible, the odds in per cent where open."""
    deck, book = edition.deck, edition.book(language)
    places = [*enumerate(players), (ENVELOPE, book.term("envelope"))]
    places += [(POOL, book.term("pool"))] if posterior.notebook.pool else []
    names = [edition.card(card, language)["name"] for card in range(len(deck))]
    width = max(map(len, names)) + 1
    columns = [max(6, len(name)) + 1 for _, name in places]
    sheet = Text(" " * width, no_wrap=True)
    heads = (name.rjust(column) for (_, name), column in zip(places, columns, strict=True))
    sheet.append("".join(heads) + "\n", "bold")
    for kind in (deck.suspects, deck.weapons, deck.rooms):
        for card in kind:
            sheet.append(names[card].ljust(width))
            for (place, _), column in zip(places, columns, strict=True):
                mark, style = _mark(posterior, card, place)
                sheet.append(mark.rjust(column), style)
            sheet.append("\n")
        sheet.append("\n")
    return sheet


def _mark(posterior: Posterior, card: int, place: int) -> tuple[str, str]:
    count = posterior.count(card, place)
    if count == posterior.total:
        return "✓", "bold green"
    if count == 0:
        return "·", "grey50"
    return f"{100 * count / posterior.total:.0f}%", "yellow"
