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
                "Mieux : prendre le passage secret vers la Véranda (−1,5).",
                "De là, une question dit 0,87 bits",
            ],
        ),
        (
            "en",
            [
                "Colonel Mustard: could accuse from move",
                "Miss Scarlett: 48 solutions were left",
                "Better: take the secret passage to the Conservatory (−1.5).",
                "A question from there tells 0.87 bits",
            ],
        ),
    ],
)
def test_luck_and_choices_are_told_in_both_languages(
    language: str, says: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "review", record("cluedo")]) == 0
    told = capsys.readouterr().out
    assert [words for words in says if words not in told] == []


@pytest.mark.parametrize(
    ("game", "language", "says"),
    [
        ("hantise", "fr", ["L’Âme claire : choix −", "en parties gagnées", "Mieux : ", "fois sur 100"]),
        ("hantise", "en", ["The Pale soul: choices −", "in games won", "Better: ", "times in 100"]),
        ("huis_clos", "fr", ["Le Juge Williams : choix −", "La mort menaçait 40 fois sur 100 là où est allé le pion"]),
        ("huis_clos", "en", ["Judge Williams: choices −", "Death threatened 40 times in 100 where the pawn went"]),
    ],
)
def test_a_game_without_cards_to_ask_for_is_told_in_games_won(
    game: str, language: str, says: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "review", record(game)]) == 0
    told = capsys.readouterr().out
    assert [words for words in says if words not in told] == []
