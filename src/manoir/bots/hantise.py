"""Bots for Hantise."""

from manoir.bots.bot import Level
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.hantise.apparitions import PER_SEAT, terror
from manoir.games.hantise.cards import FIRST_PLACE, POINTS, TYPE_OF, size
from manoir.games.hantise.components import CHARACTERS, FILLED_HAND, MARABOUT, NONE, REINE, Zone
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import IN_PLAY, Table
from manoir.games.hantise.steps.ending import ScoringPlace, ScoringReine
from manoir.games.hantise.steps.opening import Locating
from manoir.games.hantise.steps.turn import MAIN

# All in victory points.
CARD_IN_HAND = 0.2
TERROR_ON_THE_TABLE = 0.65
A_PLACE_SCORED = 1.3
VICTORY = 50.0

# As parts of what a night is worth.
THREAT = 0.55
"""Ending a turn with an apparition that wins unless the opponent undoes it."""
MARGIN = 0.06
"""For each point of terror above the threshold, up to three."""
PROGRESS = 0.35
"""An apparition that all but reaches the threshold."""


def outlook(table: Table, seat: int) -> float:
    """How well a seat stands if its turn ended now, from what lies open and the sizes of the hands alone."""
    other = 1 - seat
    over = table.outcome
    if over is not None:
        return VICTORY if over.winner == seat else -VICTORY
    lead = points(table.won[seat], table.scored[seat]) - points(table.won[other], table.scored[other])
    return lead + standing(table, seat) - standing(table, other) + prospect(table, seat)


def standing(table: Table, seat: int) -> float:
    """What a seat takes into the nights to come: its hand, filled up at the end of this one, and its apparitions."""
    hand = size(table.hands[seat])
    cards = hand if seat == table.folded else max(hand, FILLED_HAND)
    laid = sum(terror(stack) for stack in table.stacks[seat * PER_SEAT : seat * PER_SEAT + PER_SEAT])
    return CARD_IN_HAND * (cards + 0.3 * hand) + TERROR_ON_THE_TABLE * laid


def stake(table: Table) -> float:
    """What the night is worth to its winner."""
    marabout = CHARACTERS[MARABOUT].points if table.marabout == IN_PLAY else 0
    return CHARACTERS[table.character].points + marabout + A_PLACE_SCORED


def prospect(table: Table, seat: int) -> float:
    """What a seat may hope for from this night, or has to fear."""
    if isinstance(table.step, ScoringPlace | ScoringReine):
        return to_be_scored(table, table.step.zone) * (1 if table.player == seat else -1)
    if table.character == NONE:
        return 0.0
    if table.folded in (seat, 1 - seat):
        return stake(table) * (-1 if table.folded == seat else 1)
    goal = table.threshold
    mine, theirs = best(table, seat), best(table, 1 - seat)
    if theirs >= goal:
        return -stake(table)
    hope = THREAT + MARGIN * min(mine - goal, 3) if mine >= goal else PROGRESS * mine / goal
    return stake(table) * (hope - PROGRESS * theirs / goal)


def best(table: Table, seat: int) -> int:
    """The value of a seat's most frightening apparition."""
    return max(table.value(seat, zone) for zone in range(PER_SEAT))


def to_be_scored(table: Table, zone: Zone) -> float:
    """What the winning apparition will bring, less what its cards are worth on the table."""
    stack = table.stacks[table.player * PER_SEAT + zone]
    place = max((POINTS[card] for card in stack if card >= FIRST_PLACE), default=0)
    gain = place if isinstance(table.step, ScoringPlace) else 0
    return gain + any(TYPE_OF[card] == REINE for card in stack) - TERROR_ON_THE_TABLE * terror(stack)


class Simple:
    """Takes what looks best at once; only what everybody can see and its own hand matter to it."""

    def choose(self, view: View, luck: Luck) -> Action:
        table = Study(view).imagine(luck)
        return max(view.options, key=lambda action: self._worth(table, action, view.seat))

    def _worth(self, table: Table, action: Action, seat: int) -> float:
        after = table.clone()
        after.take(action)
        if table.step is MAIN and after.player != table.player and after.folded != seat:
            return outlook(table, seat)
        if after.actor == CHANCE and isinstance(after.step, Locating):
            return self._mean(after, seat)
        return outlook(after, seat)

    def _mean(self, table: Table, seat: int) -> float:
        """Over all that chance may do."""
        options = table.options
        total = 0.0
        for action in options:
            after = table.clone()
            after.take(action)
            total += outlook(after, seat)
        return total / len(options)


BOTS = {"simple": Level(lambda game, seconds: Simple())}
