"""Moving and closing a Place, HC-36 to HC-46."""

import pytest

from manoir.games.huis_clos import GAME
from tests.clauses import clauses
from tests.games.huis_clos.table import ALL_SEVEN, Position, table

BARE = dict.fromkeys(ALL_SEVEN, "")
"""No clue in any Place."""
ALL_BUT_SALON = " ".join(ALL_SEVEN - {"salon"})
THREE = "peely-sels peely-coiffe borrow-collier"


@clauses("HC-R03", "HC-D03")
def test_hc_36_the_pawn_must_go_to_another_place() -> None:
    game = table(at={"cuisine": "lecomte"})
    assert game.refused("go cuisine") == "HC-36"
    assert game.refused("search") == "HC-36"
    game.play("go serre")
    assert game.stands("lecomte") == "serre"
    assert game.refused("go salon") == "HC-36"


@clauses("HC-R04", "HC-D03")
@pytest.mark.parametrize("origin", sorted(ALL_SEVEN))
def test_hc_37_every_open_place_is_within_reach(origin: str) -> None:
    assert table(at={origin: "lecomte"}).after("go") == ALL_SEVEN - {origin}


def test_hc_38_a_closed_place_cannot_be_entered() -> None:
    game = table(closed="serre salon")
    assert game.after("go") == ALL_SEVEN - {"suite-bleue", "serre", "salon"}
    assert game.refused("go serre") == "HC-38"


@clauses("HC-D03")
def test_hc_39_he_must_choose_a_place_that_offers_an_action() -> None:
    game = table(at={"salon": "borrow"}, hands={"borrow": "peely-sels"}, places={"salon": ""})
    assert game.after("go") == ALL_SEVEN - {"suite-bleue", "salon"}
    assert game.refused("go salon") == "HC-39"


@pytest.mark.parametrize(
    ("mine", "theirs", "turn", "offered"),
    [
        (THREE, "peely-mouchoir", 1, True),
        (THREE, "", 1, False),
        ("peely-sels", "peely-mouchoir", 1, False),
        ("borrow-collier", "", 6, True),
        ("borrow-collier", "", 5, False),
        ("peely-sels", "", 6, False),
    ],
)
def test_hc_39_an_exchange_or_an_accusation_is_an_action(mine: str, theirs: str, turn: int, offered: bool) -> None:
    game = table(turn=turn, at={"salon": "borrow"}, hands={"lecomte": mine, "borrow": theirs}, places={"salon": ""})
    assert ("salon" in game.after("go")) == offered


@clauses("HC-40")
def test_hc_r33_where_only_accusations_are_within_reach_nobody_is_forced_to_accuse() -> None:
    game = table(turn=6, at={"salon": "borrow", "serre": "georges"}, hands={"lecomte": "borrow-collier"}, places=BARE)
    assert game.after("go") == ALL_SEVEN - {"suite-bleue"}
    assert table_after(game, "go salon") == {"accuse borrow borrow-collier", "pass"}
    assert table_after(game, "go serre") == {"pass"}
    assert table_after(game, "go cuisine") == {"pass"}


@clauses("HC-42")
@pytest.mark.parametrize("offer", ["a Search", "an exchange"])
def test_hc_39_who_passes_by_a_search_or_an_exchange_to_accuse_must_accuse(offer: str) -> None:
    places, hand, theirs = {**BARE, "cuisine": "fusil"}, "borrow-collier", ""
    if offer == "an exchange":
        places, hand, theirs = BARE, "borrow-collier corde peely-sels", "peely-mouchoir"
    game = table(
        turn=6,
        at={"salon": "borrow", "cuisine": "georges"},
        hands={"lecomte": hand, "georges": theirs},
        places=places,
    )
    assert game.after("go") == {"salon", "cuisine"}
    game.play("go salon")
    assert game.choices == {"accuse borrow borrow-collier"}
    assert game.refused("pass") == "HC-42"


def table_after(game: Position, action: str) -> set[str]:
    """What would be on offer."""
    state = game.table.clone()
    state.play(GAME.action(action))
    return {option.text for option in state.options}


@clauses("HC-R05", "HC-D03", "HC-D04")
def test_hc_40_with_nothing_to_do_anywhere_he_moves_and_does_nothing() -> None:
    game = table(at={"salon": "borrow", "serre": "georges worms peely"}, places=BARE, closed="cuisine")
    assert game.after("go") == ALL_SEVEN - {"suite-bleue", "cuisine"}
    assert game.play("go salon").choices == {"pass"}
    game.play("pass")
    assert game.informed("Passed lecomte") == set(game.everybody)
    assert (game.asked, game.stands("lecomte")) == ("borrow", "salon")


