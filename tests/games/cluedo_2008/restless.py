"""Random games in which players leave and come back at any moment."""

from collections.abc import Iterator

from manoir.bots.chance_player import ChancePlayer
from manoir.core.chance import SeededLuck, outcome
from manoir.core.events import Left, Returned
from manoir.core.match import Match, Played
from manoir.core.seats import CHANCE
from manoir.games.cluedo_2008 import GAME

RESTLESS = 15
"""About one move in so many is somebody's coming or going."""


def restless_match(seats: int, seed: int) -> Iterator[Match]:
    """The match after every move."""
    luck = SeededLuck(f"restless {seats} {seed}")
    options = {"corridor-draw": seed % 2 == 1, "turns": 120}
    match = Match.new(GAME, GAME.setup(seats, options=options), luck)
    player = ChancePlayer()
    while match.state.outcome is None:
        yield match
        actor, away = match.state.actor, match.state.away
        if actor >= 0 and away >> actor & 1:
            match.make(Returned(actor))
        elif luck.below(RESTLESS) == 0:
            seat = luck.below(seats)
            match.make(Returned(seat) if away >> seat & 1 else Left(seat))
        elif actor == CHANCE:
            match.make(Played(CHANCE, outcome(match.state, luck)))
        else:
            match.play(player.choose(match.view(actor), luck))
    yield match
