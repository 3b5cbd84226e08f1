"""A duellist of the Confrontation as a master plays him: the last Innocent has to live on, the Murderer to strike."""

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import dangers, weapons
from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.duelling import Duel
from manoir.bots.huis_clos.guilty import A_DEATH, Guilty
from manoir.bots.thought import Weights
from manoir.core.chance import Luck
from manoir.games.huis_clos.actions import Exchange, Go
from manoir.games.huis_clos.components import ALL_PLACES, ALL_WEAPONS, Clue, Place, each, owner

ARMED = 3.0
"""What a weapon is worth."""
AIM = 2.5
"""How much more if the other stands in its Place and will stay there this turn."""
MOST_HOPED = 3.0
"""What the hope for weapons in a Place is worth at most."""
HAVEN = 3.0
"""What a Place is worth to the last Innocent whose weapon he holds."""
EXPOSED = 6.0
"""What it costs to stand where the other can strike."""


class Duellist(Guilty):
    def __init__(self, mind: Beliefs, luck: Luck, seconds: float) -> None:
        super().__init__(mind.view, mind.seen, mind.odds, luck)
        self.mind = mind
        self.seconds = seconds
        self.rival = next(seat for seat in each(mind.seen.living) if seat != self.seat)

    def believed(self) -> tuple[Belief, ...]:
        """Where weapons may be found, and where the other can strike."""
        places = each(ALL_PLACES & ~self.seen.closed)
        hoped = {place: sum(self.mind.lying(place, weapon) for weapon in self.wanted(place)) for place in places}
        struck = {place: self.mind.held_by(self.rival, place) for place in places}
        return *super().believed(), weapons(hoped), dangers(struck)

    def wanted(self, place: Place) -> tuple[Clue, ...]:
        return each(ALL_WEAPONS & ~self.seen.hand & ~(1 << place))

    def weigh(self) -> Weights:
        """Where to go, and whether to search or to take by force: the Murderer tries it out."""
        options = self.view.options
        if self.seen.roles[self.seat] and len(options) > 1 and any(isinstance(one, Go | Exchange) for one in options):
            return Duel(self.view, self.luck, self.seconds).chances() or super().weigh()
        return super().weigh()

    def worth(self, clue: Clue) -> float:
        if owner(clue) is not None:
            return 0.2
        return 0.0 if self.seen.closed >> clue & 1 else ARMED + AIM * self._is_target(clue)

    def depositing(self, clue: Clue) -> float:
        kills = owner(clue) is None and self.others_in(clue)
        return A_DEATH if kills else -self.worth(clue)

    def liking(self, place: Place) -> float:
        seen = self.seen
        needs = 2.0 if seen.hand & ALL_WEAPONS != seen.hand else 0.3
        hoped = sum(
            self.mind.lying(place, weapon) * (needs + AIM * self._is_target(weapon)) for weapon in self.wanted(place)
        )
        finds = min(hoped, MOST_HOPED) / 2
        if seen.hand >> place & 1:
            # The last Innocent has only to live on; the Murderer must strike, and cannot where he stands.
            return finds - EXPOSED * self._is_target(place) + (0.0 if seen.roles[self.seat] else HAVEN)
        return finds - EXPOSED * self.mind.held_by(self.rival, place)

    def _is_target(self, place: Place) -> bool:
        """Whether the other stands there and has had his turn."""
        return self.seen.pawn(self.rival) == place and self.has_moved(self.rival)
