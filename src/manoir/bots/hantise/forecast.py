"""How likely a seat of Hantise is to win the game: by what it may win or lose tonight, and the nights to come."""

from manoir.bots.hantise.nights_ahead import Eve, chance_of_the_game, left_to_win
from manoir.bots.hantise.standing import lead, standing
from manoir.bots.hantise.tonight import chance_of_the_night, to_come
from manoir.core.actions import Action
from manoir.core.state import State
from manoir.games.hantise.actions import Score, Win
from manoir.games.hantise.apparitions import PER_SEAT, terror
from manoir.games.hantise.cards import POINTS, size
from manoir.games.hantise.components import CHARACTERS, FILLED_HAND, FOLDED_HAND, MARABOUT, NONE
from manoir.games.hantise.state import IN_PLAY, UNDER_THE_PILE, HantiseState
from manoir.games.hantise.steps.ending import Naming, ScoringPlace, ScoringReine
from manoir.games.hantise.steps.turn import Scaring

SCORING = Scaring, Naming, ScoringPlace, ScoringReine


def forecast(table: HantiseState, seat: int) -> float:
    """The chance of a seat to win the game, less that to lose it, if its turn ended now."""
    return 2 * _chance(table, seat) - 1


def chance_to_win(state: State, seat: int) -> float:
    """For those who look back on a game."""
    assert isinstance(state, HantiseState)
    return _chance(state, seat)


def _chance(table: HantiseState, seat: int) -> float:
    over = table.outcome
    if over is not None:
        return 1.0 if over.winner == seat else 0.0
    if isinstance(table.step, SCORING):
        return _chance(_scored(table.clone()), seat)
    if table.character == NONE:
        return _at_dawn(table, seat)
    return _tonight(table, seat)


def _scored(table: HantiseState) -> HantiseState:
    """The winner gives up what is worth least on the table, and scores what brings most."""
    while isinstance(table.step, SCORING):
        table.take(min(table.options, key=lambda action: _loss(table, action)))
    return table


def _loss(table: HantiseState, action: Action) -> int:
    if isinstance(action, Win):
        return terror(table.stacks[table.player * PER_SEAT + action.zone])
    return -POINTS[action.card] if isinstance(action, Score) else 0


def _at_dawn(table: HantiseState, seat: int) -> float:
    return chance_of_the_game(table.characters.bit_count(), left_to_win(table), eve_at_dawn(table, seat))


def eve_at_dawn(table: HantiseState, seat: int) -> Eve:
    own, theirs = standing(table, seat), standing(table, 1 - seat)
    return Eve(
        lead(table, seat),
        table.player == seat,
        own.whole - theirs.whole,
        own.largest - theirs.largest,
        own.count - theirs.count,
        _filled(table, seat),
        _filled(table, 1 - seat),
        table.hands[seat],
    )


def _tonight(table: HantiseState, seat: int) -> float:
    """As if the night were won, or lost, with what lies on the table now."""
    own, theirs = standing(table, seat), standing(table, 1 - seat)
    ahead, prize, left = lead(table, seat), CHARACTERS[table.character].points, left_to_win(table)
    folds = table.folded == seat
    if table.marabout == IN_PLAY or (folds and _draws_the_marabout(table, seat)):
        prize += CHARACTERS[MARABOUT].points
        left -= CHARACTERS[MARABOUT].points
    chance = 0.0 if folds else chance_of_the_night(table, seat, own, theirs)
    spent, brings = (theirs.least, theirs.least_brings) if folds else (theirs.spent, theirs.brings)
    won, lost = ahead + prize + own.brings, ahead - prize - brings
    nights = table.characters.bit_count()
    if not nights:
        return chance * (won > 0) + (1 - chance) * (lost > 0)
    cards, their_cards, held = _filled(table, seat), _filled(table, 1 - seat), table.hands[seat]
    whole, apparitions = own.whole - theirs.whole, own.count - theirs.count
    largest = own.largest - (theirs.largest if folds and theirs.count > 1 else theirs.next_largest)
    eve = Eve(lost, False, whole + spent, largest, apparitions + 1, cards, their_cards, held)
    total = (1 - chance) * chance_of_the_game(nights, left, eve)
    if chance:
        largest = own.next_largest - theirs.largest
        eve = Eve(won, True, whole - own.spent, largest, apparitions - 1, cards, their_cards, held)
        total += chance * chance_of_the_game(nights, left, eve)
    return total


def _draws_the_marabout(table: HantiseState, seat: int) -> bool:
    """Who folds may draw him into the night that he loses."""
    return table.marabout == UNDER_THE_PILE and len(table.pile) <= FOLDED_HAND - size(table.hands[seat])


def _filled(table: HantiseState, seat: int) -> int:
    """How many cards the seat has once hands are filled up."""
    held = size(table.hands[seat]) + to_come(table, seat)
    return max(held, FOLDED_HAND if seat == table.folded else FILLED_HAND)
