"""Matches: what is made is written down, what is refused is not."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import IllegalAction, ManoirError, UnknownName
from manoir.core.events import Claimed, Left, Returned, Said, told
from manoir.core.match import Match, Move, Played
from manoir.core.seats import CHANCE, SPECTATOR
from tests.contract.play import fingerprint
from tests.core.lantern import LANTERN, LOOK, PASS, SHINES, lantern


def assert_refused(match: Match, move: Move, kind: type[ManoirError], reason: str) -> None:
    before = fingerprint(match.state), list(match.moves)
    with pytest.raises(kind, match=reason):
        match.make(move)
    assert (fingerprint(match.state), match.moves) == before


def test_moves_are_written_down_with_who_made_them() -> None:
    match = lantern()
    match.play("look")
    match.play(SHINES[1])
    match.make(Said(2, "hm"))
    match.play("pass", seat=1)
    assert match.moves == [Played(0, LOOK), Played(CHANCE, SHINES[1]), Said(2, "hm"), Played(1, PASS)]


def test_a_match_is_its_deal_and_its_moves() -> None:
    match = lantern()
    for move in (Played(0, PASS), Left(1), Played(2, LOOK), Played(CHANCE, SHINES[0]), Returned(1), Claimed(0, "blue")):
        match.make(move)
    again = Match(LANTERN, match.setup, match.deal, match.moves)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.moves == match.moves


def test_another_seat_is_refused_by_the_clause_on_turns() -> None:
    match = lantern()
    for seat in (1, 2, 7, CHANCE):
        assert_refused(match, Played(seat, PASS), IllegalAction, "not for this seat.*LA-1")
    match.play("look")
    assert_refused(match, Played(0, SHINES[0]), IllegalAction, "LA-1")


def test_an_illegal_or_unknown_action_is_not_written_down() -> None:
    match = lantern()
    assert_refused(match, Played(0, SHINES[0]), IllegalAction, "LA-4")
    with pytest.raises(UnknownName, match="did you mean 'look'"):
        match.play("loook")
    assert match.moves == []


def test_after_the_end_every_action_is_refused_by_the_clause_that_ended_the_game() -> None:
    match = lantern()
    match.play("guess red")
    for seat in (0, 1):
        assert_refused(match, Played(seat, PASS), IllegalAction, "the game is over.*LA-2")


def test_chance_is_rolled_as_long_as_it_is_asked() -> None:
    match = lantern()
    match.play("look")
    match.roll(SeededLuck("rolling"))
    assert match.state.actor == 1
    assert [move.seat for move in match.moves] == [0, CHANCE]
    match.roll(SeededLuck("rolling"))
    assert len(match.moves) == 2


def test_anybody_may_talk_at_any_moment() -> None:
    match = lantern()
    match.play("look")
    match.make(Said(2, "et alors ?"))
    match.play("shine dim")
    match.play("guess red")
    match.make(Said(0, "bravo"))
    assert [event for event in told(match.state.log, SPECTATOR) if isinstance(event, Said)] == [
        Said(2, "et alors ?"),
        Said(0, "bravo"),
    ]


def test_interjections_of_seats_that_do_not_exist_are_refused() -> None:
    for seat in (-1, 3, SPECTATOR):
        for remark in (Said(seat, "hello"), Left(seat), Returned(seat), Claimed(seat, "red")):
            assert_refused(lantern(), remark, ManoirError, f"there is no seat {seat}: seats are 0 to 2")


def test_only_who_is_there_leaves_and_only_who_left_returns() -> None:
    match = lantern()
    assert_refused(match, Returned(1), ManoirError, "seat 1 has not left")
    match.make(Left(1))
    assert_refused(match, Left(1), ManoirError, "seat 1 has already left")
    match.make(Returned(1))
    assert_refused(match, Returned(1), ManoirError, "seat 1 has not left")


def test_a_claim_must_be_one_of_the_games() -> None:
    match = lantern()
    match.make(Claimed(1, "red"))
    assert_refused(match, Claimed(1, "green"), UnknownName, "unknown claim 'green'")


def test_a_view_holds_what_the_seat_was_told_and_its_options_on_its_turn() -> None:
    match = lantern()
    match.play("look")
    match.play("shine bright")
    views = [match.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    assert [tuple(told(match.state.log, seen.seat)) for seen in views] == [seen.told for seen in views]
    assert views[1].options == match.state.options
    assert views[1].cautious == (LOOK, PASS)
    assert [seen.options for seen in views if seen.seat != 1] == [()] * 3
    assert [seen.cautious for seen in views if seen.seat != 1] == [()] * 3
