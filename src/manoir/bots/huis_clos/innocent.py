"""An Innocent of Huis Clos: keeps apart, gathers the clues of its suspects, and accuses when it is sure enough."""

from manoir.bots.huis_clos.mind import Mind
from manoir.games.huis_clos.components import ALL_WEAPONS, CLUES_OF, Character, Clue, Place, each, owner

SURE = 0.75
"""How likely a suspect's guilt must be for an accusation; towards the end a good guess will do."""
GOOD_GUESS = 0.5
AT_ONCE = 10.0
"""What is worth more than anything else."""


class Innocent(Mind):
    def worth(self, clue: Clue) -> float:
        """Clues of suspects are evidence; a weapon in hand is one the Murderer has not."""
        character = owner(clue)
        if character is None:
            return 0.5 if self.seen.hand & ALL_WEAPONS else 1.0
        if character not in self.seen.characters:
            return 0.0
        seat = self.seen.characters.index(character)
        if seat == self.seat:
            return 0.3
        held = (self.seen.hand & CLUES_OF[character] & ~(1 << clue)).bit_count()
        return 6.0 * self.odds.get(seat, 0.0) / (1 + held)

    def liking(self, place: Place) -> float:
        """Alone is safest, or beside the main suspect, who cannot kill where he stands; sure suspects are accused."""
        standing = each(self.seen.standing(place) & ~(1 << self.seat))
        if any(self.accusing(self.seen.characters[seat]) > 0 for seat in standing):
            return AT_ONCE
        suspected = sum(self.odds.get(seat, 0.0) for seat in standing)
        safety = 1.5 if self.seen.hand >> place & 1 else 0.0
        return safety + 2 * suspected - 0.8 * len(standing)

    def enough(self) -> float:
        """How likely guilt must be for an accusation now."""
        return GOOD_GUESS if self.seen.turn >= 2 * self.seen.seats - 1 else SURE

    def accusing(self, accused: Character) -> float:
        """Also before the suspect is reached: whether it could, and would."""
        seen = self.seen
        odds = self.odds.get(seen.characters.index(accused), 0.0)
        may = seen.turn > seen.seats and seen.permits[self.seat] and seen.hand & CLUES_OF[accused]
        return AT_ONCE * odds if may and odds >= self.enough() else -1.0
