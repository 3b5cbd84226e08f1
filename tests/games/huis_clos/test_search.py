"""Searching a Place and destroying a clue, HC-47 to HC-67."""

import pytest

from manoir.core.errors import UnknownName
from manoir.games.huis_clos import GAME
from tests.clauses import clauses
from tests.games.huis_clos.table import WEAPON_IDS, Position, listed, table

THREE = "borrow-collier georges-clefs worms-pipe"
LEFT_OVER = "eddington-plume eddington-encrier"
USED_UP = {"lecomte": "peely-sels peely-coiffe peely-mouchoir"}


def searching(hand: str, lying: str, *, murderer: str = "worms", destroyed: dict[str, str] | None = None) -> Position:
    """Lecomte, an Innocent unless said otherwise, has just looked into the Salon."""
    game = table(murderer=murderer, hands={"lecomte": hand}, places={"salon": lying}, destroyed=destroyed)
    return game.play("go salon", "search")


@clauses("HC-R06")
def test_hc_47_a_place_without_clues_cannot_be_searched() -> None:
    game = table(at={"salon": "borrow"}, hands={"lecomte": THREE, "borrow": "corde"}, places={"salon": ""})
    assert game.play("go salon").refused("search") == "HC-47"


def test_hc_48_the_searcher_and_nobody_else_sees_all_clues_of_the_place() -> None:
    game = searching("", "fusil eddington-plume eddington-encrier")
    seen = f"Looked lecomte salon {listed({'fusil', 'eddington-plume', 'eddington-encrier'})}"
    assert game.informed(seen) == {"lecomte"}
    assert [game.tidings(name, "Looked") for name in ("borrow", "spectator")] == [[], []]


def test_hc_49_he_must_gain_exactly_one_of_them() -> None:
    game = searching("worms-pipe", LEFT_OVER)
    assert game.choices == {"take eddington-plume", "take eddington-encrier"}
    assert game.refused("take fusil") == "HC-49"
    assert game.refused("pass") == "HC-49"
    game.play("take eddington-plume")
    assert game.refused("take eddington-encrier") == "HC-49"
    assert game.hand("lecomte") == {"worms-pipe", "eddington-plume"}
    assert game.lying("salon") == {"eddington-encrier"}


@clauses("HC-D06", "HC-R07")
@pytest.mark.parametrize("hand", ["", "borrow-collier", "borrow-collier georges-clefs"])
def test_hc_50_with_fewer_than_three_clues_he_takes_one_of_his_choice(hand: str) -> None:
    game = searching(hand, f"fusil {LEFT_OVER}")
    assert game.choices == {"take fusil", "take eddington-plume", "take eddington-encrier"}
    if hand:
        assert game.refused("swap borrow-collier fusil") == "HC-50"
    assert game.play("take fusil").hand("lecomte") == {*hand.split(), "fusil"}


@clauses("HC-D07")
def test_hc_51_after_taking_he_may_destroy_one_clue_of_his_hand() -> None:
    game = searching("borrow-collier georges-clefs", LEFT_OVER)
    assert game.refused("destroy borrow-collier") == "HC-51"
    assert game.refused("take-destroy eddington-plume borrow-collier") == "HC-51"
    game.play("take eddington-plume")
    assert game.choices == {"destroy borrow-collier", "destroy georges-clefs", "destroy eddington-plume", "keep"}
    game.play("destroy borrow-collier")
    assert game.hand("lecomte") == {"georges-clefs", "eddington-plume"}
    assert game.destroyed("lecomte") == {"borrow-collier"}


def test_hc_51_he_may_also_keep_them_all() -> None:
    game = searching("borrow-collier", LEFT_OVER).play("take eddington-plume", "keep")
    assert game.hand("lecomte") == {"borrow-collier", "eddington-plume"}
    assert (game.destroyed("lecomte"), game.asked) == (set(), "borrow")


@clauses("HC-D08", "HC-R07")
def test_hc_52_with_three_clues_he_may_swap_any_for_any() -> None:
    game = searching(THREE, LEFT_OVER)
    assert game.after("swap") == {f"{mine} {theirs}" for mine in THREE.split() for theirs in LEFT_OVER.split()}
    assert game.refused("swap fusil eddington-plume") == "HC-52"
    game.play("swap worms-pipe eddington-plume")
    assert game.hand("lecomte") == {"borrow-collier", "georges-clefs", "eddington-plume"}
    assert game.lying("salon") == {"eddington-encrier", "worms-pipe"}


