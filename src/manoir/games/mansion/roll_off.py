"""Rolling for the first player, before the game: the highest total wins, and those who share it roll again."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from manoir.core.errors import BadDeal

ROLLS = "rolls"
"""The pile of a deal that holds these rolls: one for each who rolls, in order of seats, round after round."""

Dice = tuple[int, int]


def roll_off(seats: int, roll: Callable[[], Dice]) -> tuple[int, list[tuple[int, Dice]]]:
    """The winner, and (seat, dice) of every roll."""
    rolls: list[tuple[int, Dice]] = []
    rollers = list(range(seats))
    while len(rollers) > 1:
        latest = [(seat, roll()) for seat in rollers]
        best = max(sum(dice) for _, dice in latest)
        rollers = [seat for seat, dice in latest if sum(dice) == best]
        rolls += latest
    return rollers[0], rolls


def read_rolls(seats: int, pile: Sequence[str], dice: Mapping[str, Dice]) -> tuple[int, list[tuple[int, Dice]]]:
    """The same from a deal, checked; `dice` are all rolls by name."""
    left = iter(pile)
    winner, rolls = roll_off(seats, lambda: _read(left, dice))
    if extra := list(left):
        raise BadDeal(f"pile {ROLLS!r} goes on after the first player is found: {' '.join(extra)}")
    return winner, rolls


def _read(left: Iterator[str], dice: Mapping[str, Dice]) -> Dice:
    name = next(left, None)
    if name is None or name not in dice:
        found = "no more" if name is None else repr(name)
        raise BadDeal(
            f"pile {ROLLS!r} must hold rolls like {next(iter(dice))} until one seat is highest, found {found}"
        )
    return dice[name]
