"""Why a bot chose what it chose, worked out again from a record."""

import sys
from pathlib import Path

import pytest

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.entrants import parse_entrant
from manoir.bots.thought import Thinker
from manoir.cli import main
from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.core.records import Record, save
from manoir.games.registry import find_game, game_names
from manoir.table.chance.fairness import commitment
from manoir.table.past.explaining import decision_of
from tests.table.sitting import SEED, bots, play_on, sit_down

THINKERS = [
    (game, level)
    for game in game_names()
    for level in bots_of(find_game(game))
    if isinstance(make_bot(find_game(game), level), Thinker)
]
DECISIONS = 40
"""Of all seats together: some turns for each."""


def recorded(path: Path, game: str, bot: str, notes: dict[str, str]) -> Path:
    """The first moves of a game in which all seats are this bot with the seed 11."""
    rules, luck = find_game(game), SeededLuck("a game to explain")
    match = Match.new(rules, rules.setup(rules.seat_counts.start), luck)
    player = parse_entrant(rules, bot).made_for(rules)
    match.roll(luck)
    for _ in range(DECISIONS):
        if match.state.outcome is None:
            seen = match.view(match.state.actor)
            match.play(player.choose(seen, decision_luck("11", seen)))
            match.roll(luck)
    save(Record(match, notes), path)
    return path


@pytest.fixture
def game_of_masters(tmp_path: Path) -> Path:
    return recorded(tmp_path / "game.txt", "cluedo", "master@0.02", {"bots": "master@0.02", "seed": "11"})


@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_every_level_of_the_cluedos_can_say_why(game: str) -> None:
    assert [level for found, level in THINKERS if found == game] == [
        "novice",
        "inspector",
        "detective",
        "master",
        "grandmaster",
    ]


@pytest.mark.parametrize(("game", "level"), THINKERS)
def test_the_decisions_of_a_record_are_found_again(
    game: str, level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path / "game.txt", game, f"{level}@0.02", {"bots": f"{level}@0.02", "seed": "11"})
    beliefs = weighings = 0
    for ply in range(1, 9):
        assert main(["why", str(path), "--seat", "1", "--ply", str(ply)]) == 0
        printed = capsys.readouterr().out
        assert "\nchose: " in printed
        assert "the record says" not in printed
        beliefs += "\nbelieved:\n  " in printed
        weighings += "\nweighed:\n  " in printed
    assert beliefs
    assert weighings or level != "master"


def test_a_record_of_a_served_table_holds_all_that_is_needed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = sit_down(bots(3, "novice"))
    play_on(table)
    notes = {f"bot {name}": "novice" for name in table.setup.characters}
    path = tmp_path / "served.txt"
    save(Record(table.match, {**notes, "commitment": commitment(SEED), "seed": SEED.hex()}), path)
    for name in table.setup.characters:
        for ply in range(1, 8):
            assert main(["why", str(path), "--seat", name, "--ply", str(ply)]) == 0
            assert "the record says" not in capsys.readouterr().out


def test_a_record_of_the_arena_holds_all_that_is_needed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["arena", "cluedo", "--seats", "3", "--entrants", "detective@0.5,novice", "--games", "3"]
    assert main([*typed, "--workers", "1", "--records", str(tmp_path / "games")]) == 0
    records = sorted((tmp_path / "games").iterdir())
    assert [record.name for record in records] == [f"cluedo-1-0-{rotation}.txt" for rotation in range(3)]
    capsys.readouterr()
    for rotation, record in enumerate(records):
        for seat in range(3):
            assert main(["why", str(record), "--seat", str(seat + 1), "--ply", "4"]) == 0
            printed = capsys.readouterr().out
            assert "the record says" not in printed
            assert ("as detective@0.5\n" in printed) is (seat == rotation)


def test_the_decision_is_that_of_the_record() -> None:
    game = find_game("cluedo")
    match = Match.new(game, game.setup(3), SeededLuck(1))
    for _ in range(6):
        match.roll(SeededLuck(2))
        match.play(match.state.options[0])
    own = [move for move in match.moves if isinstance(move, Played) and move.seat == 0]
    seen, taken = decision_of(match, 0, 2)
    assert taken is own[1].action
    assert taken in seen.options
    assert seen.seat == 0


def test_another_bot_or_seed_says_that_the_record_differs(
    game_of_masters: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for other in (["--bot", "random"], ["--seed", "12"]):
        differs = 0
        for ply in range(1, 12):
            main(["why", str(game_of_masters), "--seat", "rose", "--ply", str(ply), *other])
            differs += "the record says" in capsys.readouterr().out
        assert differs, other


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (["--seat", "rose", "--ply", "9999"], "there is no decision 9999"),
        (["--seat", "rosa", "--ply", "1"], "unknown seat 'rosa'; did you mean 'rose'?"),
        (["--seat", "4", "--ply", "1"], "unknown seat '4'"),
        (["--seat", "rose", "--ply", "1", "--bot", "mister"], "unknown bot 'mister'; did you mean 'master'?"),
        (["--seat", "rose", "--ply", "1", "--bot", "master@now"], "seconds are a number"),
    ],
)
def test_what_is_not_there_is_refused(
    asked: list[str], complaint: str, game_of_masters: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["why", str(game_of_masters), *asked]) == 2
    printed = capsys.readouterr().err
    assert complaint in printed
    assert printed.count("\n") == 1


@pytest.mark.parametrize(
    ("notes", "complaint"),
    [
        ({}, "give --bot"),
        ({"bots": "novice"}, "give --seed"),
        ({"bots": "this:s", "seed": "1"}, "rose was played by a bot from elsewhere: give --bot this:s"),
        ({"bots": "novice", "player": "rose", "seed": "1"}, "rose was played by a person: give --bot"),
        ({"player rose": "Anne", "seed": "1"}, "rose was played by a person: give --bot"),
        ({"bots": "novice", "commitment": "00", "seed": "11"}, "seed: 32 bytes in hexadecimal are expected"),
    ],
)
def test_a_record_that_does_not_say_enough_asks_for_it(
    notes: dict[str, str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path / "bare.txt", "cluedo", "novice", notes)
    assert main(["why", str(path), "--seat", "rose", "--ply", "1"]) == 2
    assert complaint in capsys.readouterr().err
    assert "this" not in sys.modules
