"""The grandmaster of Huis Clos: what he sees of his options, as the Murderer and as an Innocent, and how he plays."""

import sys
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from manoir.bots.bot import decision_luck, make_bot, offered, strongest
from manoir.bots.following import Followers
from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.following import HuisClosFollower
from manoir.bots.huis_clos.grandmaster import HERE, Learned, LearnedDuel, LearnedInnocent, grandmaster, networks
from manoir.bots.huis_clos.grandmaster_duel import LEVELS as DUEL_LEVELS
from manoir.bots.huis_clos.grandmaster_duel import DuelSight
from manoir.bots.huis_clos.grandmaster_innocent import LEVELS as INNOCENT_LEVELS
from manoir.bots.huis_clos.grandmaster_innocent import OPTIONS as INNOCENT_OPTIONS
from manoir.bots.huis_clos.grandmaster_innocent import InnocentSight
from manoir.bots.huis_clos.grandmaster_rows import LESS, OPTIONS, VERBS, general
from manoir.bots.huis_clos.grandmaster_sight import LEVELS, Sight
from manoir.bots.option_rows import Rows, ranked, reached
from manoir.bots.thought import Thinker
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.views import View, view
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.actions import DEPOSIT, GO, Accuse
from manoir.games.huis_clos.components import ALL_WEAPONS
from manoir.games.huis_clos.picture import picture
from manoir.games.huis_clos.state import NEXT
from tests.bots.playing import Decision, whole_game

LUCK = SeededLuck(1)
GAMES = (4, 1), (4, 5), (5, 5)
"""Seats and seed."""


