"""Sets of seats."""

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.core.seats import CHANCE, EVERYBODY, NOBODY, SPECTATOR, only

FEW = settings(max_examples=40, deadline=None)
seats = st.integers(0, 20)


@given(st.lists(seats), seats)
@FEW
def test_only_holds_just_these_seats(chosen: list[int], seat: int) -> None:
    assert bool(only(*chosen) >> seat & 1) == (seat in chosen)


@given(st.lists(seats))
@FEW
def test_a_spectator_belongs_to_everybody_and_to_no_set_of_seats(chosen: list[int]) -> None:
    assert EVERYBODY >> SPECTATOR & 1
    assert not only(*chosen) >> SPECTATOR & 1
    assert only(*chosen, SPECTATOR) >> SPECTATOR & 1


def test_chance_and_nobody_are_no_seats() -> None:
    assert len({CHANCE, NOBODY, *range(SPECTATOR + 1)}) == SPECTATOR + 3
