"""Why an action is refused, and the clause that says so."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.games.huis_clos.actions import (
    Accuse,
    Deposit,
    Destroy,
    Draw,
    Exchange,
    Give,
    Go,
    Keep,
    Pass,
    Search,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.choices import accusable, destroyable, filled, has_too_many_weapons, victims
from manoir.games.huis_clos.components import ALL_WEAPONS, DESTRUCTION_LIMIT, HAND_LIMIT, Clue, Clues, accusing_from
from manoir.games.huis_clos.state import HuisClosState

EXPECTED: dict[str, tuple[str, str]] = {
    "draft": ("HC-23", "before the first turn you take one of the clues left in the Blue Suite"),
    "move": ("HC-36", "an Investigation begins with a move to another Place"),
    "act": ("HC-42", "you have moved: search, exchange by force or accuse"),
    "observe": ("HC-97", "say whether you observe before anything else happens"),
    "find": ("HC-49", "you have searched: you must gain one of the clues of the Place"),
    "destroy": ("HC-51", "you have taken a clue: destroy one of your hand, or keep them all"),
    "spoil": ("HC-151", "you must destroy one of the clues of the Place"),
    "give": ("HC-72", "choose a clue of your hand to give"),
    "draw": ("HC-74", "the clue is being drawn blindly"),
    "deposit": ("HC-107", "put one clue of your hand into the Urn"),
    "take back": ("HC-125", "take one of the clues shown"),
}
"""What is to be done at a moment, for all that has no place there."""

REASONS: dict[str, dict[type[Action], tuple[str, str]]] = {
    "draft": {Take: ("HC-23", "that clue does not lie in the Blue Suite")},
    "observe": {
        Go: ("HC-104", "this is another player's Investigation"),
        Search: ("HC-104", "this is another player's Investigation"),
    },
    "give": {
        Give: ("HC-72", "you do not hold that clue"),
        Destroy: ("HC-77", "nothing is destroyed in a forced exchange"),
        TakeAndDestroy: ("HC-77", "nothing is destroyed in a forced exchange"),
        Draw: ("HC-73", "choose what you give before the draw"),
    },
    "draw": {Draw: ("HC-75", "only a clue that the victim held before the exchange can be drawn")},
}


def refusal(moment: str, action: Action) -> IllegalAction:
    return IllegalAction(*REASONS.get(moment, {}).get(type(action), EXPECTED[moment]))


def refused_move(table: HuisClosState, action: Action) -> IllegalAction:
    if not isinstance(action, Go):
        return refusal("move", action)
    seat = table.player
    if action.place == table.pawns[seat]:
        return IllegalAction("HC-36", "you must move to another Place than the one you are in")
    if table.closed >> action.place & 1:
        return IllegalAction("HC-38", "that Place is closed")
    if has_too_many_weapons(table, seat) and filled(table, seat):
        return IllegalAction("HC-134", "with two weapons an Innocent must go where most clues lie")
    return IllegalAction("HC-39", "that Place offers you no action, and another one does")


def refused_deed(table: HuisClosState, action: Action) -> IllegalAction:
    seat = table.player
    place = table.pawns[seat]
    others = table.standing(place) & ~(1 << seat)
    if isinstance(action, Go):
        return IllegalAction("HC-36", "one move an Investigation")
    if isinstance(action, Pass):
        return IllegalAction("HC-42", "you may pass only where no Place offers you a Search or an exchange")
    if isinstance(action, Search):
        return IllegalAction("HC-47", "there is no clue in this Place")
    if isinstance(action, Destroy | TakeAndDestroy):
        return IllegalAction("HC-61", "a clue is destroyed only as part of a Search")
    if not isinstance(action, Exchange | Accuse):
        return refusal("act", action)
    if isinstance(action, Accuse) and table.duel:
        return IllegalAction("HC-148", "nobody accuses in the Confrontation")
    if has_too_many_weapons(table, seat) and _would_do(table, action):
        return IllegalAction("HC-139", "with two weapons an Innocent must search and swap one of them")
    if isinstance(action, Exchange):
        if table.hands[seat].bit_count() < HAND_LIMIT:
            return IllegalAction("HC-68", "a forced exchange takes three clues in hand")
        if not others or action.victim not in table.characters or not others >> table.seat_of(action.victim) & 1:
            return IllegalAction("HC-69", "the victim of an exchange is another player in this Place")
        return IllegalAction("HC-70", "that player holds no clue")
    if table.turn < accusing_from(table.seats):
        return IllegalAction("HC-79", f"nobody accuses before turn {accusing_from(table.seats)}")
    if not table.permits[seat]:
        return IllegalAction("HC-83", "you have no Accusation card")
    if action.accused not in table.characters or not others >> table.seat_of(action.accused) & 1:
        return IllegalAction("HC-80", "the accused must be another player in the Place you have come to")
    return IllegalAction("HC-81", "you do not hold that clue of the accused")


def _would_do(table: HuisClosState, action: Exchange | Accuse) -> bool:
    """Whether only the weapons in hand stand in the way."""
    seat = table.player
    place = table.pawns[seat]
    if isinstance(action, Accuse):
        return bool(accusable(table, seat, place) >> action.clue & 1)
    return action.victim in table.characters and bool(victims(table, seat, place) >> table.seat_of(action.victim) & 1)


def refused_finding(table: HuisClosState, action: Action) -> IllegalAction:
    if isinstance(action, Destroy | Keep):
        return IllegalAction("HC-51", "gain a clue first")
    if not isinstance(action, Take | Swap | TakeAndDestroy):
        return refusal("find", action)
    seat = table.player
    hand, found = table.hands[seat], table.places[table.pawns[seat]]
    is_full = hand.bit_count() == HAND_LIMIT
    if not found >> action.clue & 1:
        return IllegalAction("HC-49", "that clue does not lie in this Place")
    if isinstance(action, Swap) and not hand >> action.own & 1:
        return IllegalAction("HC-52", "you do not hold that clue")
    if has_too_many_weapons(table, seat):
        if not isinstance(action, Swap) or not ALL_WEAPONS >> action.own & 1:
            return IllegalAction("HC-136", "with two weapons an Innocent must swap one of them")
        return IllegalAction("HC-138", "the clue gained must be a character clue, since there is one")
    if isinstance(action, Swap):
        if is_full:
            return IllegalAction("HC-57", "an Innocent may not end a Search with two weapons")
        return IllegalAction("HC-50", "with fewer than three clues you take one")
    if isinstance(action, Take):
        if is_full and table.duel:
            return IllegalAction("HC-154", "in the Confrontation a searcher with three clues swaps one")
        if is_full:
            return IllegalAction("HC-54", "with three clues, swap one, or take one and destroy one")
        if found & ~ALL_WEAPONS:
            return IllegalAction("HC-57", "an Innocent may not end a Search with two weapons")
        return IllegalAction("HC-59", "there are only weapons here: swap yours for one of them")
    if table.duel:
        return IllegalAction("HC-154", "in the Confrontation nothing of one's hand is destroyed")
    if not is_full:
        return IllegalAction("HC-51", "with fewer than three clues, take one first and destroy afterwards")
    if not destroyable(table, seat) >> action.destroyed & 1 or not (hand | 1 << action.clue) >> action.destroyed & 1:
        return _undestroyable(table, action.destroyed, hand | 1 << action.clue)
    return IllegalAction("HC-57", "an Innocent may not end a Search with two weapons")


def refused_destruction(table: HuisClosState, action: Action, among: Clues) -> IllegalAction:
    """`among` are the clues of the hand, or those of the Place in the Confrontation."""
    if isinstance(action, Destroy):
        return _undestroyable(table, action.clue, among)
    if isinstance(action, TakeAndDestroy | Take | Swap):
        return IllegalAction("HC-49", "you have gained your one clue")
    return refusal("spoil" if table.duel else "destroy", action)


def _undestroyable(table: HuisClosState, clue: Clue, among: Clues) -> IllegalAction:
    seat = table.player
    if not table.duel and table.destroyed[seat].bit_count() >= DESTRUCTION_LIMIT:
        return IllegalAction("HC-63", "you have destroyed three clues already")
    if table.own_clues(seat) >> clue & 1:
        return IllegalAction("HC-65", "you may not destroy a clue of your own Character")
    assert not among >> clue & 1
    return IllegalAction("HC-60", "that clue is not among those you may destroy")


def refused_deposit(table: HuisClosState, action: Action, seat: int, lethal: Clues) -> IllegalAction:
    if not isinstance(action, Deposit):
        return refusal("deposit", action)
    hand = table.hands[seat]
    if not hand >> action.clue & 1:
        return IllegalAction("HC-107", "you do not hold that clue")
    if not table.bound >> seat & 1:
        return IllegalAction("HC-111", "you may not play the weapon of the Place you are in")
    if hand & ~lethal:
        return IllegalAction("HC-109", "an Innocent may not play a weapon that would kill")
    return IllegalAction("HC-113", "if you cannot help killing, play the weapon that kills fewest")


def refused_taking_back(table: HuisClosState, action: Action, seat: int) -> IllegalAction:
    if not isinstance(action, TakeBack):
        return refusal("take back", action)
    if not table.urn >> action.clue & 1:
        return IllegalAction("HC-125", "that clue is not among those shown")
    return IllegalAction("HC-128", "an Innocent who holds a weapon takes a character clue as long as there is one")
