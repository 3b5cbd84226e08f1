"""The Innocent with two or more weapons, HC-133 to HC-143."""

import pytest

from tests.clauses import clauses
from tests.games.huis_clos.table import ALL_SEVEN, Position, table

TWO = "corde fusil peely-sels"
PLACES = {
    "suite-bleue": "borrow-eventail borrow-voilette borrow-collier borrow-face-a-main",
    "salon": "tisonnier georges-gants worms-loupe eddington-plume georges-plateau",
    "cuisine": "couteau lecomte-trousse lecomte-lunettes georges-clefs worms-pipe",
    "bibliotheque": "williams-code williams-bague",
    "serre": "peely-coiffe peely-mouchoir puddingham-canne puddingham-cigare puddingham-cartes williams-lorgnon",
}
CLOSED = "salle-a-manger salle-des-trophees"
BARE = dict.fromkeys(ALL_SEVEN, "")


def armed(hand: str = TWO, murderer: str = "worms", **more: str) -> Position:
    """Lecomte, armed, in the Serre, the fullest Place of all; all others are in the Blue Suite."""
    hands = {"lecomte": hand, **more}
    return table(murderer=murderer, turn=6, at={"serre": "lecomte"}, hands=hands, places=PLACES, closed=CLOSED)


@pytest.mark.parametrize(
    ("hand", "murderer", "bound"),
    [
        (TWO, "worms", True),
        ("corde fusil", "worms", True),
        ("corde peely-sels", "worms", False),
        (TWO, "lecomte", False),
    ],
)
def test_hc_133_it_applies_to_an_innocent_with_two_weapons(hand: str, murderer: str, bound: bool) -> None:
    everywhere = {"suite-bleue", "salon", "cuisine", "bibliotheque"}
    assert armed(hand, murderer).after("go") == ({"salon", "cuisine"} if bound else everywhere)


def test_hc_133_it_ends_when_he_holds_at_most_one() -> None:
    game = armed().play("go salon", "search", "swap fusil worms-loupe").until("deposit")
    assert game.hand("lecomte") == {"corde", "peely-sels", "worms-loupe"}
    free = armed("corde peely-sels worms-insigne")
    assert free.after("go") == {"suite-bleue", "salon", "cuisine", "bibliotheque"}


@clauses("HC-D03")
def test_hc_134_he_must_go_to_the_place_with_the_most_clues() -> None:
    game = armed()
    assert game.refused("go bibliotheque") == "HC-134"
    assert game.refused("go suite-bleue") == "HC-134"
    assert game.after("go") == {"salon", "cuisine"}


@clauses("HC-R30", "HC-D03")
def test_hc_135_open_places_other_than_his_own_are_compared_and_he_chooses_on_a_tie() -> None:
    game = armed()
    assert len(game.lying("serre")) > len(game.lying("salon")) == len(game.lying("cuisine"))
    assert game.after("go") == {"salon", "cuisine"}
    unequal = {**PLACES, "cuisine": "couteau"}
    alone = table(at={"serre": "lecomte"}, hands={"lecomte": TWO}, places=unequal, closed=CLOSED)
    assert alone.after("go") == {"salon"}


@clauses("HC-D04", "HC-D09")
def test_hc_136_there_he_must_search_and_swap_a_weapon() -> None:
    game = armed().play("go salon")
    assert game.choices == {"search"}
    game.play("search")
    assert game.after("swap") == {
        f"{weapon} {clue}"
        for weapon in ("corde", "fusil")
        for clue in ("georges-gants", "worms-loupe", "eddington-plume", "georges-plateau")
    }
    assert game.refused("swap peely-sels worms-loupe") == "HC-136"
    assert game.verbs == {"swap"}


@clauses("HC-R08")
def test_hc_137_he_swaps_also_with_fewer_than_three_clues() -> None:
    game = armed("corde fusil").play("go salon", "search")
    assert game.offers == {"swap": 8}
    assert game.refused("take worms-loupe") == "HC-136"
    assert game.play("swap corde worms-loupe").hand("lecomte") == {"fusil", "worms-loupe"}


