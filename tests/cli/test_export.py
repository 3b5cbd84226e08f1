"""`manoir export`: files that any web host can give out."""

import json
from pathlib import Path

import pytest

from manoir.cli import exporting, main
from manoir.cli.exporting import export, for_a_device

INDEX = """<!doctype html>
<html>
  <head>
    <meta name="manoir-house" content="network" />
    <link rel="icon" href="/assets/keyhole.svg" />
    <script type="module" src="/assets/index.js"></script>
  </head>
</html>
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index.js").write_text("export const house = 'manoir'\n" * 100)
    (folder / "house.json").write_text(json.dumps({"folder": "python/0/", "sizes": {}}))
    (folder / "python" / "0").mkdir(parents=True)
    (folder / "python" / "0" / "house.pack").write_bytes(b"manoir" * 1000)
    return folder


def test_the_page_finds_its_files_wherever_it_lies_and_carries_its_house() -> None:
    made = for_a_device(INDEX)
    assert 'src="./assets/index.js"' in made
    assert 'href="./assets/keyhole.svg"' in made
    assert '="/' not in made
    assert 'content="device"' in made
    assert "script-src 'self' 'wasm-unsafe-eval'" in made


def test_files_lie_beside_their_smaller_forms(page: Path, tmp_path: Path) -> None:
    made = export(tmp_path / "site", page)
    assert made.files == 4
    assert made.compressed < made.size
    for large in ("assets/index.js", "python/0/house.pack"):
        assert (tmp_path / f"site/{large}.gz").stat().st_size < 200


def test_an_export_takes_the_place_of_the_one_before(page: Path, tmp_path: Path) -> None:
    export(tmp_path / "site", page)
    (tmp_path / "site" / "assets" / "old.js").write_text("")
    export(tmp_path / "site", page)
    assert not (tmp_path / "site" / "assets" / "old.js").exists()


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("full", "holds something else: a new or empty folder is expected, or one exported to before"),
        ("file", "is a file: a folder is expected"),
        ("unbuilt", "the page is not built"),
        ("without", "msgspec for WebAssembly could not be fetched"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_line(
    kind: str,
    reason: str,
    page: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    target = tmp_path / "site"
    if kind == "full":
        target.mkdir()
        (target / "letter.txt").write_text("mine")
    elif kind == "file":
        target.write_text("mine")
    elif kind == "unbuilt":
        (page / "index.html").unlink()
    else:
        (page / "house.json").unlink()
    monkeypatch.setattr(exporting.export, "__defaults__", (page, False))
    assert main(["export", str(target), "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert reason in line
    if kind == "full":
        assert (target / "letter.txt").read_text() == "mine"
