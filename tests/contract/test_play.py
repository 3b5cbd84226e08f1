"""Random play, options and refusals."""

from collections.abc import Callable

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import IllegalAction
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.seats import CHANCE, NOBODY
from tests.contract.play import fingerprint, moments
from tests.guests import rules_of
from tests.test_clauses import defined


def test_random_play_ends_with_a_reason(seats: int, played: Callable[[int], Match]) -> None:
    for seed in range(3):
        over = played(seed).state.outcome
        assert over is not None
        assert over.reason
        assert over.winner is None or 0 <= over.winner < seats
        assert over.clause in defined(rules_of(played(seed).game.name))


def test_options_are_legal_and_all_else_is_refused_without_change(
    seats: int, game: Game, played: Callable[[int], Match]
) -> None:
    known = set(defined(rules_of(game.name)))
    luck = SeededLuck("refusals")
    for match in moments(played(0), luck, 12):
        state = match.state
        options = state.options
        assert len(set(options)) == len(options)
        assert set(state.step.cautious(state)) <= set(options)
        before = fingerprint(state)
        for action in game.actions:
            if action in options:
                state.check(action)
            else:
                with pytest.raises(IllegalAction) as refused:
                    state.play(action)
                assert refused.value.clause in known
                assert refused.value.reason
        assert fingerprint(state) == before
        for action in options[:: max(1, len(options) // 20)]:
            state.clone().play(action)
        assert fingerprint(state) == before


def test_whoever_decides_has_options_and_chance_has_odds(seats: int, played: Callable[[int], Match]) -> None:
    for match in moments(played(1), SeededLuck("odds"), 40):
        state = match.state
        if state.outcome is not None:
            assert state.actor == NOBODY
            assert state.options == ()
            continue
        assert state.actor == CHANCE or 0 <= state.actor < seats
        assert state.options
        odds = state.step.odds(state)
        if state.actor == CHANCE and odds is not None:
            assert len(odds) == len(state.options)
            assert all(weight > 0 for weight in odds)


def test_another_seat_may_not_act(seats: int, game: Game, played: Callable[[int], Match]) -> None:
    for match in moments(played(2), SeededLuck("turns"), 5):
        if match.state.outcome is not None:
            continue
        before = fingerprint(match.state)
        for seat in range(seats):
            if seat != match.state.actor:
                with pytest.raises(IllegalAction) as refused:
                    match.play(match.state.options[0], seat)
                assert refused.value.clause == game.turn_clause
        assert fingerprint(match.state) == before


def test_actions_have_one_text_and_one_number_each(seats: int, game: Game) -> None:
    assert len({action.text for action in game.actions}) == len(game.actions)
    for number, action in enumerate(game.actions):
        assert game.action(action.text) is action
        assert game.numbers[action] == number
