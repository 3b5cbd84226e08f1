"""A game looked back on in the terminal."""

from pathlib import Path

import pytest

from manoir.cli import main

GAMES = Path(__file__).parents[1] / "games"


def record(game: str) -> str:
    return str(min((GAMES / game / "records").glob("a-*.txt")))


@pytest.mark.parametrize(
    ("language", "says"),
    [
        (
            "fr",
            [
                "Le Colonel Moutarde : pouvait accuser dès le coup",
                "Mlle Rose : il lui restait 48 solutions",
                "par 1,91",
            ],
        ),
        ("en", ["Colonel Mustard: could accuse from move", "Miss Scarlett: 48 solutions were left", "by 1.91"]),
    ],
)
def test_luck_and_choices_are_told_in_both_languages(
    language: str, says: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "review", record("cluedo")]) == 0
    told = capsys.readouterr().out
    assert [words for words in says if words not in told] == []


def test_a_game_without_cards_to_ask_for_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record("hantise")]) == 2
    assert "no notebook" in capsys.readouterr().err
