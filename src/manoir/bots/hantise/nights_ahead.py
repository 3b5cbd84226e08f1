"""How likely a seat of Hantise is to win the game when a night begins."""

from functools import lru_cache
from math import exp, sqrt
from operator import mul

from msgspec import Struct

from manoir.bots.hantise.standing import A_PLACE_SCORED, hand
from manoir.games.hantise.cards import COPIES, FULL_DECK, Cards, size
from manoir.games.hantise.components import CHARACTERS, MARABOUT, NONE
from manoir.games.hantise.state import SCORED, HantiseState

# Fitted to who won games between planners (scripts/fit_hantise.py). What a seat has more than the other:
WEIGHTS = {
    "lead before the last night": 0.044,
    "lead before any other": 0.089,
    "lead, as a part of what is left to win": 1.675,
    "opens the night": 0.199,
    "whole terror": 0.252,
    "largest apparition": 0.013,
    "apparitions": 0.220,
    "cards": 0.323,
    "whole terror before the last night": -0.034,
    "the own hand": 1.0,
}
CARDS = (-0.274, 0.291, -0.032, 0.547, -0.052, -0.104)
"""The own hand: by type of Monster, then Places."""
_WEIGHTS = tuple(WEIGHTS.values())
_ANY_CARD = sum(map(mul, CARDS, hand(FULL_DECK, NONE).counts)) / sum(COPIES)


class Eve(Struct, frozen=True):
    """What the seat has more than the other; `held` is its own hand, filled up to `cards`."""

    lead: int
    opens: bool
    whole: int
    largest: int
    apparitions: int
    cards: int
    their_cards: int
    held: Cards


def chance_of_the_game(nights: int, left: float, eve: Eve) -> float:
    """With so many nights to come and so many points left to win."""
    return 1 / (1 + exp(-sum(map(mul, _WEIGHTS, features(nights, left, eve)))))


def features(nights: int, left: float, eve: Eve) -> tuple[float, ...]:
    """What the weights are for, in their order: the longer the game, the less anything decides it."""
    part = 1 / sqrt(nights + 1)
    is_last = nights == 1
    return (
        eve.lead if is_last else 0,
        0 if is_last else eve.lead,
        eve.lead / left,
        1 if eve.opens else -1,
        part * eve.whole,
        part * eve.largest,
        part * eve.apparitions,
        part * (eve.cards - eve.their_cards),
        eve.whole if is_last else 0,
        part * (_worth(eve.held) + _ANY_CARD * (eve.cards - size(eve.held))),
    )


@lru_cache(maxsize=1 << 14)
def _worth(held: Cards) -> float:
    return sum(worth * count for worth, count in zip(CARDS, hand(held, NONE).counts, strict=False))


def left_to_win(table: HantiseState) -> float:
    """In points, without those of tonight."""
    marabout = CHARACTERS[MARABOUT].points if table.marabout != SCORED else 0
    return marabout + _of_characters(table.characters)


@lru_cache(maxsize=1 << MARABOUT)
def _of_characters(characters: int) -> float:
    return sum(found.points + A_PLACE_SCORED for number, found in enumerate(CHARACTERS) if characters >> number & 1)
