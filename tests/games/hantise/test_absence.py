"""The rule book says nothing of players who are away: the table waits for them."""

from manoir.core.chance import SeededLuck
from manoir.core.events import Left, Returned
from manoir.core.match import Match
from manoir.games.hantise import GAME
from manoir.games.hantise.picture import picture


def test_the_table_waits_for_who_is_away_and_goes_on_when_they_return() -> None:
    luck = SeededLuck("away")
    match = Match.new(GAME, GAME.setup(2), luck)
    match.roll(luck)
    player = match.state.actor
    before = match.state.options
    match.make(Left(player))
    assert (match.state.actor, match.state.options) == (player, before)
    assert picture(match.view(1 - player)).away == 1 << player
    match.make(Returned(player))
    match.play("end")
    match.roll(luck)
    assert match.state.actor == 1 - player
    assert picture(match.view(player)).away == 0
    assert GAME.imagine(match.view(player), luck).away == 0
