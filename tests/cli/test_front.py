"""The way in: what `manoir` alone says, in which language, and what it loads for that."""

import argparse
import io
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import manoir
from manoir.cli import main, welcome
from manoir.cli.commands import COMMANDS, NAMES
from manoir.cli.extras import EXTRAS
from manoir.cli.languages import LANGUAGES
from manoir.cli.loading import loaded
from manoir.cli.parser import FRENCH

BLOCKED = """
import sys
from manoir.cli import main
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(","), None))
raise SystemExit(main())
"""
SERVING = "alembic,prometheus_client,segno,sqlalchemy,starlette,uvicorn,websockets"
NOT_SERVING = "psycopg,openskill,numpy,gymnasium,pettingzoo,ray"


def typed(*words: str, without: str = "nothing") -> "subprocess.CompletedProcess[str]":
    """What a person would see who lacks those modules."""
    command = [sys.executable, "-c", BLOCKED, without, *words]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def test_help_loads_no_command_and_no_library() -> None:
    program = "import sys; from manoir.cli import main; main(['--help']); print(*sys.modules, sep='\\n')"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    loaded_here = set(shown.split("\n"))
    assert "manoir.cli.overview" in loaded_here
    assert not loaded_here & {"argparse", "msgspec", "rich", "sqlalchemy", "importlib.metadata", "asyncio"}
    assert {name for name in NAMES if f"manoir.cli.{name}" in loaded_here} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_manoir_alone_shows_every_command(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language]) == 0
    shown = capsys.readouterr().out
    for group in COMMANDS.values():
        for name, words in group.items():
            assert f"  {name} " in shown
            assert words._asdict()[language] in shown


@pytest.mark.parametrize(("answer", "opens"), [("", True), ("o", True), ("Y", True), ("n", False), ("non", False)])
def test_whoever_sits_at_a_terminal_is_offered_the_house(
    answer: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, Sequence[str]]] = []
    asked: list[str] = []

    def run_command(name: str, given: Sequence[str], language: str) -> int:
        called.append((name, given))
        return 0

    def answered(question: str) -> str:
        asked.append(question)
        return answer

    monkeypatch.setattr(sys.modules["manoir.cli.main"], "run_command", run_command)
    monkeypatch.setattr("builtins.input", answered)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(getattr(sys, stream), "isatty", lambda: True)
    monkeypatch.setattr(welcome, "PAGE", Path(__file__))
    assert main(["--lang", "fr"]) == 0
    assert asked == ["Ouvrir le manoir dans votre navigateur ? [O/n] "]
    assert called == ([("serve", ["--open"])] if opens else [])


def test_nobody_is_asked_where_there_is_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(getattr(sys, stream), "isatty", lambda: True)
    monkeypatch.setattr(welcome, "PAGE", welcome.PAGE.with_name("no such page"))
    monkeypatch.setattr("builtins.input", lambda question: pytest.fail("asked"))
    assert main([]) == 0


