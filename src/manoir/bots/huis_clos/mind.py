"""How a player of Huis Clos weighs its options: a worth for each clue, a liking for each Place."""

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import suspects
from manoir.bots.huis_clos.believing import Odds
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.huis_clos.actions import (
    DECLINE,
    KEEP,
    OBSERVE,
    PASS,
    SEARCH,
    Accuse,
    Deposit,
    Destroy,
    Exchange,
    Give,
    Go,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.components import Character, Clue, Place
from manoir.games.huis_clos.picture import Picture

WHIM = 0.5
"""Worths differ by so much by mere whim, so that nobody can foretell a choice."""
DESTROYING = 1.0
"""What a destruction costs: there are three of them."""


class Mind:
    def __init__(self, view: View, seen: Picture, odds: Odds, luck: Luck) -> None:
        self.view = view
        self.seen = seen
        self.seat = view.seat
        self.odds = odds
        self.luck = luck

    def believed(self) -> tuple[Belief, ...]:
        return (suspects(self.odds),)

    def worth(self, clue: Clue) -> float:
        """How much it wants to hold a clue."""
        raise NotImplementedError

    def gaining(self, clue: Clue, is_seen: bool) -> float:
        """How much it wants to take a clue, be it before the eyes of others."""
        return self.worth(clue)

    def liking(self, place: Place) -> float:
        """How much it wants to stand in a Place."""
        raise NotImplementedError

    def accusing(self, accused: Character) -> float:
        """How much it wants to accuse; to search is 1."""
        return -1.0

    def exchanging(self, victim: int) -> float:
        """How much it wants to exchange by force; to search is 1."""
        return 0.6

    def depositing(self, clue: Clue) -> float:
        """How much good it does to put a clue into the Urn."""
        return -self.worth(clue)

    def observing(self) -> float:
        """How much it wants to see what another one takes; not to see it is 0."""
        return 0.2

    def weigh(self) -> Weights:
        return {option: self.weight(option) + WHIM * self.luck.below(1000) / 1000 for option in self.view.options}

    def weight(self, action: Action) -> float:
        match action:
            case Go(place=place):
                return self.liking(place)
            case TakeBack(clue=clue):
                return self.gaining(clue, is_seen=True)
            case Take(clue=clue):
                return self.gaining(clue, self._is_watched())
            case Swap(own=own, clue=clue):
                return self.gaining(clue, self._is_watched()) - self.worth(own)
            case TakeAndDestroy(clue=clue, destroyed=destroyed):
                return self.gaining(clue, self._is_watched()) - self.worth(destroyed) - DESTROYING
            case Destroy(clue=clue):
                return -self.worth(clue) - (0 if self.seen.duel else DESTROYING)
            case Give(clue=clue):
                return -self.worth(clue)
            case Deposit(clue=clue):
                return self.depositing(clue)
            case Accuse(accused=accused):
                return self.accusing(accused)
            case Exchange(victim=victim):
                return self.exchanging(self.seen.characters.index(victim))
        return {SEARCH: 1.0, OBSERVE: self.observing(), DECLINE: 0.0, KEEP: 0.0, PASS: 0.0}[action]

    def _is_watched(self) -> bool:
        """Whether somebody in its Place has used his Observation."""
        here = self.seen.standing(self.seen.pawn(self.seat))
        return bool(self.seen.observed & here & ~(1 << self.seat))

    def has_moved(self, seat: int) -> bool:
        return has_moved(self.seen, seat)

    def others_in(self, place: Place) -> int:
        return (self.seen.standing(place) & ~(1 << self.seat)).bit_count()


def has_moved(seen: Picture, seat: int) -> bool:
    """Whether a seat comes before the one that investigates now."""
    return (seat - seen.starter) % seen.seats < (seen.player - seen.starter) % seen.seats
