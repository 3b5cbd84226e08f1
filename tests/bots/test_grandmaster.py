"""The grandmaster of Hantise: its sight, its moves, its network in whole numbers, and how it plays and says why."""

import sys
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.bots.bot import bots_of, decision_luck, make_bot, offered, strongest
from manoir.bots.hantise.beliefs import BestPlan
from manoir.bots.hantise.grandmaster import WEIGHTS, Effort, Grandmaster, Search, chance, network
from manoir.bots.hantise.grandmaster_frame import FAMILY_AT, MOVES, as_move, frame_of, moves
from manoir.bots.hantise.grandmaster_sight import LEVELS, row
from manoir.bots.network import EXACT, LARGEST, SHIFT, UNIT, Layer, bits_of, load
from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import BadSetup
from manoir.core.seats import CHANCE
from manoir.core.views import view
from manoir.games.hantise import GAME
from manoir.games.hantise.actions import ACTIONS, Draw, Locate, Reveal
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState
from tests.bots.playing import whole_game
from tests.games.hantise.table import P, position

LAST_NIGHT: dict[str, Any] = {"night": 7, "won": ("papa maman fillette", "pepe meme fiston")}


def positions(games: int) -> Iterator[HantiseState]:
    """Where seats decide in random games, with and without devastation."""
    for number in range(games):
        luck, rng = SeededLuck(f"sight {number}"), Random(number)
        setup = GAME.setup(2, options={"devastation": number % 2 == 1})
        table = GAME.start(setup, GAME.deal(setup, luck))
        while table.outcome is None:
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
                continue
            yield table
            table.take(rng.choice(table.step.cautious(table) if rng.random() < 0.97 else table.options))


def test_every_number_of_a_row_keeps_to_its_level() -> None:
    highest = np.zeros(len(LEVELS), np.uint8)
    for table in positions(8):
        seen = row(table, table.actor, 0, frame_of(table, table.actor))
        highest = np.maximum(highest, np.frombuffer(seen, np.uint8))
    assert len(highest) == len(LEVELS)
    assert (highest <= np.array(LEVELS)).all()
    assert (highest > 0).mean() > 0.9


def test_a_row_holds_nothing_that_the_seat_was_not_told() -> None:
    """From any game that the seat cannot tell from the true one comes the same row."""
    luck = SeededLuck("imagined")
    for number, table in enumerate(positions(6)):
        if number % 5:
            continue
        setup = GAME.setup(2, options={"devastation": table.devastation})
        study, seat = Study(view(setup, table, table.actor)), table.actor
        rows = set()
        for _ in range(3):
            imagined = study.imagine(luck)
            rows.add(row(imagined, seat, study.surely_held, frame_of(imagined, seat)))
        rows.add(row(table, seat, study.surely_held, frame_of(table, seat)))
        assert len(rows) == 1


def test_every_action_of_a_seat_is_a_move_and_alike_ones_are_the_same() -> None:
    of_chance = Draw, Locate, Reveal
    for frame in permutations(range(4)):
        for action in ACTIONS:
            assert (as_move(action, frame, 0) in MOVES) == (not isinstance(action, of_chance))
    upright = (0, 1, 2, 3)
    assert as_move(GAME.action("play serre"), upright, 0) == as_move(GAME.action("play bassin"), upright, 0)
    assert as_move(GAME.action("play puits"), upright, 0) != as_move(GAME.action("play bassin"), upright, 0)
    assert as_move(GAME.action("knock claire jardin"), upright, 0) == as_move(
        GAME.action("knock sombre jardin"), upright, 1
    )


def test_whatever_is_open_can_be_taken_by_its_move() -> None:
    for table in positions(4):
        seat = table.actor
        frame = frame_of(table, seat)
        found = moves(table.options, frame, seat)
        assert set(found.values()) <= set(table.options)
        assert {MOVES[number] for number in found} == {as_move(action, frame, seat) for action in table.options}


def test_the_house_is_turned_so_that_the_zone_of_the_character_comes_first() -> None:
    game = position(
        {"jardin": "serre", "sous-sol": "cave Ass-EF"}, {"rez-de-chaussee": "salon"}, at="premier-etage"
    ).table
    assert frame_of(game, P) == (3, 1, 0, 2)
    assert sorted(FAMILY_AT) == [0, 1, 2, 3]


def test_alike_positions_have_the_same_row() -> None:
    """Mémé and Pépé are worth the same: with their Zones and families exchanged, nothing else changes."""
    hall = {"rez-de-chaussee": "salon"}
    one = position({**hall, "premier-etage": "chambre Ser-Sp"}, hands=("grenier Ass-EF", "Ser-Fa"), at="jardin")
    other = position({**hall, "sous-sol": "garage Ser-EF"}, hands=("cave Ass-Sp", "Ser-Fa"), at="jardin")
    rows = {row(game.table, P, 0, frame_of(game.table, P)) for game in (one, other)}
    assert len(rows) == 1


