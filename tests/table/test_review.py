"""What each seat could know, turn by turn."""

from pathlib import Path

import pytest

from manoir.core.match import Match
from manoir.core.records import load
from manoir.deduction.posterior import solve
from manoir.games.registry import find_game
from manoir.table.helping.assistance import cards_of
from manoir.table.past.review import review
from manoir.table.refusal import Refusal

GAMES = Path(__file__).parents[1] / "games"


def recorded(name: str, record: str = "b-*.txt") -> Match:
    return load(min((GAMES / name / "records").glob(record)), find_game).match


def left(match: Match, seat: int, ply: int) -> int:
    then = Match(match.game, match.setup, match.deal, match.moves[:ply])
    return len(solve(cards_of(match.game).notebook(then.view(seat))).envelopes())


@pytest.mark.parametrize("name", ["cluedo", "super_cluedo", "cluedo_2008"])
def test_the_numbers_are_those_of_the_notebooks(name: str) -> None:
    match = recorded(name)
    for seat, course in enumerate(review(match)):
        assert [found.solutions for found in course] == [left(match, seat, found.ply) for found in course]
        assert course[0].ply == 0
        numbers = [found.solutions for found in course]
        assert numbers == sorted(set(numbers), reverse=True)


def test_the_moment_of_certainty_is_the_very_move() -> None:
    match = recorded("cluedo", "c-*.txt")
    certain = [course[-1] for course in review(match)]
    assert {found.solutions for found in certain} == {1}
    for seat, found in enumerate(certain):
        assert left(match, seat, found.ply) == 1
        assert left(match, seat, found.ply - 1) > 1


def test_what_is_laid_open_at_the_end_was_not_known() -> None:
    match = recorded("cluedo_2008", "c-*.txt")
    assert left(match, 0, len(match.moves)) == 1
    assert min(found.solutions for course in review(match) for found in course) > 1


def test_where_there_are_no_cards_to_count_nothing_can_be_told() -> None:
    with pytest.raises(Refusal):
        review(recorded("hantise", "a-*.txt"))
