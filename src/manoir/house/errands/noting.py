"""Games as their players would have written them down: errands too."""

from collections.abc import Sequence

from manoir.companion.editions import EDITIONS
from manoir.companion.recorded import PlayedCarnet, carnet_of
from manoir.core.game import Game
from manoir.core.records import Record
from manoir.core.views import View
from manoir.house.errands.reading import check_seat, read_text
from manoir.table.past.replay import view_at
from manoir.table.refusal import Refusal


def carnet_in_record(text: str, seat: int, ply: int | None) -> PlayedCarnet:
    """A game of cards as one of its players would have written it down, to the end or after so many moves."""
    record = read_text(text)
    match = record.match
    check_seat(match, seat)
    return played_carnet(match.game, match.view(seat) if ply is None else view_at(match, seat, ply), _players(record))


def carnets_in_record(text: str) -> list[PlayedCarnet]:
    """By seat."""
    record = read_text(text)
    match, players = record.match, _players(record)
    return [played_carnet(match.game, match.view(seat), players) for seat in range(match.setup.seats)]


def played_carnet(game: Game, view: View, players: Sequence[str]) -> PlayedCarnet:
    if game.name not in EDITIONS:
        raise Refusal("closed", "this game has no notebook")
    pawns = list(view.setup.characters)
    named = [name or pawn for name, pawn in zip(players, pawns, strict=True)]
    return PlayedCarnet(carnet_of(game, view, named), pawns)


def _players(record: Record) -> list[str]:
    """By seat; empty for whoever has no name."""
    return [record.notes.get(f"player {pawn}", "") for pawn in record.match.setup.characters]