def test_sums_are_whole_numbers_however_they_are_made() -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 4, (40, len(LEVELS)), np.uint8)
    found = network()(rows)
    assert found.dtype == np.int64
    alone = np.concatenate([network()(single[None]) for single in rows])
    assert (found == alone).all()
    bits = rows[:, bits_of(LEVELS)[0]] >= bits_of(LEVELS)[1]
    numbers = bits.astype(np.int64)
    for place, layer in enumerate(network().layers):
        exact = numbers @ layer.weights.astype(np.int64) + layer.bias.astype(np.int64)
        scaled = (exact * layer.scale + (1 << SHIFT - 1)) >> SHIFT
        numbers = scaled if place == len(network().layers) - 1 else scaled.clip(0, LARGEST)
    assert (found == numbers).all()


def test_sums_that_single_precision_cannot_hold_are_refused() -> None:
    most = EXACT // (LARGEST * LARGEST)
    scale = np.ones(1, np.int64)
    Layer(np.full((most, 1), LARGEST, np.int8), np.zeros(1, np.int32), scale)
    with pytest.raises(ValueError, match="are not exact in single precision"):
        Layer(np.full((most + 1, 1), LARGEST, np.int8), np.zeros(1, np.int32), scale)


def test_the_weights_are_small() -> None:
    assert WEIGHTS.stat().st_size < 2_000_000


def test_it_is_the_strongest_level_and_beats_the_one_that_plays_fast() -> None:
    assert strongest(GAME) == "grandmaster"
    wins = 0
    for seed in range(10):
        setup, luck = GAME.setup(2), SeededLuck(f"match {seed // 2}")
        table = GAME.start(setup, GAME.deal(setup, luck))
        own = seed % 2
        bots = [make_bot(GAME, "grandmaster" if seat == own else "novice") for seat in range(2)]
        while table.outcome is None:
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
                continue
            seen = view(setup, table, table.actor)
            table.play(bots[table.actor].choose(seen, decision_luck(seed, seen)))
        wins += table.outcome.winner == own
    assert wins >= 7


def test_a_threat_that_wins_the_game_is_completed() -> None:
    game = position({"jardin": "serre"}, hands=("Ass-EF", ""), **LAST_NIGHT)
    best = Search(network(), game.table, 0, Effort()).run()[0]
    assert best.actions[0].text == "play assommeur-esprit-frappeur jardin"
    assert chance(best) > 0.5


def test_it_says_what_it_weighed_and_how_likely_it_is_to_win() -> None:
    _, decisions = whole_game("hantise", ["grandmaster", "grandmaster"], seed=4)
    bot = Grandmaster(network(), Effort())
    thoughts = [bot.think(found.view, decision_luck(4, found.view)) for found in decisions]
    assert all(thought.action is found.choice for thought, found in zip(thoughts, decisions, strict=True))
    told = [thought for thought in thoughts if thought.weighed]
    assert any(len(thought.weighed) > 1 for thought in told)
    assert all(0 <= worth <= 1 for thought in told for _, worth in thought.weighed)
    for thought in told:
        plan = thought.believed[-1]
        assert isinstance(plan, BestPlan)
        assert (plan.games, plan.actions[0]) == (0, thought.action.text)


def test_a_turn_is_thought_through_to_its_end() -> None:
    game = position({}, hands=("puits bassin Ass-EF", "Ser-Fa"), character="fiston", at="jardin")
    plans = Search(network(), game.table, 0, Effort(sure=100 * UNIT)).run()
    assert max(len(plan.actions) for plan in plans) >= 3
    assert all(0 <= chance(plan) <= 1 for plan in plans)
    short = Search(network(), game.table, 0, Effort(length=2, sure=100 * UNIT)).run()
    assert short
    assert max(len(plan.actions) for plan in short) <= 2


def test_without_numpy_it_is_not_offered_and_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for module in [name for name in sys.modules if name.startswith("manoir.bots.hantise.grandmaster")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "manoir.bots.network", raising=False)
    assert "grandmaster" in bots_of(GAME)
    assert "grandmaster" not in offered(GAME)
    assert strongest(GAME) == "master"
    with pytest.raises(BadSetup, match=r"needs numpy: pip install 'manoir\[grandmaster\]'"):
        make_bot(GAME, "grandmaster")


def test_a_network_for_other_rows_is_refused() -> None:
    with pytest.raises(ValueError, match="the weights are for"):
        load(WEIGHTS, LEVELS[:-1])
