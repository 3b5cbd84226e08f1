"""Questioning, eliminating, skipping, spying and passages at tables of every size and in every place."""

from collections.abc import Iterator

import pytest

from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import BOARD, DECK, PASSAGES, SCENES
from tests.games.super_cluedo.table import Sitting, sit

EVERYBODY = [DECK.spell(suspect) for suspect in DECK.suspects]
SEATS = [" ".join(EVERYBODY[:count]) for count in GAME.seat_counts]
PLACES = list(SCENES)
ENVELOPE = "chose revolver grange"
"""Chose is named nowhere below, the Grange in one test only."""


def pairs(seats: str) -> Iterator[tuple[str, list[str]]]:
    """Every player, with the others from his left."""
    names = seats.split()
    for at, name in enumerate(names):
        yield name, names[at + 1 :] + names[:at]


def called(seats: str, suggester: str, place: str, hands: dict[str, str], out: str = "") -> Sitting:
    """The suggester, called into a place, names Peach and the poison there."""
    envelope = ENVELOPE if place != "grange" else "chose revolver bureau"
    game = sit(seats, first=suggester, envelope=envelope, hands=hands, pawns={suggester: place}, out=out)
    game.table.called |= 1 << DECK.card(suggester)
    return game.play("suggest peche poison")


def answers(game: Sitting) -> list[str]:
    return [line for line in game.told("spectator") if line.startswith(("HadNone", "Asked"))]


@pytest.mark.parametrize("seats", SEATS)
def test_sc_69_every_other_player_answers_from_the_left(seats: str) -> None:
    """One player holds the card that is asked for: he must show it, all others say that they have none."""
    for suggester, others in pairs(seats):
        for number, holder in enumerate(others):
            game = called(seats, suggester, "bureau", {holder: "poison", suggester: "peche bureau"})
            assert answers(game) == [*(f"HadNone {other}" for other in others[:number]), f"Asked {holder}"]
            game.play("show poison")
            assert answers(game) == [f"HadNone {other}" for other in others[number + 1 :]]
            assert game.asked == suggester


@pytest.mark.parametrize("seats", SEATS)
def test_sc_69_several_witnesses_show_a_card_each(seats: str) -> None:
    for suggester, others in pairs(seats):
        first, last = others[0], others[-1]
        game = called(seats, suggester, "bureau", {first: "poison", last: "peche", suggester: "bureau"})
        assert game.asked == first
        assert game.play("show poison").asked == last
        assert game.play("show peche").asked == suggester


@pytest.mark.parametrize("seats", SEATS)
def test_sc_77_the_eliminated_answer_like_everybody(seats: str) -> None:
    for suggester, others in pairs(seats):
        out = " ".join(others)
        holder = others[len(others) // 2]
        game = called(seats, suggester, "bureau", {holder: "poison", suggester: "peche bureau"}, out)
        told = answers(game)
        assert game.asked == holder
        told += answers(game.play("show poison"))
        assert told == [f"Asked {other}" if other == holder else f"HadNone {other}" for other in others]


@pytest.mark.parametrize("place", PLACES)
def test_sc_60_the_place_asked_for_is_where_the_pawn_is(place: str) -> None:
    game = called(SEATS[0], "moutarde", place, {"violet": place, "moutarde": "peche poison"})
    assert f"Suggested moutarde peche poison {place}" in game.told("spectator")
    assert (game.asked, game.after("show")) == ("violet", {place})
    assert game.where("peche") == game.where("poison") == place


@pytest.mark.parametrize("seats", SEATS)
def test_sc_51_everybody_else_can_be_spied_on(seats: str) -> None:
    for spy, others in pairs(seats):
        game = sit(seats, first=spy, envelope=ENVELOPE, pawns={spy: "5,7"}, out=" ".join(others[1:]))
        square = _nearest_spy_square(game)
        game.play(f"spy {square}")
        assert game.after("watch") == set(others)
        for target in others:
            fork = sit(seats, first=spy, envelope=ENVELOPE, pawns={spy: "5,7"}).roll(6, 6)
            fork.play(f"spy {square}", f"watch {target}")
            assert fork.asked == target
            assert len(fork.after("show")) == fork.table.hands[fork.seat(target)].bit_count()


def _nearest_spy_square(game: Sitting) -> str:
    game.roll(6, 6)
    return min(game.after("spy"))


@pytest.mark.parametrize("seats", SEATS)
def test_sc_78_the_eliminated_have_no_more_turns(seats: str) -> None:
    for first, others in pairs(seats):
        for left in range(len(others)):
            game = sit(seats, first=first, envelope=ENVELOPE, out=" ".join(others[:left])).play("pass")
            assert game.asked == others[left]


@pytest.mark.parametrize("seats", SEATS)
def test_sc_r27_the_last_one_left_plays_on(seats: str) -> None:
    for last, others in pairs(seats):
        game = sit(seats, first=others[-1], envelope=ENVELOPE, out=" ".join(others[:-1]))
        game.play("accuse rose corde bureau")
        assert (game.result, game.asked) == (None, last)
        assert (game.play("pass").result, game.asked) == (None, last), "and on"
        assert game.play(f"accuse {ENVELOPE}").result == f"{last} accusation SC-75"


@pytest.mark.parametrize("seats", SEATS)
def test_sc_r34_the_turns_of_the_absent_are_passed(seats: str) -> None:
    for first, others in pairs(seats):
        for left in range(1, len(others)):
            game = sit(seats, first=first, envelope=ENVELOPE).leave(*others[:left]).play("pass")
            assert game.asked == others[left]


@pytest.mark.parametrize("start", sorted(BOARD.spell(place) for place in PASSAGES if BOARD.is_room(place)))
def test_sc_64_whoever_was_called_may_leave_by_dice_by_a_passage_or_not_at_all(start: str) -> None:
    for fetched in (True, False):
        game = sit(SEATS[0], first="moutarde", envelope=ENVELOPE, pawns={"moutarde": start})
        if fetched:
            game.table.called |= 1 << DECK.card("moutarde")
        assert {"roll", "passage", "pass"} <= set(game.offers)
        assert ("suggest" in game.offers) == (fetched and start != "hall")
        game.play("passage")
        assert game.where("moutarde") == BOARD.spell(PASSAGES[BOARD.place(start)])
