"""The books of all games: both languages, every message with the same values, every sentence able to be said."""

import re

import pytest

from manoir.core.names import Language
from manoir.games.registry import game_names
from manoir.texts.catalogue import books

VALUE = re.compile(r"\{\^?(\w+)")


def merged(game: str, language: Language) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for book in books(game, language):
        for section, table in book.items():
            if isinstance(table, dict):
                found.setdefault(section, {}).update(table)
    return found


def values(message: object) -> set[str]:
    return set(VALUE.findall(str(message)))


@pytest.mark.parametrize("game", game_names())
def test_both_languages_say_the_same_things_with_the_same_values(game: str) -> None:
    french, english = merged(game, "fr"), merged(game, "en")
    for section in ("says", "terminal"):
        typed = {key for key in french[section] | english[section] if key.startswith("type.")}
        assert set(french[section]) - typed == set(english[section]) - typed
        for key in set(french[section]) - typed:
            assert values(french[section][key]) == values(english[section][key]) or key in ("do.go", "place.to"), key
    for kind in set(french) - {"says", "terminal", "refusals"}:
        assert set(french[kind]) == set(english[kind])


@pytest.mark.parametrize("game", game_names())
def test_french_is_written_with_its_own_signs(game: str) -> None:
    for section, table in merged(game, "fr").items():
        for key, message in table.items():
            said = str(message)
            assert '"' not in said, key
            assert section not in ("says", "terminal", "refusals") or "'" not in said, key
            assert not re.search(r"[^ ][:;!?»](?!\w)", re.sub(r"\{[^}]*\}", "x", said)) or key.startswith("type"), (
                key,
                said,
            )
