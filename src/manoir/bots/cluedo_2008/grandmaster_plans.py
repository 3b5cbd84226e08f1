"""What a master of Cluedo 2008 does who still asks, and what one does who is on the way to accuse, side by side."""

from copy import copy
from functools import cached_property
from typing import Self

from manoir.bots.cluedo_2008.master import Weighing
from manoir.bots.mansion.grandmaster_rows import UNUSUAL
from manoir.bots.mansion.grandmaster_sight import Sight
from manoir.bots.mansion.racing import Bet
from manoir.bots.mansion.study import FEARED, Studied, Study
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.views import View
from manoir.games.cluedo_2008.actions import SuggestElsewhere
from manoir.games.cluedo_2008.components import BOARD, DECK
from manoir.games.cluedo_2008.picture import Picture
from manoir.games.cluedo_2008.walking import distance
from manoir.games.mansion.actions import Accuse, Go, Roll, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards

NAMING = Suggest, SuggestElsewhere, Accuse
WALKING = Roll, Go, Suggest, SuggestElsewhere


class Plans(Weighing, Sight):
    deck = DECK
    board = BOARD

    def __init__(self, view: View, seen: Picture, study: Study) -> None:
        self.study = study
        self.table = seen
        super().__init__(view, seen, study.known, SeededLuck(len(view.told)), study.effort)
        self.inquiry = Studied(self.inquiry, study)

    @cached_property
    def bet(self) -> Bet:
        return self.study.bet(self.feared)

    @cached_property
    def worths(self) -> dict[Place, float]:
        return self.study.once("worths", lambda: super(Plans, self).worths)

    def onward(self, place: Place) -> float:
        return self.study.once(place, lambda: super(Plans, self).onward(place))

    def aid(self, suspect: Card, room: Place) -> float:
        return self.helped(suspect, room)

    def steps(self, place: Place, room: Place) -> int:
        return distance(room, place)

    @property
    def hangs_on_rooms(self) -> bool:
        return any(isinstance(option, WALKING) for option in self.view.options[:2])

    def weigh(self) -> Weights:
        """On the way to accuse alone where the envelope is certain."""
        study = self.study
        if study.chance < FEARED:
            return self.asking
        if study.chance == 1:
            return {self.accusing: 0.0}
        better = study.chance - study.waiting(self.feared)
        best, is_going = max(self.asking.values()), bool(self.solution)
        worth = best + (max(UNUSUAL, better) if is_going else min(-UNUSUAL, better))
        return {**self.asking, self.accusing: max(worth, self.asking.get(self.accusing, worth))}

    def _with(self, solution: Cards) -> Self:
        """The same seat, sure of an envelope or of none."""
        other = copy(self)
        other.solution = solution
        other.__dict__.pop("goals", None)
        return other

    @cached_property
    def asking(self) -> Weights:
        """What one weighs who still asks; all else that he may do is unusual, but for what would be named."""
        other = self._with(0)
        action = other.choose()
        weights = dict(other.weighed.weighed) if other.weighed else {}
        if any(isinstance(option, Suggest) for option in weights):
            return self.with_bluffs(weights)
        if not weights:
            weights[action] = 0.0
        least = max(weights.values()) - UNUSUAL
        rest = (option for option in self.view.options if not isinstance(option, NAMING) and option not in weights)
        return weights | dict.fromkeys(rest, least)

    @cached_property
    def accusing(self) -> Action:
        """What one does who goes to accuse."""
        return self._with(self.study.likeliest).choose()
