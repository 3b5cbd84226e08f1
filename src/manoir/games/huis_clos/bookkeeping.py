"""Entering into the ledger what a view tells, and what the rules let follow from it."""

from collections.abc import Iterable

from manoir.core.events import Event
from manoir.core.views import View
from manoir.games.huis_clos.components import (
    ALL_PLACES,
    ALL_WEAPONS,
    CLUES_OF,
    HAND_LIMIT,
    SUITE_BLEUE,
    Clue,
    Clues,
    Place,
    Places,
    each,
    together,
)
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Deposited,
    DepositedNothing,
    Destroyed,
    Died,
    Drafted,
    Drew,
    Ended,
    ExchangeAnnounced,
    Gave,
    InvestigationBegan,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Moved,
    ResolutionBegan,
    Swapped,
    Took,
    TookBack,
    UrnOpened,
)
from manoir.games.huis_clos.ledger import FIRST_HAND, Ledger, Play, Trade
from manoir.games.huis_clos.picture import blank


class Book:
    """The ledger of a view, with the picture it gives and the moves of each event."""

    def __init__(self, view: View) -> None:
        self.picture = blank(view.setup, view.seat)
        self.ledger = Ledger(view.setup.seats)
        self.move_of: list[int] = []
        """The first move of each event."""
        self._reachable: Places = 0
        self._companions: dict[Clue, Clues] = {}
        self._first_play = 0
        self._given: Clue | None = None
        self.hear(view.told)

    def hear(self, told: Iterable[Event]) -> None:
        """Enter what was told since."""
        for event in told:
            self.move_of.append(len(self.ledger.moves))
            self._enter(event)
            self.picture.see(event)
        for seat, murderer in enumerate(self.picture.roles):
            if murderer:
                self.ledger.guilty = seat
            elif murderer is False:
                self.ledger.innocent |= 1 << seat

    def _enter(self, event: Event) -> None:
        ledger, picture = self.ledger, self.picture
        match event:
            case LookedIntoSuite(clues=clues):
                ledger.contents.append((ledger.now[SUITE_BLEUE], clues))
            case Drafted(seat=seat, clue=clue):
                ledger.move(SUITE_BLEUE, FIRST_HAND + seat, clue)
            case InvestigationBegan(seat=seat):
                self._reachable = ALL_PLACES & ~(picture.closed | 1 << picture.pawn(seat))
            case Moved(seat=seat, place=place):
                self._enter_travel(seat, place)
            case Looked(place=place, clues=clues):
                ledger.contents.append((ledger.now[place], clues))
            case Took(seat=seat, place=place, clue=clue):
                self._limit(seat)
                ledger.move(place, FIRST_HAND + seat, clue)
                self._limit(seat)
            case Swapped(seat=seat, place=place, gained=gained, left=left):
                self._enter_swap(seat, place, gained, left)
            case Destroyed(seat=seat, clue=clue, place=place):
                ledger.move(FIRST_HAND + seat if place is None else place, ledger.out, clue)
            case ExchangeAnnounced(seat=seat) if self._clues_in_reach():
                self._limit(seat)
            case Gave(seat=seat, clue=clue):
                self._given = clue
                if clue is not None:
                    ledger.holding.append((ledger.hand(seat), 1 << clue))
            case Drew(seat=seat, victim=victim, clue=clue):
                self.move_of[-1] += 1
                ledger.swap(FIRST_HAND + seat, FIRST_HAND + victim, self._given, clue)
            case Accused(seat=seat, clue=clue):
                ledger.holding.append((ledger.hand(seat), 1 << clue))
                if self._clues_in_reach():
                    self._limit(seat)
            case AccusedWrongly(seat=seat, clue=clue):
                ledger.move(FIRST_HAND + seat, ledger.out, clue)
            case _:
                self._enter_resolution(event)

    def _enter_resolution(self, event: Event) -> None:
        ledger, picture = self.ledger, self.picture
        match event:
            case ResolutionBegan():
                self._companions = self._companions_in_urn()
                self._first_play = len(ledger.plays)
            case Deposited(seat=seat, clue=clue):
                own = 1 << picture.pawn(seat)
                ledger.plays.append(Play(len(ledger.moves), seat, own, self._companions, picture.duel))
                ledger.move(FIRST_HAND + seat, ledger.urn, clue)
            case DepositedNothing(seat=seat) if picture.sizes[seat]:
                # All he has is the weapon of his own Place, and he does not have to play it.
                ledger.contents.append((ledger.hand(seat), 1 << picture.pawn(seat)))
                ledger.guilty = ledger.guilty if picture.duel else seat
            case UrnOpened(clues=clues):
                ledger.contents.append((ledger.now[ledger.urn], clues))
                ledger.urns.append(ledger.plays[self._first_play :])
                ledger.killings.append(clues & together(self._companions))
            case Died(seat=seat, place=place, count=count):
                for _ in range(count):
                    ledger.move(FIRST_HAND + seat, place, None)
            case TookBack(seat=seat, clue=clue):
                assert picture.pool is not None
                if ALL_WEAPONS >> clue & 1 and picture.pool & ~ALL_WEAPONS and not picture.duel:
                    ledger.unarmed.append((ledger.hand(seat), seat))
                ledger.move(ledger.urn, FIRST_HAND + seat, clue)
            case LaidDown(place=place, clues=clues):
                for clue in each(clues):
                    ledger.move(ledger.urn, place, clue)
            case Ended(hands=hands, places=places):
                ledger.contents += [(ledger.hand(seat), held) for seat, held in enumerate(hands)]
                ledger.contents += [(ledger.now[place], lying) for place, lying in enumerate(places)]

    def _limit(self, seat: int) -> None:
        """An Innocent with two weapons would have had to swap one of them: this one has at most one."""
        if not self.picture.duel:
            self.ledger.limited.append((self.ledger.hand(seat), seat))

    def _enter_travel(self, seat: int, place: Place) -> None:
        if not self._is_fullest(place):
            self._limit(seat)
        offering = [
            other for other in each(self._reachable) if self.picture.counts[other] or self._can_exchange(seat, other)
        ]
        if offering and place not in offering:
            # A Place that offers neither Search nor exchange: he can accuse somebody there (HC-39).
            self.ledger.some[self.ledger.hand(seat)] = self._accusable(seat, place)

    def _enter_swap(self, seat: int, place: Place, gained: Clue | None, left: Clue | None) -> None:
        ledger = self.ledger
        hand, lying, number = ledger.hand(seat), ledger.now[place], len(ledger.moves)
        is_small = self.picture.sizes[seat] < HAND_LIMIT
        ledger.swap(place, FIRST_HAND + seat, gained, left)
        if self.picture.duel:
            return
        if is_small:
            ledger.innocent |= 1 << seat
        if is_small or not self._clues_in_reach() or self._is_fullest(place):
            ledger.trades.append(Trade(seat, number, number + 1, hand, ledger.hand(seat), lying, is_small))
        else:
            self._limit(seat)

    def _clues_in_reach(self) -> bool:
        return any(self.picture.counts[place] for place in each(self._reachable))

    def _is_fullest(self, place: Place) -> bool:
        counts = self.picture.counts
        return counts[place] == max(counts[other] for other in each(self._reachable))

    def _can_exchange(self, seat: int, place: Place) -> bool:
        others = self.picture.standing(place) & ~(1 << seat)
        return self.picture.sizes[seat] == HAND_LIMIT and any(self.picture.sizes[other] for other in each(others))

    def _accusable(self, seat: int, place: Place) -> Clues:
        """The clues of all other players in a Place."""
        found = 0
        for other in each(self.picture.standing(place) & ~(1 << seat)):
            found |= CLUES_OF[self.picture.characters[other]]
        return found

    def _companions_in_urn(self) -> dict[Clue, Clues]:
        """An Innocent who plays a weapon that kills holds nothing but weapons that would kill at least as many."""
        deaths = {place: self.picture.standing(place).bit_count() for place in each(self.picture.occupied)}
        return {weapon: together(other for other in deaths if deaths[other] >= deaths[weapon]) for weapon in deaths}
