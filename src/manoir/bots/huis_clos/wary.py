"""An Innocent of Huis Clos who reads the others, stands where it is safe, and accuses when it pays."""

from functools import cached_property

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import dangers
from manoir.bots.huis_clos.believing import Beliefs, Odds
from manoir.bots.huis_clos.innocent import Innocent
from manoir.bots.huis_clos.mind import has_moved
from manoir.core.chance import Luck
from manoir.games.huis_clos.components import (
    ALL_PLACES,
    ALL_WEAPONS,
    CLUES,
    CLUES_OF,
    HAND_LIMIT,
    PLACES,
    Character,
    Clue,
    Place,
    each,
    owner,
)
from manoir.games.huis_clos.state import NEXT

FIRST_BET, LAST_BET = 0.5, 0.3
"""How likely guilt must be for an accusation in the first turn that allows one, and in the last."""
ACCUSING = 15.0
"""What it is worth to accuse whom one is certain of."""
DEATH = 14.0
FINDING = 0.15
"""How likely a Murderer who has still to move will find a weapon that lies about somewhere."""
COMPANY = 1.0
"""How much likelier a Place is to be struck for each who stands there."""
FOLLOWING = 0.5
"""What it is worth to stand beside a suspect."""
STUCK = 6.0
"""What it costs to stand beside the certain Murderer when he can then not be accused: one has to walk up to him."""
EVIDENCE = 8.0
"""What a clue of the certain Murderer is worth."""
URGENT = 2.0
"""How much more the first clue of a suspect is worth when accusations are near."""
SAFETY = 1.5
"""What a weapon is worth to an Innocent: it kills nobody, and its Place is safe."""
HOPE = 0.5
"""What part of what may be found is found."""


class Wary(Innocent):
    """An Innocent who knows how likely each Place is to be struck."""

    def __init__(self, mind: Beliefs, luck: Luck) -> None:
        super().__init__(mind.view, mind.seen, mind.read(), luck)
        self.mind = mind

    @cached_property
    def dangers(self) -> dict[Place, float]:
        return {place: danger(self.mind, self.odds, place) for place in each(ALL_PLACES & ~self.seen.closed)}

    def believed(self) -> tuple[Belief, ...]:
        return (*super().believed(), dangers(self.dangers))

    def worth(self, clue: Clue) -> float:
        """In the end most clues of the Murderer win; before that one of each suspect is enough to accuse."""
        seen = self.seen
        character = owner(clue)
        others = seen.hand & ~(1 << clue)
        if character is None:
            return 0.2 if others & ALL_WEAPONS else SAFETY
        if character not in seen.characters:
            return 0.0
        held = (others & CLUES_OF[character]).bit_count()
        is_late = seen.turn >= 2 * seen.seats - 1
        evidence = EVIDENCE * self.odds.get(seen.characters.index(character), 0.0)
        if not held:
            return evidence * (URGENT if seen.turn >= seen.seats - 1 else 1.0)
        return evidence / (1 + held * (0.3 if is_late else 1.0))

    def liking(self, place: Place) -> float:
        standing = each(self.seen.standing(place) & ~(1 << self.seat))
        prey = max((self.accusing(self.seen.characters[seat]) for seat in standing), default=0.0)
        followed = sum(self.odds.get(seat, 0.0) * (-STUCK if self._stays(seat) else FOLLOWING) for seat in standing)
        risk = DEATH * self.dangers.get(place, 0.0) * (1 + COMPANY * len(standing))
        return max(0.0, prey) + followed + self._finds(place) - risk

    def _stays(self, seat: int) -> bool:
        """Whether somebody will stand where he is when it is one's own turn again, and accusing is allowed then."""
        seen = self.seen
        if seen.turn < seen.seats or not has_moved(seen, seat):
            return False
        first = NEXT[seen.living][seen.starter]
        return (self.seat - first) % seen.seats < (seat - first) % seen.seats

    def _finds(self, place: Place) -> float:
        """What a Search there may bring more than the least clue of a full hand."""
        seen = self.seen
        if not seen.counts[place]:
            return -1.0
        lost = 0.0 if seen.hand.bit_count() < HAND_LIMIT else min(self.worth(clue) for clue in each(seen.hand))
        clues = each(seen.seen[place] or 0) or range(len(CLUES))
        hoped = sorted((self.worth(clue) * self.mind.lying(place, clue) for clue in clues), reverse=True)
        return max(0.0, HOPE * (sum(hoped[:3]) - lost))

    def enough(self) -> float:
        passed = (self.seen.turn - self.seen.seats - 1) / (self.seen.seats - 1)
        return FIRST_BET + (LAST_BET - FIRST_BET) * passed

    def accusing(self, accused: Character) -> float:
        is_worth_it = super().accusing(accused) > 0
        return ACCUSING * self.odds.get(self.seen.characters.index(accused), 0.0) if is_worth_it else -1.0

    def observing(self) -> float:
        return 1.0 if self.odds.get(self.seen.player) else -1.0


def danger(mind: Beliefs, odds: Odds, place: Place) -> float:
    """How likely the Murderer will have the weapon of a Place when the Urn is filled, for one who moves now."""
    seen = mind.seen
    lying = sum(mind.lying(other, place) for other in range(len(PLACES)))
    found = 0.0
    for seat, chance in odds.items():
        held = mind.holding(seat, place)
        if not has_moved(seen, seat):
            found += chance * (held + FINDING * lying * (1 - held))
        elif seen.pawns[seat] != place:
            found += chance * held
    return found
