"""Turns and hands, HC-26 to HC-35."""

import pytest

from tests.clauses import clauses
from tests.games.huis_clos.table import EIGHT, FIVE, FOUR, table


@pytest.mark.parametrize(("characters", "last"), [(FOUR, 8), (FIVE, 10), (EIGHT, 16)])
def test_hc_26_at_most_twice_as_many_turns_as_players(characters: str, last: int) -> None:
    for turn in (last - 1, last):
        game = table(characters, turn=turn, hands={"lecomte": "peely-sels"}, urn=True)
        game.deposit("peely-sels").take_back("peely-sels")
        assert (game.result is None) == (turn < last)
        assert game.turn == last


def test_hc_27_the_starting_player_is_told_with_the_turn_and_plays_the_urn_first() -> None:
    game = table(turn=3, hands=dict.fromkeys(["lecomte"], "peely-sels"), urn=True)
    game.deposit("peely-sels").take_back("peely-sels")
    assert game.informed("TurnBegan 4 borrow") == set(game.everybody)
    assert (game.starter, game.asked) == ("borrow", "borrow")
    assert game.until("deposit").asked == "borrow"


@clauses("HC-29")
def test_hc_28_all_investigations_come_before_the_resolution() -> None:
    game = table(FIVE, starter="georges").until("deposit")
    kinds = [line for line in game.told("spectator") if line.split()[0] in ("InvestigationBegan", "ResolutionBegan")]
    # The first Investigation began with the position itself.
    assert kinds == [
        *(f"InvestigationBegan {name}" for name in ["worms", "peely", "lecomte", "borrow"]),
        "ResolutionBegan",
    ]


def test_hc_29_each_player_investigates_once_in_turn_order() -> None:
    game = table(FIVE, starter="georges")
    for name in ["georges", "worms", "peely", "lecomte", "borrow"]:
        assert (game.asked, game.verbs) == (name, {"go"})
        game.play(min(game.choices)).until("keep").play("keep")
    assert game.verbs == {"deposit"}


def test_hc_29_nobody_else_may_act() -> None:
    game = table(starter="georges")
    assert game.refused("go salon", by="worms") == "HC-29"
    assert game.view("worms").options == ()


def test_hc_30_a_turn_ends_when_its_resolution_is_complete() -> None:
    game = table(turn=2, hands={"lecomte": "peely-sels", "borrow": "peely-coiffe"}, urn=True)
    game.deposit("peely-sels", "peely-coiffe").take_back("peely-sels")
    assert game.turn == 2
    assert game.take_back("peely-coiffe").turn == 3


@pytest.mark.parametrize(("starter", "following"), [("lecomte", "borrow"), ("worms", "peely"), ("peely", "lecomte")])
def test_hc_31_the_next_starting_player_is_the_one_to_the_left(starter: str, following: str) -> None:
    game = table(starter=starter, hands={"lecomte": "peely-sels"}, urn=True)
    game.deposit("peely-sels").take_back("peely-sels")
    assert (game.starter, game.asked, game.turn) == (following, following, 2)


@clauses("HC-R21")
@pytest.mark.parametrize(
    ("dead", "victims", "following"),
    [("borrow", "", "georges"), ("", "lecomte", "borrow"), ("borrow", "lecomte georges", "worms")],
)
def test_hc_32_the_dead_are_skipped_also_when_the_starting_player_has_died(
    dead: str, victims: str, following: str
) -> None:
    game = table(EIGHT, murderer="worms", dead=dead, at={"salon": victims}, hands={"worms": "tisonnier"}, urn=True)
    game.deposit("tisonnier").take_back("tisonnier")
    assert (game.starter, game.asked) == (following, following)


def test_hc_33_a_hand_holds_at_most_three_clues() -> None:
    full = table(hands={"lecomte": "peely-sels peely-coiffe borrow-collier"}, places={"salon": "georges-clefs"})
    full.play("go salon", "search")
    assert full.refused("take georges-clefs") == "HC-54"
    assert full.offers == {"swap": 3, "take-destroy": 4}
    full.play("take-destroy georges-clefs peely-sels")
    assert len(full.hand("lecomte")) == 3


@pytest.mark.parametrize(("murderer", "third"), [("lecomte", True), ("worms", False)])
def test_hc_34_the_murderer_may_hold_three_weapons(murderer: str, third: bool) -> None:
    game = table(murderer=murderer, hands={"lecomte": "corde"}, places={"salon": "fusil couteau borrow-collier"})
    game.play("go salon", "search")
    assert ("fusil" in game.after("take")) == third
    if third:
        game.play("take fusil", "keep").until("deposit").play("deposit corde")
        armed = table(murderer=murderer, hands={"lecomte": "corde fusil"}, places={"salon": "couteau"})
        assert armed.play("go salon", "search", "take couteau").hand("lecomte") == {"corde", "fusil", "couteau"}


def test_hc_35_an_innocent_holds_at_most_one_weapon() -> None:
    game = table(hands={"lecomte": "corde"}, places={"salon": "fusil borrow-collier"}).play("go salon", "search")
    assert game.choices == {"take borrow-collier"}
    assert game.refused("take fusil") == "HC-57"
    assert table(places={"salon": "fusil"}).play("go salon", "search").choices == {"take fusil"}
