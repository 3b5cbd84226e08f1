"""Retracing a view: every move the seat was told of, from a deal that fits."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Left, Returned, Said
from manoir.core.match import Match
from manoir.core.retrace import DoesNotFit, Supposition, retrace
from manoir.core.seats import SPECTATOR
from manoir.core.views import View, view
from tests.core.lantern import LANTERN, Looked, Table, lantern

LUCK = SeededLuck("retracing")


def told_game() -> Match:
    match = lantern()
    for action in ("look", "shine bright", "pass", "guess blue", "look", "shine dim"):
        match.play(action)
    match.make(Said(2, "so soon?"))
    match.make(Left(1))
    match.play("look")
    match.play("shine bright")
    match.make(Returned(1))
    return match


def test_the_retraced_state_is_seen_alike_at_every_moment() -> None:
    whole = told_game()
    for length in range(len(whole.moves) + 1):
        match = Match(LANTERN, whole.setup, whole.deal, whole.moves[:length])
        for seat in (0, 1, 2, SPECTATOR):
            seen = match.view(seat)
            assert view(match.setup, retrace(LANTERN.start, seen, Supposition(whole.deal), LUCK), seat) == seen


def test_what_a_seat_saw_is_kept_and_what_it_did_not_see_is_drawn() -> None:
    match = told_game()
    kept, drawn = set(), set()
    for _ in range(30):
        state = retrace(LANTERN.start, match.view(0), Supposition(match.deal), LUCK)
        looks = [event for event in view(match.setup, state, 2).told if isinstance(event, Looked)]
        own = [event for event in view(match.setup, state, 0).told if isinstance(event, Looked)]
        kept.add(own[0].bright)
        drawn.add(looks[-1].bright)
    assert kept == {True}
    assert drawn == {True, False}


def test_a_deal_that_tells_something_else_does_not_fit() -> None:
    match = lantern()
    match.play("guess blue")
    with pytest.raises(DoesNotFit, match=r"tells Guessed\(seat=0, colour=1, right=False\) after 0 events"):
        retrace(LANTERN.start, match.view(1), Supposition({"box": ("blue",)}), LUCK)


def test_a_game_that_ends_too_soon_does_not_fit() -> None:
    long, short = lantern(turns=5), lantern(turns=2)
    for _ in range(3):
        long.play("pass")
    seen = long.view(0)
    hurried = View(short.setup, seen.seat, seen.told, seen.options, seen.cautious)
    with pytest.raises(DoesNotFit, match="after 2 events"):
        retrace(LANTERN.start, hurried, Supposition(long.deal), LUCK)


def test_a_state_that_goes_on_telling_does_not_fit() -> None:
    match = lantern()
    cut_off = View(match.setup, seat=1, told=(), options=match.state.options, cautious=())
    with pytest.raises(DoesNotFit, match="tells nothing more after 0 events"):
        retrace(LANTERN.start, cut_off, Supposition(match.deal), LUCK)


def test_a_choice_that_nobody_was_told_of_is_retraced_for_the_seat_that_made_it() -> None:
    match = lantern()
    match.play("look")
    state = retrace(LANTERN.start, match.view(0), Supposition(match.deal), LUCK)
    assert isinstance(state, Table)
    assert state.looks == [1, 0, 0]
