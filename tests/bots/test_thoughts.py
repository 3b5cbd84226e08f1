"""Why a bot chose what it chose, worked out again from a record."""

import argparse
from pathlib import Path

import pytest

from manoir.bots.bot import decision_luck, make_bot
from manoir.cli import why
from manoir.core.chance import SeededLuck
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.match import Match, Played
from manoir.core.records import Record, save
from manoir.games.registry import find_game

SEED = "11"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Cluedo by masters."""
    game, luck = find_game("cluedo"), SeededLuck("a game to explain")
    match, master = Match.new(game, game.setup(3), luck), make_bot(game, "master")
    match.roll(luck)
    while match.state.outcome is None:
        seen = match.view(match.state.actor)
        match.play(master.choose(seen, decision_luck(SEED, seen)))
        match.roll(luck)
    path = tmp_path_factory.mktemp("why") / "game.txt"
    save(Record(match, {"bots": "master", "seed": SEED}), path)
    return path


def asked(record: Path, *words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    why.add_to(parser.add_subparsers())
    return parser.parse_args(["why", str(record), *words])


def test_every_decision_of_the_record_is_found_again(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for ply in range(1, 8):
        chosen = asked(record, "--seat", "rose", "--ply", str(ply))
        assert why.run(chosen) == 0
        printed = capsys.readouterr().out
        assert "believed:\n  suspect: " in printed
        assert "weighed:\n" in printed
        assert "chose: " in printed
        assert "the record says" not in printed


def test_the_decision_is_that_of_the_record() -> None:
    game = find_game("cluedo")
    match = Match.new(game, game.setup(3), SeededLuck(1))
    for _ in range(6):
        match.roll(SeededLuck(2))
        match.play(match.state.options[0])
    own = [move for move in match.moves if isinstance(move, Played) and move.seat == 0]
    seen, taken = why.decision(match, 0, 2)
    assert taken is own[1].action
    assert taken in seen.options
    assert seen.seat == 0


def test_another_seat_or_bot_says_that_the_record_differs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    differs = 0
    for ply in range(1, 8):
        why.run(asked(record, "--seat", "rose", "--ply", str(ply), "--bot", "random"))
        differs += "the record says" in capsys.readouterr().out
    assert differs


def test_what_is_not_there_is_refused(record: Path) -> None:
    with pytest.raises(BadSetup, match="there is no decision 9999"):
        why.run(asked(record, "--seat", "rose", "--ply", "9999"))
    with pytest.raises(UnknownName, match="rosa"):
        why.run(asked(record, "--seat", "rosa", "--ply", "1"))
    with pytest.raises(UnknownName, match="grandmaster"):
        why.run(asked(record, "--seat", "rose", "--ply", "1", "--bot", "grandmaster"))


def test_a_record_without_notes_asks_for_them(tmp_path: Path) -> None:
    game = find_game("cluedo")
    match = Match.new(game, game.setup(3), SeededLuck(1))
    match.play("roll")
    path = tmp_path / "bare.txt"
    save(Record(match, {}), path)
    name = match.setup.characters[0]
    with pytest.raises(BadSetup, match="--bot"):
        why.run(asked(path, "--seat", name, "--ply", "1"))
    with pytest.raises(BadSetup, match="--seed"):
        why.run(asked(path, "--seat", name, "--ply", "1", "--bot", "novice"))
