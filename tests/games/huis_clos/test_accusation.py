"""Accusing, HC-79 to HC-93."""

import pytest

from tests.clauses import clauses
from tests.games.huis_clos.table import FOUR, Position, table


def facing(
    murderer: str = "borrow", turn: int = 5, hand: str = "worms-pipe", permits: dict[str, int] | None = None
) -> Position:
    """Lecomte has come to Worms in the Serre."""
    at = {"serre": "worms", "salon": "borrow"}
    game = table(FOUR, murderer=murderer, turn=turn, at=at, hands={"lecomte": hand}, permits=permits)
    return game.play("go serre")


@pytest.mark.parametrize(
    ("turn", "offered"), [(1, set()), (4, set()), (5, {"worms worms-pipe"}), (8, {"worms worms-pipe"})]
)
def test_hc_79_accusing_begins_in_turn_n_plus_one(turn: int, offered: set[str]) -> None:
    game = facing(turn=turn)
    assert game.after("accuse") == offered
    if not offered:
        assert game.refused("accuse worms worms-pipe") == "HC-79"


@clauses("HC-R03")
def test_hc_80_the_accused_is_where_the_accuser_has_come() -> None:
    game = table(
        FOUR,
        turn=5,
        at={"salon": "lecomte borrow", "serre": "worms"},
        hands={"lecomte": "worms-pipe borrow-collier"},
    ).play("go serre")
    assert game.after("accuse") == {"worms worms-pipe"}
    assert game.refused("accuse borrow borrow-collier") == "HC-80"
    assert game.refused("accuse peely peely-sels") == "HC-80"


def test_hc_81_he_must_hold_a_clue_of_the_accused() -> None:
    game = facing(hand="borrow-collier")
    assert game.choices == {"search"}
    assert game.refused("accuse worms worms-pipe") == "HC-81"


@clauses("HC-D04")
def test_hc_82_he_names_one_such_clue_and_shows_it_to_everybody() -> None:
    game = facing(hand="worms-pipe worms-loupe corde")
    assert game.after("accuse") == {"worms worms-pipe", "worms worms-loupe"}
    game.play("accuse worms worms-loupe")
    assert game.informed("Accused lecomte worms worms-loupe") == set(game.everybody)
    assert game.hand("lecomte") == {"worms-pipe", "corde"}


@pytest.mark.parametrize(("cards", "offered"), [(0, 0), (1, 1), (2, 1)])
def test_hc_83_he_must_hold_an_accusation_card(cards: int, offered: int) -> None:
    game = facing(permits={"lecomte": cards})
    assert game.offers.get("accuse", 0) == offered
    if not cards:
        assert game.refused("accuse worms worms-pipe") == "HC-83"


def test_hc_84_one_accusation_in_an_investigation() -> None:
    game = facing(hand="worms-pipe worms-loupe", permits={"lecomte": 2}).play("accuse worms worms-pipe")
    assert (game.asked, game.verbs) == ("borrow", {"go"})


@pytest.mark.parametrize(("murderer", "role"), [("borrow", "innocent"), ("worms", "murderer")])
def test_hc_85_the_accused_shows_his_suspect_card_to_everybody(murderer: str, role: str) -> None:
    game = facing(murderer).play("accuse worms worms-pipe")
    assert game.informed(f"ShowedRole worms {role}") == set(game.everybody)


def test_hc_86_a_right_accusation_ends_the_game_at_once() -> None:
    game = facing("worms").play("accuse worms worms-pipe")
    assert (game.result, game.asked) == ("lecomte accused HC-162", "nobody")
    assert game.refused("go salon") == "HC-162"


def test_hc_87_the_clue_of_a_wrong_accusation_is_out_of_the_game() -> None:
    game = facing(hand="worms-pipe corde").play("accuse worms worms-pipe")
    assert (game.hand("lecomte"), game.removed) == ({"corde"}, {"worms-pipe"})
    assert game.informed("AccusedWrongly lecomte worms worms-pipe") == set(game.everybody)
    assert "worms-pipe" not in game.hand("worms")


