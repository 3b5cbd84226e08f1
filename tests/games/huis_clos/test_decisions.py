"""The decision points, HC-D01 to HC-D13: each in its place, and asked even where only one option is left."""

from itertools import pairwise

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.core.seats import CHANCE
from manoir.games.huis_clos import GAME
from tests.clauses import clauses
from tests.contract.play import random_match
from tests.games.huis_clos.table import FIVE, duel, opening, table

FOLLOWS = {
    "take": {"take", "go", "search", "exchange", "accuse", "pass", "keep", "destroy", "deposit"},
    "go": {"search", "exchange", "accuse", "pass"},
    "search": {"observe", "decline", "take", "swap", "take-destroy"},
    "exchange": {"observe", "decline", "give"},
    "observe": {"observe", "decline", "take", "swap", "take-destroy", "give"},
    "decline": {"observe", "decline", "take", "swap", "take-destroy", "give"},
    "give": {"draw"},
    "deposit": {"deposit", "take-back"},
}
ENDS_AN_INVESTIGATION = {"go", "search", "exchange", "accuse", "pass", "deposit", "take-back"}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_hc_d03_decisions_come_in_the_order_of_the_state_machine(seats: int) -> None:
    match = random_match(GAME, seats, seed=5)
    verbs = [move.action.verb for move in match.moves if isinstance(move, Played)]
    assert verbs[:seats] == ["take"] * seats
    for verb, following in pairwise(verbs):
        if verb in FOLLOWS:
            assert following in FOLLOWS[verb]
        elif verb != "take-back":
            assert following in ENDS_AN_INVESTIGATION | ({"destroy"} if verb == "swap" else set())


def test_hc_d01_a_seat_that_chooses_nobody_gets_an_unchosen_character() -> None:
    setup = GAME.setup(6, characters=["peely", "lecomte"])
    assert setup.characters[:2] == ("peely", "lecomte")
    assert len(set(setup.characters)) == 6


def test_hc_d02_the_last_drafter_still_chooses() -> None:
    game = opening().play("take corde", "take worms-loupe", "take peely-coiffe", "take georges-gants")
    assert (game.asked, game.offers) == ("peely", {"take": 5})


def test_hc_d03_a_single_place_is_still_asked_for() -> None:
    game = table(closed="cuisine bibliotheque salle-a-manger serre salle-des-trophees")
    assert (game.asked, game.choices) == ("lecomte", {"go salon"})


def test_hc_d04_a_single_action_is_still_asked_for() -> None:
    assert table().play("go salon").choices == {"search"}


@pytest.mark.parametrize(
    ("observed", "at", "asked"),
    [
        ("", "borrow georges", "borrow,georges"),
        ("borrow", "borrow georges", "georges"),
        ("", "georges", "georges"),
    ],
)
def test_hc_d05_every_other_player_there_with_an_unused_observation_is_asked(
    observed: str, at: str, asked: str
) -> None:
    game = table(at={"salon": at}, observed=observed).play("go salon", "search")
    assert game.tidings("spectator", "SearchAnnounced") == [f"lecomte salon {asked}"]
    assert (game.asked, game.choices) == (asked.split(",")[0], {"observe", "decline"})


@pytest.mark.parametrize(("hand", "choices"), [("", {"take fusil"}), ("corde", {"swap corde fusil"})])
def test_hc_d06_a_single_finding_is_still_asked_for(hand: str, choices: set[str]) -> None:
    game = table(hands={"lecomte": hand}, places={"salon": "fusil"}).play("go salon", "search")
    assert (game.asked, game.choices) == ("lecomte", choices)


@pytest.mark.parametrize("used", [0, 2, 3])
def test_hc_d07_keep_is_asked_for_unless_the_three_destructions_are_used_up(used: int) -> None:
    destroyed = {"lecomte": " ".join(["peely-sels", "peely-coiffe", "peely-mouchoir"][:used])}
    game = table(places={"salon": "fusil"}, destroyed=destroyed).play("go salon", "search", "take fusil")
    assert (game.asked, game.verbs) == (("lecomte", {"keep"}) if used < 3 else ("borrow", {"go"}))


def test_hc_d08_a_single_swap_is_still_asked_for() -> None:
    game = table(hands={"lecomte": "corde worms-pipe georges-clefs"}, places={"salon": "fusil"})
    assert game.play("go salon", "search").choices == {"swap corde fusil"}


def test_hc_d09_an_innocent_with_two_weapons_swaps_one_of_them() -> None:
    game = table(hands={"lecomte": "corde couteau"}, places={"salon": "peely-sels tisonnier"}, at={"serre": "lecomte"})
    game.table.places = [0, game.table.places[1], 0, 0, 0, 0, 0]
    game.play("go salon", "search")
    assert game.choices == {"swap corde peely-sels", "swap couteau peely-sels"}


def test_hc_d10_any_of_the_three_clues_may_be_given() -> None:
    hands = {"lecomte": "corde worms-pipe borrow-collier", "borrow": "fusil"}
    game = table(hands=hands, at={"salon": "borrow"}).play("go salon", "exchange borrow")
    assert game.choices == {"give corde", "give worms-pipe", "give borrow-collier"}


def test_hc_d11_one_destroyable_clue_of_the_place_or_nothing_if_there_is_none() -> None:
    game = duel(places={"salon": "fusil worms-pipe lecomte-trousse borrow-collier"})
    game.play("go salon", "search", "take fusil")
    assert game.choices == {"destroy worms-pipe", "destroy borrow-collier"}
    assert game.refused("destroy lecomte-trousse") == "HC-65"


def test_hc_d12_a_single_deposit_is_still_asked_for() -> None:
    game = table(hands={"borrow": "peely-sels"}, urn=True)
    assert (game.asked, game.choices) == ("borrow", {"deposit peely-sels"})


def test_hc_d13_a_single_clue_is_still_taken_back_by_decision() -> None:
    game = table(hands={"borrow": "peely-sels"}, urn=True).deposit("peely-sels")
    assert (game.asked, game.choices) == ("borrow", {"take-back peely-sels"})


@clauses("HC-74")
def test_hc_d10_the_only_thing_left_to_chance_during_play_is_the_draw() -> None:
    for seats in GAME.seat_counts:
        match = random_match(GAME, seats, seed=1)
        assert {move.action.verb for move in match.moves if isinstance(move, Played) and move.seat == CHANCE} <= {
            "draw"
        }
    setup = GAME.setup(characters=FIVE.split())
    one, other = (Match.new(GAME, setup, SeededLuck(seed)) for seed in ("one", "other"))
    assert one.deal != other.deal
