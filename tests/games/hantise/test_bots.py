"""Bots of Hantise."""

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


def test_novice_beats_random_most_of_the_time() -> None:
    novice, random = make_bot(GAME, "novice"), make_bot(GAME, "random")
    wins = sum(winner(novice, random, seed) == 0 for seed in range(20))
    wins += sum(winner(random, novice, seed) == 1 for seed in range(20))
    assert wins >= 32


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
