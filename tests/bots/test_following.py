"""Grandmasters who go on from where they were choose as they would from nothing, at however many tables."""

from importlib import import_module

import pytest

from manoir.bots import following
from manoir.bots.bot import decision_luck
from manoir.bots.following import Followers
from manoir.bots.huis_clos.following import HuisClosFollower
from manoir.bots.thought import think
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.setup import Setup
from manoir.games.registry import find_game

SEATS = {"cluedo": 3, "super-cluedo": 3, "cluedo-2008": 3, "huis-clos": 5}
DECISIONS = 24


def dealt(name: str, seed: str) -> Match:
    game = find_game(name)
    luck = SeededLuck(seed)
    match = Match.new(game, game.setup(SEATS[name]), luck)
    match.roll(luck)
    return match


@pytest.mark.parametrize("name", SEATS)
def test_who_has_followed_a_game_thinks_what_anybody_would(name: str) -> None:
    make = import_module(f"manoir.bots.{name.replace('-', '_')}.grandmaster").make.__wrapped__
    follower = make(1.0)
    tables = [dealt(name, "one"), dealt(name, "other")]
    seen = []
    for number in range(DECISIONS):
        table = tables[number % 2]
        if table.state.outcome is not None:
            break
        view = table.view(table.state.actor)
        found = think(follower, view, decision_luck("same", view))
        assert found == think(make(1.0), view, decision_luck("same", view))
        assert follower.choose(view, decision_luck("same", view)) is found.action
        seen.append((view, found))
        table.play(found.action)
        table.roll(SeededLuck(number))
    assert len(seen) > 12
    for view, found in seen[::7]:
        assert think(follower, view, decision_luck("same", view)) == found, "what came later is not known earlier"


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "KEPT", 2)
    made = []

    def make(setup: Setup, seat: int) -> HuisClosFollower:
        made.append(HuisClosFollower(setup, seat))
        return made[-1]

    followers = Followers(make)
    table = dealt("huis-clos", "kept")
    one, two, three = (followers.of(table.view(seat)) for seat in (0, 1, 2))
    assert made == [one, two, three]
    assert [followers.of(table.view(seat)) for seat in (1, 2)] == [two, three]
    assert followers.of(table.view(0)) is made[-1] is not one
