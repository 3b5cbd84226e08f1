"""Moves as rows of the log, and back."""

from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.core.events import Claimed, Left, Returned, Said
from manoir.core.game import Game
from manoir.core.match import Move, Played
from manoir.table.chronicle import Line

Kind: TypeAlias = Literal["plays", "says", "claims", "leaves", "returns"]


class Row(Struct, frozen=True):
    """A row of the log without its number; times in milliseconds."""

    match: int
    ply: int
    seat: int
    kind: Kind
    body: str
    spent: int
    at: int


def row_of(match: int, line: Line, at: int) -> Row:
    kind, body = _written(line.move)
    return Row(match, line.ply, line.move.seat, kind, body, round(line.spent * 1000), at)


def line_of(game: Game, ply: int, seat: int, kind: Kind, body: str, spent: int) -> Line:
    return Line(ply, _read(game, seat, kind, body), spent / 1000)


def _written(move: Move) -> tuple[Kind, str]:
    match move:
        case Played(action=action):
            return "plays", action.text
        case Said(text=text):
            return "says", text
        case Claimed(claim=claim):
            return "claims", claim
        case Left():
            return "leaves", ""
        case Returned():
            return "returns", ""


def _read(game: Game, seat: int, kind: Kind, body: str) -> Move:
    match kind:
        case "plays":
            return Played(seat, game.action(body))
        case "says":
            return Said(seat, body)
        case "claims":
            return Claimed(seat, body)
        case "leaves":
            return Left(seat)
        case "returns":
            return Returned(seat)