@pytest.mark.parametrize("flag", ["-V", "--version"])
def test_the_version_is_said(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([flag]) == 0
    assert capsys.readouterr().out == f"manoir {manoir.__version__}\n"


def test_it_runs_as_a_module() -> None:
    shown = subprocess.run([sys.executable, "-m", "manoir", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout == f"manoir {manoir.__version__}\n"


@pytest.mark.parametrize("name", NAMES)
def test_help_speaks_both_languages_and_names_what_it_takes(name: str) -> None:
    parsers = {language: loaded(name, language)[1] for language in LANGUAGES}
    for parser in parsers.values():
        parsers_within = [parser, *parser.deeds.values()]
        for taken in (taken for one in parsers_within for taken in one.taken):
            assert taken.action.help
            assert taken.action.nargs == 0 or taken.action.metavar not in (None, "INT", "STR", "FLOAT")
    texts = {language: parser.format_help() for language, parser in parsers.items()}
    assert texts["fr"] != texts["en"]
    assert "montrer cette aide" in texts["fr"]
    said = [[taken.action.help for taken in parser.taken] for parser in parsers.values()]
    assert all(french != english for french, english in zip(*said, strict=True))


def test_what_argparse_says_is_known_by_the_words_it_uses() -> None:
    """If it changed its words, French people would be answered in English."""
    parser = argparse.ArgumentParser(prog="x", exit_on_error=False)
    parser.add_argument("--n", type=int, metavar="N", choices=[1, 2])
    parser.add_argument("file")
    said = io.StringIO()
    parser.print_help(said)
    for typed_words in ([], ["--n"], ["--n", "x", "f"], ["--n", "7", "f"], ["f", "g"]):
        with pytest.raises((argparse.ArgumentError, SystemExit)) as complaint:
            parser.parse_args(typed_words)
        said.write(f"{complaint.value}\n")
    assert "usage: " in said.getvalue()
    assert {"usage: ", "positional arguments", "show this help message and exit"} <= set(FRENCH)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulate", "cludo"], "manoir: jeu inconnu 'cludo' ; vouliez-vous dire 'cluedo' ?"),
        (["simulate", "cluedo", "--bots", "detectiv"], "manoir: bot inconnu 'detectiv'"),
        (["jouer"], "manoir: commande inconnue 'jouer'"),
        (["simulate", "cluedo", "--seats", "7"], "manoir: cluedo ne se joue pas à 7 : c’est 3 à 6"),
        (["simulate", "cluedo", "--option", "rounds"], "manoir: --option prend NOM=VALEUR, pas 'rounds'"),
        (
            ["simulate", "cluedo", "--option", "rounds=0"],
            "manoir: l’option 'rounds' ne peut pas valoir '0' : elle admet",
        ),
        (["replay", "nulle-part.txt"], "manoir: il n’y a pas de fichier nulle-part.txt"),
        (
            ["admin", "purge", "--database", "sqlite:///nulle-part.db"],
            "manoir: il n’y a pas de manoir dans sqlite:///nulle",
        ),
        (["admin", "purge", "--database", "mysql://a/b"], "manoir: mysql n’est pas connu : prenez sqlite:///"),
        (["serve", "--log", "loud"], "manoir: log vaut 'loud' : il admet debug, info, warning, error"),
        (["arena", "hantise", "--entrants", "novice@soon"], "manoir: 'novice@soon' : les secondes sont un nombre"),
    ],
)
def test_complaints_speak_french(
    words: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--lang", "fr"]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(complaint)
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "manoir simulate: il manque : GAME"),
        (["cluedo", "--games"], "manoir simulate: argument --games : une valeur est attendue"),
        (["cluedo", "--seats", "x"], "manoir simulate: argument --seats : 'x' ne convient pas (int)"),
        (["cluedo", "again"], "manoir simulate: en trop : again"),
    ],
)
def test_what_a_command_does_not_take_is_said_in_french(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["simulate", *words, "--lang", "fr"])
    assert capsys.readouterr().err == f"{complaint}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["play", "cluedo", "--plain", "--seed", "1"],
        ["games"],
        ["simulate", "hantise", "--games", "1", "--bots", "novice"],
        ["serve", "--help"],
        ["admin", "--help"],
        ["completion", "bash"],
    ],
    ids=lambda words: words[0],
)
def test_what_needs_no_extra_works_without_any(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    ran = typed(*words, without=f"{SERVING},{NOT_SERVING},fcntl")
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "lacking", "extra"),
    [
        (["serve"], "starlette", "serve"),
        (["serve", "--host", "0.0.0.0"], "segno", "serve"),
        (["admin", "purge"], "sqlalchemy", "serve"),
        (["join", "http://127.0.0.1:1/t/x"], "websockets", "serve"),
        (["admin", "purge", "--database", "postgresql://nobody@localhost:1/x"], "psycopg", "postgres"),
        (["arena", "hantise", "--entrants", "random"], "openskill", "arena"),
        (["arena", "hantise", "--entrants", "random", "--ray", "local"], "ray", "ray"),
    ],
)
def test_a_command_without_its_extra_says_in_one_line_what_to_install(
    words: list[str], lacking: str, extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    for language, said in (("en", "is not installed; this needs"), ("fr", "n’est pas installé ; il faut")):
        ran = typed(*words, "--lang", language, without=lacking)
        assert ran.returncode == 2
        assert said in ran.stderr
        assert f'pip install "manoir[{extra}]"' in ran.stderr
        assert ran.stderr.count("\n") == 1


def test_every_extra_is_known_by_what_it_brings() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, needed in project["optional-dependencies"].items():
        if extra in EXTRAS:
            names = {re.split(r"[^\w-]", one)[0].lower() for one in needed if not one.startswith("manoir[")}
            # Quicker with them, but uvicorn does without.
            brought = {name.replace("-", "_") for name in names - {"httptools", "uvloop"}}
            assert brought == set(EXTRAS[extra])


def test_a_house_opens_with_its_own_extra_alone_and_without_fcntl(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    monkeypatch.setenv("MANOIR_BOTS", "1")
    command = [sys.executable, "-c", BLOCKED, f"{NOT_SERVING},fcntl", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        try:
            assert house.stdout.readline().startswith("The house is at http://127.0.0.1:")
            second = typed("serve", "--port", "0", without="fcntl")
            assert "manoir.db is in use by another server" in second.stderr
        finally:
            house.terminate()
