"""Plain people for puzzles: they frighten as much as they can with what they hold, and strike who frightens more."""

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.games.hantise.actions import CHASE, DECLINE, END_TURN, FOLD, Change
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import size
from manoir.games.hantise.following import follow
from manoir.games.hantise.state import HantiseState

DISTRACTED = 5
"""Once in so many times somebody does anything at all."""
PATIENCE = 4
"""So many cards somebody gathers who does not play at once."""
STRIKES = 2
"""So much more than what one has oneself counts what the other has."""


def plays(view: View, luck: Luck) -> Action:
    """What leaves most of one's own best apparition, and least of the other's; what changes nothing is left."""
    options = sorted((action for action in view.options if action is not FOLD), key=lambda action: action.text)
    if len(options) == 1:
        return options[0]
    if luck.below(DISTRACTED) == 0:
        return pick(options, luck)
    table = follow(view).table
    if END_TURN in options and _waits(table, view.seat):
        return END_TURN
    worth = [_worth(table, view.seat, action) for action in options]
    best = max(worth)
    return pick([action for action, found in zip(options, worth, strict=True) if found == best], luck)


def _waits(table: HantiseState, seat: int) -> bool:
    """Every other night each of the two gathers cards first."""
    return (table.night + seat) % 2 == 0 and size(table.hands[seat]) < PATIENCE


def _worth(table: HantiseState, seat: int, action: Action) -> int:
    """Twice the gain, and one for what is preferred where nothing is gained."""
    if action is CHASE:
        profits = [table.fright(owner, table.zone) for owner in (seat, 1 - seat)]
        return 1 if profits[1] > profits[0] else -1
    if action is END_TURN or action is DECLINE:
        return 0
    if isinstance(action, Change):
        return 1
    after = table.clone()
    after.take(action)
    return 2 * (_standing(after, seat) - _standing(table, seat)) - 1


def _standing(table: HantiseState, seat: int) -> int:
    own, other = (max(table.fright(owner, zone) for zone in range(PER_SEAT)) for owner in (seat, 1 - seat))
    return own - STRIKES * other
