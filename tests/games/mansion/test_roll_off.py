"""Rolling for the first player."""

import pytest

from manoir.core.errors import BadDeal
from manoir.games.mansion.roll_off import Dice, read_rolls, roll_off

DICE: dict[str, Dice] = {f"{first}-{second}": (first, second) for first in range(1, 7) for second in range(1, 7)}


def rolled(seats: int, *names: str) -> tuple[int, list[tuple[int, Dice]]]:
    return read_rolls(seats, names, DICE)


def test_the_highest_total_wins() -> None:
    assert rolled(3, "1-2", "6-5", "5-5") == (1, [(0, (1, 2)), (1, (6, 5)), (2, (5, 5))])


def test_those_who_share_the_highest_total_roll_again() -> None:
    winner, rolls = rolled(3, "3-4", "1-1", "6-1", "2-2", "4-4")
    assert winner == 2
    assert [seat for seat, _ in rolls] == [0, 1, 2, 0, 2]
    assert rolled(2, "1-1", "1-1", "2-2", "2-2", "3-3", "1-1")[0] == 0


def test_dice_are_rolled_until_one_seat_is_highest() -> None:
    dice = iter([(1, 1), (1, 1), (6, 6), (1, 1)])
    assert roll_off(2, lambda: next(dice)) == (0, [(0, (1, 1)), (1, (1, 1)), (0, (6, 6)), (1, (1, 1))])


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ((), "found no more"),
        (("1-1",), "found no more"),
        (("1-1", "1-1"), "found no more"),
        (("1-1", "7-1"), "found '7-1'"),
        (("1-1", "2-1", "3-3"), "goes on after the first player is found: 3-3"),
    ],
)
def test_rolls_that_do_not_find_the_first_player_are_refused(names: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadDeal) as refused:
        rolled(2, *names)
    assert reason in str(refused.value)
