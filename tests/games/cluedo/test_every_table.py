"""Questioning, eliminating, skipping and passages at tables of every size and in every room."""

from collections.abc import Iterator

import pytest

from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import BOARD
from tests.games.cluedo.table import ALL_SIX, Position, table

SEATS = [" ".join(ALL_SIX.split()[:count]) for count in GAME.seat_counts]
ROOMS = sorted(BOARD.rooms)
NAMED = ("violet", "poison")


def questioned(seats: str, suggester: str, room: str, holder: str | None, out: str = "") -> Position:
    """Violet and the poison are named in a room; all three cards are the holder's, or the suggester's own."""
    hands = {holder or suggester: f"violet poison {room}"}
    game = table(seats, at={suggester: room}, hands=hands, player=suggester, out=out)
    return game.play("stay", "suggest violet poison")


def pairs(seats: str) -> Iterator[tuple[str, list[str]]]:
    """Every player, with the others from his left."""
    names = seats.split()
    for at, name in enumerate(names):
        yield name, names[at + 1 :] + names[:at]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("room", ROOMS)
def test_cl_50_everybody_is_asked_from_the_left_until_one_shows(seats: str, room: str) -> None:
    for suggester, others in pairs(seats):
        for number, holder in enumerate(others):
            game = questioned(seats, suggester, room, holder)
            answers = [line for line in game.told("spectator") if line.startswith(("HadNone", "Asked"))]
            assert answers == [*(f"HadNone {other}" for other in others[:number]), f"Asked {holder}"]
            assert (game.asked, game.after("show")) == (holder, {*NAMED, room})
            game.play(f"show {room}")
            assert game.asked == suggester


@pytest.mark.parametrize("seats", SEATS)
def test_cl_54_with_nobody_to_show_everybody_says_so(seats: str) -> None:
    for suggester, others in pairs(seats):
        game = questioned(seats, suggester, "hall", None)
        assert game.told("spectator")[-len(others) - 1 :] == [
            *(f"HadNone {other}" for other in others),
            f"NobodyShowed {suggester}",
        ]
        assert game.asked == suggester


@pytest.mark.parametrize("seats", SEATS)
def test_cl_70_the_eliminated_are_asked_like_everybody(seats: str) -> None:
    for suggester, others in pairs(seats):
        for holder in others:
            game = questioned(seats, suggester, "salon", holder, out=" ".join(others))
            assert game.asked == holder
            assert game.told("spectator")[-1] == f"Asked {holder}"


@pytest.mark.parametrize("seats", SEATS)
def test_cl_67_the_eliminated_have_no_more_turns(seats: str) -> None:
    for first, others in pairs(seats):
        for left in range(len(others)):
            game = table(seats, at={first: "hall"}, player=first, out=" ".join(others[:left])).play("stay", "end")
            assert game.asked == others[left]


@pytest.mark.parametrize("seats", SEATS)
def test_cl_r21_the_last_one_left_plays_on(seats: str) -> None:
    for last, others in pairs(seats):
        envelope = "violet poignard salon"
        game = table(seats, at={last: "hall"}, envelope=envelope, player=others[-1], out=" ".join(others[:-1]))
        game.play("accuse rose corde hall")
        assert (game.result, game.asked) == (None, last)
        game.play("stay", "end")
        assert (game.result, game.asked) == (None, last), "and on"
        assert game.play("accuse violet poignard salon").result == f"{last} accusation CL-72"


@pytest.mark.parametrize("seats", SEATS)
def test_cl_r29_the_turns_of_the_absent_are_skipped(seats: str) -> None:
    for first, others in pairs(seats):
        for left in range(1, len(others)):
            game = table(seats, at={first: "hall"}, player=first).leave(*others[:left]).play("stay", "end")
            assert game.asked == others[left]
            skipped = [line for line in game.told("spectator") if line.startswith("TurnSkipped")]
            assert skipped == [f"TurnSkipped {other}" for other in others[:left]]


@pytest.mark.parametrize(("room", "far"), [(BOARD.spell(a), BOARD.spell(b)) for a, b in sorted(BOARD.passages.items())])
def test_cl_38_whoever_takes_a_passage_may_suggest_where_it_leads(room: str, far: str) -> None:
    game = table(SEATS[0], at={"rose": room}).play("passage")
    assert game.place("rose") == far
    assert {choice.split()[0] for choice in game.choices} == {"suggest", "end"}
    game.play("suggest violet poison")
    assert game.place("violet") == game.place("poison") == far


@pytest.mark.parametrize("room", ROOMS)
def test_cl_46_whoever_stays_in_a_room_may_suggest_there(room: str) -> None:
    game = table(SEATS[0], at={"rose": room}).play("stay")
    assert {choice.split()[0] for choice in game.choices} == {"suggest", "end"}
    game.play("suggest violet poison")
    assert f"Suggested rose violet poison {room}" in game.told("spectator")
