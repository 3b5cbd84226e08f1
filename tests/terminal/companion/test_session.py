"""The companion as it is used."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from manoir.companion.files import keep, reopen
from manoir.core.errors import BadRecord
from manoir.core.names import Language
from manoir.terminal.companion.session import Companion
from tests.companion.test_book import book


def heard(path: Path, *lines: str, language: Language = "en") -> str:
    shown = io.StringIO()
    companion = Companion(book(), path / "book.txt", language, Console(file=shown, width=200, no_color=True))
    for line in lines:
        companion.hear(line)
    return shown.getvalue()


def test_it_says_why(tmp_path: Path) -> None:
    shown = heard(tmp_path, "rose suggests violet dagger kitchen", "leblanc none", "why leblanc dagger")
    assert "leblanc: not the dagger, certainly." in shown
    assert "(line 2)" in shown


def test_it_says_why_in_french(tmp_path: Path) -> None:
    shown = heard(
        tmp_path, "rose propose violet poignard cuisine", "leblanc rien", "pourquoi leblanc poignard", language="fr"
    )
    assert "leblanc : pas le poignard, sûrement." in shown
    assert "(ligne 2)" in shown


def test_it_advises_suggestions_in_the_rooms_named(tmp_path: Path) -> None:
    shown = heard(tmp_path, "best kitchen")
    assert shown.count("Kitchen:") == 5
    assert "Likeliest envelope" in shown


def test_it_says_what_they_know_of_me(tmp_path: Path) -> None:
    shown = heard(tmp_path, "violet suggests leblanc rope kitchen", "rose shows rope", "they")
    assert "violet knows that you hold: the rope" in shown
    assert "olive knows that you hold: nothing" in shown


def test_it_announces_the_solution(tmp_path: Path) -> None:
    shown = heard(
        tmp_path,
        "rose suggests violet dagger hall",
        "leblanc none",
        "olive none",
        "violet none",
        "rose suggests moutarde rope kitchen",
        "leblanc none",
        "olive none",
        "violet none",
    )
    assert "The envelope is known: Professor Plum, the dagger and the Kitchen. Accuse!" in shown


def test_what_is_entered_is_on_disk_and_can_be_reopened(tmp_path: Path) -> None:
    heard(tmp_path, "leblanc has dagger", "violet lacks kitchen")
    again = reopen(tmp_path / "book.txt")
    assert again.lines == ["leblanc has dagger", "violet lacks kitchen"]
    keep(again, tmp_path / "copy.txt")
    assert (tmp_path / "copy.txt").read_text() == (tmp_path / "book.txt").read_text()


def test_a_log_is_imported_whole_or_not_at_all(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("leblanc has dagger\nviolet has dagger\n", encoding="utf-8")
    shown = heard(tmp_path, f"import {log}", "log")
    assert "this cannot be" in shown
    assert "1 leblanc" not in shown
    log.write_text("leblanc has dagger\nviolet has poison\n", encoding="utf-8")
    assert "2 violet has poison" in heard(tmp_path, f"import {log}", "log")


@pytest.mark.parametrize("text", ["", "manoir record 1\n", "manoir notebook 1\nedition: cluedo\n"])
def test_a_foreign_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "book.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord):
        reopen(path)
