"""Training for Huis Clos: what is followed as the game is played is what the seats' views tell."""

from pathlib import Path
from typing import Literal

import numpy as np
import pytest
import torch

from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.following import HuisClosFollower
from manoir.bots.huis_clos.grandmaster import HERE, LearnedInnocent, networks
from manoir.bots.huis_clos.grandmaster_duel import DuelSight as Duel
from manoir.bots.huis_clos.grandmaster_innocent import InnocentSight as Suspecting
from manoir.bots.huis_clos.grandmaster_sight import Sight
from manoir.bots.huis_clos.guilty import Guilty
from manoir.bots.huis_clos.innocent import Innocent
from manoir.bots.huis_clos.pretending import seen_by_all
from manoir.bots.huis_clos.wary import Wary
from manoir.bots.network import load
from manoir.bots.thought import best_of
from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import BadSetup
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.core.views import view
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.__main__ import main
from manoir.lab.training.huis_clos import AmongEquals, AmongMasters, MurdererSight
from manoir.lab.training.huis_clos_duel import DuelSight
from manoir.lab.training.huis_clos_innocent import InnocentSight
from manoir.lab.training.huis_clos_measuring import KINDS, Meeting, played
from manoir.lab.training.huis_clos_measuring import main as measure
from manoir.lab.training.mind import VALUES, Mind
from manoir.lab.training.subjects import SUBJECTS, subject_of
from manoir.lab.vector import Vector

NOBODY_KNOWS = SeededLuck(0)


@pytest.mark.parametrize("seats", [4, 7])
def test_beliefs_that_are_followed_are_those_of_the_whole_view(seats: int) -> None:
    luck, setup = SeededLuck(f"followed {seats}"), GAME.setup(seats)
    table = GAME.start(setup, GAME.deal(setup, luck))
    followers = {seat: HuisClosFollower(setup, seat) for seat in (*range(seats), SPECTATOR)}
    compared = 0
    while table.outcome is None:
        if table.actor == CHANCE:
            table.take(outcome(table, luck))
            continue
        seat = table.actor
        seen = view(setup, table, seat)
        if not luck.below(4):
            for whole, who in ((seen, seat), (seen_by_all(seen), SPECTATOR)):
                followed, found = followers[who].beliefs(followers[who].view(table.log)), Beliefs(whole)
                assert followed.view.told == found.view.told
                assert followed.odds == found.odds
                assert list(followed.accounts) == list(found.accounts)
                for suspect, account in found.accounts.items():
                    assert followed.accounts[suspect].saved()[:3] == account.saved()[:3]
            compared += 1
        table.take(seen.options[luck.below(len(seen.options))])
    assert compared > 10


def test_the_murderer_is_taught_on_what_his_view_tells() -> None:
    sight, luck = MurdererSight(GAME.setup(5)), SeededLuck("taught")
    table = sight.begin(luck)
    assert isinstance(table, HuisClosState)
    looked = 0
    while sight.result(table) is None:
        action = outcome(table, luck) if table.actor == CHANCE else sight.reply(table)
        if action is None:
            assert table.actor == table.murderer
            sight.mask(table, table.actor)
            found = Sight(Beliefs(view(sight.setup, table, table.actor)), NOBODY_KNOWS).rows()
            assert sight.rows(table, table.actor) == found
            action = sight.action(0)
            looked += 1
        table.take(action)
    assert looked > 5
    result = sight.result(table)
    assert result is not None
    assert result[table.murderer] in (1.0, -1.0, MurdererSight.hope)


def test_one_innocent_is_taught_on_what_his_view_tells() -> None:
    sight, luck = InnocentSight(GAME.setup(5)), SeededLuck("innocent")
    taught, ends = set(), set()
    for _ in range(8):
        table = sight.begin(luck)
        assert isinstance(table, HuisClosState)
        seat = sight.taught(table)
        assert seat != table.murderer
        taught.add(seat)
        while (result := sight.result(table)) is None:
            assert sight.points(table)[seat] > 0.5
            action = outcome(table, luck) if table.actor == CHANCE else sight.reply(table)
            if action is None:
                assert table.actor == seat
                assert not table.duel
                sight.mask(table, seat)
                found = Suspecting(Beliefs(view(sight.setup, table, seat)), NOBODY_KNOWS).rows()
                assert sight.rows(table, seat) == found
                action = sight.action(0)
            table.take(action)
        is_dead = not table.living >> seat & 1
        assert not is_dead or (result[seat] == -1 and sight.points(table)[seat] == 0)
        ends.add((result[seat], is_dead))
    assert len(taught) > 2
    assert len(ends) > 1


