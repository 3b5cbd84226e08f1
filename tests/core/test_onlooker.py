"""Following a game from one seat."""

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.onlooker import still
from manoir.core.seats import SPECTATOR
from manoir.core.views import View, view
from tests.core.lantern import LANTERN, Passed, lantern
from tests.guests.canaries import GAME as CANARIES
from tests.guests.canaries import Canaries, Picture


class Shelf(Struct):
    books: list[str]
    label: tuple[str, ...]


def test_a_still_picture_has_lists_of_its_own() -> None:
    shelf = Shelf(["atlas"], ("a", "b"))
    kept = still(shelf)
    shelf.books.append("novel")
    assert kept == Shelf(["atlas"], ("a", "b"))


def test_the_news_of_a_view_are_what_was_told_since() -> None:
    match = lantern()
    match.play("pass")
    log, before = match.state.log, match.view(2)
    match.play("pass")
    news = view(match.setup, match.state, 2, log)
    assert (before.told, news.told) == ((Passed(0),), (Passed(1),))
    assert news.options == match.view(2).options != ()
    assert view(match.setup, match.state, 2, match.state.log).told == ()


class Choices(Picture, kw_only=True):
    options: tuple[Action, ...]
    cautious: tuple[Action, ...]


class CanariesWithChoices(Canaries):
    def picture(self, view: View) -> Choices:
        seen = super().picture(view)
        return Choices(**asdict(seen), options=view.options, cautious=view.cautious)


@pytest.mark.parametrize("game", [CANARIES, CanariesWithChoices()])
def test_a_game_that_draws_whole_views_is_followed_all_the_same(game: Canaries) -> None:
    luck = SeededLuck("canaries")
    match = Match.new(game, game.setup(3), luck)
    onlookers = {seat: game.follow(match.setup, seat) for seat in (0, 1, 2, SPECTATOR)}
    log, changes = None, 0
    while match.state.outcome is None:
        for seat, onlooker in onlookers.items():
            assert onlooker.look(view(match.setup, match.state, seat, log)) == game.picture(match.view(seat))
        log = match.state.log
        match.play("change" if luck.below(2) else "keep")
        changes += match.state.actor < 0
        match.roll(luck)
    assert changes


def test_a_game_that_offers_neither_cannot_be_drawn() -> None:
    match = lantern()
    with pytest.raises(NotImplementedError):
        LANTERN.picture(match.view(0))
