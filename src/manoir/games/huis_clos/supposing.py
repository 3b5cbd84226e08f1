"""Drawing at random all that tracking has left open: the clues that moved unseen, and the first deal."""

from manoir.core.chance import Luck, pick, shuffle
from manoir.core.retrace import DoesNotFit
from manoir.games.huis_clos.components import ALL_CLUES, CLUES, PLACES, Clue, Clues, Place, each
from manoir.games.huis_clos.tracking import Saved, Tracking

PATIENCE = 20
"""Dead ends after which everything is drawn anew."""


def settle_moves(tracking: Tracking, luck: Luck, blame: list[int]) -> None:
    """Draw a clue for every move, going back from dead ends.

    Moves with the least choice come first, and those that have led to dead ends: `blame` counts them from one attempt
    to the next.
    """
    decided: list[tuple[int, Clue, Saved]] = []
    dead_ends = 0
    while (number := _most_pressing(tracking, blame)) is not None:
        clue = pick(each(tracking.movers[number]), luck)
        saved = tracking.saved()
        if _chosen(tracking, number, 1 << clue):
            decided.append((number, clue, saved))
            continue
        blame[number] += 1
        while not _chosen(tracking, number, ~(1 << clue)):
            dead_ends += 1
            if not decided or dead_ends > PATIENCE:
                raise DoesNotFit("no clues fit all the moves")
            number, clue, saved = decided.pop()
            tracking.restore(saved)
            blame[number] += 1


def _chosen(tracking: Tracking, number: int, clues: Clues) -> bool:
    return tracking.try_to(lambda: tracking.choose(number, clues))


def _most_pressing(tracking: Tracking, blame: list[int]) -> int | None:
    choices = [
        (clues.bit_count() / (1 + blame[number]), number)
        for number, clues in enumerate(tracking.movers)
        if clues & clues - 1
    ]
    return min(choices)[1] if choices else None


def draw_deal(tracking: Tracking, luck: Luck) -> list[Clues]:
    """What the Places held at first: each clue goes into one that may have held it, by the room left there."""
    order = list(range(len(CLUES)))
    shuffle(order, luck)
    for clue in order:
        while True:
            open_to = [place for place in range(len(PLACES)) if tracking.possible[place] >> clue & 1]
            if len(open_to) == 1:
                break
            if _lies_in(tracking, _roomy(tracking, open_to, luck), clue):
                break
    return tracking.certain[: len(PLACES)]


def _lies_in(tracking: Tracking, place: Place, clue: Clue) -> bool:
    """Put a clue into a Place, or know that it was not there."""
    if tracking.try_to(lambda: tracking.narrow(place, ALL_CLUES, 1 << clue)):
        return True
    tracking.narrow(place, ~(1 << clue))
    tracking.settle()
    return False


def _roomy(tracking: Tracking, places: list[Place], luck: Luck) -> Place:
    room = [tracking.ledger.sizes[place] - tracking.certain[place].bit_count() for place in places]
    rest = luck.below(sum(room))
    for place, free in zip(places, room, strict=True):
        if rest < free:
            return place
        rest -= free
    raise AssertionError("a number below the sum of the room falls into one of the places")
