"""How well a seat of Hantise stands, from what lies open and the sizes of the hands alone."""

from msgspec import Struct

from manoir.bots.hantise.standing import A_PLACE_SCORED, Shape, lead, shape, standing
from manoir.games.hantise.actions import EACH_ZONE
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import size
from manoir.games.hantise.components import CHARACTERS, FILLED_HAND, FOLDED_HAND, MARABOUT, NONE, ZONE_BONUS, Zone
from manoir.games.hantise.state import IN_PLAY, HantiseState
from manoir.games.hantise.steps.ending import ScoringPlace, ScoringReine

# All in victory points.
CARD_IN_HAND = 0.05
TERROR_ON_THE_TABLE = 0.2
VICTORY = 50.0
PRIDE = 0.01
"""What a point is worth that decides nothing any more."""

# As parts of what a night is worth.
THREAT = 0.55
"""An apparition that wins unless the opponent undoes it."""
SAFE_THREAT = 0.95
"""The same if nothing that the opponent may hold can undo it."""
PROGRESS = 0.6
"""An apparition that all but reaches the threshold."""

# How likely a card that one has not seen can undo a threat: by a Serviteur, an Assommeur or a Reine, a Squatteur.
CHASED, KNOCKED, SQUATTED = 0.25, 0.2, 0.08


class Haunting(Struct):
    """The apparitions of one seat that reach the threshold."""

    spent: int = 0
    """The terror of the least of them: what a victory costs."""
    risk: float = 1.0
    """How likely a card of the opponent can undo the safest of them."""


def haunting(table: HantiseState, seat: int, goal: int) -> Haunting:
    found = Haunting()
    for zone in EACH_ZONE[table.haunts[seat]]:
        own = shape(table.stacks[seat * PER_SEAT + zone])
        bonus = ZONE_BONUS if zone == table.zone else 0
        if own.scares and own.terror + bonus >= goal:
            if not found.spent or own.terror < found.spent:
                found.spent = own.terror
            found.risk = min(found.risk, _risk(own, bonus, goal))
    return found


def _risk(own: Shape, bonus: int, goal: int) -> float:
    risk = CHASED if own.terror < goal else 0.0
    if own.bare + bonus < goal:
        risk += SQUATTED if own.ends_in_a_place else KNOCKED
    return risk


def outlook(table: HantiseState, seat: int) -> float:
    """How well a seat stands if its turn ended now."""
    other = 1 - seat
    over = table.outcome
    if over is not None:
        return (VICTORY if over.winner == seat else -VICTORY) + PRIDE * lead(table, seat)
    goal = table.threshold
    own, theirs = standing(table, seat), standing(table, other)
    worth = (
        lead(table, seat) + TERROR_ON_THE_TABLE * (own.whole - theirs.whole) + _held(table, seat) - _held(table, other)
    )
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
        return worth - prize + TERROR_ON_THE_TABLE * haunting(table, other, goal).spent
    hope = PROGRESS * own.best / goal
    if own.best >= goal:
        hope = THREAT + (SAFE_THREAT - THREAT) * (1 - haunting(table, seat, goal).risk) ** (
            1 + size(table.hands[other])
        )
    return worth + prize * (hope - PROGRESS * theirs.best / goal)


def _held(table: HantiseState, seat: int) -> float:
    """A hand is filled up at the end of the night."""
    hand = size(table.hands[seat])
    cards = max(hand, FOLDED_HAND if seat == table.folded else FILLED_HAND)
    return CARD_IN_HAND * (cards + 0.3 * hand)


def stake(table: HantiseState) -> float:
    """What the night is worth to its winner."""
    marabout = CHARACTERS[MARABOUT].points if table.marabout == IN_PLAY else 0
    return CHARACTERS[table.character].points + marabout + A_PLACE_SCORED


def to_be_scored(table: HantiseState, zone: Zone) -> float:
    """What the winning apparition will bring, less what its cards are worth on the table."""
    own = shape(table.stacks[table.player * PER_SEAT + zone])
    gain = own.place + own.reine if isinstance(table.step, ScoringPlace) else own.reine
    return gain - TERROR_ON_THE_TABLE * own.terror
