"""How well a seat of Hantise stands, from what lies open and the sizes of the hands alone."""

from functools import lru_cache

from msgspec import Struct

from manoir.games.hantise.apparitions import PER_SEAT, terror
from manoir.games.hantise.cards import FIRST_PLACE, POINTS, TYPE_OF, Stack, size
from manoir.games.hantise.components import (
    CHARACTERS,
    FILLED_HAND,
    FOLDED_HAND,
    MARABOUT,
    NONE,
    REINE,
    ZONE_BONUS,
    Zone,
)
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import IN_PLAY, Table
from manoir.games.hantise.steps.ending import ScoringPlace, ScoringReine

# All in victory points.
CARD_IN_HAND = 0.05
TERROR_ON_THE_TABLE = 0.2
A_PLACE_SCORED = 1.3
VICTORY = 50.0

# As parts of what a night is worth.
THREAT = 0.55
"""An apparition that wins unless the opponent undoes it."""
SAFE_THREAT = 0.95
"""The same if nothing that the opponent may hold can undo it."""
PROGRESS = 0.6
"""An apparition that all but reaches the threshold."""

# How likely a card that one has not seen can undo a threat: by a Serviteur, an Assommeur or a Reine, a Squatteur.
CHASED, KNOCKED, SQUATTED = 0.25, 0.2, 0.08

_points = lru_cache(maxsize=1 << 12)(points)


class Haunting(Struct):
    """The apparitions of one seat tonight: their whole terror, and the value of the best."""

    whole: int = 0
    best: int = 0
    spent: int = 0
    """The terror of the least that reaches the threshold: what a victory costs."""
    least: int = 0
    """The terror of the least of all: what a victory costs if the opponent folds."""
    risk: float = 1.0
    """How likely a card of the opponent can undo the safest threat."""


def haunting(table: Table, seat: int, goal: int) -> Haunting:
    found = Haunting()
    for zone, stack in enumerate(table.stacks[seat * PER_SEAT : seat * PER_SEAT + PER_SEAT]):
        if not stack:
            continue
        worth = terror(stack)
        found.whole += worth
        if not found.least or worth < found.least:
            found.least = worth
        value = worth + ZONE_BONUS if zone == table.zone else worth
        if value > found.best:
            found.best = value
        if value >= goal:
            if not found.spent or worth < found.spent:
                found.spent = worth
            found.risk = min(found.risk, _risk(stack, worth, value, goal))
    return found


def _risk(stack: Stack, worth: int, value: int, goal: int) -> float:
    risk = CHASED if worth < goal else 0.0
    if value - worth + terror(stack[:-1]) < goal:
        risk += KNOCKED if stack[-1] < FIRST_PLACE else SQUATTED
    return risk


def outlook(table: Table, seat: int) -> float:
    """How well a seat stands if its turn ended now."""
    other = 1 - seat
    over = table.outcome
    if over is not None:
        return VICTORY if over.winner == seat else -VICTORY
    won, scored, goal = table.won, table.scored, table.threshold
    lead = _points(won[seat], scored[seat]) - _points(won[other], scored[other])
    own, theirs = haunting(table, seat, goal), haunting(table, other, goal)
    worth = lead + TERROR_ON_THE_TABLE * (own.whole - theirs.whole) + _held(table, seat) - _held(table, other)
    step = table.step
    if isinstance(step, ScoringPlace | ScoringReine):
        return worth + to_be_scored(table, step.zone) * (1 if table.player == seat else -1)
    if table.character == NONE:
        return worth
    prize = stake(table)
    if table.folded == seat:
        return worth - prize + TERROR_ON_THE_TABLE * theirs.least
    if table.folded == other:
        return worth + prize - TERROR_ON_THE_TABLE * own.least
    if theirs.best >= goal:
        return worth - prize + TERROR_ON_THE_TABLE * theirs.spent
    hope = PROGRESS * own.best / goal
    if own.best >= goal:
        hope = THREAT + (SAFE_THREAT - THREAT) * (1 - own.risk) ** (1 + size(table.hands[other]))
    return worth + prize * (hope - PROGRESS * theirs.best / goal)


def _held(table: Table, seat: int) -> float:
    """A hand is filled up at the end of the night."""
    hand = size(table.hands[seat])
    cards = max(hand, FOLDED_HAND if seat == table.folded else FILLED_HAND)
    return CARD_IN_HAND * (cards + 0.3 * hand)


def stake(table: Table) -> float:
    """What the night is worth to its winner."""
    marabout = CHARACTERS[MARABOUT].points if table.marabout == IN_PLAY else 0
    return CHARACTERS[table.character].points + marabout + A_PLACE_SCORED


def to_be_scored(table: Table, zone: Zone) -> float:
    """What the winning apparition will bring, less what its cards are worth on the table."""
    stack = table.stacks[table.player * PER_SEAT + zone]
    place = max((POINTS[card] for card in stack if card >= FIRST_PLACE), default=0)
    gain = place if isinstance(table.step, ScoringPlace) else 0
    return gain + any(TYPE_OF[card] == REINE for card in stack) - TERROR_ON_THE_TABLE * terror(stack)
