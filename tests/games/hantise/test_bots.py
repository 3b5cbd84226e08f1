"""Bots of Hantise."""

from itertools import pairwise

import pytest

from manoir.bots.bot import Bot, decision_luck, make_bot
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.games.hantise import GAME


def winner(first: Bot, second: Bot, seed: int) -> int:
    luck = SeededLuck(seed)
    match = Match.new(GAME, GAME.setup(2), luck)
    match.roll(luck)
    while match.state.outcome is None:
        seen = match.view(match.state.actor)
        match.play((first, second)[seen.seat].choose(seen, decision_luck(seed, seen)))
        match.roll(luck)
    assert match.state.outcome.winner is not None
    return match.state.outcome.winner


@pytest.mark.parametrize(("weaker", "level"), [*pairwise(["random", "novice", "inspector"])])
def test_each_level_beats_the_one_below_most_of_the_time(weaker: str, level: str) -> None:
    one, other = make_bot(GAME, level), make_bot(GAME, weaker)
    wins = sum(winner(one, other, seed) == 0 for seed in range(20))
    wins += sum(winner(other, one, seed) == 1 for seed in range(20))
    assert wins >= 24


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    luck = SeededLuck("again")
    match = Match.new(GAME, GAME.setup(2), luck)
    match.roll(luck)
    for _ in range(60):
        seen = match.view(match.state.actor)
        choices = [make_bot(GAME, "novice").choose(seen, decision_luck("seed", seen)) for _ in range(2)]
        assert choices[0] is choices[1]
        assert choices[0] in seen.options
        match.play(choices[0])
        match.roll(luck)
