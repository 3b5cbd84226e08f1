"""The environments: PettingZoo's own tests, and what an observation may hold."""

import warnings
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import BadSetup, IllegalAction
from manoir.core.match import Match
from manoir.core.seats import CHANCE
from manoir.core.views import view
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.events import Accused
from manoir.games.hantise.apparitions import value
from manoir.games.hantise.cards import NAMES
from manoir.games.hantise.components import ZONES
from manoir.games.mansion.deck import each
from manoir.games.mansion.events import AccusedWrongly, Showed, Suggested
from manoir.games.registry import find_game, game_names
from manoir.games.super_cluedo.components import BOARD
from manoir.lab.observations.hantise import MOST_TERROR
from manoir.lab.observations.recalling import QUESTIONS
from manoir.lab.pettingzoo import Bits, Env, env, parallel_env
from manoir.lab.spaces import space_of
from tests.contract.play import random_match

with warnings.catch_warnings():
    # Its tests import its own games, which warn that they are to be made in another way.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it ships no types

TABLES = [
    *(("cluedo", seats) for seats in (3, 4, 6)),
    *(("super-cluedo", seats) for seats in (3, 6, 10)),
    *(("cluedo-2008", seats) for seats in (2, 4, 6)),
    *(("huis-clos", seats) for seats in (4, 6, 8)),
    ("hantise", 2),
]


def part(environment: Env, observation: Bits, name: str) -> Bits:
    """The bits of one part of a row."""
    at = 0
    for found, width in environment.layout:
        if found == name:
            return observation[at : at + width]
        at += width
    raise AssertionError(name)


