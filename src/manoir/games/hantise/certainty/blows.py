"""What an opponent could do at worst in his turn, with any hand that he may hold and any card that he may draw.

Hand and draw are chosen as the search goes on. Of cards that do the same one is tried; and where the opponent lays them
makes no difference to whoever is struck.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec import Struct

from manoir.core.actions import Action
from manoir.games.hantise.actions import CHANGES, DECLINE, EACH_ZONE, PLAY_MONSTERS, PLAY_PLACES, Capture, Knock
from manoir.games.hantise.apparitions import PER_SEAT, forbidden
from manoir.games.hantise.cards import FAMILY_BITS, OBJECT_PLACE, ONE, PLACE_BITS, count, kinds, monster
from manoir.games.hantise.certainty.hidden_hand import HiddenHand
from manoir.games.hantise.components import ASSOMMEUR, FAMILIES, NONE, REINE, SERVITEUR, SQUATTEUR, Card, Family
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.opening import Locating
from manoir.games.hantise.steps.turn import MAIN


class Attack(Struct, frozen=True):
    """A turn of the opponent up to here: what he did, chance included, and what is left of all that he may hold."""

    table: HantiseState
    hand: HiddenHand
    actions: tuple[Action, ...] = ()


def attacks(table: HantiseState, hand: HiddenHand) -> Iterator[Attack]:
    """All that the player on turn, who has drawn, may do to the other: the shortest first, each position once."""
    found = [Attack(table, hand)]
    seen = {_position(found[0])}
    yield from found
    while found:
        further = []
        for attack in found:
            for longer in _blows(attack):
                if (position := _position(longer)) not in seen:
                    seen.add(position)
                    further.append(longer)
                    yield longer
        found = further


def _position(attack: Attack) -> tuple[object, ...]:
    """All that later blows hang on."""
    table = attack.table
    first = (1 - table.player) * PER_SEAT
    stacks = tuple(table.stacks[first : first + PER_SEAT])
    barred = forbidden(table, table.player)
    return stacks, table.zone, table.zones, bool(table.haunts[table.player]), table.changed, barred, attack.hand


def _blows(attack: Attack) -> Iterator[Attack]:
    """With one card more."""
    table, hand = attack.table, attack.hand
    family = forbidden(table, table.player)
    for card in _useful_places(table, hand, family):
        yield _played(attack, card, PLAY_PLACES[card])
    if family != NONE and not table.changed:
        for card in kinds(hand.known & FAMILY_BITS[family]):
            yield _changed(attack, card)
    for zone in EACH_ZONE[table.haunts[table.player]][:1]:
        for card in _useful_monsters(hand, family):
            yield from _effects(_played(attack, card, PLAY_MONSTERS[card][zone]))


def _useful_places(table: HantiseState, hand: HiddenHand, family: Family) -> Iterator[Card]:
    """One to begin with, and the one that lifts a protection."""
    if not table.haunts[table.player]:
        yield from _first(hand, kinds(hand.known & PLACE_BITS), kinds(hand.pool & PLACE_BITS))
    if family != NONE:
        yield from _first(hand, [OBJECT_PLACE[table.character]])


def _useful_monsters(hand: HiddenHand, family: Family) -> Iterator[Card]:
    """One of each type whose effect may do harm, and every Reine."""
    families = [found for found in range(len(FAMILIES)) if found != family]
    for kind in (ASSOMMEUR, SERVITEUR, SQUATTEUR):
        cards = sorted((monster(kind, found) for found in families), key=lambda card: -count(hand.pool, card))
        yield from _first(hand, [card for card in cards if count(hand.known, card)], cards)
    for found in families:
        yield from _first(hand, [monster(REINE, found)])


def _first(hand: HiddenHand, *choices: Iterable[Card]) -> Iterator[Card]:
    """The first of these that may be there: known ones cost nothing."""
    for card in chain(*choices):
        if hand.without(card):
            yield card
            return


def _played(attack: Attack, card: Card, action: Action) -> Attack:
    left = attack.hand.without(card)
    assert left
    table = attack.table.clone()
    table.hands[table.player] += ONE[card]
    return Attack(_take(table, action), left, (*attack.actions, action))


def _changed(attack: Attack, card: Card) -> Attack:
    left = attack.hand.without(card)
    assert left
    table = attack.table.clone()
    table.changed = True
    return Attack(table, left.drawing(), (*attack.actions, CHANGES[card]))


def _effects(attack: Attack) -> Iterator[Attack]:
    """Those that touch what the other has, or where the Character is."""
    if attack.table.step is MAIN:
        return
    player = attack.table.player
    for action in attack.table.options:
        if action is DECLINE or (isinstance(action, Knock | Capture) and action.owner == player):
            continue
        table, done = _take(attack.table.clone(), action), (*attack.actions, action)
        if isinstance(table.step, Locating):
            for turned in table.options:
                yield Attack(_take(table.clone(), turned), attack.hand, (*done, turned))
            continue
        while table.step is not MAIN:
            _take(table, DECLINE)
            done = (*done, DECLINE)
        yield Attack(table, attack.hand, done)


def _take(table: HantiseState, action: Action) -> HantiseState:
    table.take(action)
    return table
