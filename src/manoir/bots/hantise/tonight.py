"""How likely a seat of Hantise is to win the night, from what lies open, its own hand and the size of the other."""

from math import exp
from operator import mul

from manoir.bots.hantise.standing import Standing, hand, shape
from manoir.games.hantise.actions import EACH_ZONE
from manoir.games.hantise.apparitions import PER_SEAT, forbidden
from manoir.games.hantise.cards import size
from manoir.games.hantise.components import ZONE_BONUS, ZONES
from manoir.games.hantise.state import IN_PLAY, HantiseState
from manoir.games.hantise.steps.drawing import Drawing

# Fitted to who won the nights of games between planners (scripts/fit_hantise.py).
WEIGHTS = {
    "any position": -0.276,
    "threshold": 0.134,
    "Marabout": -0.266,
    # What reaches the threshold, and how the opponent might undo the safest of it.
    "threat": 2.065,
    "several threats": 0.899,
    "safe from all": 1.416,
    "can be chased from": -0.514,
    "can be knocked": -0.701,
    "can be squatted": -0.150,
    "can be chased from, by each card": -0.041,
    "threat, by each card": -0.254,
    # What does not yet.
    "1 short": -0.195,
    "2 short": -0.125,
    "3 short": -0.143,
    "by each point short": -0.007,
    "by each point short with all of the hand": -0.209,
    "whole terror": 0.170,
    "apparitions": -0.284,
    "second best": -0.060,
    # The own hand.
    "Serviteur": 0.118,
    "Assommeur": 0.547,
    "Chatouilleur": 0.051,
    "Squatteur": 0.298,
    "Reine": 0.327,
    "Place": 0.071,
    "may not be played": 0.146,
    "to be drawn for one that was changed": 0.2,
    # The opponent, who has the turn.
    "theirs 1 short": -0.172,
    "theirs 2 short": -0.166,
    "theirs 3 short": -0.049,
    "theirs by each point short": 0.194,
    "their cards": -0.351,
    "their whole terror": -0.115,
    "their apparitions": 0.130,
    "their best can be knocked": 0.123,
}
_WEIGHTS = tuple(WEIGHTS.values())


def chance_of_the_night(table: HantiseState, seat: int, own: Standing, theirs: Standing) -> float:
    """If the turn of the seat ended now; whoever lets the opponent reach the threshold has lost it."""
    if theirs.best >= table.threshold:
        return 0.0
    return 1 / (1 + exp(-sum(map(mul, _WEIGHTS, features(table, seat, own, theirs)))))


def features(table: HantiseState, seat: int, own: Standing, theirs: Standing) -> tuple[float, ...]:
    """What the weights are for, in their order."""
    goal = table.threshold
    held = hand(table.hands[seat], forbidden(table, seat))
    cards = size(table.hands[1 - seat])
    short = max(0, goal - own.best)
    far = 0
    threats, safe, chased, knocked, squatted = 0, False, False, False, False
    if short:
        far = max(0, goal - held.terror - _reach(table, seat, held.places))
    else:
        threats, (chased, knocked, squatted) = _threats(table, seat, goal)
        safe = not (chased or knocked or squatted)
    gap = goal - theirs.best
    return (
        1,
        goal - 7,
        table.marabout == IN_PLAY,
        threats > 0,
        threats > 1,
        safe,
        chased,
        knocked,
        squatted,
        cards if chased else 0,
        cards if threats else 0,
        short == 1,
        short == 2,
        short == 3,
        short,
        far,
        own.whole,
        own.count,
        own.second,
        *held.counts,
        to_come(table, seat),
        gap == 1,
        gap == 2,
        gap == 3,
        gap,
        cards,
        theirs.whole,
        theirs.count,
        theirs.is_loose and gap < 4,
    )


def to_come(table: HantiseState, seat: int) -> int:
    """Cards that the seat is about to draw for one that it changed."""
    step = table.step
    return step.left if table.changed and isinstance(step, Drawing) and step.seat == seat else 0


def _reach(table: HantiseState, seat: int, places: tuple[int, ...]) -> int:
    """The most that an apparition can be worth with the Places in hand, and those of other Zones left there."""
    best = 0
    for zone in range(len(ZONES)):
        stack = table.stacks[seat * PER_SEAT + zone]
        value = places[zone] + (shape(stack).terror if stack else 0)
        if value:
            best = max(best, value + ZONE_BONUS if zone == table.zone else value)
    return best


def _threats(table: HantiseState, seat: int, goal: int) -> tuple[int, tuple[bool, bool, bool]]:
    """How many apparitions reach the threshold; whether chasing, knocking or squatting undoes the safest of them."""
    threats, safest = 0, (True, True, True)
    for zone in EACH_ZONE[table.haunts[seat]]:
        own = shape(table.stacks[seat * PER_SEAT + zone])
        bonus = ZONE_BONUS if zone == table.zone else 0
        if own.scares and own.terror + bonus >= goal:
            threats += 1
            falls = own.bare + bonus < goal
            risks = own.terror < goal, falls and not own.ends_in_a_place, falls and own.ends_in_a_place
            if sum(risks) < sum(safest):
                safest = risks
    return threats, safest
