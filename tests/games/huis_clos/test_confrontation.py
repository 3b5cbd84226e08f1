"""The Confrontation, HC-144 to HC-161."""

from typing import Any

import pytest

from manoir.games.huis_clos import GAME
from tests.clauses import clauses
from tests.contract.play import random_match
from tests.games.huis_clos.table import ALL_SEVEN, FOUR, Position, duel, table

THREE = "corde fusil peely-sels"


def double_murder(turn: int = 3) -> Position:
    """Lecomte has just killed Borrow and Worms in the Salon; Georges, an Innocent, holds the Couteau."""
    return table(
        FOUR,
        murderer="lecomte",
        turn=turn,
        at={"salon": "borrow worms", "serre": "georges"},
        hands={"lecomte": "tisonnier", "borrow": "peely-sels", "georges": "couteau williams-code", "worms": "fusil"},
        places={"cuisine": "chandelier"},
        urn=True,
    ).deposit("tisonnier", "peely-sels", "williams-code", "fusil")


@clauses("HC-165")
def test_hc_144_it_begins_when_two_players_are_left() -> None:
    game = double_murder()
    assert game.living == {"lecomte", "georges"}
    assert game.informed("ConfrontationBegan lecomte") == set(game.everybody)
    game.take_back("tisonnier", "peely-sels")
    assert (game.turn, game.starter, game.result) == (4, "georges", None)
    assert table(FOUR, dead="borrow", hands={"lecomte": "fusil"}, urn=True).deposit("fusil").living == {
        "lecomte",
        "georges",
        "worms",
    }


def test_hc_144_the_two_are_always_the_murderer_and_an_innocent() -> None:
    duels = 0
    for seed in range(40):
        game = Position(random_match(GAME, 4, seed))
        began = [line for line in game.told("spectator") if line.startswith("ConfrontationBegan")]
        died = [line.split()[1] for line in game.told("spectator") if line.startswith("Died")]
        duels += len(began)
        if began:
            assert game.characters[game.table.murderer] not in died[:2]
    assert duels > 5


@clauses("HC-R34")
def test_hc_145_its_rules_apply_from_the_deaths_on() -> None:
    # Georges, who holds a weapon, is no longer bound when he takes back.
    game = double_murder()
    assert [line.split()[0] for line in game.told("spectator")][-1] == "ConfrontationBegan"
    game.take_back("peely-sels")
    assert (game.asked, game.after("take-back")) == ("georges", {"williams-code", "tisonnier", "fusil"})
    game.take_back("tisonnier")
    assert game.hand("georges") == {"couteau", "tisonnier"}
    assert game.tidings("georges", "LaidDown") == ["salon fusil,williams-code"]
    assert game.play("go cuisine", "search").choices == {"take chandelier"}


def test_hc_145_while_three_are_left_the_innocents_stay_bound() -> None:
    game = table(
        FOUR,
        murderer="lecomte",
        turn=3,
        at={"salon": "borrow", "serre": "georges worms"},
        hands={"lecomte": "tisonnier", "borrow": "peely-sels", "georges": "couteau williams-code", "worms": "fusil"},
        urn=True,
    ).deposit("tisonnier", "peely-sels", "williams-code", "fusil")
    assert game.tidings("spectator", "ConfrontationBegan") == []
    game.take_back("tisonnier")
    assert (game.asked, game.after("take-back")) == ("georges", {"peely-sels", "williams-code"})


@clauses("HC-D12", "HC-R29")
def test_hc_146_the_innocent_plays_as_a_murderer_too() -> None:
    game = duel(
        starter="georges",
        at={"serre": "georges", "salon": "lecomte"},
        hands={"georges": "corde tisonnier secateur", "lecomte": "peely-sels"},
        urn=True,
    )
    assert game.after("deposit") == {"corde", "tisonnier"}
    assert game.refused("deposit secateur") == "HC-111"
    lone = duel(starter="georges", at={"serre": "georges"}, hands={"georges": "secateur", "lecomte": "fusil"}, urn=True)
    assert lone.asked == "lecomte"
    weapons = duel(player="georges", hands={"georges": "corde"}, places={"salon": "fusil couteau peely-sels"})
    assert weapons.play("go salon", "search").after("take") == {"fusil", "couteau", "peely-sels"}
    free = duel(player="georges", hands={"georges": THREE}, at={"serre": "georges"}, places={"salon": "couteau"})
    assert free.after("go") == ALL_SEVEN - {"serre"}


