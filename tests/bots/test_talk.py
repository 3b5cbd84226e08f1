"""What bots of Huis Clos say tells nobody who the Murderer is, neither by kinds of claims nor by how often."""

from collections import Counter
from math import exp, sqrt

import pytest

from manoir.bots.bot import decision_luck, make_bot, remark
from manoir.bots.conversing import converse
from manoir.core.chance import SeededLuck
from manoir.core.events import Claimed, Event
from manoir.core.match import Match
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.events import Died, TurnBegan

KINDS = tuple(form.word for form in CLAIMS.forms)
Rates = tuple[float, ...]
Talk = tuple[int, list[Rates]]
"""Which of those who lived to the end was the Murderer, and how often each of them made each kind of claim, a turn.
That a Murderer survives says nothing of his words."""


def talks_of(level: str, seats: int, games: int) -> list[Talk]:
    """Of games in which the Murderer lived to the end."""
    found = (talkative_game(level, seats, seed) for seed in range(games))
    return [talk for talk in found if talk is not None]


def talkative_game(level: str, seats: int, seed: int) -> Talk | None:
    luck = SeededLuck(f"talk {seed}")
    match = Match.new(GAME, GAME.setup(seats), luck)
    bot = make_bot(GAME, level)
    match.roll(luck)
    while match.state.outcome is None:
        seat = match.state.actor
        seen = match.view(seat)
        if claim := remark(bot, seen, luck):
            converse(match, lambda _: bot, seed, seat, claim)
            seen = match.view(seat)
        match.play(bot.choose(seen, decision_luck(seed, seen)))
        match.roll(luck)
    told = match.view(0).told
    died = {event.seat for event in told if isinstance(event, Died)}
    living = [seat for seat in range(seats) if seat not in died]
    murderer = GAME.roles(match.state).index("murderer")
    return None if murderer in died else (living.index(murderer), [rates(told, seat) for seat in living])


def rates(told: tuple[Event, ...], seat: int) -> Rates:
    turns = sum(isinstance(event, TurnBegan) for event in told)
    said = Counter(event.claim.split()[0] for event in told if isinstance(event, Claimed) and event.seat == seat)
    return tuple(said[kind] / turns for kind in KINDS)


def guesser(talks: list[Talk], rounds: int = 300, step: float = 0.5) -> Rates:
    """The weights of the kinds by which the Murderers of these games are found best (conditional logit)."""
    weights = [0.0] * len(KINDS)
    for _ in range(rounds):
        slopes = [0.0] * len(KINDS)
        for murderer, spoken in talks:
            odds = [exp(sum(map(float.__mul__, weights, own))) for own in spoken]
            for seat, own in enumerate(spoken):
                error = (seat == murderer) - odds[seat] / sum(odds)
                for kind, rate in enumerate(own):
                    slopes[kind] += error * rate
        weights = [weight + step * slope / len(talks) for weight, slope in zip(weights, slopes, strict=True)]
    return tuple(weights)


def found(talks: list[Talk]) -> float:
    """The share of Murderers who are found by weights that were fitted to the other half of the games."""
    halves = talks[::2], talks[1::2]
    right = 0.0
    for known, unknown in (halves, halves[::-1]):
        weights = guesser(known)
        for murderer, spoken in unknown:
            scores = [sum(map(float.__mul__, weights, own)) for own in spoken]
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            right += (murderer in best) / len(best)
    return right / len(talks)


def by_chance(talks: list[Talk]) -> float:
    return sum(1 / len(spoken) for _, spoken in talks) / len(talks)


def two_deviations(talks: list[Talk]) -> float:
    """By so much few games may differ from many."""
    chance = by_chance(talks)
    return 2 * sqrt(chance * (1 - chance) / len(talks))


def kinds_said(talks: list[Talk], by_murderers: bool, at_least: float = 0.0) -> set[str]:
    """The kinds that are more than such a part of all that they say."""
    said: Counter[str] = Counter()
    for murderer, spoken in talks:
        for seat, own in enumerate(spoken):
            if (seat == murderer) is by_murderers:
                said.update(dict(zip(KINDS, own, strict=True)))
    whole = sum(said.values())
    return {kind for kind, rate in said.items() if rate > at_least * whole}


@pytest.mark.parametrize(("level", "seats"), [("novice", 6), ("master", 4)])
def test_a_murderer_makes_the_same_kinds_of_claims_as_the_innocents_and_as_often(level: str, seats: int) -> None:
    talks = talks_of(level, seats, 24)
    for speaks in (True, False):
        usual = kinds_said(talks, by_murderers=speaks, at_least=0.1)
        assert usual
        assert usual <= kinds_said(talks, by_murderers=not speaks)
    assert found(talks) <= by_chance(talks) + 0.05 + two_deviations(talks)


def test_the_guesser_finds_one_who_speaks_in_his_own_way() -> None:
    """So that it would be noticed."""
    silent, slander = (0.0,) * len(KINDS), tuple(float(kind == "saw") for kind in KINDS)
    talks = [(seed % 4, [slander if seat == seed % 4 else silent for seat in range(4)]) for seed in range(8)]
    assert found(talks) == 1.0


@pytest.mark.soak
@pytest.mark.parametrize(
    ("level", "seats"), [("novice", 6), ("inspector", 6), ("detective", 6), ("master", 4), ("master", 6)]
)
def test_over_many_games_nobody_finds_the_murderer_by_how_he_speaks(level: str, seats: int) -> None:
    talks = talks_of(level, seats, 400)
    assert found(talks) <= by_chance(talks) + 0.05
