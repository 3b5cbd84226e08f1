"""The Forced exchange, HC-68 to HC-78."""

import pytest

from manoir.games.huis_clos import GAME
from tests.clauses import clauses
from tests.games.huis_clos.table import Position, table

HANDS = {"lecomte": "corde peely-sels worms-pipe", "borrow": "tisonnier couteau lecomte-trousse"}


def exchanging(murderer: str = "worms", **more: str) -> Position:
    """Lecomte has announced an exchange with Borrow, who is alone in the Bibliothèque."""
    game = table(murderer=murderer, at={"bibliotheque": "borrow"}, hands={**HANDS, **more})
    return game.play("go bibliotheque", "exchange borrow")


@clauses("HC-R10")
@pytest.mark.parametrize("hand", ["", "corde", "corde peely-sels"])
def test_hc_68_he_must_hold_three_clues(hand: str) -> None:
    game = table(at={"bibliotheque": "borrow"}, hands={**HANDS, "lecomte": hand}).play("go bibliotheque")
    assert game.choices == {"search"}
    assert game.refused("exchange borrow") == "HC-68"
    full = table(at={"bibliotheque": "borrow"}, hands=HANDS).play("go bibliotheque")
    assert full.choices == {"search", "exchange borrow"}


@clauses("HC-R03")
def test_hc_69_he_moves_to_his_victim_who_was_in_another_place() -> None:
    game = table(at={"bibliotheque": "lecomte borrow", "serre": "georges"}, hands={**HANDS, "georges": "fusil"})
    game.play("go serre")
    assert game.after("exchange") == {"georges"}
    assert game.refused("exchange borrow") == "HC-69"
    assert game.refused("exchange williams") == "HC-69"
    assert game.refused("exchange lecomte") == "HC-69"


@clauses("HC-R10", "HC-D04")
def test_hc_70_the_victim_is_any_other_player_there_with_a_clue() -> None:
    at = {"bibliotheque": "borrow georges worms", "serre": "peely"}
    hands = {**HANDS, "georges": "", "worms": "fusil", "peely": "peely-coiffe"}
    game = table(at=at, hands=hands).play("go bibliotheque")
    assert game.after("exchange") == {"borrow", "worms"}
    assert game.refused("exchange georges") == "HC-70"


def test_hc_71_the_victim_is_not_asked() -> None:
    game = exchanging()
    assert game.asked == "lecomte"
    assert game.play("give peely-sels").asked == "chance"
    assert game.play("draw couteau").asked == "borrow"
    assert game.verbs == {"go"}


@clauses("HC-D10")
def test_hc_72_he_gives_a_clue_of_his_choice() -> None:
    game = exchanging()
    assert game.after("give") == {"corde", "peely-sels", "worms-pipe"}
    assert game.refused("give tisonnier") == "HC-72"
    game.play("give worms-pipe", "draw couteau")
    assert game.hand("borrow") == {"tisonnier", "lecomte-trousse", "worms-pipe"}


@clauses("HC-R09")
def test_hc_73_he_chooses_before_the_draw() -> None:
    game = exchanging()
    assert game.refused("draw couteau") == "HC-73"
    game.play("give peely-sels")
    assert game.refused("give corde") == "HC-74"


def test_hc_74_the_draw_is_random_each_clue_as_likely() -> None:
    game = exchanging().play("give peely-sels")
    assert (game.asked, game.table.step.odds(game.table)) == ("chance", None)
    assert game.after("draw") == {"tisonnier", "couteau", "lecomte-trousse"}
    assert game.play("draw tisonnier").hand("lecomte") == {"corde", "worms-pipe", "tisonnier"}


@clauses("HC-R09")
def test_hc_75_the_clue_given_cannot_be_drawn() -> None:
    game = exchanging(borrow="couteau").play("give peely-sels")
    assert game.choices == {"draw couteau"}
    assert game.refused("draw peely-sels") == "HC-75"


@pytest.mark.parametrize("hand", ["couteau", "couteau tisonnier", "couteau tisonnier lecomte-trousse"])
def test_hc_76_both_hands_keep_their_sizes(hand: str) -> None:
    game = exchanging(borrow=hand).play("give peely-sels", "draw couteau")
    assert (len(game.hand("lecomte")), len(game.hand("borrow"))) == (3, len(hand.split()))
    assert game.hand("borrow") == {*hand.split(), "peely-sels"} - {"couteau"}


def test_hc_77_nothing_is_destroyed_in_an_exchange() -> None:
    game = exchanging()
    assert game.refused("destroy peely-sels") == "HC-77"
    game.play("give peely-sels", "draw couteau")
    assert (game.asked, game.destroyed("lecomte")) == ("borrow", set())


@pytest.mark.parametrize("murderer", ["worms", "borrow"])
def test_hc_78_an_exchange_may_leave_an_innocent_with_two_weapons(murderer: str) -> None:
    taken = exchanging(murderer).play("give peely-sels", "draw tisonnier")
    assert taken.hand("lecomte") == {"corde", "worms-pipe", "tisonnier"}
    given = exchanging("peely", borrow="fusil lecomte-trousse").play("give corde", "draw lecomte-trousse")
    assert given.hand("borrow") == {"fusil", "corde"}
    # Section 3.13: Borrow, who has still to investigate, must now go where most clues lie.
    fullest = max(len(given.lying(place)) for place in GAME_PLACES - {"bibliotheque"})
    assert {len(given.lying(place)) for place in given.after("go")} == {fullest}


GAME_PLACES = {action.text.partition(" ")[2] for action in GAME.actions if action.verb == "go"}
