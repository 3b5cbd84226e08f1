"""The names that the numbers of Hantise stand for."""

from collections.abc import Callable, Mapping
from typing import Any

from manoir.games.hantise.cards import NAMES, Cards, Stack, each
from manoir.games.hantise.components import CHARACTERS, COMBINATIONS, FAMILIES, NONE, TYPES, ZONES, Card


def spell(card: Card) -> str:
    return NAMES[card]


def spell_bag(cards: Cards) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in each(cards))


def spell_stack(stack: Stack) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in stack)


def spell_zone(zone: int) -> str | None:
    return None if zone == NONE else ZONES[zone]


def spell_family(family: int) -> str | None:
    return None if family == NONE else FAMILIES[family]


def spell_character(character: int) -> str:
    return CHARACTERS[character].name


def spell_type(kind: int) -> str:
    return TYPES[kind].name


def spell_combination(combination: int) -> str:
    return COMBINATIONS[combination].name


SPELLING: Mapping[str, Callable[[Any], Any]] = {
    "card": spell,
    "cards": spell_bag,
    "stack": spell_stack,
    "zone": spell_zone,
    "family": spell_family,
    "character": spell_character,
    "type": spell_type,
    "combination": spell_combination,
}