@clauses("HC-R07")
def test_hc_53_no_destruction_follows_a_swap() -> None:
    game = searching(THREE, LEFT_OVER).play("swap worms-pipe eddington-plume")
    assert (game.asked, game.verbs) == ("borrow", {"go"})


@clauses("HC-D08", "HC-R07")
def test_hc_54_with_three_clues_he_may_take_one_and_destroy_one_of_the_four() -> None:
    game = searching(THREE, "eddington-plume")
    four = [*THREE.split(), "eddington-plume"]
    assert game.after("take-destroy") == {f"eddington-plume {destroyed}" for destroyed in four}
    assert game.refused("take eddington-plume") == "HC-54"
    game.play("take-destroy eddington-plume georges-clefs")
    assert game.hand("lecomte") == {"borrow-collier", "worms-pipe", "eddington-plume"}
    assert (game.destroyed("lecomte"), game.lying("salon")) == ({"georges-clefs"}, set())


@pytest.mark.parametrize(
    ("hand", "lying", "murderer", "destroyed"),
    [
        (THREE, "eddington-plume", "worms", USED_UP),
        ("corde tisonnier lecomte-trousse", "fusil", "lecomte", None),
        ("lecomte-stethoscope lecomte-trousse corde", "lecomte-lunettes", "worms", None),
    ],
)
def test_hc_55_if_nothing_may_be_destroyed_only_the_swap_is_legal(
    hand: str, lying: str, murderer: str, destroyed: dict[str, str] | None
) -> None:
    game = searching(hand, lying, murderer=murderer, destroyed=destroyed)
    assert game.choices == {f"swap {mine} {lying}" for mine in hand.split()}


def test_hc_56_what_is_left_is_put_back_and_has_no_order() -> None:
    game = searching("", f"fusil {LEFT_OVER}").play("take fusil", "keep")
    assert game.lying("salon") == set(LEFT_OVER.split())
    again = table(places={"salon": " ".join(reversed(LEFT_OVER.split()))}).play("go salon", "search")
    assert again.tidings("lecomte", "Looked") == [f"lecomte salon {listed(set(LEFT_OVER.split()))}"]


@clauses("HC-R08")
@pytest.mark.parametrize(
    ("hand", "refused"),
    [
        ("corde", "take fusil"),
        ("corde worms-pipe", "take fusil"),
        ("corde worms-pipe georges-clefs", "swap worms-pipe fusil"),
        ("corde worms-pipe georges-clefs", "take-destroy fusil worms-pipe"),
    ],
)
def test_hc_57_an_innocent_may_not_end_a_search_with_two_weapons(hand: str, refused: str) -> None:
    assert searching(hand, "fusil eddington-plume").refused(refused) == "HC-57"
    assert refused in searching(hand, "fusil eddington-plume", murderer="lecomte").choices


@clauses("HC-R08")
def test_hc_58_with_three_clues_he_may_swap_a_weapon_for_a_weapon() -> None:
    game = searching("corde worms-pipe georges-clefs", "fusil")
    assert game.choices == {"swap corde fusil"}
    assert game.play("swap corde fusil").hand("lecomte") == {"fusil", "worms-pipe", "georges-clefs"}


@clauses("HC-R08", "HC-D06")
@pytest.mark.parametrize("hand", ["corde", "corde worms-pipe"])
def test_hc_59_with_a_weapon_and_only_weapons_to_find_he_swaps_his_own(hand: str) -> None:
    game = searching(hand, "fusil couteau")
    assert game.choices == {"swap corde fusil", "swap corde couteau"}
    assert game.refused("take fusil") == "HC-59"
    game.play("swap corde fusil")
    assert game.hand("lecomte") == {*hand.split(), "fusil"} - {"corde"}
    assert (game.lying("salon"), game.asked) == ({"corde", "couteau"}, "borrow")


@clauses("HC-R08")
def test_hc_59_the_murderer_simply_takes_one() -> None:
    assert searching("corde", "fusil couteau", murderer="lecomte").choices == {"take fusil", "take couteau"}


def test_hc_60_a_destroyed_clue_is_out_of_the_game_for_good() -> None:
    game = searching("worms-pipe", LEFT_OVER).play("take eddington-plume")
    assert game.refused("destroy eddington-encrier") == "HC-60"
    game.play("destroy worms-pipe")
    held = [*game.table.hands, *game.table.places, game.table.urn]
    assert not any("worms-pipe" in GAME.spelling["clues"](clues) for clues in held)