def test_hc_146_the_last_innocent_may_take_a_weapon_back_besides_his_own() -> None:
    hands = {"lecomte": "fusil", "georges": "couteau williams-code"}
    game = duel(starter="georges", at={"salon": "georges"}, hands=hands, urn=True).deposit("williams-code", "fusil")
    assert game.after("take-back") == {"williams-code", "fusil"}


@clauses("HC-174")
def test_hc_147_both_roles_are_public() -> None:
    game = double_murder()
    assert game.informed("ConfrontationBegan lecomte") == set(game.everybody)
    assert game.table.shown == 0b1111


@clauses("HC-D04")
def test_hc_148_nobody_accuses() -> None:
    game = duel(at={"salon": "georges"}, hands={"lecomte": "georges-clefs"}).play("go salon")
    assert game.choices == {"search"}
    assert game.refused("accuse georges georges-clefs") == "HC-148"


@clauses("HC-D05")
def test_hc_149_nobody_observes() -> None:
    game = duel(at={"salon": "georges"}).play("go salon", "search")
    assert game.asked == "lecomte"
    assert game.verbs == {"take"}


@pytest.mark.parametrize(
    ("mine", "theirs", "choices"),
    [
        (THREE, "couteau", {"search", "exchange georges"}),
        (THREE, "", {"search"}),
        ("corde fusil", "couteau", {"search"}),
    ],
)
def test_hc_150_search_and_exchange_remain_with_their_conditions(mine: str, theirs: str, choices: set[str]) -> None:
    game = duel(at={"salon": "georges"}, hands={"lecomte": mine, "georges": theirs}).play("go salon")
    assert game.choices == choices
    if "exchange georges" in choices:
        game.play("exchange georges", "give corde", "draw couteau")
        assert (game.hand("lecomte"), game.hand("georges")) == ({"couteau", "fusil", "peely-sels"}, {"corde"})


@clauses("HC-R26", "HC-D11", "HC-60")
def test_hc_151_after_gaining_his_clue_the_searcher_destroys_one_of_the_place() -> None:
    game = duel(places={"salon": "worms-pipe borrow-collier tisonnier"}).play("go salon", "search", "take worms-pipe")
    assert game.choices == {"destroy borrow-collier"}
    assert game.refused("keep") == "HC-151"
    assert game.refused("destroy worms-pipe") == "HC-60"
    game.play("destroy borrow-collier")
    assert game.lying("salon") == {"tisonnier"}
    assert game.hand("lecomte") == {"worms-pipe"}
    assert game.informed("Destroyed lecomte borrow-collier salon") == set(game.everybody)


def test_hc_152_these_destructions_have_no_limit() -> None:
    used = {"lecomte": "peely-sels peely-coiffe peely-mouchoir"}
    game = duel(places={"salon": "worms-pipe borrow-collier"}, destroyed=used).play("go salon", "search")
    game.play("take worms-pipe", "destroy borrow-collier")
    assert len(game.destroyed("lecomte")) == 4


@clauses("HC-R26", "HC-D11")
@pytest.mark.parametrize("rest", ["", "tisonnier", "lecomte-trousse", "tisonnier lecomte-trousse"])
def test_hc_153_weapons_and_clues_of_his_own_character_are_not_destroyed(rest: str) -> None:
    game = duel(places={"salon": f"worms-pipe {rest}"}).play("go salon", "search", "take worms-pipe")
    assert (game.asked, game.verbs) == ("georges", {"go"})
    assert (game.destroyed("lecomte"), game.lying("salon")) == (set(), set(rest.split()))


@clauses("HC-R26", "HC-D08")
def test_hc_154_a_searcher_with_three_clues_always_swaps() -> None:
    game = duel(hands={"lecomte": THREE}, places={"salon": "worms-pipe borrow-collier"}).play("go salon", "search")
    assert game.offers == {"swap": 6}
    assert game.refused("take-destroy worms-pipe peely-sels") == "HC-154"
    two = duel(hands={"lecomte": "peely-sels corde"}, places={"salon": "worms-pipe borrow-collier"})
    two.play("go salon", "search", "take worms-pipe")
    assert two.choices == {"destroy borrow-collier"}


