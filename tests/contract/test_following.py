"""Following a game move by move shows what reading it anew shows."""

from collections.abc import Callable, Iterator

from msgspec.json import encode

from manoir.core.events import ChangedHands, Left, Returned, Said
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.core.views import view

DRAWN_ANEW = 150
"""Up to this length all seats' pictures are drawn anew after every move; in longer games the seats take turns."""


def interrupted(match: Match) -> Iterator[Match]:
    """The same match from the deal on, move by move, with talk and absences in between."""
    again = Match(match.game, match.setup, match.deal)
    yield again
    for number, move in enumerate(match.moves):
        actor = again.state.actor
        if actor >= 0 and number % 10 == 0:
            other = (actor + 1) % match.setup.seats
            for remark in (Said(actor, "hm"), Left(other), Returned(other), ChangedHands(other, "Dora")):
                again.make(remark)
                yield again
        again.make(move)
        yield again


def test_a_picture_followed_is_the_picture_drawn_anew_and_stays_as_it_was(
    seats: int, game: Game, played: Callable[[int], Match]
) -> None:
    onlookers = {seat: game.follow(played(2).setup, seat) for seat in (*range(seats), SPECTATOR)}
    pace = 1 + len(played(2).moves) // DRAWN_ANEW
    log = None
    given = []
    for number, match in enumerate(interrupted(played(2))):
        for seat, onlooker in onlookers.items():
            picture = onlooker.look(view(match.setup, match.state, seat, log))
            given.append((picture, encode(picture)))
            if (number + seat) % pace == 0 or match.state.outcome is not None:
                assert picture == game.picture(match.view(seat))
        log = match.state.log
    assert all(encode(picture) == as_given for picture, as_given in given)