@clauses("HC-R12")
def test_hc_88_that_is_not_a_destruction() -> None:
    used = {"lecomte": "peely-sels peely-coiffe"}
    game = table(
        FOUR, turn=5, murderer="borrow", at={"serre": "worms"}, hands={"lecomte": "worms-pipe"}, destroyed=used
    )
    game.play("go serre", "accuse worms worms-pipe")
    assert game.destroyed("lecomte") == {"peely-sels", "peely-coiffe"}
    assert game.tidings("spectator", "Destroyed") == []


@pytest.mark.parametrize(("before", "after"), [((1, 1), (0, 2)), ((3, 0), (2, 1))])
def test_hc_89_the_accused_takes_a_card_from_the_accuser(before: tuple[int, int], after: tuple[int, int]) -> None:
    game = facing(permits=dict(zip(("lecomte", "worms"), before, strict=True))).play("accuse worms worms-pipe")
    assert (game.permits("lecomte"), game.permits("worms")) == after
    assert game.permits("borrow") == game.permits("georges") == 1


def test_hc_90_both_go_on_playing() -> None:
    game = facing(hand="worms-pipe peely-sels").play("accuse worms worms-pipe")
    assert game.living == set(FOUR.split())
    began = [game.asked, *game.until("deposit").tidings("spectator", "InvestigationBegan")]
    assert began == ["borrow", "georges", "worms"]
    assert game.asked == "lecomte"
    assert game.stands("lecomte") == "serre"


@pytest.mark.parametrize("before", [1, 2, 3])
def test_hc_91_a_player_may_own_several_cards(before: int) -> None:
    game = facing(permits={"lecomte": 4, "worms": before}).play("accuse worms worms-pipe")
    assert (game.permits("lecomte"), game.permits("worms")) == (3, before + 1)
    assert facing(permits={"lecomte": 3}).after("accuse") == {"worms worms-pipe"}


@clauses("HC-R13")
@pytest.mark.parametrize("accused", ["borrow", "georges", "worms"])
def test_hc_92_the_murderer_may_accuse_and_is_always_wrong(accused: str) -> None:
    clue = {"borrow": "borrow-collier", "georges": "georges-clefs", "worms": "worms-pipe"}[accused]
    game = table(FOUR, murderer="lecomte", turn=5, at={"serre": accused}, hands={"lecomte": clue})
    game.play("go serre", f"accuse {accused} {clue}")
    assert (game.result, game.permits("lecomte"), game.permits(accused)) == (None, 0, 2)


@clauses("HC-R13")
def test_hc_93_a_card_shown_innocent_stays_face_up_and_he_may_be_accused_again() -> None:
    game = facing().play("accuse worms worms-pipe")
    assert game.table.shown == 1 << game.seat("worms")
    again = table(FOUR, murderer="borrow", turn=6, at={"serre": "worms"}, hands={"lecomte": "worms-loupe"})
    again.table.shown = game.table.shown
    again.play("go serre", "accuse worms worms-loupe")
    assert (again.result, again.permits("worms")) == (None, 2)
    assert again.table.shown == 1 << game.seat("worms")


@pytest.mark.parametrize("murderer", ["lecomte", "worms"])
def test_hc_80_nobody_accuses_himself(murderer: str) -> None:
    game = facing(murderer=murderer, hand="lecomte-trousse worms-pipe")
    assert game.after("accuse") == {"worms worms-pipe"}
    assert game.refused("accuse lecomte lecomte-trousse") == "HC-80"
    alone = table(FOUR, murderer=murderer, turn=5, hands={"lecomte": "lecomte-trousse"}).play("go salon")
    assert alone.choices == {"search"}
    assert alone.refused("accuse lecomte lecomte-trousse") == "HC-80"
