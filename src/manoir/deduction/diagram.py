"""Hands as decision diagrams, side by side in one number.

The diagram of a place says which sets of cards it can hold: its node is the slots left, the clauses not yet met, the
cards of each lean taken so far. All places walk in step, since a card goes to exactly one of them, so their nodes are
fields of one number, the state. The envelope adds a bit for each bar, set until a card of it is found elsewhere.
"""

from __future__ import annotations

from math import factorial
from typing import NamedTuple

from manoir.deduction.place import Place
from manoir.deduction.plan import Fold, Plan
from manoir.deduction.propagate import Lean


class LeanField(NamedTuple):
    """How many cards of a lean were taken so far."""

    lean: Lean
    one: int
    mask: int


class Fields:
    """Where a place's node lies in the state; `most` is the slots it may have once all that folds into it is in."""

    def __init__(self, place: Place, most: int, shift: int) -> None:
        self.place = place
        width = most.bit_length()
        self.one = 1 << shift
        self.slots = self.one * ((1 << width) - 1)
        self.carry = self.one << width  # never set in a state: room to compare slots by an addition
        shift += width + 1
        self.clauses: list[tuple[int, int]] = []
        for clause in place.clauses:
            self.clauses.append((clause, 1 << shift))
            shift += 1
        self.unmet = sum(bit for _, bit in self.clauses)
        self.leans: list[LeanField] = []
        for lean in place.leans:
            width = lean.cards.bit_count().bit_length()
            self.leans.append(LeanField(lean, 1 << shift, ((1 << width) - 1) << shift))
            shift += width
        self.start = self.one * place.slots + self.unmet
        self.end = shift


class Move(NamedTuple):
    """A place takes the card: the state becomes `state - amount & keep`, if slots are left and no clause is lost."""

    place: int
    amount: int
    slots: int
    keep: int
    unmet: int
    claims: int


class Step:
    """One card of the order: the places that may take it, those that must, and what is decided thereby."""

    def __init__(self, card: int, folds: list[Fold], fields: list[Fields]) -> None:
        self.card = card
        self.moves: list[Move] = []
        self.carries = 0  # added to a state, carries out of the fields with as many slots as cards left
        self.claims = 0  # those carries, and the bits of clauses that have no other card left
        self.leans: list[LeanField] = []
        self.folds = folds
        self._fields = fields
        self.mask = 0  # the fields that `settle` reads
        for fold in folds:
            for part in fold.parts:
                self.mask |= fields[part].slots

    def parts(self, fold: Fold, state: int) -> list[int]:
        """The slots that each part brings."""
        fields = [self._fields[part] for part in fold.parts]
        return [(state & field.slots) // field.one for field in fields]

    def settle(self, bits: int) -> tuple[int, int]:
        """The weight of the leans decided here times the ways to tell folded places apart; the fields that result."""
        weight, rest = 1, 0
        for field in self.leans:
            weight *= field.lean.table[(bits & field.mask) // field.one]
        for fold in self.folds:
            slots = self.parts(fold, bits)
            weight *= ways_to_split(slots) if sum(slots) <= fold.room else 0
            rest += sum(slots) * self._fields[fold.into].one
        return weight, rest


class Diagram:
    """The product of all hands' diagrams: its first state, and a step for each card of the plan's order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        most = [place.slots for place in plan.places]
        for folds in plan.folds:
            for fold in folds:
                most[fold.into] = sum(most[part] for part in fold.parts)
        self.fields: list[Fields] = []
        self.start = shift = 0
        for place, slots in zip(plan.places, most, strict=True):
            fields = Fields(place, slots, shift)
            self.fields.append(fields)
            self.start |= fields.start
            shift = fields.end
        self._bars = [(bar, 1 << shift + number) for number, bar in enumerate(plan.bars)]
        self.start |= sum(bit for _, bit in self._bars)
        self.steps: list[Step] = []
        apart = list(range(len(plan.places)))
        left = plan.open
        for card, folds in zip(plan.order, plan.folds, strict=True):
            self.steps.append(self._step(card, left, apart, folds))
            left &= ~(1 << card)
            for fold in folds:
                apart = [index for index in apart if index == fold.into or index not in fold.parts]

    def _step(self, card: int, left: int, apart: list[int], folds: list[Fold]) -> Step:
        step = Step(card, folds, self.fields)
        later = left & ~(1 << card)
        for index in apart:
            fields = self.fields[index]
            if not fields.place.cards >> card & 1:
                continue
            met = claims = taken = 0
            unmet = fields.unmet
            for clause, bit in fields.clauses:
                if clause >> card & 1:
                    met |= bit
                    if not clause & later:
                        claims |= bit
            chances = (fields.place.cards & left).bit_count() * fields.one
            if chances <= fields.slots:
                claims |= fields.carry
                step.carries += fields.carry - chances
            for field in fields.leans:
                if field.lean.cards >> card & 1:
                    taken += field.one
                    if not field.lean.cards & later:
                        step.leans.append(field)
                        step.mask |= field.mask
            for bar, bit in self._bars:
                if index < len(self.plan.players):
                    met |= bit if bar >> card & 1 else 0
                elif not bar >> card & 1:
                    met |= bit if bar & fields.place.cards else 0
                elif not bar & later:
                    unmet |= bit
            step.claims |= claims
            step.moves.append(Move(index, fields.one - taken, fields.slots, ~met, unmet, claims))
        return step


def ways_to_split(sizes: list[int]) -> int:
    """In how many ways cards can be dealt to hands of these sizes."""
    ways = factorial(sum(sizes))
    for size in sizes:
        ways //= factorial(size)
    return ways
