"""A finished game played again, turn by turn."""

from collections.abc import Iterator
from typing import NamedTuple

from manoir.core.events import Log
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.core.views import view


class Turn(NamedTuple):
    """The game as it lies after the moves from `begun` on up to `ply`; the turn was that of `player`."""

    replay: Match
    player: int
    begun: int
    ply: int


def turns(match: Match) -> Iterator[Turn]:
    """Up to the move that laid all open, which is not made."""
    replay = Match(match.game, match.setup, match.deal)
    end = _end(match)
    watching = _Watching(replay)
    begun, player = 0, watching.player()
    for ply, move in enumerate(match.moves[:end], 1):
        replay.make(move)
        if (now := watching.player()) != player or ply == end:
            yield Turn(replay, player, begun, ply)
            begun, player = ply, now


def _end(match: Match) -> int:
    """How many moves there were before the one that ended the game."""
    replay = Match(match.game, match.setup, match.deal)
    for ply, move in enumerate(match.moves):
        replay.make(move)
        if replay.state.outcome is not None:
            return ply
    return len(match.moves)


class _Watching:
    """Sees what everybody sees."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.onlooker = match.game.follow(match.setup, SPECTATOR)
        self.log: Log = None

    def player(self) -> int:
        news = view(self.match.setup, self.match.state, SPECTATOR, self.log)
        self.log = self.match.state.log
        return self.onlooker.look(news).player
