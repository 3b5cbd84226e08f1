"""Moves as rows of the log, and back."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from manoir.core.errors import ManoirError
from manoir.core.events import ChangedHands, Claimed, Left, Returned, Said
from manoir.core.game import Game
from manoir.core.match import Move, Played
from manoir.core.seats import CHANCE
from manoir.table.chronicle import Line

Kind: TypeAlias = Literal["plays", "says", "claims", "leaves", "returns", "changes", "ends"]

ENDED: Final = "ends"
"""The row after the last move of a game: from here on there is a record to be kept, and nothing to be added."""


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


def end_of(match: int, ply: int, at: int) -> Row:
    return Row(match, ply, CHANCE, ENDED, "", 0, at)


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
        case ChangedHands(name=name):
            return "changes", name


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
        case "changes":
            return ChangedHands(seat, body)
        case "ends":
            raise ManoirError("the end of a game is no move")
