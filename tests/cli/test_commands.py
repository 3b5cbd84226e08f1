"""The commands, as a person types them."""

import json
from pathlib import Path

import pytest

from manoir.cli import main
from manoir.games.registry import find_game, game_names


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert set(listed) == set(game_names())
    assert listed["cluedo"]["seats"] == [3, 4, 5, 6]
    assert main(["games", "--lang", "fr"]) == 0
    assert "personnages" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_simulate_counts_games_by_bots(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--games", "3", "--seed", "7", "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert set(counted) == {"games", "decisions", "seconds", "decisions_per_second", "wins", "reasons"}
    assert counted["games"] == sum(counted["reasons"].values()) == 3
    assert sum(counted["wins"]) <= 3
    assert len(counted["wins"]) == find_game(game).usual_seats
    assert counted["decisions"] > 10


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_says_how_large_a_table_is_set(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help", "--lang", "en"])
    assert "without names 4, or as near as the game allows" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("typed", "seats"),
    [
        (["cluedo-2008"], 4),
        (["hantise"], 2),
        (["cluedo-2008", "--as", "violet"], 4),
        (["cluedo-2008", "--characters", "rose,violet,olive"], 3),
        (["cluedo-2008", "--seats", "2"], 2),
    ],
)
def test_a_table_is_as_large_as_the_help_says(
    typed: list[str], seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    answers = iter(["1", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["play", *typed, "--bots", "random"]) == 0
    (line,) = (line for line in next(tmp_path.iterdir()).read_text().splitlines() if line.startswith("seats: "))
    assert len(line.split()) == 1 + seats
    capsys.readouterr()
    if "--as" not in typed:
        assert main(["simulate", *typed, "--games", "1", "--json"]) == 0
        assert len(json.loads(capsys.readouterr().out)["wins"]) == seats


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    runs = []
    for _ in range(2):
        main(["simulate", "cluedo", "--seats", "3", "--games", "4", "--seed", "3", "--bots", "random", "--json"])
        counted = json.loads(capsys.readouterr().out)
        runs.append((counted["decisions"], counted["wins"], counted["reasons"]))
    assert runs[0] == runs[1]


def test_the_arena_prints_a_table_writes_a_page_and_goes_on_from_its_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, page = tmp_path / "results.jsonl", tmp_path / "page.html"
    typed = ["arena", "hantise", "--entrants", "random", "--workers", "1", "--results", str(results)]
    assert main([*typed, "--games", "2", "--page", str(page)]) == 0
    assert capsys.readouterr().out.startswith("hantise, 2 seats, 2 games\n")
    assert "<svg" in page.read_text(encoding="utf-8")
    before = results.read_bytes()
    assert main([*typed, "--games", "4"]) == 0
    assert capsys.readouterr().out.startswith("hantise, 2 seats, 4 games\n")
    assert results.read_bytes().startswith(before)


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        (["simulate", "cludo"], "unknown game 'cludo'; did you mean 'cluedo'?"),
        (["simulate", "cluedo", "--seats", "7"], "cluedo cannot have 7 seats: allowed are 3 to 6"),
        (["simulate", "cluedo", "--bots", "detectiv"], "unknown bot 'detectiv'; did you mean 'detective'?"),
        (["simulate", "cluedo", "--characters", "rosa"], "unknown character 'rosa'; did you mean 'rose'?"),
        (["simulate", "cluedo", "--option", "rouns=3"], "unknown option 'rouns'; did you mean 'rounds'?"),
        (["simulate", "cluedo", "--option", "rounds=0"], "option 'rounds' cannot be '0': allowed are 1 to 10000"),
        (["simulate", "cluedo", "--option", "rounds"], "--option takes NAME=VALUE, found 'rounds'"),
        (["replay", "nowhere.txt"], "No such file"),
        (["arena", "cluedo", "--entrants", "mastr"], "unknown bot 'mastr'; did you mean 'master'?"),
        (["arena", "cluedo", "--entrants", "nowhere:Bot"], "'nowhere:Bot' is no bot: No module named 'nowhere'"),
        (["play", "cluedo", "--lang", "de"], "unknown language 'de'"),
        (["simulat"], "unknown command 'simulat'; did you mean 'simulate'?"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(
    typed: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    assert main(typed) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert complaint in printed.err
    assert printed.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_wrong_numbers_are_one_clear_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "cluedo", "--games", "none"])
    assert left.value.code == 2
    assert capsys.readouterr().err == "manoir simulate: argument --games: 'none' is not a whole number from 1 on\n"


def test_a_broken_record_is_refused_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.txt"
    path.write_text("manoir record 1\ngame: cluedo\nseats: rose olive violet\nrose: roll\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "line 4" in capsys.readouterr().err


def test_resume_without_a_game_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    assert main(["resume", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "No game to go on with.\n"


def test_play_can_be_left_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MANOIR_HOME", str(tmp_path))
    typed = iter(["roll", "q", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    assert main(["play", "cluedo", "--lang", "en", "--seed", "5"]) == 0
    kept = next(tmp_path.iterdir())
    before = kept.read_text(encoding="utf-8")
    assert main(["resume", "--lang", "fr", "--plain"]) == 0
    assert "Où allez-vous ?" in capsys.readouterr().out
    assert kept.read_text(encoding="utf-8") == before
    assert main(["replay", str(kept), "--lang", "fr", "--seat", "rose"]) == 0
    assert "Vous lancez" in capsys.readouterr().out
