"""The Murderer of Huis Clos, and either duellist of the Confrontation: gathers weapons, keeps away from them, kills."""

from manoir.bots.huis_clos.mind import Mind
from manoir.games.huis_clos.components import Clue, Place, owner

A_DEATH = 5.0


class Guilty(Mind):
    def worth(self, clue: Clue) -> float:
        """Weapons of Places where others stand; then the clues that would accuse it."""
        character = owner(clue)
        if character is None:
            return 1.0 + (2.0 * self.others_in(clue) if clue != self.seen.pawn(self.seat) else 0.0)
        return 1.5 if character == self.seen.characters[self.seat] and not self.seen.duel else 0.2

    def depositing(self, clue: Clue) -> float:
        if owner(clue) is None:
            return A_DEATH * self.others_in(clue) - 1
        return -self.worth(clue)

    def liking(self, place: Place) -> float:
        """Apart from those it can kill, where there is something to find."""
        can_kill = bool(self.seen.hand >> place & 1)
        if self.seen.duel:
            return 2.0 if can_kill else 0.0
        return min(self.seen.counts[place], 3) / 2 - (2.0 * self.others_in(place) if can_kill else 0.5)
