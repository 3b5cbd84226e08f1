"""The Murderer of Huis Clos as a master plays him: strikes where most stand, and is soon armed again."""

from functools import cached_property

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import dangers, weapons
from manoir.bots.huis_clos.believing import Beliefs, weapons_taken
from manoir.bots.huis_clos.guilty import A_DEATH, Guilty
from manoir.bots.huis_clos.pretending import seen_by_all
from manoir.core.chance import Luck
from manoir.games.huis_clos.components import (
    ALL_PLACES,
    ALL_WEAPONS,
    HAND_LIMIT,
    Clue,
    Place,
    each,
    owner,
)

ARMED = 3.0
"""What a weapon is worth to him."""
AIM = 2.5
"""How much more for each who stands in its Place and will stay there this turn."""
POINTING = 1.5
"""What it costs him to kill with a weapon that nobody else can have held."""
SCREEN = 1.0
"""What it is worth to him that nobody else has a clue of his; twice as much when accusations are near."""
EXPOSURE = 0.6
"""What it costs him, for each witness but one, to be seen taking one weapon more than anybody else."""
HIDING = 2.0
"""What it costs to stand where he can then not strike, and how much more for each whom he could have killed."""
SPARING = 4.0
MOST_HOPED = 3.0
"""What the hope for weapons in a Place is worth at most."""
HAVEN = 3.0
"""What a Place is worth in the Confrontation whose weapon one holds."""
EXPOSED = 6.0
"""What it costs there to stand where the other can strike."""


class Murderer(Guilty):
    """Kills from the first turn on, and is soon armed again; the same for either duellist of the Confrontation."""

    def __init__(self, mind: Beliefs, luck: Luck) -> None:
        super().__init__(mind.view, mind.seen, mind.odds, luck)
        self.mind = mind

    def believed(self) -> tuple[Belief, ...]:
        """Where weapons may be found; in the Confrontation also where the other can strike."""
        places = each(ALL_PLACES & ~self.seen.closed)
        hoped = {place: sum(self.mind.lying(place, weapon) for weapon in self._wanted(place)) for place in places}
        found = *super().believed(), weapons(hoped)
        if not self.seen.duel:
            return found
        return *found, dangers({place: self.mind.held_by(self._rival, place) for place in places})

    def _wanted(self, place: Place) -> tuple[Clue, ...]:
        """Weapons that can be used by one who finds them in a Place."""
        return each(ALL_WEAPONS & ~self.seen.hand & ~(1 << place))

    @property
    def _rival(self) -> int:
        return next(seat for seat in each(self.seen.living) if seat != self.seat)

    def worth(self, clue: Clue) -> float:
        seen = self.seen
        character = owner(clue)
        if character is None:
            return 0.0 if seen.closed >> clue & 1 else ARMED + AIM * self._targets(clue)
        if character == seen.characters[self.seat] and not seen.duel:
            return SCREEN if seen.turn < seen.seats - 1 else 2 * SCREEN
        return 0.2

    def gaining(self, clue: Clue, is_seen: bool) -> float:
        """No more weapons before the eyes of others than somebody else has taken."""
        worth = self.worth(clue)
        if not is_seen or owner(clue) is not None or self.seen.duel:
            return worth
        taken = weapons_taken(self.view)
        witnesses = [seat for seat in each(self.seen.living) if seat != self.seat]
        more = taken[self.seat] + 1 - max(taken[seat] for seat in witnesses)
        return worth - EXPOSURE * max(0, more) * (len(witnesses) - 1)

    def depositing(self, clue: Clue) -> float:
        """Every death is worth a weapon; of two that kill as many, the one that points less at himself."""
        deaths = self.others_in(clue) if owner(clue) is None and not self.seen.closed >> clue & 1 else 0
        return A_DEATH * deaths - ARMED - POINTING * self._betrays(clue) if deaths else -self.worth(clue)

    def _betrays(self, weapon: Clue) -> float:
        """How likely it is to the others that it was he who held a weapon."""
        if self.seen.duel:
            return 0.0
        public = self.public
        means = {seat: odds * public.holding(seat, weapon) for seat, odds in public.odds.items()}
        return means.get(self.seat, 0.0) / (sum(means.values()) or 1.0)

    @cached_property
    def public(self) -> Beliefs:
        """What all have seen."""
        return Beliefs(seen_by_all(self.view))

    def liking(self, place: Place) -> float:
        seen = self.seen
        needs = 2.0 if (seen.hand & ALL_WEAPONS).bit_count() < HAND_LIMIT else 0.3
        hoped = sum(
            self.mind.lying(place, weapon) * (needs + AIM * self._targets(weapon)) for weapon in self._wanted(place)
        )
        finds = min(hoped, MOST_HOPED)
        settled = self._targets(place)
        is_own = bool(seen.hand >> place & 1)
        if not seen.duel:
            return finds - (HIDING + SPARING * settled if is_own else 0.2 * settled)
        if is_own:
            # The last Innocent has only to live on; the Murderer must strike, and cannot where he stands.
            return finds / 2 - EXPOSED * settled + (0.0 if seen.roles[self.seat] else HAVEN)
        return finds / 2 - EXPOSED * self.mind.held_by(self._rival, place)

    def _targets(self, place: Place) -> int:
        """How many stand in a Place and have had their turn."""
        standing = self.seen.standing(place) & ~(1 << self.seat)
        return sum(self.has_moved(seat) for seat in each(standing))