def test_hc_154_is_also_the_clause_that_refuses_to_take_a_fourth_clue() -> None:
    game = duel(hands={"lecomte": THREE}, places={"salon": "worms-pipe"}).play("go salon", "search")
    assert game.refused("take worms-pipe") == "HC-154"


@clauses("HC-D11")
def test_hc_155_the_clue_swapped_in_may_be_destroyed() -> None:
    game = duel(hands={"lecomte": THREE}, places={"salon": "worms-pipe"}).play("go salon", "search")
    game.play("swap peely-sels worms-pipe")
    assert game.choices == {"destroy peely-sels"}
    assert game.play("destroy peely-sels").lying("salon") == set()


def test_hc_156_whoever_leaves_a_place_without_clues_closes_it() -> None:
    game = duel(at={"serre": "lecomte"}, places={"serre": ""}).play("go salon")
    assert game.closed == {"serre"}
    assert duel(at={"serre": "lecomte"}, places={"serre": "fusil"}).play("go salon").closed == set()


@clauses("HC-R27", "HC-44")
def test_hc_157_he_closes_it_even_over_the_opponents_head() -> None:
    places = {"serre": "", "salon": "worms-pipe", "cuisine": "borrow-collier"}
    game = duel(at={"serre": "lecomte georges"}, places=places).play("go salon")
    assert game.closed == {"serre"}
    assert game.informed("Closed serre") == set(game.everybody)
    again = duel(at={"serre": "georges"}, closed="serre", hands={"lecomte": THREE, "georges": "couteau"})
    assert again.refused("go serre") == "HC-38"
    # Outside the Confrontation the other pawn keeps it open.
    assert table(at={"serre": "lecomte georges"}, places={"serre": ""}).play("go salon").closed == set()


@clauses("HC-R27")
def test_hc_158_the_pawn_inside_stays_till_its_next_move_and_can_be_killed_there() -> None:
    inside: dict[str, Any] = {"at": {"serre": "georges", "salon": "lecomte"}, "closed": "serre"}
    game = duel(**inside, player="georges")
    assert (game.stands("georges"), game.after("go")) == ("serre", ALL_SEVEN - {"serre"})
    game.play("go cuisine")
    assert game.tidings("spectator", "Closed") == []
    assert duel(**inside, hands={"lecomte": "secateur"}, urn=True).deposit("secateur").living == {"lecomte"}


@clauses("HC-165")
@pytest.mark.parametrize(("killer", "weapon"), [("lecomte", "tisonnier"), ("georges", "couteau")])
def test_hc_159_the_first_to_kill_the_other_wins(killer: str, weapon: str) -> None:
    for starter in ("lecomte", "georges"):
        at = {"cuisine": "lecomte", "salon": "georges"}
        game = duel(starter=starter, at=at, hands={killer: weapon}, urn=True).deposit(weapon)
        assert game.result == f"{killer} confrontation_kill HC-159"


@clauses("HC-R28")
@pytest.mark.parametrize("starter", ["lecomte", "georges"])
def test_hc_160_if_both_would_kill_the_starting_player_wins(starter: str) -> None:
    hands = {"lecomte": "tisonnier", "georges": "couteau"}
    game = duel(starter=starter, at={"cuisine": "lecomte", "salon": "georges"}, hands=hands, urn=True)
    game.deposit(hands[starter], *(clue for name, clue in hands.items() if name != starter))
    assert game.result == f"{starter} confrontation_kill HC-159"
    assert game.living == {starter}


@clauses("HC-R25")
@pytest.mark.parametrize(("turn", "result"), [(7, None), (8, "georges confrontation_survived HC-168")])
def test_hc_161_the_limit_of_turns_still_applies(turn: int, result: str | None) -> None:
    game = duel(turn=turn, hands={"lecomte": "peely-sels"}, urn=True).deposit("peely-sels").take_back("peely-sels")
    assert game.result == result
