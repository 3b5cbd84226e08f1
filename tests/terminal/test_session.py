"""Whole games at the terminal, by typing."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.records import Record, load, read
from manoir.games.registry import find_game, game_names
from manoir.terminal.session import Session


def session(
    game: str, language: Language, path: Path, typing: Callable[[Session], Callable[[str], str]], plain: bool = False
) -> tuple[Session, io.StringIO]:
    found = find_game(game)
    seats = min(4, found.seat_counts.stop - 1)
    level = list(bots_of(found))[-1]
    record = Record(Match.new(found, found.setup(seats), SeededLuck("terminal")), {})
    shown = io.StringIO()
    console = Console(file=shown, width=120, no_color=True)
    sitting = Session(record, 0, make_bot(found, level, 0.02), "dice", path, language, console, plain)
    sitting.read = typing(sitting)
    return sitting, shown


def as_a_bot_would(sitting: Session) -> Callable[[str], str]:
    asked = -1

    def answer(prompt: str) -> str:
        nonlocal asked
        assert len(sitting.match.moves) != asked, "what was typed was not understood"
        asked = len(sitting.match.moves)
        seen = sitting.match.view(0)
        return sitting.bot.choose(seen, decision_luck("typed", seen)).text

    return answer


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", game_names())
def test_a_game_can_be_played_to_its_end_by_typing(game: str, language: Language, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sitting, shown = session(game, language, path, as_a_bot_would, plain=language == "en")
    assert sitting.run()
    assert load(path, find_game).match.state.outcome is not None
    assert {"fr": "La partie est finie", "en": "The game is over"}[language] in shown.getvalue()


def test_a_game_that_is_left_is_on_disk_as_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = iter(["roll", "1", "q"])
    sitting, shown = session("cluedo", "fr", path, lambda _: lambda prompt: next(typed))
    assert not sitting.run()
    assert load(path, find_game).match.moves == sitting.match.moves
    assert "manoir resume" in " ".join(shown.getvalue().split())


def test_a_refused_choice_names_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    typed = iter(["passage", "suggest olive corde", "xyzzy", "?", "n", "l", "q"])
    sitting, shown = session("cluedo", "fr", tmp_path / "game.txt", lambda _: lambda prompt: next(typed))
    sitting.run()
    assert sitting.match.moves == []
    assert "CL-32" in shown.getvalue()
    assert "CL-38" in shown.getvalue()
    assert "Choix inconnu : xyzzy" in shown.getvalue()


def test_the_page_never_shows_a_hidden_card(tmp_path: Path) -> None:
    typed = iter(["q"])
    sitting, shown = session("cluedo", "en", tmp_path / "game.txt", lambda _: lambda prompt: next(typed))
    sitting.run()
    hand = set(sitting.match.deal["rose"])
    names = sitting.screen.names
    listed = shown.getvalue().partition("Your hand: ")[2].splitlines()[0]
    assert listed == ", ".join(names[card].english for card in sitting.match.deal["rose"] if card in hand)


def test_records_of_the_terminal_are_records_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sitting, _ = session("cluedo", "en", path, as_a_bot_would)
    sitting.run()
    assert read(path.read_text(encoding="utf-8"), find_game).match.moves == sitting.match.moves