@clauses("HC-D09")
def test_hc_138_the_clue_gained_is_a_character_clue_if_there_is_one() -> None:
    game = armed().play("go salon", "search")
    assert game.refused("swap corde tisonnier") == "HC-138"
    weapons = table(at={"serre": "lecomte"}, hands={"lecomte": TWO}, places={**BARE, "salon": "tisonnier couteau"})
    weapons.play("go salon", "search")
    assert weapons.after("swap") == {
        f"{mine} {found}" for mine in ("corde", "fusil") for found in ("tisonnier", "couteau")
    }


@clauses("HC-D04")
def test_hc_139_he_may_do_nothing_else() -> None:
    at = {"serre": "lecomte", "salon": "borrow"}
    game = table(
        turn=6,
        at=at,
        hands={"lecomte": "corde fusil borrow-collier", "borrow": "worms-pipe"},
        places={"salon": "tisonnier worms-loupe georges-gants"},
    )
    game.table.places = [0 if place != 1 else clues for place, clues in enumerate(game.table.places)]
    assert game.play("go salon").choices == {"search"}
    assert game.refused("exchange borrow") == "HC-139"
    assert game.refused("accuse borrow borrow-collier") == "HC-139"
    game.play("search", "decline")
    assert game.refused("take-destroy worms-loupe borrow-collier") == "HC-136"
    assert (game.play("swap corde worms-loupe").asked, game.destroyed("lecomte")) == ("borrow", set())


@clauses("HC-D03", "HC-D04")
def test_hc_140_if_no_other_place_holds_a_clue_his_normal_options_apply() -> None:
    at = {"serre": "lecomte", "salon": "borrow", "cuisine": "georges worms peely"}
    hands = {"lecomte": "corde fusil borrow-collier", "borrow": "worms-pipe"}
    game = table(turn=6, at=at, hands=hands, places={**BARE, "serre": "peely-coiffe"}, closed="suite-bleue")
    assert game.after("go") == {"salon"}
    assert game.play("go salon").choices == {"exchange borrow", "accuse borrow borrow-collier"}


def test_hc_140_a_place_that_offers_nothing_is_then_refused_as_for_anybody() -> None:
    at = {"serre": "lecomte", "salon": "borrow", "cuisine": "georges worms peely"}
    hands = {"lecomte": "corde fusil borrow-collier", "borrow": "worms-pipe"}
    game = table(turn=6, at=at, hands=hands, places={**BARE, "serre": "peely-coiffe"}, closed="suite-bleue")
    assert game.refused("go cuisine") == "HC-39"


def test_hc_140_a_search_where_he_has_to_stay_is_the_swap() -> None:
    game = table(
        at={"salon": "lecomte borrow georges worms peely"},
        hands={"lecomte": "corde fusil peely-sels", "borrow": "worms-pipe"},
        places={"salon": "tisonnier worms-loupe"},
        closed=" ".join(ALL_SEVEN - {"salon"}),
    )
    assert game.choices == {"search", "exchange borrow"}
    game.play("search", "decline", "decline", "decline", "decline")
    assert game.choices == {"swap corde worms-loupe", "swap fusil worms-loupe"}


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("corde tisonnier peely-sels", {"corde", "peely-sels"}),
        ("couteau tisonnier peely-sels", {"peely-sels"}),
        ("couteau tisonnier", {"couteau"}),
        ("corde tisonnier", {"corde"}),
    ],
)
def test_hc_141_if_he_has_already_investigated_he_is_bound_at_the_resolution_only(hand: str, legal: set[str]) -> None:
    at = {"salon": "borrow georges", "cuisine": "worms", "serre": "lecomte peely"}
    assert table(at=at, hands={"lecomte": hand}, urn=True).after("deposit") == legal


def test_hc_142_an_innocent_who_kills_suffers_no_penalty() -> None:
    at = {"salon": "borrow", "serre": "lecomte georges worms peely"}
    game = table(at=at, hands={"lecomte": "tisonnier"}, urn=True).deposit("tisonnier")
    assert game.living == {"lecomte", "georges", "worms", "peely"}
    assert (game.result, game.permits("lecomte"), game.asked) == (None, 1, "lecomte")


@clauses("HC-164")
def test_hc_143_if_it_kills_the_murderer_the_murderer_wins() -> None:
    at = {"salon": "worms", "serre": "lecomte borrow georges peely"}
    game = table(murderer="worms", at=at, hands={"lecomte": "tisonnier"}, urn=True).deposit("tisonnier")
    assert game.result == "worms murderer_dead HC-164"
