"""The end of a night: the winner scores, the rest is discarded, hands are filled up; after the last one, the end."""

from manoir.core.actions import Action
from manoir.core.steps import Step
from manoir.games.hantise.actions import DECLINE, SCORES, WINNING, Decline, Score, Win
from manoir.games.hantise.apparitions import PER_SEAT, without_last
from manoir.games.hantise.cards import FIRST_PLACE, ONE, REINES, size
from manoir.games.hantise.components import FILLED_HAND, MARABOUT, NIGHTS, NONE, Card, Zone
from manoir.games.hantise.events import DECLINED, ApparitionNamed, Cleared, Ended, NightWon, Scored
from manoir.games.hantise.outcome import judge, points
from manoir.games.hantise.state import IN_PLAY, SCORED, HantiseState
from manoir.games.hantise.steps.devastation import devastation
from manoir.games.hantise.steps.drawing import draw
from manoir.games.hantise.steps.opening import open_night
from manoir.games.hantise.steps.phase import Phase


class Naming(Phase, frozen=True):
    """A winner by fold or dawn chooses the winning apparition (HA-120)."""

    moment = "name"

    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return WINNING[table.haunts[table.player]]

    def take(self, table: HantiseState, action: Win) -> Step[HantiseState]:
        return name_apparition(table, action.zone, self.then)


class ScoringPlace(Phase, frozen=True):
    moment = "place"

    zone: Zone
    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return tuple(SCORES[card] for card in _winning(table, self.zone) if card >= FIRST_PLACE)

    def take(self, table: HantiseState, action: Score) -> Step[HantiseState]:
        return score_place(table, self.zone, action.card, self.then)


class ScoringReine(Phase, frozen=True):
    """The Place is scored; a Reine may be."""

    moment = "reine"

    zone: Zone
    then: Phase

    def options(self, table: HantiseState) -> tuple[Action, ...]:
        return (*(SCORES[card] for card in _winning(table, self.zone) if card in REINES), DECLINE)

    def take(self, table: HantiseState, action: Score | Decline) -> Step[HantiseState]:
        if type(action) is Score:
            score(table, self.zone, action.card)
        else:
            table.tell(DECLINED[table.player])
        return clear(table, self.zone, self.then)


class FillingUp(Phase, frozen=True):
    """The hands of these seats are filled up in turn; then the next night begins."""

    seats: tuple[int, ...]
    then: Phase

    def begin(self, table: HantiseState) -> Step[HantiseState]:
        if not self.seats:
            return open_night(table, self.then)
        seat = self.seats[0]
        return draw(table, seat, FILLED_HAND - size(table.hands[seat]), FillingUp(self.seats[1:], self.then))


def win_night(table: HantiseState, winner: int, how: str, zone: Zone, first_turn: Phase) -> Step[HantiseState]:
    """`zone` is that of the winning apparition, or NONE if the winner is free to choose."""
    accompanied = table.marabout == IN_PLAY
    characters = 1 << table.character | (1 << MARABOUT if accompanied else 0)
    first, second = table.won
    table.won = (first | characters, second) if winner == 0 else (first, second | characters)
    table.tell(NightWon(winner, how, table.character, accompanied))
    table.player = winner
    if accompanied:
        table.marabout = SCORED
    choice = table.haunts[winner] if zone == NONE else 1 << zone
    if not choice:
        return night_over(table, first_turn)
    if choice & choice - 1:
        return Naming(first_turn)
    return name_apparition(table, choice.bit_length() - 1, first_turn)


def _winning(table: HantiseState, zone: Zone) -> tuple[Card, ...]:
    return table.stacks[table.player * PER_SEAT + zone]


def name_apparition(table: HantiseState, zone: Zone, then: Phase) -> Step[HantiseState]:
    table.tell(ApparitionNamed(table.player, zone))
    places = [card for card in _winning(table, zone) if card >= FIRST_PLACE]
    if len(places) > 1:
        return ScoringPlace(zone, then)
    return score_place(table, zone, places[0], then)


def score_place(table: HantiseState, zone: Zone, place: Card, then: Phase) -> Step[HantiseState]:
    score(table, zone, place)
    if not REINES.isdisjoint(_winning(table, zone)):
        return ScoringReine(zone, then)
    return clear(table, zone, then)


def score(table: HantiseState, zone: Zone, card: Card) -> None:
    winner = table.player
    table.leave(winner, zone, without_last(_winning(table, zone), card))
    first, second = table.scored
    table.scored = (first + ONE[card], second) if winner == 0 else (first, second + ONE[card])
    table.tell(Scored(winner, zone, card))


def clear(table: HantiseState, zone: Zone, then: Phase) -> Step[HantiseState]:
    rest = _winning(table, zone)
    table.leave(table.player, zone, ())
    table.discard += rest
    table.tell(Cleared(table.player, zone, rest))
    return night_over(table, then)


def night_over(table: HantiseState, first_turn: Phase) -> Step[HantiseState]:
    table.character = NONE
    if table.night < NIGHTS:
        winner, other = table.player, 1 - table.player
        to_fill = (winner,) if table.folded == other else (winner, other)
        return devastation(table, FillingUp(to_fill, first_turn))
    totals = points(table.won[0], table.scored[0]), points(table.won[1], table.scored[1])
    over = judge(table.won, totals)
    assert over.winner is not None
    table.tell(Ended(over.winner, over.reason, totals))
    return over
