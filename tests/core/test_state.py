"""States: taking and refusing actions, cloning, telling, and going on without the absent."""

import pytest

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.events import Left, Returned, Said, entries, told
from manoir.core.seats import CHANCE, NOBODY, SPECTATOR, only
from manoir.core.state import State
from tests.contract.play import fingerprint
from tests.core.lantern import GUESSES, LANTERN, LOOK, PASS, SHINES, Looked, Passed, Table, Turn, lantern


def table(seats: int = 3, turns: int = 9) -> Table:
    state = lantern(seats, turns=turns).state
    assert isinstance(state, Table)
    return state


def play_out(state: State, *texts: str) -> State:
    for text in texts:
        state.play(LANTERN.action(text))
    return state


def test_a_step_says_who_decides_and_among_what() -> None:
    state = table()
    assert (state.actor, state.options) == (0, (LOOK, PASS, *GUESSES))
    state.play(LOOK)
    assert (state.actor, state.options, state.step.odds(state)) == (CHANCE, SHINES, (3, 1))
    state.play(SHINES[1])
    assert (state.actor, state.options) == (1, (LOOK, PASS, *GUESSES))
    assert state.step.odds(state) is None


def test_a_step_that_says_nothing_of_caution_keeps_to_all_its_options() -> None:
    class Waiting(Turn, frozen=True):
        def options(self, table: Table) -> tuple[Action, ...]:
            return (PASS,)

    class StillWaiting(Waiting, frozen=True):
        pass

    state = table()
    assert state.step.cautious(state) == (LOOK, PASS)
    state.play(LOOK)
    assert state.step.cautious(state) == SHINES
    assert (Waiting().cautious(state), StillWaiting().cautious(state)) == ((PASS,), (PASS,))


def test_fields_are_set_without_the_detour_of_structs() -> None:
    assert Table.__setattr__ is object.__setattr__
    state = table()
    state.turn = 2
    assert (state.turn, state.clone().turn) == (2, 2)
    with pytest.raises(AttributeError):
        state.colour = 1  # type: ignore[attr-defined]  # there is no such field


def test_an_action_that_is_no_option_is_refused_and_nothing_changes() -> None:
    state = play_out(table(), "look")
    before = fingerprint(state)
    for action in (LOOK, PASS, *GUESSES):
        with pytest.raises(IllegalAction, match="the lantern is being looked at") as refused:
            state.play(action)
        assert refused.value.clause == "LA-4"
        with pytest.raises(IllegalAction):
            state.check(action)
    assert fingerprint(state) == before
    state.check(SHINES[0])
    assert fingerprint(state) == before


def test_nothing_is_legal_after_the_end() -> None:
    state = play_out(table(), "guess red")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason, state.outcome.clause) == (0, "guess", "LA-2")
    assert (state.actor, state.options) == (NOBODY, ())
    with pytest.raises(IllegalAction, match="the game is over") as refused:
        state.play(PASS)
    assert refused.value.clause == "LA-2"


def test_a_game_goes_on_until_its_outcome() -> None:
    state = table(turns=2)
    assert state.outcome is None
    assert play_out(state, "pass").outcome is None
    over = play_out(state, "pass").outcome
    assert over is not None
    assert (over.winner, over.reason) == (None, "turns")


def test_a_clone_goes_its_own_way() -> None:
    state = play_out(table(), "look", "shine dim", "pass")
    before = fingerprint(state)
    twin = state.clone()
    assert fingerprint(twin) == before
    assert twin.log is state.log
    play_out(twin, "look", "shine bright", "guess blue")
    twin.interject(Left(2))
    assert fingerprint(state) == before
    assert fingerprint(twin) != before


def test_tell_reaches_its_audience_and_otherwise_all_others() -> None:
    state = table()
    secret, hint = Looked(1, True), Looked(1, None)
    state.tell(secret, only(1), hint)
    state.tell(Passed(2))
    state.tell(Said(0, "psst"), only(0))
    assert list(told(state.log, 0)) == [hint, Passed(2), Said(0, "psst")]
    assert list(told(state.log, 1)) == [secret, Passed(2)]
    assert list(told(state.log, SPECTATOR)) == [hint, Passed(2)]


def test_talk_is_told_to_all_and_changes_nothing_else() -> None:
    state = play_out(table(), "look")
    before = repr([getattr(state, name) for name in state.__struct_fields__ if name != "log"])
    state.interject(Said(2, "Qui est là ?"))
    assert repr([getattr(state, name) for name in state.__struct_fields__ if name != "log"]) == before
    assert entries(state.log)[-1] == (-1, Said(2, "Qui est là ?"), None)


def test_the_game_goes_on_without_the_absent() -> None:
    state = table()
    state.interject(Left(1))
    assert (state.actor, state.away) == (0, only(1))
    state.play(PASS)
    assert state.actor == 2
    state.interject(Left(2))
    assert state.actor == 0
    state.interject(Returned(1))
    assert state.away == only(2)
    state.play(PASS)
    assert state.actor == 1


def test_whoever_leaves_on_his_own_turn_is_passed_over_at_once() -> None:
    state = table()
    state.interject(Left(0))
    assert state.actor == 1
    state.interject(Returned(0))
    assert state.actor == 1


def test_the_table_waits_when_its_step_says_so() -> None:
    state = table(2)
    state.interject(Left(1))
    state.interject(Left(0))
    assert (state.actor, state.away) == (0, only(0, 1))
    turn = state.turn
    state.interject(Said(0, "from afar"))
    assert state.turn == turn
    state.interject(Returned(1))
    assert (state.actor, state.turn) == (1, turn + 1)


def test_chance_decides_even_if_all_have_left() -> None:
    state = play_out(table(2), "look")
    state.interject(Left(0))
    state.interject(Left(1))
    assert state.actor == CHANCE
    state.play(SHINES[0])
    assert list(told(state.log, 0))[-1] == Looked(0, False)
