"""Many whole games at every level: always by the rules, always in time."""

import pytest

from manoir.bots.bot import bots_of
from manoir.games.registry import find_game, game_names
from tests.bots.playing import budget, whole_game

GAMES = 200
OVERRUN = 1.5
LEVELS = [(game, level) for game in game_names() for level in bots_of(find_game(game))]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_no_bot_breaks_the_rules_or_overruns_its_time(game: str, level: str) -> None:
    counts = find_game(game).seat_counts
    for seed in range(GAMES):
        seats = counts[seed % len(counts)]
        _, decisions = whole_game(game, [level] * seats, seed)
        slowest = max(decision.seconds for decision in decisions)
        assert slowest < OVERRUN * budget(game, level), f"game {seed}, {seats} seats"