@clauses("HC-77")
def test_hc_61_nothing_is_destroyed_but_in_ones_own_search() -> None:
    at = {"salon": "borrow"}
    game = table(turn=6, at=at, hands={"lecomte": THREE, "borrow": "peely-sels"})
    assert game.refused("destroy worms-pipe") == "HC-36"
    game.play("go salon")
    assert game.refused("destroy worms-pipe") == "HC-61"
    assert game.refused("take-destroy eddington-plume worms-pipe") == "HC-61"
    game.play("search")
    assert game.refused("destroy peely-sels", by="borrow") == "HC-97"
    urn = table(hands={"lecomte": THREE}, urn=True)
    assert urn.verbs == {"deposit"}
    assert urn.refused("destroy worms-pipe") == "HC-107"


def test_hc_62_at_most_one_clue_is_destroyed_in_an_investigation() -> None:
    game = searching("worms-pipe borrow-collier", LEFT_OVER).play("take eddington-plume", "destroy worms-pipe")
    assert (game.asked, game.verbs) == ("borrow", {"go"})
    full = searching(THREE, LEFT_OVER).play("take-destroy eddington-plume worms-pipe")
    assert (full.asked, full.verbs) == ("borrow", {"go"})


@clauses("HC-D07")
@pytest.mark.parametrize(("before", "more"), [("peely-sels peely-coiffe", True), (USED_UP["lecomte"], False)])
def test_hc_63_at_most_three_clues_are_destroyed_in_a_game(before: str, more: bool) -> None:
    destroyed = {"lecomte": before, "borrow": "puddingham-canne"}
    game = searching("worms-pipe", LEFT_OVER, destroyed=destroyed).play("take eddington-plume")
    assert (game.asked == "lecomte") == more
    full = searching(THREE, "eddington-plume", destroyed=destroyed)
    assert ("take-destroy" in full.offers) == more
    if not more:
        assert full.refused("take-destroy eddington-plume worms-pipe") == "HC-63"


def test_hc_64_a_destroyed_clue_is_shown_to_everybody_with_its_destroyer() -> None:
    game = searching("worms-pipe", LEFT_OVER).play("take eddington-plume", "destroy worms-pipe")
    assert game.informed("Destroyed lecomte worms-pipe -") == set(game.everybody)
    full = searching(THREE, "eddington-plume").play("take-destroy eddington-plume georges-clefs")
    assert full.informed("Destroyed lecomte georges-clefs -") == set(full.everybody)


@clauses("HC-D07")
@pytest.mark.parametrize("murderer", ["lecomte", "worms"])
def test_hc_65_nobody_destroys_a_clue_of_his_own_character(murderer: str) -> None:
    game = searching("lecomte-trousse", LEFT_OVER, murderer=murderer).play("take eddington-plume")
    assert game.choices == {"destroy eddington-plume", "keep"}
    assert game.refused("destroy lecomte-trousse") == "HC-65"
    full = searching("lecomte-trousse worms-pipe borrow-collier", "eddington-plume", murderer=murderer)
    assert full.refused("take-destroy eddington-plume lecomte-trousse") == "HC-65"


@pytest.mark.parametrize("murderer", ["lecomte", "worms"])
def test_hc_66_nobody_destroys_a_weapon(murderer: str) -> None:
    game = searching("corde", LEFT_OVER, murderer=murderer).play("take eddington-plume")
    assert game.choices == {"destroy eddington-plume", "keep"}
    for weapon in WEAPON_IDS:
        with pytest.raises(UnknownName):
            GAME.action(f"destroy {weapon}")
        with pytest.raises(UnknownName):
            GAME.action(f"take-destroy eddington-plume {weapon}")


@pytest.mark.parametrize(("hand", "action"), [("", "destroy"), (THREE, "take-destroy eddington-plume")])
def test_hc_67_the_clue_just_taken_may_be_the_one_destroyed(hand: str, action: str) -> None:
    game = searching(hand, "eddington-plume")
    if not hand:
        game.play("take eddington-plume")
    game.play(f"{action} eddington-plume")
    assert game.hand("lecomte") == set(hand.split())
    assert game.destroyed("lecomte") == {"eddington-plume"}
