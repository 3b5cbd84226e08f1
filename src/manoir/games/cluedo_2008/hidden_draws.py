"""Which Butler cards others may have drawn unseen, given what they have played since."""

from msgspec import Struct

from manoir.core.chance import Luck, shuffle
from manoir.core.views import View
from manoir.games.cluedo_2008.components import BUTLERS, INTRIGUES, Kind
from manoir.games.cluedo_2008.events import DrewButler, PlayedButler


class Unseen(Struct):
    """What a view says of the draws it does not see; a draw goes by its place among the events told."""

    draws: dict[int, int]
    """Who drew."""
    plays: list[tuple[int, int, Kind]]
    """(place among the events, seat, kind), in order, of all those who drew unseen."""
    left: list[Kind]
    """The cards that were neither drawn in sight nor played by those who drew unseen."""


def _unseen(view: View) -> Unseen:
    draws: dict[int, int] = {}
    plays: list[tuple[int, int, Kind]] = []
    left = [kind for kind in BUTLERS for _ in range(INTRIGUES[kind].count)]
    for place, event in enumerate(view.told):
        match event:
            case DrewButler(seat=seat, kind=None):
                draws[place] = seat
            case DrewButler(kind=int(kind)):
                left.remove(kind)
            case PlayedButler(seat=seat, kind=kind) if seat != view.seat:
                plays.append((place, seat, kind))
                left.remove(kind)
    return Unseen(draws, plays, left)


def draw_unseen(view: View, luck: Luck) -> dict[int, Kind]:
    """The kind of each hidden draw, by its place among the events told; every deck order that fits is as likely."""
    unseen = _unseen(view)
    while True:
        kinds = _fitting(unseen, luck)
        # A draw of cards that fits the plays in several ways was as many times too likely.
        if luck.below(_ways(unseen, kinds)) == 0:
            return kinds


def _fitting(unseen: Unseen, luck: Luck) -> dict[int, Kind]:
    """Every play is given one of the player's earlier draws, which always suffices in order of play."""
    kinds: dict[int, Kind] = {}
    for played, seat, kind in unseen.plays:
        earlier = [
            draw for draw, drawer in unseen.draws.items() if drawer == seat and draw < played and draw not in kinds
        ]
        kinds[earlier[luck.below(len(earlier))]] = kind
    rest = unseen.left[:]
    shuffle(rest, luck)
    for draw in unseen.draws:
        if draw not in kinds:
            kinds[draw] = rest.pop()
    return kinds


def _ways(unseen: Unseen, kinds: dict[int, Kind]) -> int:
    """In how many ways the plays can be those of the draws."""
    ways = 1
    used: dict[tuple[int, Kind], int] = {}
    for played, seat, kind in unseen.plays:
        fitting = sum(drawer == seat and draw < played and kinds[draw] == kind for draw, drawer in unseen.draws.items())
        ways *= fitting - used.get((seat, kind), 0)
        used[seat, kind] = used.get((seat, kind), 0) + 1
    return ways
