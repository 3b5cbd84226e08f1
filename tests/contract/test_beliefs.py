"""What bots believe is data of declared shapes, and has its sentence in both languages wherever it is read."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec.json import encode

from manoir.bots.belief import Belief, spell_belief
from manoir.bots.bot import beliefs_of, bots_of, decision_luck, make_bot
from manoir.bots.thought import think
from manoir.core.match import Match, Played
from manoir.core.names import Language
from manoir.core.views import View
from manoir.terminal.screen import screen_of
from tests.contract.play import random_match
from tests.guests import all_games, find

LEVELS = [(name, level) for name, game in all_games().items() for level in bots_of(game)]
DECISIONS = 12
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


def believed(name: str, level: str) -> Iterator[tuple[View, Belief]]:
    """By a bot of this level at decisions all along a game, whoever takes them."""
    game = find(name)
    match = random_match(game, game.usual_seats, 1)
    bot = make_bot(game, level, 0.01)
    made = [at for at, move in enumerate(match.moves) if isinstance(move, Played) and move.seat >= 0]
    for at in made[:: max(1, len(made) // DECISIONS)]:
        before = Match(game, match.setup, match.deal, match.moves[:at])
        view = before.view(before.state.actor)
        for belief in think(bot, view, decision_luck(7, view)).believed:
            yield view, belief


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_belief_is_declared_and_has_its_sentence(name: str, level: str) -> None:
    game = find(name)
    screen = screen_of(game)
    declared = bots_of(game)[level].beliefs
    found = set()
    for view, belief in believed(name, level):
        assert type(belief) in declared
        found.add(type(belief))
        assert json.loads(encode(spell_belief(belief, game.spelling)))["belief"] == type(belief).__name__
        french, english = (screen.belief(belief, view, language) for language in get_args(Language))
        assert french != english
        for said in (french, english):
            assert said == said.strip()
            assert not any(sign in said for sign in "{}[]_<>=")
    assert found == set(declared), "a declared belief that is never held in a whole game"


@pytest.mark.parametrize("name", [name for name in all_games() if (PAGE / name.replace("-", "_")).exists()])
def test_the_page_has_recorded_every_kind_of_belief(name: str) -> None:
    """Its own tests find a sentence in both languages for each."""
    recorded = json.loads((PAGE / name.replace("-", "_") / "recorded.json").read_text(encoding="utf-8"))
    kinds = {told["belief"] for question in recorded["questions"] for told in question["believed"]}
    assert kinds == {belief.__name__ for belief in beliefs_of(find(name))}