def test_the_murderer_may_be_taught_among_his_equals() -> None:
    for kind, level in ((AmongMasters, Wary), (AmongEquals, LearnedInnocent)):
        sight = kind(GAME.setup(4))
        table = sight.begin(SeededLuck("equals"))
        assert isinstance(table, HuisClosState)
        seen = set()
        while sight.result(table) is None and table.turn < 2:
            action = outcome(table, sight.luck) if table.actor == CHANCE else sight.reply(table)
            if action is None:
                action = table.options[0]
            elif table.actor not in (CHANCE, table.murderer):
                seen.add(type(sight.mind(table, sight.among)))
            table.take(action)
        assert seen == {level}


def test_a_grandmaster_who_follows_the_game_plays_as_by_his_view() -> None:
    sight = AmongEquals(GAME.setup(4))
    table = sight.begin(SeededLuck("grand"))
    assert isinstance(table, HuisClosState)
    compared = 0
    while sight.result(table) is None and compared < 12:
        if table.actor == CHANCE:
            table.take(outcome(table, sight.luck))
            continue
        if table.actor != table.murderer and len(table.options) > 1:
            sight.luck, luck = SeededLuck(f"one {compared}"), SeededLuck(f"one {compared}")
            mind = LearnedInnocent(networks().innocent, Beliefs(view(sight.setup, table, table.actor)), luck)
            assert sight.choice(table, "grandmaster") is best_of(mind.weigh(), luck).action
            compared += 1
        table.take(sight.reply(table) or table.options[0])
    assert compared


@pytest.mark.parametrize("level", ["detective", "master"])
def test_whoever_is_not_taught_plays_as_his_level_does(level: str) -> None:
    sight = MurdererSight(GAME.setup(4))
    table = sight.begin(SeededLuck("rivals"))
    assert isinstance(table, HuisClosState)
    sight.among = level
    compared = 0
    while sight.result(table) is None:
        if table.actor == CHANCE:
            table.take(outcome(table, sight.luck))
            continue
        if table.actor != table.murderer and len(table.options) > 1:
            sight.luck = SeededLuck(f"one {compared}")
            beliefs, luck = Beliefs(view(sight.setup, table, table.actor)), SeededLuck(f"one {compared}")
            detective = Innocent(beliefs.view, beliefs.seen, beliefs.odds, luck)
            mind = Wary(beliefs, luck) if level == "master" else detective
            assert sight.choice(table, level) is best_of(mind.weigh(), luck).action
            compared += 1
        action = sight.reply(table)
        table.take(table.options[0] if action is None else action)
    assert compared > 10


def test_a_confrontation_is_played_again_from_where_a_game_has_led_to_it() -> None:
    DuelSight.kept.clear()
    sight, luck = DuelSight(GAME.setup(4)), SeededLuck("duels")
    ends = set()
    for number in range(3):
        table = sight.begin(luck)
        assert isinstance(table, HuisClosState)
        assert table.duel
        sight.among = "master" if number % 2 else "detective"
        while sight.result(table) is None:
            action = outcome(table, luck) if table.actor == CHANCE else sight.reply(table)
            if action is None:
                sight.mask(table, table.actor)
                seen = view(sight.setup, table, table.actor)
                assert sight.rows(table, table.actor) == Duel(Beliefs(seen), NOBODY_KNOWS, 0.0).rows()
                action = sight.action(0)
            table.take(action)
        ends.add(table.turn)
    assert len(DuelSight.kept[4]) == 3
    assert all(kept.duel and kept.outcome is None for kept in DuelSight.kept[4])


