"""A game's actions by text and by number, and what every refusal says."""

import pytest

from manoir.core.errors import BadDeal, BadRecord, IllegalAction, ManoirError, UnknownName
from manoir.core.game import Game
from tests.core.lantern import GUESSES, LANTERN, LOOK


def test_actions_are_found_by_their_text_whatever_the_spaces() -> None:
    assert LANTERN.action("guess blue") is GUESSES[1]
    assert LANTERN.action("  guess \t blue ") is GUESSES[1]


def test_an_unknown_action_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="unknown action 'guess blu'; did you mean 'guess blue'") as refused:
        LANTERN.action("guess blu")
    assert refused.value.near == "guess blue"


def test_each_action_has_its_place_as_number() -> None:
    assert [LANTERN.numbers[action] for action in LANTERN.actions] == list(range(6))


def test_actions_are_compared_by_identity_and_read_by_their_text() -> None:
    twin = type(LOOK)("look")
    assert twin != LOOK
    assert len({LOOK, twin}) == 2
    assert (GUESSES[0].verb, str(GUESSES[0])) == ("guess", "guess red")


def test_a_deal_that_does_not_fit_is_refused() -> None:
    setup = LANTERN.setup(2)
    with pytest.raises(BadDeal):
        LANTERN.start(setup, {})
    with pytest.raises(UnknownName, match="did you mean 'red'"):
        LANTERN.start(setup, {"box": ("reed",)})


def test_a_game_without_claims_or_roles_has_none() -> None:
    with pytest.raises(UnknownName, match="unknown claim 'red'"):
        Game().check_claim("red")
    assert Game().roles(LANTERN.start(LANTERN.setup(2), {"box": ("red",)})) == ()


def test_an_unknown_name_lists_what_is_allowed_if_that_is_short() -> None:
    assert str(UnknownName("room", "haal", ["hall", "salon"])) == (
        "unknown room 'haal'; did you mean 'hall'? (there are: hall, salon)"
    )
    far = UnknownName("room", "zzz", ["hall", "salon"])
    assert (str(far), far.near) == ("unknown room 'zzz' (there are: hall, salon)", None)
    assert "there are" not in str(UnknownName("card", "x", [f"card {number}" for number in range(13)]))


def test_the_nearest_name_is_found_whatever_the_case() -> None:
    assert UnknownName("room", "HALL", ["hall", "salon"]).near == "hall"


def test_every_refusal_is_of_the_house_and_says_where_it_comes_from() -> None:
    refused = IllegalAction("LA-4", "the box stays closed")
    assert (str(refused), refused.clause, refused.reason) == (
        "the box stays closed (LA-4)",
        "LA-4",
        "the box stays closed",
    )
    assert (str(BadRecord(7, "what is this?")), BadRecord(7, "").line) == ("line 7: what is this?", 7)
    for kind in (IllegalAction, UnknownName, BadDeal, BadRecord):
        assert issubclass(kind, ManoirError)
