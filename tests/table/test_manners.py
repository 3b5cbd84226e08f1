"""Bots' manners hang on what everybody hears: the events by which the page chooses them are open in every game."""

import re
from pathlib import Path

import pytest

from manoir.bots.bot import decision_luck, make_bot
from manoir.core.chance import SeededLuck
from manoir.core.events import entries
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.core.spelling import spell_event
from manoir.games.registry import find_game, game_names

SOURCE = Path(__file__).parents[2] / "web" / "src" / "manners" / "reactions.ts"
OPEN = set(re.findall(r"case '(\w+)'", SOURCE.read_text(encoding="utf-8")))
READ = set(re.findall(r"entry\.(\w+)", SOURCE.read_text(encoding="utf-8"))) - {"event"}


def test_something_is_reacted_to() -> None:
    assert {"Suggested", "Showed", "Ended", "NightWon"} <= OPEN
    assert {"seat", "suspect", "winner"} <= READ


@pytest.mark.parametrize("name", game_names())
def test_what_bots_react_to_is_told_to_all_alike(name: str) -> None:
    game = find_game(name)
    match = Match.new(game, game.setup(), SeededLuck("manners"))
    bot = make_bot(game, "novice")
    for _ in range(1500):
        match.roll(SeededLuck(f"dice {len(match.moves)}"))
        if match.state.outcome is not None:
            break
        view = match.view(match.state.actor)
        match.play(bot.choose(view, decision_luck("manners", view)))
    for audience, event, otherwise in entries(match.state.log):
        if type(event).__name__ not in OPEN:
            continue
        told = spell_event(event, game.spelling)
        if audience >> SPECTATOR & 1:
            continue
        assert otherwise is not None, event
        apart = spell_event(otherwise, game.spelling)
        assert {field: told[field] for field in READ & {*told}} == {field: apart[field] for field in READ & {*apart}}