def test_the_last_innocent_strikes_as_his_level_does() -> None:
    sight, luck = DuelSight(GAME.setup(4)), SeededLuck("last")
    table = sight.begin(luck)
    compared = 0
    while sight.result(table) is None:
        if table.actor == CHANCE:
            table.take(outcome(table, luck))
            continue
        assert isinstance(table, HuisClosState)
        if table.actor != table.murderer and len(table.options) > 1:
            sight.luck, own = SeededLuck(f"strike {compared}"), SeededLuck(f"strike {compared}")
            beliefs = Beliefs(view(sight.setup, table, table.actor))
            detective = Guilty(beliefs.view, beliefs.seen, beliefs.odds, own)
            mind = Duellist(beliefs, own, 0.0) if sight.among == "master" else detective
            assert sight.reply(table) is best_of(mind.weigh(), own).action
            compared += 1
        action = sight.reply(table)
        table.take(table.options[0] if action is None else action)
    assert compared


@pytest.mark.parametrize("subject", [name for name, found in SUBJECTS.items() if found.game == "huis-clos"])
def test_one_command_trains_a_mind_that_ranks_options(subject: str, tmp_path: Path) -> None:
    small = ["--games", "4", "--workers", "0", "--steps", "3", "--hidden", "8", "4", "--batch", "8"]
    path = main([subject, "--out", str(tmp_path), "--lessons", "1", "--seconds", "600", *small])
    levels = subject_of(subject).levels
    assert load(path, levels)(np.zeros((2, len(levels)), np.uint8)).shape == (2, 1 + VALUES)


@pytest.mark.parametrize("name", ["huis-clos", "huis-clos-innocent"])
def test_a_beginner_goes_by_the_judgement_in_his_rows(name: str) -> None:
    torch.manual_seed(3)
    subject = subject_of(name)
    assert subject.judged is not None
    steps = subject.levels[subject.judged]
    mind = Mind(subject.levels, 16, (24, 12), is_ranking=True)
    mind.go_by(subject.judged)
    rows = torch.zeros(1, 17, len(subject.levels), dtype=torch.uint8)
    for option in range(16):
        rows[0, option, subject.judged] = min(option, steps)
    logits, values = mind(rows.reshape(1, -1))
    assert logits.shape == (1, 16)
    assert values.shape == (1, VALUES)
    assert (logits[0, 1 : steps + 1] < logits[0, :steps]).all()


def test_tables_take_turns_with_the_numbers_of_seats() -> None:
    games = Vector("huis-clos", 3, (4, 6, 8), seed=1, sight=MurdererSight)
    assert games.rewards.shape == (3, 8)
    games.step([0] * 3)
    assert not games.has_after.any() or not games.afters.any()
    with pytest.raises(BadSetup, match="rows of different widths"):
        Vector("huis-clos", 3, (4, 6, 8))


@pytest.mark.parametrize("part", ["murderer", "innocent"])
@pytest.mark.parametrize("player", KINDS)
def test_a_meeting_is_played_again_alike(part: Literal["murderer", "innocent"], player: str) -> None:
    for number, among in enumerate(KINDS):
        meeting = Meeting(part, player, among, seats=4, seed="again", number=number)
        assert played(meeting) == played(meeting)


@pytest.mark.parametrize(("part", "file"), [("murderer", "grandmaster.npz"), ("innocent", "grandmaster_innocent.npz")])
def test_the_file_of_a_mind_is_measured_like_the_grandmaster_who_has_it(part: str, file: str) -> None:
    mind, duel = str(HERE.with_name(file)), str(HERE.with_name("grandmaster_duel.npz"))
    few = ["--seats", "4", "--games", "2", "--workers", "1"]
    assert measure([f"--{part}", mind, "--duel", duel, *few]) == measure([f"--{part}", "grandmaster", *few])


def test_one_command_measures_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    rate = measure(["--innocent", "detective", "--seats", "4", "--games", "2", "--workers", "1"])
    assert rate in (0.0, 0.5, 1.0)
    assert capsys.readouterr().out.startswith(f"{100 * rate:.1f} % ± ")
