"""What others may rely on changes only with a word in the changelog."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from scripts.public_api import MODULES, lines, public_names

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).with_name("public_api.txt")
"""As it was at the last release: `make release` writes it anew."""


def unreleased(changelog: str) -> str:
    """What is said of the version to come."""
    return changelog.partition("\n## [Unreleased]\n")[2].partition("\n## [")[0]


def name_of(line: str) -> str:
    """`Match.play`, without its module, its arguments and its types."""
    bare = re.split(r"[(:]| ->| =", line.removeprefix("class "))[0].strip()
    module = max((module for module in MODULES if bare.startswith(f"{module}.")), key=len)
    return bare.removeprefix(f"{module}.")


def unexplained(before: list[str], after: list[str], changelog: str) -> set[str]:
    """Names that came, went or changed, and stand nowhere in what is said of the version to come."""
    told = set(re.findall(r"`([^`]+)`", unreleased(changelog)))
    changed = {name_of(line) for line in set(before) ^ set(after)}
    return {name for name in changed if name not in told and name.partition(".")[0] not in told}


def test_the_public_api_changes_only_with_the_changelog() -> None:
    before = KEPT.read_text(encoding="utf-8").splitlines()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert unexplained(before, lines(), changelog) == set(), (
        "say in CHANGELOG.md, under Unreleased, what becomes of them"
    )


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("manoir.find_game(name: str) -> Game", "find_game"),
        ("class manoir.Match()", "Match"),
        ("manoir.Match.play(self, action: Action | str) -> None", "Match.play"),
        ("manoir.core.State.actor -> int", "State.actor"),
        ("manoir.deduction.LIMIT", "LIMIT"),
        ("manoir.View.seat: int", "View.seat"),
    ],
)
def test_a_name_is_found_in_its_line(line: str, name: str) -> None:
    assert name_of(line) == name


def test_a_change_without_a_word_is_found_out() -> None:
    before, silent = (
        ["manoir.find_game(name: str) -> Game", "manoir.View.seat: int"],
        "# C\n\n## [Unreleased]\n\n- Much.\n",
    )
    assert unexplained(before, before, silent) == set()
    assert unexplained(before, before[:1], silent) == {"View.seat"}
    assert unexplained(before, [*before, "manoir.new() -> int"], silent) == {"new"}
    assert unexplained(before, ["manoir.find_game(called: str) -> Game", before[1]], silent) == {"find_game"}
    assert unexplained(before, before[:1], f"{silent}- `View.seat` is gone.\n") == set()
    older = "# C\n\n## [Unreleased]\n\n- Much.\n\n## [0.1.0]\n\n- `View.seat` is gone.\n"
    assert unexplained(before, before[:1], older) == {"View.seat"}


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_is_there_and_explained(module: str) -> None:
    found = import_module(module)
    for name in public_names(module):
        thing = getattr(found, name)
        assert not callable(thing) or not isinstance(thing, type) or thing.__doc__ or thing.__base__ is not object, name


def test_what_is_not_offered_is_missing_as_anywhere() -> None:
    import manoir

    with pytest.raises(AttributeError, match="module 'manoir' has no attribute 'Mansion'"):
        _ = manoir.Mansion  # type: ignore[attr-defined]  # that is the point
