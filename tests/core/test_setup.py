"""Options and tables: what may be agreed on, and what is refused."""

from typing import Any

import pytest

from manoir.core.errors import BadSetup, UnknownName
from manoir.core.setup import Option, OptionValue, spell_option
from tests.core.lantern import LANTERN, LanternGame

TURNS, STORM, WICK = LANTERN.options


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(TURNS, "1", 1), (TURNS, "99", 99), (STORM, "yes", True), (STORM, "no", False), (WICK, "long", "long")],
)
def test_an_option_is_read_as_it_is_spelt(option: Option[Any], text: str, value: OptionValue) -> None:
    assert option.parse(text) == value
    assert type(option.parse(text)) is type(value)
    assert spell_option(value) == text


@pytest.mark.parametrize(
    ("option", "text", "allowed"),
    [
        (TURNS, "0", "1 to 99"),
        (TURNS, "100", "1 to 99"),
        (TURNS, "-3", "1 to 99"),
        (TURNS, "--3", "1 to 99"),
        (TURNS, "three", "1 to 99"),
        (TURNS, "3.0", "1 to 99"),
        (TURNS, "", "1 to 99"),
        (TURNS, "²", "1 to 99"),
        (STORM, "true", "yes, no"),
        (STORM, "1", "yes, no"),
        (WICK, "Long", "short, long"),
    ],
)
def test_a_text_that_stands_for_no_value_is_refused_with_what_is_allowed(
    option: Option[Any], text: str, allowed: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        option.parse(text)
    assert str(refused.value).startswith(f"option '{option.name}' cannot be ")
    assert text in str(refused.value)
    assert str(refused.value).endswith(f": allowed are {allowed}")


@pytest.mark.parametrize(
    ("option", "value"),
    [(TURNS, 0), (TURNS, True), (TURNS, "3"), (STORM, 1), (STORM, "yes"), (WICK, "wide"), (WICK, 1)],
)
def test_a_value_of_another_kind_or_out_of_range_is_refused(option: Option[Any], value: OptionValue) -> None:
    with pytest.raises(BadSetup, match=f"option '{option.name}' cannot be"):
        option.check(value)


def test_options_not_named_have_their_defaults() -> None:
    assert LANTERN.setup(2).options == {"turns": 9, "storm": False, "wick": "short"}
    assert LANTERN.setup(2, options={"storm": True}).options == {"turns": 9, "storm": True, "wick": "short"}


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="unknown option 'turn'; did you mean 'turns'") as refused:
        LANTERN.setup(2, options={"turn": 3})
    assert refused.value.near == "turns"


def test_seats_that_do_not_choose_get_the_first_free_characters() -> None:
    assert LANTERN.setup(2).characters == ("ann", "bob")
    assert LANTERN.setup(3, ["cat"]).characters == ("ann", "bob", "cat")
    assert LANTERN.setup(characters=["dan", "bob", "ann"]).characters == ("ann", "bob", "dan")
    assert LANTERN.setup(3, ["cat"]).seats == 3


@pytest.mark.parametrize(
    ("counts", "usual"), [(range(2, 5), 4), (range(2, 3), 2), (range(3, 7), 4), (range(5, 9), 5), (range(1, 2), 1)]
)
def test_a_table_of_no_said_size_has_four_seats_where_the_game_allows_it(counts: range, usual: int) -> None:
    game = type("Sized", (LanternGame,), {"seat_counts": counts, "characters": tuple("abcdefgh")})()
    assert game.usual_seats == game.setup().seats == usual


def test_a_table_of_no_said_size_is_as_large_as_the_characters_named_need() -> None:
    assert LANTERN.setup(characters=["ann"]).seats == 2
    assert LANTERN.setup(characters=["ann", "bob", "cat"]).seats == 3


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_number_of_seats_out_of_range_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"lantern cannot have {seats} seats: allowed are 2 to 4"):
        LANTERN.setup(seats)


def test_characters_are_refused_if_unknown_twice_or_too_many() -> None:
    with pytest.raises(UnknownName, match=r"unknown character 'Bobb'; did you mean 'bob'.*ann, bob, cat, dan"):
        LANTERN.setup(2, ["Bobb"])
    with pytest.raises(BadSetup, match="2 characters for 2 seats, each at most once: ann, ann"):
        LANTERN.setup(2, ["ann", "ann"])
    with pytest.raises(BadSetup, match="3 characters for 2 seats"):
        LANTERN.setup(2, ["ann", "bob", "cat"])
