"""A turn: scare check, draw, play as many cards as one likes, end."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.hantise.actions import (
    EACH_ZONE,
    END_TURN,
    FOLD,
    PLAYING,
    PLAYING_PLACES,
    STOPPING,
    WINNING,
    Change,
    EndTurn,
    Fold,
    PlayMonster,
    PlayPlace,
    Win,
    changing_or_stopping,
)
from manoir.games.hantise.apparitions import PER_SEAT, TERRORS, WEIGHT, forbidden, frightens
from manoir.games.hantise.cards import (
    FAMILY_BITS,
    FIRST_FAMILIES,
    LAST_FAMILIES,
    ONE,
    PLACE_BITS,
    ZONE_OF,
    size,
)
from manoir.games.hantise.components import FOLDED_HAND, NONE, SOULS, ZONE_BONUS, Card
from manoir.games.hantise.events import PLAYED, TURN_BEGAN, Changed, Folded, Scared
from manoir.games.hantise.refusals import refused_in_turn, refused_scare
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.drawing import Drawing, draw
from manoir.games.hantise.steps.effects import effect
from manoir.games.hantise.steps.ending import win_night
from manoir.games.hantise.steps.phase import Phase


class Scaring(Phase, frozen=True):
    """Several apparitions are frightening enough: their owner chooses which one wins (HA-38)."""

    moment = "scare"

    zones: int

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return WINNING[self.zones]

    def take(self, table: HantiseState, action: Win) -> Step[HantiseState]:
        return win_night(table, table.player, "scare", action.zone, FIRST_TURN)

    def refusal(self, table: HantiseState, action: Action) -> IllegalAction:
        return refused_scare(table, action)


GIVING_UP: tuple[Action, ...] = (FOLD,)


class Main(Phase, frozen=True):
    """Play, change a card, fold, or end the turn."""

    moment = "main"

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return self.cautious(table) + GIVING_UP

    def cautious(self, table: HantiseState) -> tuple[Action, ...]:
        player = table.player
        hand = table.hands[player]
        changes = STOPPING
        family = forbidden(table, player)
        if family != NONE:
            unplayable = hand & FAMILY_BITS[family]
            hand ^= unplayable
            if not table.changed:
                changes = changing_or_stopping(unplayable)
        playing = PLAYING[table.haunts[player]]
        # From the end, where there are few: what is long is copied once.
        found = playing[hand & LAST_FAMILIES] + (PLAYING_PLACES[hand & PLACE_BITS] + changes)
        return playing[hand & FIRST_FAMILIES] + found

    def take(
        self, table: HantiseState, action: PlayMonster | PlayPlace | Change | Fold | EndTurn
    ) -> Step[HantiseState]:
        player = table.player
        if action is END_TURN:
            table.player = 1 - player
            return begin_turn(table)
        if type(action) is PlayMonster:
            card, zone = action.card, action.zone
            play(table, player, card, player * PER_SEAT + zone)
            return effect(table, player, card, zone, MAIN)
        if type(action) is PlayPlace:
            card = action.card
            zone = ZONE_OF[card]
            play(table, player, card, player * PER_SEAT + zone)
            table.haunts[player] |= 1 << zone
            return MAIN
        if type(action) is Change:
            table.changed = True
            table.hands[player] -= ONE[action.card]
            table.discard += (action.card,)
            table.tell(Changed(player, action.card))
            return draw(table, player, 1, MAIN)
        table.folded = player
        table.tell(Folded(player))
        return draw(table, player, FOLDED_HAND - size(table.hands[player]), AFTER_FOLD)

    def refusal(self, table: HantiseState, action: Action) -> IllegalAction:
        return refused_in_turn(table, action)


class FirstTurn(Phase, frozen=True):
    def begin(self, table: HantiseState) -> Step[HantiseState]:
        return begin_turn(table)


class AfterFold(Phase, frozen=True):
    def begin(self, table: HantiseState) -> Step[HantiseState]:
        return win_night(table, 1 - table.folded, "fold", NONE, FIRST_TURN)


MAIN = Main()
FIRST_TURN = FirstTurn()
AFTER_FOLD = AfterFold()
DRAWING = tuple(Drawing(seat, 1, MAIN) for seat in range(len(SOULS)))
"""The draw at the start of a turn."""


def play(table: HantiseState, seat: int, card: Card, at: int) -> None:
    """From the hand onto a stack."""
    table.hands[seat] -= ONE[card]
    table.stacks[at] += (card,)
    table.weights[at] += WEIGHT[card]
    table.tell(PLAYED[at][card])


def begin_turn(table: HantiseState) -> Step[HantiseState]:
    """The scare check comes before the draw; the one that fails after the last turn of a night breaks the dawn."""
    player = table.player
    table.turn += 1
    table.changed = False
    table.tell(TURN_BEGAN[player][table.turn])
    scaring = 0
    threshold, weights, first = table.threshold, table.weights, player * PER_SEAT
    for zone in EACH_ZONE[table.haunts[player]]:
        at = first + zone
        if TERRORS[weights[at]] >= (threshold - ZONE_BONUS if zone == table.zone else threshold):
            scaring |= frightens(table.stacks[at]) << zone
    if scaring:
        table.tell(Scared(player))
        if scaring & scaring - 1:
            return Scaring(scaring)
        return win_night(table, player, "scare", scaring.bit_length() - 1, FIRST_TURN)
    if table.turn > table.turns:
        return break_dawn(table)
    return DRAWING[player] if table.pile else draw(table, player, 1, MAIN)


def break_dawn(table: HantiseState) -> Step[HantiseState]:
    """The most valuable single apparition wins; on a tie, the player who did not open the night (HA-127)."""
    opener = table.opener
    best = [max(table.fright(seat, zone) for zone in range(PER_SEAT)) for seat in range(2)]
    winner = opener if best[opener] > best[1 - opener] else 1 - opener
    return win_night(table, winner, "dawn", NONE, FIRST_TURN)
