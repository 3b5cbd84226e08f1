"""Names: seen, in one line, and unlike the others."""

import pytest

from manoir.table.refusal import Refusal
from manoir.table.seating.names import LONGEST_NAME, check_name, look, unlike


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (" An\nne\x00 ", "Anne"),
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("Ａｎｎｅ", "Anne"),
        ("\u202eeiraM", "eiraM"),
        ("Ma\u200brie", "Marie"),
        ("李明", "李明"),
        ("🦉", "🦉"),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u115f \u034f", ""),
        ("\u0301\u0302", ""),
        ("Z\u0351\u0352\u0357\u035balgo", "Z\u0351\u0352algo"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert check_name(given) == shown


def test_long_names_are_refused() -> None:
    assert check_name("x" * LONGEST_NAME)
    with pytest.raises(Refusal, match="at most 40"):
        check_name("x" * (LONGEST_NAME + 1))


@pytest.mark.parametrize(
    ("one", "other"), [("Anne", "anne"), ("Zoé", "Zoe"), ("Paul", "Раul"), ("Iris", "lris"), ("Bob", "B0b")]
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert unlike(other, [one]) == f"{other} 2"


def test_names_that_do_not() -> None:
    assert unlike("Anne", ["Anna", "Anne-Marie", ""]) == "Anne"
    assert unlike("", ["", "Anne"]) == ""
    assert unlike("Anne", ["Anne", "Anne 2"]) == "Anne 3"
    assert len(unlike("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) == LONGEST_NAME
