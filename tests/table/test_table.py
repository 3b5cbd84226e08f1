"""Questions, answers, and what is told when."""

import pytest

from manoir.core.events import Said
from manoir.core.match import Match, Played
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.table.chronicle import Line
from manoir.table.journal import Acted
from manoir.table.refusal import Refusal
from manoir.table.table import Table
from tests.table.sitting import ANNE, AT_ONCE, BEN, CLEO, SECRETS, bots, do, play_on, sit_down, store


def refused(table: Table, seat: int, ply: int, action: str | int) -> Refusal:
    before = (len(table.match.moves), table.journals[seat].ply, table.questions.copy())
    with pytest.raises(Refusal) as refusal:
        table.answer(seat, ply, action, 1.0)
    assert store(table, 1.0).questions == before[2]
    assert (len(table.match.moves), table.journals[seat].ply) == before[:2]
    return refusal.value


def test_an_answer_is_carried_out_with_what_chance_does_after_it() -> None:
    table = sit_down()
    table.answer(0, table.questions[0].ply, "roll", 1.0)
    lines = table.advance(1.0)
    assert [line.ply for line in lines] == [0, 1]
    assert [line.move.seat for line in lines] == [0, CHANCE]


def test_nothing_is_told_before_it_is_stored() -> None:
    table = sit_down()
    before = {seat: journal.ply for seat, journal in table.journals.items()}
    table.answer(0, table.questions[0].ply, "roll", 1.0)
    table.advance(1.0)
    assert {seat: journal.ply for seat, journal in table.journals.items()} == before
    assert not table.questions
    assert table.advance(1.0) == []
    table.committed(1.0)
    assert all(journal.ply > before[seat] for seat, journal in table.journals.items())
    assert table.questions[0].options[0].verb == "go"


def test_an_action_may_be_named_by_its_number() -> None:
    table = sit_down()
    assert table.answer(0, table.questions[0].ply, table.game.numbers[table.game.action("roll")], 0.0)


def test_a_repeated_answer_is_accepted_once_and_harmless_ever_after() -> None:
    table = sit_down()
    ply = table.questions[0].ply
    do(table, 0, "roll")
    moves = len(table.match.moves)
    for _ in range(3):
        assert not table.answer(0, ply, "roll", 1.0)
        assert table.advance(1.0) == []
    do(table, 0, table.questions[0].options[0].text)
    assert not table.answer(0, ply, "roll", 1.0), "also when more has happened since"
    assert len(table.match.moves) == moves + 1


def test_a_late_or_foreign_answer_is_refused() -> None:
    table = sit_down()
    ply = table.questions[0].ply
    assert refused(table, 1, ply, "roll").code == "late"
    assert refused(table, 0, ply + 1, "roll").code == "late"
    do(table, 0, "roll")
    late = refused(table, 0, ply, "accuse rose corde hall")
    assert (late.code, late.clause) == ("late", "CL-20")


def test_who_is_asked_in_secret_cannot_be_found_out_by_trying() -> None:
    table = sit_down()
    replies = {refused(table, seat, ply, "roll").reason for seat in (1, 2) for ply in (0, 1, 2, 99)}
    assert len(replies) == 1


def test_what_the_rules_refuse_comes_with_its_clause() -> None:
    table = sit_down()
    ply = table.questions[0].ply
    illegal = refused(table, 0, ply, "go hall")
    assert (illegal.code, illegal.clause) == ("illegal", "CL-24")
    assert refused(table, 0, ply, "dance").code == "unknown"
    assert refused(table, 0, ply, 10**6).code == "unknown"
    assert refused(table, 0, ply, -1).code == "unknown"


def test_an_answer_given_and_not_yet_carried_out_stands() -> None:
    table = sit_down([ANNE, BEN, CLEO])
    ply = table.questions[0].ply
    assert table.answer(0, ply, "roll", 0.0)
    assert not table.answer(0, ply, "roll", 0.0)
    assert refused_before_storing(table, ply, "accuse rose corde hall") == "late"


def refused_before_storing(table: Table, ply: int, action: str) -> str:
    with pytest.raises(Refusal) as refusal:
        table.answer(0, ply, action, 0.0)
    return refusal.value.code


def test_talk_does_not_change_the_question() -> None:
    table = sit_down()
    ply = table.questions[0].ply
    for text in ("Bonsoir", "À vous !"):
        table.interject(Said(1, text))
    store(table, 1.0)
    assert table.journals[0].entries[-2:] == [Said(1, "Bonsoir"), Said(1, "À vous !")]
    assert table.questions[0].ply == ply
    assert table.answer(0, ply, "roll", 1.0)


def test_a_journal_holds_what_the_seat_heard_and_did() -> None:
    table = sit_down()
    ply = table.questions[0].ply
    do(table, 0, "roll")
    entries = table.journals[0].since(ply)
    assert entries[0] == Acted(ply, table.game.action("roll"))
    assert not any(isinstance(entry, Acted) for entry in table.journals[1].entries)
    assert list(table.journals[SPECTATOR].told) == list(table.match.view(SPECTATOR).told)


def test_a_table_taken_up_again_is_the_same() -> None:
    table = sit_down([ANNE, *bots(3)])
    table.presence.arrive(0)
    do(table, 0, "roll")
    do(table, 0, table.questions[0].options[0].text)
    table.interject(Said(2, "hm"))
    play_on(table, most=40)
    table.interject(Said(1, "?"))
    store(table, 1e6)
    lines = [Line(ply, move, 0.25) for ply, move in enumerate(table.match.moves)]
    again = Table(Match(table.game, table.setup, table.match.deal), SECRETS, table.presence.holders, AT_ONCE, 1e6)
    again.catch_up(lines, 1e6)
    for seat, journal in table.journals.items():
        assert again.journals[seat].entries == journal.entries
    assert {q.seat: (q.ply, q.options) for q in again.questions.values()} == {
        q.seat: (q.ply, q.options) for q in table.questions.values()
    }
    decisions = sum(isinstance(line.move, Played) and line.move.seat == 0 for line in lines)
    assert again.chronicle.spent[0] == pytest.approx(0.25 * decisions)


def test_bots_play_to_the_end_with_the_same_choices_every_time() -> None:
    records = []
    for _ in range(2):
        table = sit_down(bots(3))
        play_on(table)
        assert table.is_over
        records.append(table.match.moves)
    assert records[0] == records[1]
