"""The Murderer of Huis Clos as a master plays him: he guesses where the others will stand, and arms for that."""

from functools import cached_property
from math import exp

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import weapons
from manoir.bots.huis_clos.believing import Beliefs, weapons_taken
from manoir.bots.huis_clos.guilty import A_DEATH, Guilty
from manoir.bots.huis_clos.pretending import seen_by_all
from manoir.bots.huis_clos.wary import COMPANY, DEATH, danger
from manoir.core.chance import Luck
from manoir.games.huis_clos.components import (
    ALL_PLACES,
    ALL_WEAPONS,
    HAND_LIMIT,
    PLACES,
    Clue,
    Place,
    each,
    owner,
)

ARMED = 2.0
"""What a weapon is worth to him; one more for each whom it should meet in its Place in the next turn."""
AIM = 2.5
"""How much more for each who should stand there at the end of this turn."""
SCREEN = 1.0
"""What it is worth to him that nobody else has a clue of his; twice as much when accusations are near."""
POINTING = 1.5
"""What it costs him to kill with a weapon that nobody else can have held."""
EXPOSURE = 0.6
"""What it costs him, for each witness but one, to be seen taking one weapon more than anybody else."""
PROOF = 10.0
"""What it costs to take a weapon from the Urn when all know that he has one: no Innocent may (HC-128)."""


class Murderer(Guilty):
    """Kills from the first turn on, whenever he can, and is soon armed again."""

    def __init__(self, mind: Beliefs, luck: Luck) -> None:
        super().__init__(mind.view, mind.seen, mind.odds, luck)
        self.mind = mind

    def believed(self) -> tuple[Belief, ...]:
        """Where weapons may be found."""
        places = each(ALL_PLACES & ~self.seen.closed)
        hoped = {place: sum(self.mind.lying(place, weapon) for weapon in self.wanted(place)) for place in places}
        return *super().believed(), weapons(hoped)

    def wanted(self, place: Place) -> tuple[Clue, ...]:
        """Weapons that can be used by one who finds them in a Place."""
        return each(ALL_WEAPONS & ~self.seen.hand & ~(1 << place))

    @cached_property
    def public(self) -> Beliefs:
        """What all have seen."""
        return Beliefs(seen_by_all(self.view))

    @cached_property
    def _fears(self) -> dict[Place, float]:
        """How dangerous each Place where there is something to find looks to all."""
        odds = self.public.read()
        open_places = each(ALL_PLACES & ~self.seen.closed)
        return {place: danger(self.public, odds, place) for place in open_places if self.seen.counts[place]}

    def _crowd(self, origin: Place | None) -> dict[Place, float]:
        """How likely one who leaves a Place goes to each other: where it looks safe, and alone."""
        appeal = {
            place: exp(-DEATH * fear * (1 + COMPANY * self.seen.standing(place).bit_count()))
            for place, fear in self._fears.items()
            if place != origin
        }
        whole = sum(appeal.values()) or 1.0
        return {place: share / whole for place, share in appeal.items()}

    @cached_property
    def _newcomers(self) -> list[float]:
        """By Place: how many of those who have still to move should come there."""
        seen = self.seen
        coming = [0.0] * len(PLACES)
        for seat in each(seen.living & ~(1 << self.seat)):
            if seat != seen.player and not self.has_moved(seat):
                for place, share in self._crowd(seen.pawn(seat)).items():
                    coming[place] += share
        return coming

    @cached_property
    def _next_turn(self) -> dict[Place, float]:
        """By Place: how many should stand there at the end of the next turn."""
        others = self.seen.living.bit_count() - 1
        return {place: others * share for place, share in self._crowd(None).items()}

    def _victims(self, weapon: Clue) -> float:
        """How many should stand in its Place when the Urn is filled."""
        standing = self.seen.standing(weapon) & ~(1 << self.seat)
        return sum(self.has_moved(seat) for seat in each(standing)) + self._newcomers[weapon]

    def worth(self, clue: Clue) -> float:
        seen = self.seen
        character = owner(clue)
        if character is None:
            if seen.closed >> clue & 1:
                return 0.0
            is_here = clue == seen.pawn(self.seat)
            return self._stock(clue) + (0.0 if is_here else AIM * self._victims(clue))
        if character == seen.characters[self.seat]:
            return SCREEN if seen.turn < seen.seats - 1 else 2 * SCREEN
        return 0.2

    def _stock(self, weapon: Clue) -> float:
        """What a weapon is worth beyond this turn."""
        return ARMED + self._next_turn.get(weapon, 0.0)

    def gaining(self, clue: Clue, is_seen: bool) -> float:
        """No more weapons before the eyes of others than somebody else has taken."""
        worth = self.worth(clue)
        if not is_seen or owner(clue) is not None:
            return worth
        if self.seen.pool is not None and self._is_known_to_be_armed():
            return worth - PROOF
        taken = weapons_taken(self.view)
        witnesses = [seat for seat in each(self.seen.living) if seat != self.seat]
        more = taken[self.seat] + 1 - max(taken[seat] for seat in witnesses)
        return worth - EXPOSURE * max(0, more) * (len(witnesses) - 1)

    def _is_known_to_be_armed(self) -> bool:
        return any(self.public.holding(self.seat, weapon) == 1 for weapon in each(self.seen.hand & ALL_WEAPONS))

    def depositing(self, clue: Clue) -> float:
        """A death before all else; of two weapons that kill as many, the one that points less at himself."""
        deaths = self.others_in(clue) if owner(clue) is None and not self.seen.closed >> clue & 1 else 0
        return A_DEATH * (1 + deaths) - POINTING * self._betrays(clue) if deaths else -self.worth(clue)

    def _betrays(self, weapon: Clue) -> float:
        """How likely it is to the others that it was he who held a weapon."""
        public = self.public
        means = {seat: odds * public.holding(seat, weapon) for seat, odds in public.odds.items()}
        return means.get(self.seat, 0.0) / (sum(means.values()) or 1.0)

    def liking(self, place: Place) -> float:
        """Where the weapon may lie that kills most this turn, or one to keep; not where that of his own hand would."""
        seen = self.seen
        if not seen.counts[place]:
            return -1.0
        armed = max((self._victims(weapon) for weapon in each(seen.hand & ALL_WEAPONS & ~(1 << place))), default=0.0)
        is_full = seen.hand.bit_count() == HAND_LIMIT
        lost = min(self.worth(clue) for clue in each(seen.hand)) if is_full else 0.0
        liking, is_missing = 0.0, 1.0
        for weapon in sorted(self.wanted(place), key=self._victims, reverse=True):
            lying = is_missing * self.mind.lying(place, weapon)
            kept = max(0.0, self._stock(weapon) - lost)
            liking += lying * (A_DEATH * max(armed, self._victims(weapon)) + kept)
            is_missing -= lying
        return liking + is_missing * A_DEATH * armed
