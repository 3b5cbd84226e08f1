"""What is given to people: the wheel alone, in a fresh environment."""

import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import described_from_anywhere
from scripts.release import check_archive, check_wheel, dated, fresh_environment, install, play, prepare, try_out

ROOT = Path(__file__).parents[2]
WITHOUT_FCNTL = "import sys; sys.modules['fcntl'] = None; from manoir.cli import main; sys.exit(main())"


def built(folder: Path, kind: str) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where nothing but the wheel and what it needs is installed."""
    found = fresh_environment(tmp_path_factory.mktemp("fresh") / "environment")
    install(found, str(wheel))
    return found


def test_the_wheel_holds_the_page_and_a_description_with_links(wheel: Path) -> None:
    check_wheel(wheel)


def test_the_wheel_alone_brings_little(python: Path) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "list", "--format=freeze"],
        capture_output=True,
        text=True,
        check=True,
    )
    names = {line.partition("==")[0].lower() for line in listed.stdout.splitlines()}
    assert names == {"manoir", "msgspec", "rich", "markdown-it-py", "mdurl", "pygments"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_wheel_alone_plays_cluedo(python: Path, language: str, tmp_path: Path) -> None:
    play(python, language, tmp_path)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_wheel_alone_plays_cluedo_where_there_is_no_fcntl(python: Path, language: str, tmp_path: Path) -> None:
    play(python, language, tmp_path, "-c", WITHOUT_FCNTL)


def test_the_source_archive_is_small_and_holds_no_pictures(tmp_path: Path) -> None:
    check_archive(built(tmp_path, "sdist"))


@pytest.mark.soak
def test_the_wheel_plays_and_serves(wheel: Path, tmp_path: Path) -> None:
    try_out(wheel, tmp_path)


def test_a_description_links_to_where_the_project_lives() -> None:
    text = "[here](docs/x.md) ![seen](y.jpg) [there](https://a.b/c) [![p](q.png)](docs/z.md) [down](#below)"
    assert described_from_anywhere(text, "https://g/m", "v1") == (
        "[here](https://g/m/blob/v1/docs/x.md) ![seen](https://g/m/raw/v1/y.jpg) [there](https://a.b/c) "
        "[![p](https://g/m/raw/v1/q.png)](https://g/m/blob/v1/docs/z.md) [down](#below)"
    )


def test_a_release_dates_what_was_to_come() -> None:
    before = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Ghosts.\n\n## [0.1.0] - 2026-01-01\n\n- A house.\n"
    after = dated(before, "0.2.0", "2026-12-24")
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-12-24\n\n### Added\n\n- Ghosts.\n\n## [0.1.0]" in after
    with pytest.raises(SystemExit, match="says nothing"):
        dated(after, "0.3.0", "2027-01-01")


@pytest.mark.parametrize("version", ["2", "v0.2.0", "0.2", "soon"])
def test_a_release_needs_a_version(version: str) -> None:
    with pytest.raises(SystemExit, match="is not a version"):
        prepare(version)


def test_every_version_of_the_changelog_is_a_section_of_keep_a_changelog() -> None:
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    assert "## [Unreleased]" in lines
    assert {line.removeprefix("### ") for line in lines if line.startswith("### ")} <= kinds
