"""The race of the Innocents of Huis Clos: who may accuse first whom one suspects, and who has what to do it."""

from functools import cached_property

from manoir.bots.huis_clos.believing import Beliefs, spread
from manoir.bots.huis_clos.grandmaster_seated import Seated
from manoir.bots.huis_clos.pretending import seen_by_all
from manoir.bots.huis_clos.wary import Wary
from manoir.core.chance import Luck
from manoir.games.huis_clos.actions import Deposit, TakeBack
from manoir.games.huis_clos.components import CLUES_OF, Clue, Clues, Place, accusing_from, each
from manoir.games.huis_clos.ledger import FIRST_HAND
from manoir.games.huis_clos.state import NEXT


class Race(Seated, Wary):
    """A master's Innocent who also thinks of the others: the first who is right wins."""

    def __init__(self, mind: Beliefs, luck: Luck, public: Beliefs | None = None) -> None:
        """With what all have seen, where somebody has followed that."""
        super().__init__(mind, luck)
        if public is not None:
            self.public = public

    @cached_property
    def public(self) -> Beliefs:
        return Beliefs(seen_by_all(self.view))

    @cached_property
    def _main(self) -> int:
        """Whom he suspects most."""
        return max(self.odds, key=lambda seat: self.odds[seat])

    @cached_property
    def _has_moved(self) -> bool:
        return isinstance(self.view.options[0], Deposit | TakeBack) or self.has_moved(self.seat)

    @cached_property
    def _ahead(self) -> frozenset[int]:
        """Who may accuse before he can himself, if nobody dies until then."""
        seen, wait = self.seen, accusing_from(self.seen.seats) - max(1, self.seen.turn)
        if wait <= 0 and not self._has_moved:
            return frozenset(other for other in self._to_come if self._first(other, seen.starter))
        first = seen.starter
        for _ in range(max(1, wait)):
            first = NEXT[seen.living][first]
        ahead = {other for other in self._others if self._first(other, first)}
        return frozenset(ahead if wait > 0 or seen.pool is not None else ahead | {*self._to_come})

    def _first(self, other: int, starter: int) -> bool:
        """Whether another one comes first in a turn."""
        return (other - starter) % self.seen.seats < (self.seat - starter) % self.seen.seats

    @cached_property
    def _first_takers(self) -> int:
        """How many take from the Urn of this turn before he does."""
        return sum(self._first(other, self.seen.starter) for other in self._others)

    @cached_property
    def _can_show(self) -> dict[int, float]:
        """Of each rival who may accuse: how likely he has a clue of the main suspect."""
        evidence = each(CLUES_OF[self.seen.characters[self._main]])
        found = {}
        for other in self._others:
            if other != self._main and self.seen.permits[other]:
                without = 1.0
                for clue in evidence:
                    without *= 1 - self._where(clue)[FIRST_HAND + other]
                found[other] = 1 - without
        return found

    @cached_property
    def _rivals_ahead(self) -> tuple[int, ...]:
        return tuple(other for other in self._can_show if other in self._ahead)

    @cached_property
    def _found(self) -> dict[Clue, list[float]]:
        return {}

    def _where(self, clue: Clue) -> list[float]:
        """By store: how likely it holds a clue, if the main suspect is the Murderer."""
        found = self._found.get(clue)
        if found is None:
            tracking = self.mind.accounts[self._main]
            found = self._found[clue] = spread(tracking, clue, tracking.ledger.now)
        return found

    def _expected(self, clues: Clues, stores: range | tuple[int, ...]) -> float:
        """How many of these should lie in such stores."""
        return sum(self._where(clue)[store] for clue in each(clues) for store in stores)

    @cached_property
    def _hoped(self) -> dict[Place, float]:
        return {}

    def _finds(self, place: Place) -> float:
        if place not in self._hoped:
            self._hoped[place] = super()._finds(place)
        return self._hoped[place]
