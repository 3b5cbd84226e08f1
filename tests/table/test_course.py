"""How a game without cards to count stood, turn by turn."""

from pathlib import Path

import pytest

from manoir.core.match import Match
from manoir.core.records import load
from manoir.games.knowing import HiddenRole
from manoir.games.registry import find_game
from manoir.table.past.course import course

GAMES = Path(__file__).parents[1] / "games"


def recorded(name: str) -> Match:
    return load(min((GAMES / name / "records").glob("a-*.txt")), find_game).match


def test_suspicion_is_what_the_innocent_hold_of_each_other() -> None:
    match = recorded("huis_clos")
    told = course(match)
    assert told
    assert told.about == "suspicion"
    last = told.chances[-1]
    then = Match(match.game, match.setup, match.deal, match.moves[: last.ply])
    role = match.game.knowledge
    assert isinstance(role, HiddenRole)
    murderer = match.game.roles(match.state).index("murderer")
    opinions = [float(role.odds(then.view(seat))[murderer]) for seat in range(match.setup.seats) if seat != murderer]
    assert last.seats[murderer] == pytest.approx(sum(opinions) / len(opinions))


def test_before_anything_is_known_all_are_as_likely() -> None:
    match = recorded("huis_clos")
    told = course(match)
    assert told
    assert told.chances[0].seats == [1 / match.setup.seats] * match.setup.seats


def test_of_two_one_wins() -> None:
    told = course(recorded("hantise"))
    assert told
    assert told.about == "win"
    assert len(told.chances) > 7
    for chances in told.chances:
        assert sum(chances.seats) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances.seats)


def test_where_cards_are_counted_the_review_tells_more() -> None:
    assert course(recorded("cluedo")) is None
