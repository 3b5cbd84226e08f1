"""The grandmaster of Huis Clos: what its Murderer sees of his options, and how he plays by it."""

import sys
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from manoir.bots.bot import decision_luck, make_bot, offered, strongest
from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.grandmaster import HERE, Learned, LearnedDuel, grandmaster, networks
from manoir.bots.huis_clos.grandmaster_duel import LEVELS as DUEL_LEVELS
from manoir.bots.huis_clos.grandmaster_duel import DuelSight
from manoir.bots.huis_clos.grandmaster_rows import LESS, OPTIONS, VERBS, general, ranked, reached
from manoir.bots.huis_clos.grandmaster_sight import LEVELS, Sight
from manoir.bots.huis_clos.wary import Wary
from manoir.bots.thought import Thinker
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.views import View
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.actions import DEPOSIT, GO
from manoir.games.huis_clos.components import ALL_WEAPONS
from manoir.games.huis_clos.picture import picture
from tests.bots.playing import Decision, whole_game

LUCK = SeededLuck(1)


def murders(seats: int, seed: int) -> list[Decision]:
    """What the Murderer decided in a game of grandmasters, where he had a choice."""
    _, decisions = whole_game("huis-clos", ["grandmaster"] * seats, seed)
    return [made for made in decisions if len(made.view.options) > 1 and picture(made.view).roles[made.view.seat]]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    return [made for seats, seed in ((4, 1), (4, 5), (5, 2)) for made in murders(seats, seed)]


def sight_of(view: View) -> Sight | DuelSight:
    beliefs = Beliefs(view)
    return DuelSight(beliefs, LUCK, 0.0) if beliefs.seen.duel else Sight(beliefs, LUCK)


def test_no_number_of_a_row_is_higher_than_it_can_get(decisions: Sequence[Decision]) -> None:
    duels = 0
    for made in decisions:
        sight = sight_of(made.view)
        options, rows = sight.rows()
        levels = DUEL_LEVELS if sight.seen.duel else LEVELS
        duels += sight.seen.duel
        assert len(rows) == len(options) + 1 <= OPTIONS + 1
        assert set(options) <= set(made.view.options)
        for row in rows:
            assert len(row) == len(levels)
            assert all(number <= most for number, most in zip(row, levels, strict=True))
    assert 0 < duels < len(decisions)


def test_options_that_a_master_likes_best_come_first_and_alike_ones_once() -> None:
    weights = {GO[0]: 1.0, GO[1]: 3.0, GO[2]: 2.6, GO[3]: 1.0, DEPOSIT[0]: 1.0}
    options, rows = ranked(weights, lambda verb: [VERBS.index(verb)], lambda option, less: [*general(option, less)])
    assert options == [GO[1], GO[2], GO[0], DEPOSIT[0]]
    assert [row[-1] for row in rows] == [0, reached(0.4, LESS), reached(2.0, LESS), reached(2.0, LESS), 0]
    assert {row[0] for row in rows} == {VERBS.index(type(GO[0]))}
    many: dict[Action, float] = {option: float(number) for number, option in enumerate(DEPOSIT)}
    options, _ = ranked(many, lambda verb: [0], lambda option, less: [round(less)])
    assert options == list(reversed(DEPOSIT))[:OPTIONS]


def test_steps_are_reached_one_after_another() -> None:
    assert [reached(step, LESS) for step in LESS] == list(range(1, len(LESS) + 1))
    assert all(low < high for low, high in pairwise(LESS))


def test_the_networks_are_small_and_whole_numbers() -> None:
    files = [HERE.with_suffix(".npz"), HERE.with_name("grandmaster_duel.npz")]
    assert sum(file.stat().st_size for file in files) < 2_000_000
    for network, levels in zip(networks(), (LEVELS, DUEL_LEVELS), strict=True):
        rows = np.random.default_rng(1).integers(0, 3, (20, len(levels)), np.uint8)
        found = network(rows)
        assert found.dtype == np.int64
        assert (found == np.concatenate([network(row[None]) for row in rows])).all()


def test_the_murderer_goes_by_what_he_has_learned_and_an_innocent_is_a_master(decisions: Sequence[Decision]) -> None:
    kinds = {type(grandmaster(networks(), 1.0, made.view, LUCK)) for made in decisions}
    assert kinds == {Learned, LearnedDuel}
    _, played = whole_game("huis-clos", ["grandmaster"] * 4, 1)
    first = next(made.view for made in played if not picture(made.view).roles[made.view.seat])
    assert isinstance(grandmaster(networks(), 1.0, first, LUCK), Wary)
    hurried = grandmaster(networks(), 0.0, decisions[0].view, LUCK)
    assert not isinstance(hurried, Sight)


def test_a_choice_is_worked_out_again_from_the_view_and_the_seed(decisions: Sequence[Decision]) -> None:
    bot = make_bot(GAME, "grandmaster")
    assert isinstance(bot, Thinker)
    for made in decisions[:12]:
        thought = bot.think(made.view, decision_luck(1, made.view))
        assert thought.action is made.choice
        assert thought.weighed[0][0] is made.choice
        assert thought.believed


def test_he_kills_when_he_can(decisions: Sequence[Decision]) -> None:
    """In most cases: sometimes it would give him away."""
    could = did = 0
    for made in decisions:
        seen = picture(made.view)
        deadly = [
            option
            for weapon, option in enumerate(DEPOSIT)
            if ALL_WEAPONS >> weapon & 1 and option in made.view.options and seen.standing(weapon)
        ]
        could += bool(deadly)
        did += made.choice in deadly
    assert could
    assert did >= 0.6 * could


def test_it_is_the_strongest_level_and_without_numpy_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert strongest(GAME) == "grandmaster"
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "grandmaster" not in offered(GAME)
    assert strongest(GAME) == "master"
