"""Options and the deal of Hantise."""

from manoir.core.chance import Luck, pick
from manoir.core.errors import BadDeal
from manoir.core.game import Deal
from manoir.core.setup import Option, Setup
from manoir.core.steps import Over
from manoir.games.hantise.actions import Pile, pile_of
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import (
    COPIES,
    FIRST_PLACE,
    FULL_DECK,
    MONSTERS,
    NAMES,
    PLACE_CARDS,
    Cards,
    bag,
    card_named,
)
from manoir.games.hantise.components import DEALT_MONSTERS, DEALT_PLACES, MOST_TURNS, SOULS, TURNS
from manoir.games.hantise.events import Dealt
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.opening import open_night
from manoir.games.hantise.steps.turn import FIRST_TURN

ANYBODY = "random"
FIRST = "first"

FIRST_OPTION = Option(
    "first",
    ANYBODY,
    (ANYBODY, *SOULS),
    "the scariest player, who plays first (HA-12)",
    "qui fait le plus peur, et commence (HA-12)",
)
DEVASTATION = Option(
    "devastation",
    False,
    (False, True),
    "variant: combinations of scared Characters devastate a family or a Zone (HA-136)",
    "variante : les groupes de Personnages effrayés dévastent une famille ou une Zone (HA-136)",
)
TURNS_OPTION = Option(
    "turns",
    TURNS,
    range(1, MOST_TURNS + 1),
    "turns of a night before dawn breaks (HA-127)",
    "nombre de tours d'une nuit avant que l'aube se lève (HA-127)",
)
OPTIONS = (FIRST_OPTION, DEVASTATION, TURNS_OPTION)


def deal(setup: Setup, luck: Luck) -> Deal:
    places = list(PLACE_CARDS)
    monsters = [card for card in MONSTERS for _ in range(COPIES[card])]
    piles = {}
    for soul in setup.characters:
        hand = [places.pop(luck.below(len(places))) for _ in range(DEALT_PLACES)]
        hand += [monsters.pop(luck.below(len(monsters))) for _ in range(DEALT_MONSTERS)]
        piles[soul] = tuple(NAMES[card] for card in sorted(hand))
    first = FIRST_OPTION.of(setup)
    piles[FIRST] = (pick(setup.characters, luck) if first == ANYBODY else first,)
    return piles


def start(setup: Setup, deal: Deal) -> HantiseState:
    hands, first = _read(setup, deal)
    return lay_out(setup, hands, pile_of(FULL_DECK - sum(hands)), first)


def lay_out(setup: Setup, hands: list[Cards], pile: Pile, first: int) -> HantiseState:
    """The table once the hands are dealt."""
    table = HantiseState(
        step=Over(None, "", ""),
        devastation=DEVASTATION.of(setup),
        turns=TURNS_OPTION.of(setup),
        hands=hands,
        pile=pile,
        stacks=[()] * (len(SOULS) * PER_SEAT),
        weights=[0] * (len(SOULS) * PER_SEAT),
        haunts=[0] * len(SOULS),
        player=first,
    )
    for seat, hand in enumerate(hands):
        table.tell(Dealt(seat, hand), 1 << seat, Dealt(seat, None))
    table.step = open_night(table, FIRST_TURN)
    return table


def _read(setup: Setup, deal: Deal) -> tuple[list[Cards], int]:
    """The hands and the first player of a deal, checked."""
    souls = setup.characters
    if set(deal) != {*souls, FIRST}:
        raise BadDeal(f"a deal has the piles {', '.join(souls)}, {FIRST}; found {', '.join(deal)}")
    hands = []
    for soul in souls:
        cards = [card_named(name) for name in deal[soul]]
        hands.append(cards)
        places = sum(card >= FIRST_PLACE for card in cards)
        if places != DEALT_PLACES or len(cards) != DEALT_PLACES + DEALT_MONSTERS:
            wanted = f"{DEALT_PLACES} Places and {DEALT_MONSTERS} Monsters"
            raise BadDeal(f"{soul!r} must hold {wanted}, found {' '.join(deal[soul]) or 'none'}")
    everything = [card for cards in hands for card in cards]
    for card in everything:
        if everything.count(card) > COPIES[card]:
            raise BadDeal(f"dealt too often: {NAMES[card]}, of which there are {COPIES[card]}")
    agreed = FIRST_OPTION.of(setup)
    allowed = souls if agreed == ANYBODY else (agreed,)
    first = deal[FIRST]
    if len(first) != 1 or first[0] not in allowed:
        raise BadDeal(f"the first player must be one of {', '.join(allowed)}; found {' '.join(first) or 'none'}")
    return [bag(cards) for cards in hands], souls.index(first[0])
