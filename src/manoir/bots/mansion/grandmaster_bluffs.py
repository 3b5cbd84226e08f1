"""Suggestions that a master would not make: with cards of one's own."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from manoir.bots.mansion.asking import HELPED, pairs
from manoir.bots.mansion.grandmaster_rows import UNUSUAL
from manoir.bots.mansion.grandmaster_situation import Situation
from manoir.core.actions import Action
from manoir.games.mansion.actions import Suggest
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, each
from manoir.games.mansion.rooms import room_card

BLUFFS = 2
"""Of the likeliest suspects and weapons, so many are also named beside a card of one's own."""


class Bluffing(Situation):
    board: ClassVar[Board]

    @abstractmethod
    def aid(self, suspect: Card, room: Place) -> float:
        """How much better off the owner of a pawn is if it is called into a room."""

    def with_bluffs(self, usual: Mapping[Action, float]) -> dict[Action, float]:
        """A master's suggestions in this room, and bluffs behind the best of them."""
        if not usual:
            return {}
        options: dict[Cards, Action] = {
            1 << option.suspect | 1 << option.weapon: option
            for option in self.view.options
            if isinstance(option, Suggest)
        }
        here, most = 1 << room_card(self.deck, self.board, self.here), max(usual.values()) - UNUSUAL
        asked = {
            pair | here: options[pair] for pair in self._bluffs() if pair in options and options[pair] not in usual
        }
        helped = {suspect: HELPED * self.aid(suspect, self.here) for suspect in self.deck.suspects}
        costs = {cards: helped[next(each(cards))] for cards in asked}
        found = {asked[cards]: min(most, worth) for cards, worth in self.inquiry.weighed(asked, costs).items()}
        return {**usual, **found}

    def _bluffs(self) -> set[Cards]:
        """Pairs of which at least one card is one's own."""
        likely = self.study.once("pairs", lambda: pairs(self.known, self.deck))
        suspects = list(dict.fromkeys(suspect for _, suspect, _ in likely))[:BLUFFS]
        weapons = list(dict.fromkeys(weapon for _, _, weapon in likely))[:BLUFFS]
        own = [next(each(self.hand & kind), None) for kind in self.deck.kinds[:2]]
        found = {1 << suspect | 1 << own[1] for suspect in suspects if own[1] is not None}
        found |= {1 << own[0] | 1 << weapon for weapon in weapons if own[0] is not None}
        if own[0] is not None and own[1] is not None:
            found.add(1 << own[0] | 1 << own[1])
        return found