@clauses("HC-R05", "HC-D03")
@pytest.mark.parametrize(
    ("hand", "clues", "turn", "choices"),
    [
        ("peely-sels", "georges-clefs", 1, {"search"}),
        (THREE, "", 1, {"exchange borrow"}),
        ("borrow-collier", "", 6, {"accuse borrow borrow-collier", "pass"}),
        ("williams-code williams-bague", "", 6, {"pass"}),
    ],
)
def test_hc_41_if_no_other_place_is_open_he_stays_and_acts_there(
    hand: str, clues: str, turn: int, choices: set[str]
) -> None:
    game = table(
        dead="georges worms",
        murderer="peely",
        turn=turn,
        at={"salon": "lecomte borrow peely"},
        hands={"lecomte": hand, "borrow": "worms-pipe"},
        places={"salon": clues},
        closed=ALL_BUT_SALON,
    )
    assert (game.asked, game.choices, game.stands("lecomte")) == ("lecomte", choices, "salon")


def test_hc_41_that_he_stays_is_public() -> None:
    game = table(at={"salon": "lecomte borrow georges worms peely"}, closed=ALL_BUT_SALON, places={"salon": "fusil"})
    game.play("search", "decline", "decline", "decline", "decline", "take fusil", "keep")
    assert game.informed("Stayed borrow salon") == set(game.everybody)


@clauses("HC-D04")
def test_hc_42_he_takes_exactly_one_action_and_may_not_pass() -> None:
    game = table(
        turn=6,
        at={"salon": "borrow"},
        hands={"lecomte": "borrow-collier worms-pipe corde", "borrow": "peely-sels"},
    ).play("go salon")
    assert game.choices == {"search", "exchange borrow", "accuse borrow borrow-collier"}
    assert game.refused("pass") == "HC-42"
    assert game.refused("keep") == "HC-42"
    assert game.play("accuse borrow borrow-collier").asked == "borrow"


def test_hc_43_the_last_to_leave_an_empty_place_closes_it() -> None:
    game = table(at={"salon": "lecomte borrow"}, places={"salon": "", "serre": "worms-pipe georges-clefs"})
    game.play("go serre")
    assert game.closed == set()
    game.play("search", "take worms-pipe", "keep", "go cuisine")
    assert game.closed == {"salon"}
    assert game.informed("Closed salon") == set(game.everybody)


def test_hc_43_a_place_with_a_clue_is_not_closed() -> None:
    assert table(at={"salon": "lecomte"}, places={"salon": "fusil"}).play("go serre").closed == set()


@clauses("HC-R06")
def test_hc_44_an_empty_place_with_a_pawn_in_it_may_be_entered() -> None:
    hands = {"lecomte": THREE, "borrow": "worms-pipe"}
    game = table(at={"salon": "borrow"}, hands=hands, places={"salon": ""})
    assert "salon" in game.after("go")
    assert game.play("go salon").choices == {"exchange borrow"}
    assert game.refused("search") == "HC-47"


def test_hc_45_it_closes_at_the_moment_the_pawn_leaves() -> None:
    game = table(at={"salon": "lecomte"}, places={"salon": ""})
    assert "salon" not in game.closed
    game.play("go serre")
    assert game.told("peely") == ["Moved lecomte serre", "Closed salon"]
    assert (game.asked, game.closed) == ("lecomte", {"salon"})


@pytest.mark.parametrize(("hand", "closed"), [("", {"serre"}), ("peely-coiffe", set())])
def test_hc_46_a_place_that_a_murder_leaves_without_clue_and_pawn_is_closed(hand: str, closed: set[str]) -> None:
    game = table(
        murderer="lecomte",
        at={"serre": "georges", "salon": "borrow"},
        hands={"lecomte": "secateur", "georges": hand},
        places={"serre": "", "salon": ""},
        urn=True,
    )
    game.play("deposit secateur")
    if hand:
        # He has put his only clue in: it is left over, and goes to the Place where he died.
        game.deposit(hand)
    game.take_back("secateur")
    assert game.closed == closed
    assert bool(game.tidings("spectator", "Closed")) == bool(closed)
