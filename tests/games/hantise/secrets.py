"""What a seat may not know in Hantise, by the rule book: used to check that it is not told."""

from collections.abc import Sequence
from math import inf

from msgspec import Struct

from manoir.core.chance import Luck, pick
from manoir.core.match import Match, Played
from manoir.core.seats import CHANCE
from manoir.games.hantise.actions import Change, Draw, PlayMonster, PlayPlace
from manoir.games.hantise.cards import FIRST_PLACE, NAMES, card_named
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.drawing import Drawing

SWAPS = 400
NOBODY_YET = -1
DEALT = -1.0


class Slot(Struct):
    """A card that came to a seat at some move, out of some shuffle, and left its hand at another."""

    seat: int
    shuffle: int
    came: float
    card: int
    left: float = inf


def reshuffled(match: Match, seat: int, luck: Luck) -> Match | None:
    """The same game, where cards that others drew out of sight of `seat` change places as far as their plays allow."""
    slots = [slot for slot in all_slots(match) if slot.seat != seat]
    before = [slot.card for slot in slots]
    for _ in range(SWAPS if len(slots) > 1 else 0):
        one, other = pick(slots, luck), pick(slots, luck)
        if may_swap(one, other):
            one.card, other.card = other.card, one.card
            one.left, other.left = other.left, one.left
    if [slot.card for slot in slots] == before:
        return None
    return replayed(match, seat, slots)


def may_swap(one: Slot, other: Slot) -> bool:
    """Both from one shuffle, first hands only with their like, and each card in the hand of who plays it in time."""
    if one.shuffle != other.shuffle:
        return False
    if DEALT in (one.came, other.came) and (one.card >= FIRST_PLACE) != (other.card >= FIRST_PLACE):
        return False
    if one.seat != other.seat:
        return one.left == other.left == inf
    return one.came < other.left and other.came < one.left


def all_slots(match: Match) -> list[Slot]:
    """Every card of every hand, and those still in the draw pile at the end."""
    souls = match.setup.characters
    slots = [Slot(seat, 0, DEALT, card_named(name)) for seat, soul in enumerate(souls) for name in match.deal[soul]]
    replay = Match(match.game, match.setup, match.deal)
    shuffle = 0
    for number, move in enumerate(match.moves):
        step, table = replay.state.step, state_of(replay)
        pile = len(table.pile)
        replay.make(move)
        if isinstance(move, Played):
            if isinstance(move.action, Draw) and isinstance(step, Drawing):
                slots.append(Slot(step.seat, shuffle, number, move.action.card))
                pile -= 1
            elif isinstance(move.action, PlayPlace | PlayMonster | Change):
                leave(slots, move.seat, move.action.card, number)
        shuffle += len(table.pile) > pile
    rest = state_of(replay).pile
    return slots + [Slot(NOBODY_YET, shuffle, inf, draw.card) for draw in rest]


def leave(slots: Sequence[Slot], seat: int, card: int, number: int) -> None:
    """Copies are alike: the first to come is the first to go."""
    held = next(slot for slot in slots if (slot.seat, slot.card, slot.left) == (seat, card, inf))
    held.left = number


def replayed(match: Match, seat: int, hidden: Sequence[Slot]) -> Match:
    """The same moves, with the hidden cards as they are in their slots now."""
    drawn = {slot.came: slot.card for slot in hidden}
    deal = dict(match.deal)
    for other, soul in enumerate(match.setup.characters):
        if other != seat:
            first = [slot.card for slot in hidden if (slot.seat, slot.came) == (other, DEALT)]
            deal[soul] = tuple(NAMES[card] for card in first)
    changed = Match(match.game, match.setup, deal)
    for number, move in enumerate(match.moves):
        if isinstance(move, Played) and isinstance(move.action, Draw):
            card = drawn.get(number, move.action.card)
            copy = next(draw for draw in state_of(changed).pile if draw.card == card)
            changed.play(copy, CHANCE)
        else:
            changed.make(move)
    return changed


def state_of(match: Match) -> HantiseState:
    assert isinstance(match.state, HantiseState)
    return match.state
