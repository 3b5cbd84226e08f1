"""A grandmaster of Super Cluedo: what it sees of its options, and the network that weighs them."""

from functools import cache, cached_property
from pathlib import Path

from manoir.bots.mansion.effort import learned_effort
from manoir.bots.mansion.grandmaster import Grandmaster
from manoir.bots.mansion.grandmaster_rows import BITS
from manoir.bots.mansion.grandmaster_turn import TurnSight
from manoir.bots.mansion.spying import told_by_a_card
from manoir.bots.network import Network, load
from manoir.bots.option_rows import reached
from manoir.bots.super_cluedo.detective import steps_into
from manoir.bots.super_cluedo.master import SuperCluedoTurn
from manoir.core.actions import Action
from manoir.games.mansion.actions import PASSAGE, Accuse, EndTurn, Go, Roll, Show, Suggest, TakePassage
from manoir.games.mansion.board import Place
from manoir.games.super_cluedo.actions import Pass, Spy, Stop, Watch
from manoir.games.super_cluedo.components import PASSAGES
from manoir.games.super_cluedo.knowledge import notebook
from manoir.games.super_cluedo.walking import points_to

WEIGHTS = Path(__file__).with_suffix(".npz")
FARTHEST = 12
HAND = 9


class SuperCluedoSight(TurnSight, SuperCluedoTurn):
    verbs = (Roll, TakePassage, Pass, Go, Spy, Stop, Watch, Suggest, Show, Accuse, EndTurn)
    own_situation = (len(BITS), FARTHEST)
    own_option = (len(BITS), HAND, FARTHEST)

    @cached_property
    def worths(self) -> dict[Place, float]:
        latest = self.seen.latest[self.view.seat]
        return self.study.once(("worths", latest), lambda: super(SuperCluedoSight, self).worths)

    @cached_property
    def spying(self) -> float:
        return self.study.once("spying", lambda: super(SuperCluedoSight, self).spying)

    def steps(self, place: Place, room: Place) -> int:
        return steps_into(room)[place]

    def end_of(self, option: Action) -> Place | None:
        match option:
            case Go(place=place) | Spy(place=place):
                return place
            case Stop():
                return self.here
        return PASSAGES[self.here] if option is PASSAGE else None

    def own_around(self) -> list[int]:
        """What a look into a hand tells, and the points that are left."""
        return [reached(self.spying, BITS) if self.hangs_on_rooms else 0, min(FARTHEST, self.seen.points)]

    def own_details(self, option: Action) -> list[int]:
        """Of a hand that is looked into, and the points that are left after a stop."""
        match option:
            case Watch(suspect=suspect):
                seat = self.seen.suspects.index(suspect)
                unknown = self.seen.sizes[seat] - self.known.certain(seat).bit_count()
                return [reached(told_by_a_card(self.known, seat), BITS), min(HAND, unknown), 0]
            case Spy(place=place):
                return [0, 0, max(0, self.seen.points - (points_to(self.here, place) or 0))]
        return [0, 0, 0]


@cache
def network() -> Network:
    return load(WEIGHTS, SuperCluedoSight.levels())


@cache
def make(seconds: float) -> Grandmaster:
    return Grandmaster(SuperCluedoSight, notebook, network(), learned_effort(seconds))