def choices(level: str, seats: int, seed: int) -> list[Decision]:
    """What players of a level decided in a game among themselves, where they had a choice."""
    _, decisions = whole_game("huis-clos", [level] * seats, seed)
    return [made for made in decisions if len(made.view.options) > 1]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Of detectives, whatever grandmasters learn: with accusations, and Confrontations."""
    return [made for seats, seed in GAMES for made in choices("detective", seats, seed)]


@pytest.fixture(scope="module")
def murders(decisions: Sequence[Decision]) -> list[Decision]:
    return [made for made in decisions if picture(made.view).roles[made.view.seat]]


@pytest.fixture(scope="module")
def innocents(decisions: Sequence[Decision]) -> list[Decision]:
    """Until the Confrontation."""
    return [made for made in decisions if not (seen := picture(made.view)).roles[made.view.seat] and not seen.duel]


def sight_of(view: View) -> Sight | DuelSight:
    beliefs = Beliefs(view)
    return DuelSight(beliefs, LUCK, 0.0) if beliefs.seen.duel else Sight(beliefs, LUCK)


def innocent_rows(view: View) -> Rows:
    return InnocentSight(Beliefs(view), LUCK).rows()


def test_no_number_of_a_row_is_higher_than_it_can_get(murders: Sequence[Decision]) -> None:
    duels = 0
    for made in murders:
        sight = sight_of(made.view)
        options, rows = sight.rows()
        levels = DUEL_LEVELS if sight.seen.duel else LEVELS
        duels += sight.seen.duel
        assert len(rows) == len(options) + 1 <= OPTIONS + 1
        assert set(options) <= set(made.view.options)
        for row in rows:
            assert len(row) == len(levels)
            assert all(number <= most for number, most in zip(row, levels, strict=True))
    assert 0 < duels < len(murders)


def test_no_number_of_an_innocents_row_is_higher_than_it_can_get(innocents: Sequence[Decision]) -> None:
    highest = np.zeros(len(INNOCENT_LEVELS), np.uint8)
    for made in innocents:
        options, rows = innocent_rows(made.view)
        assert len(rows) == len(options) + 1 <= INNOCENT_OPTIONS + 1
        assert set(options) <= set(made.view.options)
        for row in rows:
            highest = np.maximum(highest, np.frombuffer(row, np.uint8))
    assert (highest <= np.array(INNOCENT_LEVELS)).all()
    assert (highest > 0).mean() > 0.85


def test_an_innocents_rows_hold_nothing_that_he_was_not_told(innocents: Sequence[Decision]) -> None:
    """From any game that he cannot tell from the true one come the same rows."""
    luck = SeededLuck("imagined")
    for made in innocents[::9]:
        seat, rows = made.view.seat, innocent_rows(made.view)
        for _ in range(2):
            imagined = GAME.imagine(made.view, luck)
            assert innocent_rows(view(made.view.setup, imagined, seat)) == rows


def test_those_are_ahead_who_may_accuse_before_him(innocents: Sequence[Decision]) -> None:
    """In games of which nobody dies: in the first turn that allows it as many as sit before him."""
    first = innocents[0].view
    sight = InnocentSight(Beliefs(first), LUCK)
    seats, starter = sight.seen.seats, sight.seen.starter
    for _ in range(seats):
        starter = NEXT[sight.seen.living][starter]
    assert sight._ahead == {seat for seat in range(seats) if (seat - starter) % seats < (first.seat - starter) % seats}
    late = [made.view for made in innocents if isinstance(made.choice, Accuse)]
    assert late
    for accusing in late:
        assert not InnocentSight(Beliefs(accusing), LUCK)._ahead


def test_options_that_a_master_likes_best_come_first_and_alike_ones_once() -> None:
    weights = {GO[0]: 1.0, GO[1]: 3.0, GO[2]: 2.6, GO[3]: 1.0, DEPOSIT[0]: 1.0}
    options, rows = ranked(
        weights, lambda best: [VERBS.index(type(best))], lambda option, less: [*general(option, less)], OPTIONS
    )
    assert options == [GO[1], GO[2], GO[0], DEPOSIT[0]]
    assert [row[-1] for row in rows] == [0, reached(0.4, LESS), reached(2.0, LESS), reached(2.0, LESS), 0]
    assert {row[0] for row in rows} == {VERBS.index(type(GO[0]))}
    many: dict[Action, float] = {option: float(number) for number, option in enumerate(DEPOSIT)}
    options, _ = ranked(many, lambda best: [0], lambda option, less: [round(less)], OPTIONS)
    assert options == list(reversed(DEPOSIT))[:OPTIONS]


def test_steps_are_reached_one_after_another() -> None:
    assert [reached(step, LESS) for step in LESS] == list(range(1, len(LESS) + 1))
    assert all(low < high for low, high in pairwise(LESS))


def test_the_networks_are_small_and_whole_numbers() -> None:
    files = list(HERE.parent.glob("*.npz"))
    assert len(files) == len(networks())
    assert sum(file.stat().st_size for file in files) < 2_000_000
    for network, levels in zip(networks(), (LEVELS, DUEL_LEVELS, INNOCENT_LEVELS), strict=True):
        rows = np.random.default_rng(1).integers(0, 3, (20, len(levels)), np.uint8)
        found = network(rows)
        assert found.dtype == np.int64
        assert (found == np.concatenate([network(row[None]) for row in rows])).all()


def test_he_goes_by_what_he_has_learned_unless_he_is_hurried(
    decisions: Sequence[Decision], murders: Sequence[Decision], innocents: Sequence[Decision]
) -> None:
    def kinds(made: Sequence[Decision], seconds: float) -> set[type]:
        return {type(grandmaster(networks(), Followers(HuisClosFollower), seconds, one.view, LUCK)) for one in made}

    assert kinds(murders, 1.0) == {Learned, LearnedDuel}
    assert kinds(innocents[:20], 1.0) == {LearnedInnocent}
    last = [made for made in decisions if made not in murders and made not in innocents]
    assert kinds(last, 1.0) == {Duellist}
    assert not kinds([murders[0], innocents[0]], 0.0) & {Learned, LearnedInnocent}


def test_a_choice_is_worked_out_again_from_the_view_and_the_seed() -> None:
    bot = make_bot(GAME, "grandmaster")
    assert isinstance(bot, Thinker)
    for made in choices("grandmaster", 4, 1)[:24]:
        thought = bot.think(made.view, decision_luck(1, made.view))
        assert thought.action is made.choice
        assert thought.weighed[0][0] is made.choice
        assert thought.believed


def test_he_kills_when_he_can(murders: Sequence[Decision]) -> None:
    """In most cases: sometimes it would give him away."""
    bot, could, did = make_bot(GAME, "grandmaster"), 0, 0
    for made in murders:
        seen = picture(made.view)
        deadly = [
            option
            for weapon, option in enumerate(DEPOSIT)
            if ALL_WEAPONS >> weapon & 1 and option in made.view.options and seen.standing(weapon)
        ]
        if deadly:
            could += 1
            did += bot.choose(made.view, LUCK) in deadly
    assert could
    assert did >= 0.6 * could


def test_it_is_the_strongest_level_and_without_numpy_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert strongest(GAME) == "grandmaster"
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "grandmaster" not in offered(GAME)
    assert strongest(GAME) == "master"
