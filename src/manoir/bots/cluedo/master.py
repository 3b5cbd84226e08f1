"""A master of Cluedo: exact odds, walks to where it learns most, hides what it shows, accuses when the race says so."""

from functools import cached_property, partial

from manoir.bots.cluedo.steady import ACCUSE, ROOMS, points_into
from manoir.bots.mansion.dice import DELAYED, FALLS, TOTALS
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.master import Master, Turn
from manoir.bots.mansion.reading import Reading, believe, read, read_suggestions
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import Answering
from manoir.games.cluedo.actions import STAY
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import picture
from manoir.games.cluedo.walking import reach
from manoir.games.mansion.actions import PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.walking import places


class CluedoTurn(Turn):
    deck = DECK
    board = BOARD
    rule = Answering.FIRST
    accusations = ACCUSE

    def weigh(self) -> Weights:
        first = self.view.options[0]
        if isinstance(first, Show):
            return self.shows()
        if accusation := self.certainty():
            return {accusation: 1.0}
        if isinstance(first, Suggest):
            return self.suggestions() or self.last_words()
        return self.walks() or self.last_words()

    def walks(self) -> Weights:
        first = self.view.options[0]
        if isinstance(first, Go):
            return {option: self.reached(option, 0) for option in self.view.options}
        return self._ways() if first is ROLL else {}

    def reached(self, option: Action, points: int) -> float:
        assert isinstance(option, Go)
        return self.worths[option.place] if BOARD.is_room(option.place) else self.onward(option.place)

    @cached_property
    def worths(self) -> dict[Place, float]:
        return self.inquiry.room_worths(ROOMS)

    def onward(self, place: Place) -> float:
        return max(worth * DELAYED[points_into(room)[place]] for room, worth in self.worths.items() if room != place)

    def _ways(self) -> Weights:
        weights: dict[Action, float] = {ROLL: self._roll_worth()}
        if STAY in self.view.options:
            weights[STAY] = self.worths[self.here]
        if PASSAGE in self.view.options:
            weights[PASSAGE] = self.worths[BOARD.passages[self.here]]
        return weights

    def _roll_worth(self) -> float:
        worth = 0.0
        for total, ways in TOTALS.items():
            found = reach(self.here, total)
            rooms = max((self.worths[room] for room in found.rooms), default=0.0)
            squares = max((self.onward(square) for square in places(found.squares)), default=0.0)
            worth += ways / FALLS * max(rooms, squares)
        return worth


def begin(view: View, luck: Luck, effort: Effort, reading: Reading | None = read) -> CluedoTurn:
    return CluedoTurn(view, picture(view), believe(notebook(view), view, effort.belief, reading), luck, effort)


def master(seconds: float) -> Master:
    """Of the others' manners it reads what they ask, no more."""
    return Master(partial(begin, reading=read_suggestions), seconds)
