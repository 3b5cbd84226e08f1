"""A master of Super Cluedo: exact odds, spies where it tells most, never far from two places it can ask in."""

from collections.abc import Sequence
from functools import cached_property, partial

from manoir.bots.mansion.dice import DELAYED, FALLS, TOTALS
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.master import Master, Turn
from manoir.bots.mansion.reading import Reading, believe, read
from manoir.bots.mansion.sights import Sights, sights
from manoir.bots.mansion.spying import told_by_a_card
from manoir.bots.super_cluedo.detective import SCENES, steps_into
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import Answering, Posterior
from manoir.games.mansion.actions import PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.super_cluedo.actions import PASS, Spy, Stop, Watch
from manoir.games.super_cluedo.components import BOARD, DECK, PASSAGES
from manoir.games.super_cluedo.events import LetSee
from manoir.games.super_cluedo.knowledge import ACCUSE, notebook
from manoir.games.super_cluedo.picture import Picture, picture
from manoir.games.super_cluedo.walking import points_to, reaches


class SuperCluedoTurn(Turn):
    deck = DECK
    board = BOARD
    rule = Answering.EVERY
    accusations = ACCUSE

    def __init__(self, view: View, seen: Picture, known: Posterior, luck: Luck, effort: Effort) -> None:
        super().__init__(view, seen, known, luck, effort)
        self.seen = seen
        self.begun: dict[Place, float] = {}

    def weigh(self) -> Weights:
        options = self.view.options
        first = options[0]
        if isinstance(first, Show):
            return self.shows()
        if isinstance(first, Watch):
            watches = [option for option in options if isinstance(option, Watch)]
            return {watch: told_by_a_card(self.known, self.seen.suspects.index(watch.suspect)) for watch in watches}
        if accusation := self.certainty():
            return {accusation: 1.0}
        if isinstance(first, Suggest):
            return self.suggestions() or self.last_words()
        return self.walks() or self.last_words()

    def walks(self) -> Weights:
        first = self.view.options[0]
        if isinstance(first, Go):
            return {option: self.reached(option, self.seen.points) for option in self.view.options}
        return self._ways() if first is ROLL else {}

    def reached(self, option: Action, points: int) -> float:
        return self._worth_of(option, self.here, points)

    def sights(self) -> Sequence[Sights]:
        """A spy sees any card of a hand."""
        found = sights(self.view)
        for event in self.view.told:
            if isinstance(event, LetSee) and event.card is None:
                found[event.to].append((event.seat, DECK.everything))
        return found

    @cached_property
    def worths(self) -> dict[Place, float]:
        latest = self.seen.latest[self.view.seat]
        return self.inquiry.room_worths([room for room in SCENES if room != latest])

    def onward(self, place: Place) -> float:
        """One decision asks for the same places many times."""
        found = self.begun.get(place)
        if found is None:
            found = self.begun[place] = max(
                worth * DELAYED[steps_into(room)[place]] for room, worth in self.worths.items() if room != place
            )
        return found

    @cached_property
    def spying(self) -> float:
        """What a look into the best hand tells."""
        return max(told_by_a_card(self.known, seat) for seat in self.witnesses)

    def _ways(self) -> Weights:
        weights: dict[Action, float] = {ROLL: self._roll_worth(), PASS: 0.0}
        if PASSAGE in self.view.options:
            weights[PASSAGE] = self.worths.get(PASSAGES[self.here], 0.0)
        asking = self.suggestions() if self.here in self.worths else {}
        return weights | asking

    def _roll_worth(self) -> float:
        worth = 0.0
        for total, ways in TOTALS.items():
            found = reaches(self.here)[total].moves
            worth += ways / FALLS * max(self._worth_of(option, self.here, total) for option in found)
        return worth

    def _worth_of(self, option: Action, origin: Place, points: int) -> float:
        """Of a move with so many points, or of the first half of one."""
        if isinstance(option, Go):
            return self._at(option.place)
        if isinstance(option, Stop):
            return self._at(origin)
        assert isinstance(option, Spy)
        left = points - (points_to(origin, option.place) or 0)
        onward = max((self._at(go.place) for go in reaches(option.place)[left].ends), default=0.0)
        return self.spying + max(onward, self._at(option.place))

    def _at(self, place: Place) -> float:
        """Of being there when the move is over."""
        return self.worths[place] if place in self.worths else self.onward(place)


def begin(view: View, luck: Luck, effort: Effort, reading: Reading | None = read) -> SuperCluedoTurn:
    return SuperCluedoTurn(view, picture(view), believe(notebook(view), view, effort.belief, reading), luck, effort)


def master(seconds: float) -> Master:
    """It reads nobody's manners."""
    return Master(partial(begin, reading=None), seconds)
