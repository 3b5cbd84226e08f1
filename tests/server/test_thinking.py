"""Bots think in processes of their own: the server goes on with everything else meanwhile."""

import asyncio
from pathlib import Path

import pytest

from manoir.bots.bot import Bot, decision_luck, make_bot
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.server.thinking import think_in_processes
from tests.server import thoughts

GAME = find_game("cluedo")


def question() -> View:
    match = Match.new(GAME, GAME.setup(characters=["rose", "leblanc", "olive"]), SeededLuck(1949))
    for action in ("roll", "fall 4 4", "go salon"):
        match.play(action)
    return match.view(0)


async def asked(view: View) -> tuple[Action, int]:
    """What a bot chooses, and how often something else was done before it had."""
    thinking = think_in_processes(1)
    try:
        deciding = asyncio.ensure_future(thinking.choose(GAME, view, "master", decision_luck(5, view)))
        meanwhile = 0
        while not deciding.done():
            meanwhile += 1
            await asyncio.sleep(0.01)
        choice, _ = await deciding
        return choice, meanwhile
    finally:
        await thinking.close()


def test_a_bot_thinks_elsewhere_and_the_server_goes_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    view = question()
    expected = make_bot(GAME, "master").choose(view, decision_luck(5, view))

    def here(game: object, level: str) -> Bot:
        raise AssertionError("a bot thinks in the server's own process")

    monkeypatch.setattr("manoir.house.errands.thoughts.make_bot", here)
    choice, meanwhile = asyncio.run(asked(view))
    assert choice is expected
    assert meanwhile > 3


async def read_beside_what_takes_long(sign: Path) -> None:
    thinking = think_in_processes(1)
    try:
        weighed = asyncio.ensure_future(thinking.reckon(("anne",), thoughts.wait_for, str(sign)))
        made = asyncio.ensure_future(thinking.puzzle(("anne",), thoughts.double, 1))
        assert await thinking.study(("ben",), thoughts.double, 2) == 4
        assert not weighed.done()
        assert not made.done()
        sign.touch()
        await weighed
        assert await made == 2
    finally:
        await thinking.close()


def test_a_record_is_read_while_others_are_weighed_and_puzzles_wait(tmp_path: Path) -> None:
    asyncio.run(read_beside_what_takes_long(tmp_path / "read"))
