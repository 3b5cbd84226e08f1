"""What the rules allow, as sets of clues and Places: plain questions about a hand, the Place and the Urn."""

from manoir.core.actions import Action
from manoir.games.huis_clos.actions import (
    EXCHANGE,
    GO,
    KEEP,
    PASS,
    SEARCH,
    destructions,
    swaps,
    swaps_and_destructions,
    takes,
)
from manoir.games.huis_clos.components import (
    ALL_CLUES,
    ALL_PLACES,
    ALL_WEAPONS,
    CLUES_OF,
    DESTRUCTION_LIMIT,
    HAND_LIMIT,
    ONE,
    Clues,
    Place,
    Places,
    Seats,
    each,
)
from manoir.games.huis_clos.state import HuisClosState

DESTROYABLE_BY = tuple(ALL_CLUES & ~ALL_WEAPONS & ~own for own in CLUES_OF)
"""By Character."""


def has_too_many_weapons(table: HuisClosState, seat: int) -> bool:
    """The case of an Innocent with 2 or more weapons (HC-133)."""
    weapons = table.hands[seat] & ALL_WEAPONS
    return weapons & weapons - 1 != 0 and table.bound >> seat & 1 != 0


def destinations(table: HuisClosState, seat: int) -> Places:
    """Where the investigating player may move."""
    closed = table.closed
    reachable = ALL_PLACES & ~(closed | ONE[table.pawns[seat]])
    weapons = table.hands[seat] & ALL_WEAPONS
    # Closed Places hold no clue: as many empty ones as closed ones, and every Place within reach offers a Search.
    if not weapons & weapons - 1 and table.places.count(0) == closed.bit_count():
        return reachable
    holding = filled(table, seat)
    if holding and has_too_many_weapons(table, seat):
        return fullest(table, holding)
    offering = eventful(table, seat)
    if not offering:
        return reachable
    for place in each(reachable ^ offering):
        if accusable(table, seat, place):
            offering |= 1 << place
    return offering


def eventful(table: HuisClosState, seat: int) -> Places:
    """The Places within reach that offer a Search or a Forced exchange: with none, nothing has to be done (HC-40)."""
    found = filled(table, seat)
    for place in each(within_reach(table, seat) ^ found):
        if victims(table, seat, place):
            found |= 1 << place
    return found


def within_reach(table: HuisClosState, seat: int) -> Places:
    return ALL_PLACES & ~(table.closed | 1 << table.pawns[seat])


def filled(table: HuisClosState, seat: int) -> Places:
    """The Places within reach that hold a clue."""
    found = 0
    for place in each(within_reach(table, seat)):
        if table.places[place]:
            found |= 1 << place
    return found


def fullest(table: HuisClosState, places: Places) -> Places:
    most = max(table.places[place].bit_count() for place in each(places))
    found = 0
    for place in each(places):
        if table.places[place].bit_count() == most:
            found |= 1 << place
    return found


def victims(table: HuisClosState, seat: int, place: Place) -> Seats:
    """With whom the investigating player may exchange by force in this Place."""
    if table.hands[seat].bit_count() < HAND_LIMIT or table.pawns.count(place) == (table.pawns[seat] == place):
        return 0
    found = 0
    for other, pawn in enumerate(table.pawns):
        if pawn == place and other != seat and table.hands[other]:
            found |= 1 << other
    return found


def accusable(table: HuisClosState, seat: int, place: Place) -> Clues:
    """The clues he holds of players in this Place: each is a way to accuse."""
    if not table.may_accuse(seat):
        return 0
    found = 0
    for other, pawn in enumerate(table.pawns):
        if pawn == place and other != seat:
            found |= table.hands[seat] & table.own_clues(other)
    return found


def destroyable(table: HuisClosState, seat: int) -> Clues:
    """What he may still destroy of his hand, if he holds it."""
    if table.duel or table.destroyed[seat].bit_count() >= DESTRUCTION_LIMIT:
        return 0
    return DESTROYABLE_BY[table.characters[seat]]


def depositable(table: HuisClosState, seat: int, lethal: Clues) -> Clues:
    """What he may put into the Urn, given the weapons that would kill."""
    hand = table.hands[seat]
    if not table.bound >> seat & 1:
        return hand & ~(1 << table.pawns[seat])
    return hand & ~lethal or least_lethal(table, hand)


def least_lethal(table: HuisClosState, hand: Clues) -> Clues:
    """Of a hand that holds nothing harmless, the weapons that kill fewest (HC-113)."""
    if not hand:
        return 0
    deaths = {weapon: table.standing(weapon).bit_count() for weapon in each(hand)}
    fewest = min(deaths.values())
    found = 0
    for weapon, count in deaths.items():
        if count == fewest:
            found |= 1 << weapon
    return found


def recoverable(table: HuisClosState, seat: int) -> Clues:
    """What he may take back from the Urn."""
    if table.hands[seat] & ALL_WEAPONS and table.bound >> seat & 1:
        return table.urn & ~ALL_WEAPONS or table.urn
    return table.urn


def findings(table: HuisClosState, seat: int) -> tuple[Action, ...]:
    """What a searcher may do with the clues he has found."""
    hand, found = table.hands[seat], table.places[table.pawns[seat]]
    is_full = hand.bit_count() == HAND_LIMIT
    weapons = hand & ALL_WEAPONS
    if not weapons or not table.bound >> seat & 1:
        return swaps_and_destructions(hand, found, destroyable(table, seat)) if is_full else takes(found)
    harmless = found & ~ALL_WEAPONS
    if weapons & weapons - 1:
        return swaps(weapons, harmless or found)
    if is_full:
        both = swaps_and_destructions(hand, harmless, destroyable(table, seat))
        return both + swaps(weapons, found & ALL_WEAPONS)
    return takes(harmless) if harmless else swaps(weapons, found)


def destroy_or_keep(clues: Clues) -> tuple[Action, ...]:
    return destructions(clues) + ONLY_KEEP


EXCHANGES: tuple[tuple[Action, ...], ...] = tuple(
    tuple(EXCHANGE[victim] for victim in each(victims)) for victims in range(1 << len(EXCHANGE))
)
"""By the set of the victims' Characters."""
ONLY_SEARCH: tuple[Action, ...] = (SEARCH,)
MOVES: tuple[tuple[Action, ...], ...] = tuple(
    tuple(GO[place] for place in each(places)) for places in range(ALL_PLACES + 1)
)
"""By the set of Places."""
ONLY_KEEP: tuple[Action, ...] = (KEEP,)
NOTHING_TO_DO: tuple[Action, ...] = (PASS,)
