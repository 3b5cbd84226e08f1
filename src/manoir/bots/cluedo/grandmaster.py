"""A grandmaster of Cluedo: what it sees of its options, and the network that weighs them."""

from functools import cache, cached_property
from pathlib import Path

from manoir.bots.cluedo.master import CluedoTurn
from manoir.bots.cluedo.steady import points_into
from manoir.bots.mansion.effort import learned_effort
from manoir.bots.mansion.grandmaster import Grandmaster
from manoir.bots.mansion.grandmaster_turn import TurnSight
from manoir.bots.network import Network, load
from manoir.core.actions import Action
from manoir.games.cluedo.actions import STAY, Stay
from manoir.games.cluedo.components import BOARD
from manoir.games.cluedo.knowledge import notebook
from manoir.games.mansion.actions import PASSAGE, Accuse, EndTurn, Go, Roll, Show, Suggest, TakePassage
from manoir.games.mansion.board import Place

WEIGHTS = Path(__file__).with_suffix(".npz")


class CluedoSight(TurnSight, CluedoTurn):
    verbs = (Roll, TakePassage, Stay, Go, Suggest, Show, Accuse, EndTurn)

    @cached_property
    def worths(self) -> dict[Place, float]:
        return self.study.once("worths", lambda: super(CluedoSight, self).worths)

    def onward(self, place: Place) -> float:
        return self.study.once(place, lambda: super(CluedoSight, self).onward(place))

    def _roll_worth(self) -> float:
        """Not worked out where there is no other way."""
        has_choice = STAY in self.view.options or PASSAGE in self.view.options
        return super()._roll_worth() if has_choice else 0.0

    def steps(self, place: Place, room: Place) -> int:
        return points_into(room)[place]

    def end_of(self, option: Action) -> Place | None:
        if isinstance(option, Go):
            return option.place
        return {STAY: self.here, PASSAGE: BOARD.passages.get(self.here)}.get(option)


@cache
def network() -> Network:
    return load(WEIGHTS, CluedoSight.levels())


@cache
def make(seconds: float) -> Grandmaster:
    return Grandmaster(CluedoSight, notebook, network(), learned_effort(seconds))
