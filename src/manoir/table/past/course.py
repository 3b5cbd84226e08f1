"""How a finished game without cards to count stood, turn by turn: who was suspected, or who was to win."""

from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.bots.bot import Forecast, forecast_of
from manoir.core.match import Match
from manoir.games.knowing import HiddenRole
from manoir.table.past.turns import Turn, turns

About: TypeAlias = Literal["suspicion", "win"]


class Chances(Struct, frozen=True):
    """From the move of this number on, by seat."""

    ply: int
    seats: list[float]


class Course(Struct, frozen=True):
    """`suspicion`: how likely the others held each to have the role, on average. `win`: how likely each was to win."""

    about: About
    chances: list[Chances]


def course(match: Match) -> Course | None:
    """None where nobody can say how the game stood."""
    if isinstance(match.game.knowledge, HiddenRole):
        roles = match.game.roles(match.state)
        innocent = [seat for seat, role in enumerate(roles) if role != match.game.knowledge.name]
        odds = [_suspected(match.game.knowledge, turn, innocent) for turn in turns(match)]
        return Course("suspicion", [Chances(0, [1 / match.setup.seats] * match.setup.seats), *odds])
    forecast = forecast_of(match.game)
    if forecast is None:
        return None
    return Course("win", [_to_win(forecast, turn) for turn in turns(match)])


def _suspected(role: HiddenRole, turn: Turn, innocent: list[int]) -> Chances:
    """By those who do not know it of themselves."""
    opinions = {seat: role.odds(turn.replay.view(seat)) for seat in innocent}
    seats = []
    for suspect in range(turn.replay.setup.seats):
        held = [float(opinion[suspect]) for seat, opinion in opinions.items() if seat != suspect]
        seats.append(sum(held) / len(held))
    return Chances(turn.ply, seats)


def _to_win(forecast: Forecast, turn: Turn) -> Chances:
    """As it was for whoever had the turn."""
    chance = forecast(turn.replay.state, turn.player)
    return Chances(turn.ply, [chance if seat == turn.player else 1 - chance for seat in range(2)])
