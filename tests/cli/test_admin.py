"""Keeping a house that is not there: one line, status 2, and nothing made."""

from pathlib import Path

import pytest

from manoir.cli import main

DEEDS = (["backup", "copy"], ["restore", "copy"], ["purge"])


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which there may be a house, or not."""
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("MANOIR_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def complaint(typed: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(typed) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed[0])
@pytest.mark.parametrize(
    "address",
    [
        None,
        "nonsense",
        "mysql://somebody@somewhere/house",
        "sqlite://",
        "sqlite:///missing.db",
        "sqlite:////nowhere/at/all.db",
        "postgresql://postgres@/x?host=/nowhere",
        "postgresql://postgres:secret@localhost:1/x",
    ],
)
def test_a_house_that_is_not_there_is_said_in_one_line_and_nothing_is_made(
    deed: list[str], address: str | None, nowhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [] if address is None else ["--database", address]
    assert "secret" not in complaint(["admin", *chosen, *deed], capsys)
    assert list(nowhere.iterdir()) == []


@pytest.mark.parametrize("deed", [["backup", "copy"], ["purge"]], ids=lambda deed: deed[0])
@pytest.mark.parametrize("content", [b"", b"something else entirely, and no database at all"])
def test_a_file_that_is_no_house_stays_as_it_is(
    deed: list[str], content: bytes, nowhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (nowhere / "other.db").write_bytes(content)
    complaint(["admin", *deed, "--database", "sqlite:///other.db"], capsys)
    assert [path.name for path in nowhere.iterdir()] == ["other.db"]
    assert (nowhere / "other.db").read_bytes() == content


def test_a_folder_is_no_house(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (nowhere / "folder").mkdir()
    assert "there is no house in sqlite:///folder" in complaint(
        ["admin", "backup", "copy", "--database", "sqlite:///folder"], capsys
    )


def test_a_copy_that_cannot_be_written_is_said_in_one_line(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from manoir.server.storage.engine import migrate, opened

    with opened("sqlite:///house.db") as engine:
        migrate(engine)
    complaint(["admin", "--database", "sqlite:///house.db", "backup", "no/such/folder/copy"], capsys)
    assert sorted(path.name for path in nowhere.iterdir()) == ["house.db"]


def test_the_database_may_be_named_before_or_after_the_deed(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = complaint(["admin", "--database", "sqlite:///missing.db", "purge"], capsys)
    assert complaint(["admin", "purge", "--database", "sqlite:///missing.db"], capsys) == before
    assert "missing.db" in before
