"""The wrong rules of scripts/mutants.py: enough of them, each of one real clause, and all still fit the source."""

import re
from pathlib import Path

import pytest

from manoir.games.registry import registered
from scripts.mutants import Mutant, UnfitPatch, fitted, games, mutants

RULES = Path(__file__).parent.parent / "docs" / "rules"
GAMES = [name.replace("-", "_") for name in registered()]


@pytest.mark.parametrize("game", games())
def test_every_patch_fits_in_one_place(game: str) -> None:
    assert fitted(game) == list(mutants(game))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_fifty_wrong_rules_of_each_game_and_no_two_alike(game: str) -> None:
    found = list(mutants(game))
    assert len(found) >= 50
    assert len({mutant.title for mutant in found}) == len(found)
    assert all(mutant.gone != mutant.come for mutant in found)


@pytest.mark.parametrize("game", games())
def test_a_title_names_a_clause_of_the_rules(game: str) -> None:
    books = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.md"))
    for mutant in mutants(game):
        clause = re.search(r"\(([A-Z0-9]+-[A-Z]?\d+)\)$", mutant.title)
        assert clause is None or f"- **{clause[1]}**" in books, mutant.title


def test_a_patch_that_no_longer_fits_is_an_error() -> None:
    patch = Mutant("cluedo", "nobody plays", "src/manoir/games/cluedo/steps.py", "    two()\n", "    three()\n")
    for text in ("one()\n", "    two()\n    two()\n"):
        with pytest.raises(UnfitPatch, match=r"'nobody plays' no longer fits: [02] places in"):
            patch.applied(text)
    assert patch.applied("    one()\n    two()\n") == "    one()\n    three()\n"
