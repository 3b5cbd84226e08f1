"""Options in a form that a screen can group: by verb and by what they are made of."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.game import Game
from manoir.core.spelling import spell_action

MANY = 12
"""Fewer options are listed one by one."""

Row: TypeAlias = tuple[Any, ...]
"""An action's number, then its parts."""


class Listed(Struct, frozen=True, tag_field="form", tag="listed", omit_defaults=True):
    """The text of a row is the verb and the parts with spaces between, unless `texts` gives it."""

    verb: str
    parts: tuple[str, ...]
    rows: list[Row]
    texts: list[str] | None = None


class Product(Struct, frozen=True, tag_field="form", tag="product"):
    """Every combination of the values, with its number, the last part changing first.

    A single number stands for a run that begins with it.
    """

    verb: str
    parts: tuple[str, ...]
    values: list[list[Any]]
    numbers: list[int]


Choice: TypeAlias = Listed | Product


class _Spelt(NamedTuple):
    """An action once and for all; `is_plain` if its text is the verb and the parts."""

    group: tuple[str, tuple[str, ...]]
    row: Row
    text: str
    is_plain: bool


@cache
def _spelt(game: Game) -> tuple[_Spelt, ...]:
    """By number."""
    return tuple(_spell(game, number, action) for number, action in enumerate(game.actions))


def _spell(game: Game, number: int, action: Action) -> _Spelt:
    spelt = spell_action(action, game.spelling)
    text, verb = spelt.pop("text"), spelt.pop("verb")
    values = tuple(spelt.values())
    return _Spelt((verb, tuple(spelt)), (number, *values), text, text == _text(verb, values))


def grouped(game: Game, options: Sequence[Action]) -> list[Choice]:
    numbers, spelt = game.numbers, _spelt(game)
    groups: dict[tuple[str, tuple[str, ...]], list[_Spelt]] = {}
    for option in options:
        member = spelt[numbers[option]]
        groups.setdefault(member.group, []).append(member)
    return [_compact(verb, parts, members) for (verb, parts), members in groups.items()]


def _compact(verb: str, parts: tuple[str, ...], members: list[_Spelt]) -> Choice:
    rows = [member.row for member in members]
    if not all(member.is_plain for member in members):
        return Listed(verb, parts, rows, [member.text for member in members])
    if len(rows) < MANY or len(parts) < 2:
        return Listed(verb, parts, rows)
    values = [list(dict.fromkeys(row[1 + at] for row in rows)) for at in range(len(parts))]
    if prod(map(len, values)) != len(rows):
        return Listed(verb, parts, rows)
    number_of = {row[1:]: row[0] for row in rows}
    numbers = [number_of[combination] for combination in product(*values)]
    run = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return Product(verb, parts, values, numbers[:1] if run else numbers)


def texts(choice: Choice) -> dict[int, str]:
    """The options of a group again, by number: what a client makes of it."""
    if isinstance(choice, Listed):
        spelt = choice.texts or [_text(choice.verb, row[1:]) for row in choice.rows]
        return {row[0]: text for row, text in zip(choice.rows, spelt, strict=True)}
    combinations = list(product(*choice.values))
    numbers = choice.numbers
    if len(numbers) == 1:
        numbers = list(range(numbers[0], numbers[0] + len(combinations)))
    return {number: _text(choice.verb, combination) for number, combination in zip(numbers, combinations, strict=True)}


def _text(verb: str, parts: Sequence[Any]) -> str:
    return " ".join(map(str, (verb, *parts)))
