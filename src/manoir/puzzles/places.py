"""Where the puzzles of days lie, so that nobody has to search for them again."""

from datetime import date, timedelta
from functools import cache
from importlib.resources import files

from manoir.puzzles.daily import day_of
from manoir.puzzles.puzzle import Order

FILE = files(__package__) / "places.txt"
"""A line for each week: its Monday, then of each day the game in which its puzzle lies."""


def known_game(order: Order) -> int:
    """The game in which the puzzle lies, as far as that is known: none before it holds one."""
    day = day_of(order)
    return 0 if day is None else known_games().get(day, 0)


@cache
def known_games() -> dict[date, int]:
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        monday, *games = line.split()
        for days, game in enumerate(games):
            found[date.fromisoformat(monday) + timedelta(days)] = int(game)
    return found
