"""Questioning, reacting, dying, being spent and skipped at tables of every size and in every room."""

from collections.abc import Iterator
from typing import Any

import pytest

from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.components import BOARD, CARD_ROOMS
from tests.games.cluedo_2008.table import ALL_SIX, Position, table

SEATS = [" ".join(ALL_SIX.split()[:count]) for count in GAME.seat_counts]
ROOMS = [BOARD.spell(room) for room in CARD_ROOMS]


def pairs(seats: str) -> Iterator[tuple[str, list[str]]]:
    """Every player, with the others from his left."""
    names = seats.split()
    for at, name in enumerate(names):
        yield name, names[at + 1 :] + names[:at]


def suggested(seats: str, suggester: str, room: str, hands: dict[str, str], **more: Any) -> Position:
    """The suggester, called into a room, names himself and the trophy there."""
    position = table(seats, at={suggester: room}, called=suggester, hands=hands, player=suggester, used=seats, **more)
    return position.play("stay", f"suggest {suggester} trophee")


def answers(position: Position) -> list[str]:
    return [line for line in position.told("spectator") if line.startswith(("HadNone", "Asked"))]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("room", ROOMS)
def test_c8_71_everybody_is_asked_from_the_left_until_one_shows(seats: str, room: str) -> None:
    for suggester, others in pairs(seats):
        for number, holder in enumerate(others):
            position = suggested(seats, suggester, room, {holder: "trophee", suggester: f"{suggester} {room}"})
            assert answers(position) == [*(f"HadNone {other}" for other in others[:number]), f"Asked {holder}"]
            position.play("show trophee")
            assert position.asked == suggester


@pytest.mark.parametrize("seats", SEATS)
def test_c8_79_with_nobody_to_show_everybody_says_so(seats: str) -> None:
    for suggester, others in pairs(seats):
        position = suggested(seats, suggester, "hall", {suggester: f"trophee {suggester} hall"})
        assert answers(position) == [f"HadNone {other}" for other in others]
        assert position.told("spectator")[-1] == f"NobodyShowed {suggester}"


@pytest.mark.parametrize("seats", SEATS[1:])
def test_r8_54_the_dead_are_passed_over_and_the_spent_are_asked(seats: str) -> None:
    for suggester, others in pairs(seats):
        dead, spent = others[0], others[-1]
        hands = {dead: "trophee", suggester: f"{suggester} hall"}
        position = suggested(seats, suggester, "hall", hands, dead=dead, spent=spent)
        assert answers(position) == [f"HadNone {other}" for other in others[1:]]
        shown = suggested(seats, suggester, "hall", {spent: "trophee", suggester: f"{suggester} hall"}, spent=spent)
        assert shown.asked == spent


@pytest.mark.parametrize("seats", SEATS[1:])
def test_r8_33_everybody_who_may_hold_a_peek_is_asked_from_the_suggesters_left(seats: str) -> None:
    for suggester, others in pairs(seats):
        shower, lookers = others[0], others[1:]
        position = table(
            seats,
            at={suggester: "hall"},
            called=suggester,
            hands={shower: "trophee", suggester: f"{suggester} hall"},
            butlers=dict.fromkeys(lookers[:4], "again"),
            player=suggester,
            used=seats,
        ).play("stay", f"suggest {suggester} trophee", "show trophee")
        for looker in lookers[:4]:
            assert (position.asked, position.choices) == (looker, {"decline"})
            position.play("decline")
        assert position.asked == suggester


@pytest.mark.parametrize("seats", SEATS)
def test_r8_05_the_dead_and_the_spent_have_no_more_turns(seats: str) -> None:
    for first, others in pairs(seats):
        for left in range(len(others)):
            gone = others[:left]
            position = table(seats, player=first, dead=" ".join(gone[::2]), spent=" ".join(gone[1::2])).idle()
            assert position.player == others[left]


@pytest.mark.parametrize("seats", SEATS)
def test_r8_59_the_last_active_player_plays_on(seats: str) -> None:
    for last, others in pairs(seats):
        position = table(seats, player=last, spent=" ".join(others)).idle()
        assert (position.result, position.player) == (None, last)


@pytest.mark.parametrize("seats", SEATS)
def test_c8_127_the_neighbour_is_the_one_on_the_right(seats: str) -> None:
    for player, others in pairs(seats):
        position = table(seats, player=player, butlers={player: "neighbour"}).roll(2, 1)
        position.play(f"go {position.place(player)}")
        if "pass" in position.choices:
            position.play("pass")
        assert position.play("play neighbour").asked == others[-1]
