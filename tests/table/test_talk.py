"""What may be said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.core.events import Claimed, Event, Said
from manoir.games.huis_clos.state import HuisClosState as HuisClosTable
from manoir.games.registry import find_game
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Settings
from manoir.table.talk import BURST, LONGEST, SECONDS_EACH, Allowance, claimed, plain, said, without
from manoir.table.telling import Manner, Telling
from tests.table.sitting import ANNE, AT_ONCE, BEN, CLEO, bots, sit_down, store


def refusal_of(text: str) -> str:
    with pytest.raises(Refusal) as refusal:
        plain(text)
    return refusal.value.code


def test_remarks_are_one_plain_line() -> None:
    assert said(1, "  Qui\nd'autre \x00\t? ") == Said(1, "Qui d'autre ?")
    assert refusal_of(" \n\u202e") == "malformed"
    assert refusal_of("x" * (LONGEST + 1)) == "too-long"


@given(st.text(max_size=400))
def test_whatever_is_typed_is_a_plain_line_or_refused(text: str) -> None:
    try:
        line = plain(text)
    except Refusal:
        return
    assert line.isprintable()
    assert len(line.splitlines()) == 1
    assert plain(line) == line


def test_talk_is_limited_in_time() -> None:
    allowance = Allowance()
    for _ in range(BURST):
        allowance.use(100.0)
    with pytest.raises(Refusal) as refusal:
        allowance.use(100.1)
    assert refusal.value.code == "too-often"
    allowance.use(100.1 + SECONDS_EACH)


def test_claims_are_the_games_own() -> None:
    with pytest.raises(Refusal) as refusal:
        claimed(find_game("cluedo"), 0, "I hold the rope")
    assert refusal.value.code == "unknown"


def test_the_muted_are_heard_no_more() -> None:
    assert without(Said(2, "…")) == without(Claimed(2, "innocent")) == Said(2, "")


def test_whom_the_rules_silence_is_refused_with_the_clause() -> None:
    table = sit_down([ANNE, BEN, CLEO, ANNE], game="huis-clos")
    state = table.match.state
    assert isinstance(state, HuisClosTable)
    state.living &= ~(1 << 2)
    for remark in (Said(2, "It was Worms!"), Claimed(2, "suspect worms")):
        with pytest.raises(Refusal) as refusal:
            table.interject(remark)
        assert (refusal.value.code, refusal.value.clause) == ("illegal", "HC-172")
    table.interject(Said(1, "Who died?"))
    store(table, 0.0)
    assert table.journals[0].told[-1] == Said(1, "Who died?")


def after_a_bot_has_spoken(settings: Settings, quiet: bool = False) -> tuple[int, list[Event]]:
    """Who it was, and what its neighbour has heard since."""
    table = sit_down(bots(4), settings, game="huis-clos")
    (errand,) = table.errands(0.0)
    table.questions[errand.seat].is_quiet = quiet
    before = len(table.journals[errand.seat - 1].told)
    table.answer_for(errand.seat, errand.ply, errand.view.options[0], 0.0, "innocent")
    return errand.seat, list(store(table, 0.0).journals[errand.seat - 1].told)[before:]


def test_what_a_bot_says_with_its_answer_is_heard_after_it() -> None:
    seat, heard = after_a_bot_has_spoken(AT_ONCE)
    assert heard[-1] == Claimed(seat, "innocent")
    assert len(heard) > 1


@pytest.mark.parametrize(("settings", "quiet"), [(Settings(pace="none", talk=False), False), (AT_ONCE, True)])
def test_a_bot_says_nothing_at_a_silent_table_nor_when_it_is_asked_in_secret(settings: Settings, quiet: bool) -> None:
    seat, heard = after_a_bot_has_spoken(settings, quiet)
    assert Claimed(seat, "innocent") not in heard


def test_a_bot_is_asked_once_what_it_says_to_those_who_call_upon_it() -> None:
    table = sit_down([ANNE, *bots(3)], AT_ONCE, game="huis-clos")
    asked = table.setup.characters[2]
    table.interject(Claimed(0, f"ask-where {asked} 1"))
    store(table, 0.0)
    (errand,) = table.replies()
    assert errand.seat == 2
    assert errand.view.told[-1] == Claimed(0, f"ask-where {asked} 1")
    assert table.replies() == []
    for _ in range(2):
        table.answered_to(errand, "unsure")
    store(table, 0.0)
    assert [event for event in table.journals[0].told if isinstance(event, Claimed)][1:] == [Claimed(2, "unsure")]
    assert table.breath == 0.0


def test_a_question_to_all_calls_every_bot_and_nobody_at_a_silent_table() -> None:
    for settings, called in ((AT_ONCE, [1, 2, 3]), (Settings(pace="none", talk=False), [])):
        table = sit_down([ANNE, *bots(3)], settings, game="huis-clos")
        table.interject(Claimed(0, "ask-took corde"))
        store(table, 0.0)
        assert [errand.seat for errand in table.replies()] == called


def test_what_is_claimed_comes_with_what_one_s_own_memory_says_of_it() -> None:
    table = sit_down([ANNE, BEN, *bots(2)], AT_ONCE, game="huis-clos")
    telling = Telling(table)
    telling.joined(0, 0, 0.0, Manner())
    telling.joined(1, 0, 0.0, Manner())
    table.interject(Claimed(1, "searched serre found corde"))
    store(table, 0.0)
    (check,) = telling.news(0, 0.0, Manner()).checks
    assert (check.claim, check.verdict) == (table.journals[0].ply - 1, "contradicts")
    assert telling.news(1, 0.0, Manner()).checks == []
    assert telling.news(0, 0.0, Manner(muted=frozenset({1}))).checks == []
    assert telling.joined(0, 0, 0.0, Manner()).checks == [check]