def play(environment: Env, seed: int, steps: int) -> None:
    """At random, without wild accusations; the game may end before."""
    environment.reset(seed=seed)
    rng = Random(seed)
    for _ in range(steps):
        if any(environment.terminations.values()):
            return
        environment.step(rng.choice(np.flatnonzero(environment.cautious_mask()).tolist()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=60)
    seed_test(lambda: env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize("game", game_names())
def test_all_agents_step_together_and_only_the_one_to_act_is_heard(game: str) -> None:
    table, same = parallel_env(game), env(game)
    rows, infos = table.reset(seed=7)
    same.reset(seed=7)
    for _ in range(20):
        acting = same.agent_selection
        assert [agent for agent in table.agents if "action_mask" in infos[agent]] == [acting]
        choice = int(np.flatnonzero(same.cautious_mask())[0])
        rows, _, _, _, infos = table.step(dict.fromkeys(table.agents, choice))
        same.step(choice)
        assert all(np.array_equal(rows[agent], same.observe(agent)) for agent in same.agents)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_row_does_not_hang_on_when_it_was_looked_at(game: str, seats: int) -> None:
    watched, unwatched = env(game, seats=seats), env(game, seats=seats)
    watched.reset(seed=5)
    unwatched.reset(seed=5)
    rng = Random(5)
    for _ in range(40):
        if any(watched.terminations.values()):
            break
        for agent in watched.agents:
            watched.observe(agent)
        action = rng.choice(np.flatnonzero(watched.cautious_mask()).tolist())
        watched.step(action)
        unwatched.step(action)
    for agent in watched.possible_agents:
        assert np.array_equal(watched.observe(agent), unwatched.observe(agent))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_mask_is_what_the_rules_allow(game: str, seats: int) -> None:
    environment = env(game, seats=seats)
    play(environment, seed=2, steps=30)
    mask = environment.infos[environment.agent_selection]["action_mask"]
    allowed = {environment.actions[number] for number in np.flatnonzero(mask)}
    assert allowed == set(environment.table.options)


def watching(match: Match) -> Env:
    environment = env(match.game.name, seats=match.setup.seats)
    environment.reset(seed=1)
    environment.table = match.state
    return environment


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_in_its_row(game: str, seats: int) -> None:
    oracle = import_module(f"tests.games.{game.replace('-', '_')}.secrets")
    luck = SeededLuck("secrets")
    whole = random_match(find_game(game), seats, seed=1)
    match = Match(whole.game, whole.setup, whole.deal, whole.moves[: min(120, len(whole.moves) // 2)])
    changed = 0
    for seat in (0, seats - 1):
        other = oracle.reshuffled(match, seat, luck)
        if other is not None:
            changed += (other.deal, other.moves) != (match.deal, match.moves)
            row, same = (watching(either).observe(f"seat_{seat}") for either in (match, other))
            assert np.array_equal(row, same)
    assert changed, "the oracle found nothing to change"


def test_other_hands_are_not_in_a_row() -> None:
    environment = env("cluedo", seats=3)
    environment.reset(seed=1)
    has = part(environment, environment.observe("seat_1"), "has").reshape(3, -1)
    assert has[0].sum() == 7
    assert not has[1:].any()


def test_a_row_is_seen_from_its_own_seat() -> None:
    environment = env("cluedo", seats=3)
    environment.reset(seed=1)
    players = [part(environment, environment.observe(agent), "player").tolist() for agent in environment.agents]
    acting = environment.possible_agents.index(environment.agent_selection)
    assert players[acting] == [1, 0, 0]
    assert players[(acting + 1) % 3] == [0, 0, 1]


@pytest.mark.parametrize(("game", "seats"), [("cluedo", 4), ("super-cluedo", 4), ("cluedo-2008", 4)])
def test_what_a_row_says_of_hands_is_true(game: str, seats: int) -> None:
    environment = env(game, seats=seats)
    play(environment, seed=3, steps=150)
    table: Any = environment.table
    hands = table.hands
    for seat, agent in enumerate(environment.possible_agents):
        row = environment.observe(agent)
        has = part(environment, row, "has").reshape(seats, -1)
        has_not = part(environment, row, "has-not").reshape(seats, -1)
        for distance in range(seats):
            hand = hands[(seat + distance) % seats]
            held = np.array([hand >> card & 1 for card in range(has.shape[1])])
            assert not (has[distance] & ~held & 1).any()
            assert not (has_not[distance] & held).any()
        assert has.sum() > has[0].sum(), "so many questions show something"


def test_a_row_of_super_cluedo_says_where_each_seat_asked_last() -> None:
    environment = env("super-cluedo", seats=4)
    play(environment, seed=3, steps=150)
    table: Any = environment.table
    for seat, agent in enumerate(environment.possible_agents):
        latest = part(environment, environment.observe(agent), "latest").reshape(4, -1)
        for distance in range(4):
            room = table.latest[(seat + distance) % 4]
            assert np.flatnonzero(latest[distance]).tolist() == ([] if room < 0 else [room - BOARD.first_room])


@pytest.mark.parametrize("steps", [20, 35, 50])
def test_a_row_of_hantise_says_what_every_apparition_is(steps: int) -> None:
    environment = env("hantise")
    play(environment, seed=6, steps=steps)
    table: Any = environment.table
    assert any(table.stacks)
    for seat, agent in enumerate(environment.possible_agents):
        row = part(environment, environment.observe(agent), "apparitions").reshape(2, len(ZONES), -1)
        for distance, zone in product(range(2), range(len(ZONES))):
            owner = (seat + distance) % 2
            stack = table.stacks[owner * len(ZONES) + zone]
            worth = 0 if owner == table.folded else value(stack, zone == table.zone)
            values, uncovered, cards = np.split(row[distance, zone], (MOST_TERROR, MOST_TERROR + len(NAMES)))
            assert values.sum() == min(worth, MOST_TERROR)
            assert np.flatnonzero(uncovered).tolist() == list(stack[-1:])
            assert [cards[2 * card] + 2 * cards[2 * card + 1] for card in range(len(NAMES))] == [
                stack.count(card) for card in range(len(NAMES))
            ]


def test_what_the_mask_forbids_is_refused_with_its_clause_and_changes_nothing() -> None:
    environment = env("cluedo", seats=3)
    environment.reset(seed=1)
    before = environment.observe("seat_0")
    with pytest.raises(IllegalAction, match="CL-51"):
        environment.step(next(number for number, action in enumerate(environment.actions) if action.verb == "show"))
    assert np.array_equal(environment.observe("seat_0"), before)


def test_one_seat_wins_and_all_others_lose() -> None:
    environment = env("hantise")
    play(environment, seed=4, steps=10_000)
    assert sorted(environment.rewards.values()) == [-1.0, 1.0]
    assert all(environment.terminations.values())


def test_a_game_without_a_winner_is_lost_by_all() -> None:
    environment = env("cluedo", seats=3, rounds=1)
    play(environment, seed=1, steps=10_000)
    assert set(environment.rewards.values()) == {-1.0}


def test_a_mask_is_ones_own_to_change() -> None:
    environment = env("hantise")
    environment.reset(seed=1)
    mask = environment.infos[environment.agent_selection]["action_mask"]
    allowed = mask.copy()
    mask[:] = 1
    environment.reset(seed=1)
    assert np.array_equal(environment.infos[environment.agent_selection]["action_mask"], allowed)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_actions_of_chance_are_left_out_and_no_others(game: str, seats: int) -> None:
    of_chance: set[Action] = set()
    of_seats: set[Action] = set()
    for seed in range(3):
        luck, rng, rules = SeededLuck(seed), Random(seed), find_game(game)
        state = rules.start(rules.setup(seats), rules.deal(rules.setup(seats), luck))
        for _ in range(400):
            if state.outcome is not None:
                break
            is_chance = state.actor == CHANCE
            (of_chance if is_chance else of_seats).update(state.options)
            state.take(outcome(state, luck) if is_chance else rng.choice(state.step.cautious(state)))
    numbered = set(env(game, seats=seats).actions)
    assert of_seats <= numbered
    assert not of_chance & numbered


@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_the_first_version_is_kept(game: str) -> None:
    old, new = env(game, version=0), env(game)
    assert old.actions == find_game(game).actions
    assert new.layout[: len(old.layout)] == old.layout
    assert [name for name, _ in new.layout[len(old.layout) :]] == ["shown", "failed", "questions"]
    for environment in (old, new):
        play(environment, seed=3, steps=40)
    assert old.metadata["name"] == f"manoir_{game.replace('-', '_')}_v0"
    with pytest.raises(BadSetup, match="no version 2"):
        env(game, version=2)


@pytest.mark.parametrize(("game", "seats"), [("cluedo", 4), ("super-cluedo", 4), ("cluedo-2008", 4)])
def test_a_row_recalls_every_question_and_what_one_has_shown(game: str, seats: int) -> None:
    environment = env(game, seats=seats)
    play(environment, seed=3, steps=200)
    shows = 0
    for seat, agent in enumerate(environment.possible_agents):
        told = view(environment.setup, environment.table, seat).told
        asked = [event for event in told if isinstance(event, Suggested)][::-1][:QUESTIONS]
        rows = part(environment, environment.observe(agent), "questions").reshape(QUESTIONS, -1)
        cards = (rows.shape[1] - 2 * seats) // 2
        assert asked
        for event, row in zip(asked, rows, strict=False):
            asker, _, named, _ = np.split(row, (seats, 2 * seats, 2 * seats + cards))
            assert np.flatnonzero(asker).tolist() == [(event.seat - seat) % seats]
            assert np.flatnonzero(named).tolist() == [event.suspect, event.weapon, event.room]
        assert not rows[len(asked) :].any()
        shown = part(environment, environment.observe(agent), "shown").reshape(seats, -1)
        for show in told:
            if isinstance(show, Showed) and show.seat == seat:
                assert show.card is not None
                assert shown[(show.to - seat) % seats, show.card]
                shows += 1
        assert not shown[0].any()
    assert shows


def test_two_hints_of_three_cards_are_told_apart() -> None:
    """Seat 1 showed one of a, b, c and one of d, e, f; or one of a, b, f and one of d, e, c: in summary the same."""
    (a, d), (b, e), (c, f) = (kind[:2] for kind in (DECK.suspects, DECK.weapons, DECK.rooms))
    for version, is_same in ((0, True), (1, False)):
        observer = space_of("cluedo", version).observer(find_game("cluedo").setup(3), 0)
        rows = []
        for questions in (((a, b, c), (d, e, f)), ((a, b, f), (d, e, c))):
            observer.begin()
            for named in questions:
                for event in (Suggested(2, *named), Showed(1, 2, None)):
                    observer.hear(event)
            for named in ((d, e, c), (a, b, c)):  # The pawns stand where they stood.
                observer.hear(Suggested(2, *named))
            rows.append(list(observer.parts()))
        assert (rows[0] == rows[1]) is is_same


def test_every_failed_accusation_is_kept() -> None:
    observer = space_of("cluedo").observer(find_game("cluedo").setup(4), 0)
    for seat in (1, 2):
        for event in (Accused(seat, 0, DECK.weapons[seat], DECK.rooms[0]), AccusedWrongly(seat, None)):
            observer.hear(event)
    parts = dict(zip([name for name, _ in observer.layout], observer.parts(), strict=True))
    weapons = [card % len(DECK) for card in each(parts["failed"]) if card % len(DECK) in DECK.weapons]
    assert weapons == [DECK.weapons[1], DECK.weapons[2]]


def test_characters_are_chosen_for_the_first_seats() -> None:
    environment = env("cluedo-2008", seats=3, characters=("violet", "olive"))
    assert environment.setup.characters[:2] == ("violet", "olive")


@pytest.mark.parametrize("game", game_names())
def test_the_table_is_drawn_for_the_terminal(game: str) -> None:
    environment = env(game, render_mode="ansi")
    play(environment, seed=1, steps=5)
    drawn = environment.render()
    assert drawn is not None
    assert "\x1b[" in drawn
    assert len(drawn.splitlines()) > 5


def test_without_a_render_mode_nothing_is_drawn() -> None:
    environment = env("cluedo", seats=3)
    environment.reset(seed=1)
    assert environment.render() is None


def test_unknown_render_modes_are_refused() -> None:
    with pytest.raises(BadSetup, match="'human'"):
        env("cluedo", render_mode="human")
