"""What a seat sees of the table, from what it was told alone."""

from manoir.core.events import Event, Left, Returned, doer
from manoir.core.onlooker import Painter
from manoir.core.seats import NOBODY, BySeat, ForSeats, Seat
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.huis_clos.components import (
    PLACES,
    SUITE_BLEUE,
    Character,
    Clue,
    Clues,
    Place,
    Places,
    Seats,
    each,
    together,
)
from manoir.games.huis_clos.components import character as number_of
from manoir.games.huis_clos.events import (
    AccusedWrongly,
    Closed,
    ConfrontationBegan,
    Declined,
    Deposited,
    DepositedNothing,
    Destroyed,
    Died,
    Drafted,
    Drew,
    DrewRole,
    Ended,
    ExchangeAnnounced,
    Gave,
    InvestigationBegan,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Moved,
    Observed,
    Prepared,
    ResolutionBegan,
    SearchAnnounced,
    ShowedRole,
    Stayed,
    Swapped,
    Took,
    TookBack,
    TurnBegan,
    UrnOpened,
)
from manoir.games.huis_clos.remembering import Memory, Murder
from manoir.games.huis_clos.setup import PLACE_SIZE, SUITE_SIZE
from manoir.games.huis_clos.state import NEXT


class Picture(Memory):
    """`roles` tells who is the Murderer (True) or an Innocent (False) as far as the seat knows; `seen` is what each
    Place held when the seat last looked into it, less what it has seen leave since.
    """

    characters: ForSeats[Character]
    layout: tuple[Place, ...]
    sizes: BySeat[int]
    counts: list[int]
    pawns: BySeat[Place | None]
    permits: BySeat[int]
    destroyed: BySeat[Clues]
    roles: BySeat[bool | None]
    seen: list[Clues | None]
    hand: Clues = 0
    starter: Seat = 0
    closed: Places = 0
    removed: Clues = 0
    observed: Seats = 0
    window: Seats = 0
    """Who has still to say whether he observes."""
    victim: Seat | None = None
    given: Clue | None = None
    pool: Clues | None = None
    """The clues of the Urn once it is open."""
    deposited: Seats = 0
    takers: Seats = 0
    """Who has still to take a clue back."""
    duel: bool = False
    hands: ForSeats[Clues] | None = None
    places: tuple[Clues, ...] | None = None

    @property
    def seats(self) -> int:
        return len(self.sizes)

    @property
    def living(self) -> Seats:
        return (1 << self.seats) - 1 & ~self.out

    @property
    def occupied(self) -> Places:
        found = 0
        for pawn in self.pawns:
            if pawn is not None:
                found |= 1 << pawn
        return found

    def pawn(self, seat: int) -> Place:
        """Where a living player stands."""
        place = self.pawns[seat]
        assert place is not None
        return place

    def standing(self, place: Place) -> Seats:
        found = 0
        for seat, pawn in enumerate(self.pawns):
            if pawn == place:
                found |= 1 << seat
        return found

    def see(self, event: Event) -> None:
        self.remember(event)
        own = doer(event) == self.seat
        match event:
            case Prepared(starter=starter, layout=layout):
                self.starter = self.player = starter
                self.asked, self.layout = starter, layout
            case DrewRole(murderer=bool(murderer)):
                self._know_role(self.seat, murderer)
            case LookedIntoSuite(clues=clues):
                self.seen[SUITE_BLEUE] = clues
            case Drafted(seat=seat, clue=clue):
                self._gain(seat, SUITE_BLEUE, clue)
                self.asked = self.player = NEXT[self.living][seat]
            case TurnBegan(starter=starter):
                self.starter, self.observed, self.pool, self.deposited = starter, 0, None, 0
            case ConfrontationBegan(murderer=murderer):
                self.duel = True
                self._know_role(murderer, True)
            case InvestigationBegan(seat=seat):
                self.player = self.asked = seat
                self.victim = None
            case Moved(seat=seat, place=place) | Stayed(seat=seat, place=place):
                self.pawns[seat] = place
            case Closed(place=place):
                self.closed |= 1 << place
            case SearchAnnounced(asked=asked):
                self.window = asked
                self._ask_observers()
            case ExchangeAnnounced(victim=victim, asked=asked):
                self.window, self.victim = asked, victim
                self._ask_observers()
            case Observed(seat=seat) | Declined(seat=seat):
                self.window &= ~(1 << seat)
                self.observed |= isinstance(event, Observed) << seat
                self._ask_observers()
            case Looked(place=place, clues=clues):
                self.seen[place] = clues
            case Took(seat=seat, place=place, clue=clue):
                self._gain(seat, place, clue)
            case Swapped(place=place, gained=gained, left=left):
                self._forget(place, gained)
                if own and left is not None and gained is not None:
                    self.hand ^= 1 << left | 1 << gained
                    self.seen[place] = (self.seen[place] or 0) | 1 << left
            case Destroyed(seat=seat, clue=clue, place=place):
                self.destroyed[seat] |= 1 << clue
                if place is None:
                    self.sizes[seat] -= 1
                    self.hand &= ~(1 << clue)
                else:
                    self.counts[place] -= 1
                    self._forget(place, clue)
            case Gave(clue=clue):
                self.given, self.asked = clue, NOBODY
            case Drew(seat=seat, victim=victim, clue=clue):
                if self.seat in (seat, victim) and clue is not None and self.given is not None:
                    self.hand ^= 1 << clue | 1 << self.given
                self.given = None
            case ShowedRole(seat=seat, murderer=murderer):
                self._know_role(seat, murderer)
            case AccusedWrongly(seat=seat, accused=accused, clue=clue):
                self.removed |= 1 << clue
                self.hand &= ~(1 << clue)
                self.sizes[seat] -= 1
                self.permits[seat] -= 1
                self.permits[accused] += 1
            case ResolutionBegan():
                self.asked = self.starter
            case Deposited(seat=seat, clue=clue):
                self.sizes[seat] -= 1
                self.deposited |= 1 << seat
                self.hand &= ~(1 << clue) if clue is not None else -1
                self.asked = NEXT[self.living][seat]
            case DepositedNothing(seat=seat):
                self.asked = NEXT[self.living][seat]
            case UrnOpened(clues=clues):
                self._suspect(clues)
                self.pool, self.takers = clues, self.deposited
                self._ask_takers()
            case Died(seat=seat, place=place, count=count):
                self._bury(seat, place, count)
            case TookBack(seat=seat, clue=clue):
                assert self.pool is not None
                self.pool ^= 1 << clue
                self.sizes[seat] += 1
                self.hand |= 1 << clue if own else 0
                self.takers &= ~(1 << seat)
                self._ask_takers()
            case LaidDown(place=place, clues=clues):
                self.pool = 0
                self.counts[place] += clues.bit_count()
            case Ended(winner=winner, reason=reason, murderer=murderer, hands=hands, places=places):
                self.winner, self.reason, self.hands, self.places = winner, reason, hands, places
                self.asked = NOBODY
                self._know_role(murderer, True)
            case Left(seat=seat):
                self.away |= 1 << seat
            case Returned(seat=seat):
                self.away &= ~(1 << seat)

    def _suspect(self, shown: Clues) -> None:
        if self.duel:
            return
        innocent = together(seat for seat, murderer in enumerate(self.roles) if murderer is False)
        for place in each(shown & self.occupied):
            suspects = self.living & ~self.standing(place) & ~innocent
            self.murders.append(Murder(self.turn, place, suspects))

    def _know_role(self, seat: int, murderer: bool) -> None:
        if murderer:
            self.roles = [False] * self.seats
        self.roles[seat] = murderer

    def _gain(self, seat: int, place: Place, clue: Clue | None) -> None:
        self.counts[place] -= 1
        self.sizes[seat] += 1
        self._forget(place, clue)
        if seat == self.seat and clue is not None:
            self.hand |= 1 << clue

    def _forget(self, place: Place, clue: Clue | None) -> None:
        """A clue is known to have left a Place."""
        lying = self.seen[place]
        if lying is not None and clue is not None:
            self.seen[place] = lying & ~(1 << clue)

    def _bury(self, seat: int, place: Place, count: int) -> None:
        self.counts[place] += count
        self.sizes[seat] = self.permits[seat] = 0
        self.pawns[seat] = None
        self.out |= 1 << seat
        self.takers &= ~(1 << seat)
        if seat == self.seat:
            self.hand = 0
        self._ask_takers()

    def _ask_observers(self) -> None:
        self.asked = NEXT[self.window][self.player] if self.window else self.player

    def _ask_takers(self) -> None:
        self.asked = NEXT[self.takers][self.starter - 1] if self.takers else NOBODY


def blank(setup: Setup, seat: int) -> Picture:
    """Before anything was told."""
    seats = setup.seats
    return Picture(
        seat=seat,
        characters=tuple(number_of(name) for name in setup.characters),
        layout=(),
        sizes=[0] * seats,
        counts=[SUITE_SIZE if place == SUITE_BLEUE else PLACE_SIZE for place in range(len(PLACES))],
        pawns=[SUITE_BLEUE] * seats,
        permits=[1] * seats,
        destroyed=[0] * seats,
        roles=[None] * seats,
        seen=[None] * len(PLACES),
        player=0,
        asked=NOBODY,
        looked=[None] * len(PLACES),
        changed=[0] * len(PLACES),
        gained=[0] * seats,
        sure=[0] * seats,
        graves=[],
        murders=[],
    )


def picture(view: View) -> Picture:
    return Painter(blank(view.setup, view.seat)).look(view)
