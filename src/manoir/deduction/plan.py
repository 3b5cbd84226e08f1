"""The plan of a count: like places made one, like cards left for the end, the others put in a good order."""

from __future__ import annotations

from typing import NamedTuple

from manoir.deduction.errors import NoDeal
from manoir.deduction.facts import cards_in
from manoir.deduction.order import Search
from manoir.deduction.place import Place
from manoir.deduction.propagate import Residue


class Fold(NamedTuple):
    """From here on nothing tells these places apart: the first takes all slots, at most one for each card left."""

    into: int
    parts: list[int]
    room: int


class Plan:
    """Places with slots left, players before categories; the order of cards, what folds after each, and the tail."""

    def __init__(self, residue: Residue) -> None:
        self.players = pooled_places(residue)
        self.categories = [
            Place([row], residue.can[row], 1, [], []) for row in residue.envelope_rows if residue.slots[row]
        ]
        self.places = self.players + self.categories
        self.bars = residue.bars
        self.open = 0
        for place in self.places:
            self.open |= place.cards
        self.tail = self._longest_tail()
        self.order = Search(self.players, self.categories, self.bars, self.open, self.tail).best()
        self.folds = self._folds()

    def _longest_tail(self) -> int:
        """The largest set of cards in no clause, lean or bar that the same players can hold."""
        bound = 0
        for bar in self.bars:
            bound |= bar
        for place in self.players:
            bound |= place.bound
        classes: dict[int, int] = {}
        for card in cards_in(self.open & ~bound):
            holders = 0
            for index, place in enumerate(self.players):
                holders |= (place.cards >> card & 1) << index
            classes[holders] = classes.get(holders, 0) | 1 << card
        return max(classes.values(), key=int.bit_count, default=0)

    def _folds(self) -> list[list[Fold]]:
        """After each card of the order: the places that no clause and no card to come tells apart any more."""
        folds: list[list[Fold]] = []
        apart = list(range(len(self.players)))
        left = self.open
        for card in self.order:
            left &= ~(1 << card)
            alike: dict[int, list[int]] = {}
            for index in apart:
                place = self.players[index]
                if place.cards & left and not place.bound & left:
                    alike.setdefault(place.cards & left, []).append(index)
            folds.append([Fold(parts[0], parts, rest.bit_count()) for rest, parts in alike.items() if len(parts) > 1])
            for fold in folds[-1]:
                apart = [index for index in apart if index == fold.into or index not in fold.parts]
        return folds


def pooled_places(residue: Residue) -> list[Place]:
    """Players and pool with slots left; those without clause or lean and with the same possible cards are one."""
    places: list[Place] = []
    alike: dict[int, Place] = {}
    for row in range(residue.envelope_rows.start):
        slots, cards, clauses = residue.slots[row], residue.can[row], residue.clauses[row]
        if not slots:
            continue
        leans = [lean for lean in residue.leans if lean.row == row]
        place = Place([row], cards, slots, clauses, leans)
        if place.bound:
            places.append(place)
        elif cards in alike:
            alike[cards].rows.append(row)
            alike[cards].slots += slots
        else:
            alike[cards] = place
            places.append(place)
    if any(place.slots > place.cards.bit_count() for place in alike.values()):
        raise NoDeal
    return places
