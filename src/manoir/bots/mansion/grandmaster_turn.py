"""What the grandmasters of Cluedo and Super Cluedo share: a turn of a master, by beliefs that are studied once."""

from functools import cached_property

from manoir.bots.mansion.grandmaster_rows import UNUSUAL
from manoir.bots.mansion.grandmaster_sight import Sight
from manoir.bots.mansion.master import Turn
from manoir.bots.mansion.racing import WORTH_A_THOUGHT, Bet
from manoir.bots.mansion.study import FEARED, Studied, Study
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.views import View
from manoir.games.mansion.actions import END_TURN
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card
from manoir.games.mansion.picture import MansionPicture


class TurnSight(Turn, Sight):
    """Looks up what it has worked out of the same beliefs before."""

    def __init__(self, view: View, seen: MansionPicture, study: Study) -> None:
        super().__init__(view, seen, study.known, SeededLuck(len(view.told)), study.effort)
        self.study = study
        self.table = seen
        self.inquiry = Studied(self.inquiry, study)

    @cached_property
    def bet(self) -> Bet:
        return self.study.bet(self.feared)

    def aid(self, suspect: Card, room: Place) -> float:
        return self.helped(suspect)

    def suggestions(self) -> dict[Action, float]:
        """A master's, and bluffs."""
        return self.with_bluffs(super().suggestions())

    def last_words(self) -> Weights:
        """Also bets on which a master would not think."""
        study = self.study
        accusation = self.accusations[study.likeliest]
        if accusation not in self.view.options or study.chance < FEARED:
            return {END_TURN: 0.0}
        better = study.chance - study.waiting(self.feared)
        return {accusation: better if study.chance >= WORTH_A_THOUGHT else min(-UNUSUAL, better), END_TURN: 0.0}
