"""Who can be the Murderer of Huis Clos, asked of a SAT solver that knows the rules and nothing of the house's ledger.

Each hand, Place and the Urn is a set of clues that changes with every move of a clue; a variable says that a clue is in
it between two changes. What an Innocent never does is a clause that only the Murderer escapes.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from pysat.card import CardEnc  # type: ignore[import-untyped]  # python-sat ships no stubs
from pysat.solvers import Cadical153  # type: ignore[import-untyped]  # python-sat ships no stubs

from manoir.core.events import Event
from manoir.core.views import View
from manoir.games.huis_clos import events as told
from manoir.games.huis_clos.components import CLUES, CLUES_OF, CORDE, PLACES, SUITE_BLEUE, WEAPONS, character, each

ALL = range(len(CLUES))
ARMS = range(len(WEAPONS))
EACH = 5
"""Clues in each Place but the Suite."""
FULL = 3
"""Clues in a hand."""
URN, OUT = "urn", "out"
Store = str | int | tuple[str, int]
"""A Place by its number, a hand by `hand` and its seat, the Urn, or out of the game."""


class Inquiry:
    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = range(view.setup.seats)
        self.characters = [character(name) for name in view.setup.characters]
        self.last = 0
        self.clauses: list[list[int]] = []
        self.murderer = [self.new() for _ in self.seats]
        self.exactly(self.murderer, 1)
        self.holds: dict[Store, list[int]] = {place: self.several() for place in range(len(PLACES))}
        nowhere: list[Store] = [URN, OUT, *(("hand", seat) for seat in self.seats)]
        for store in nowhere:
            self.holds[store] = self.several()
            self.clauses += [[-clue] for clue in self.holds[store]]
        self.sizes = Counter[Store](dict.fromkeys(range(1, len(PLACES)), EACH) | {SUITE_BLEUE: 1 + len(CLUES_OF)})
        self.open = set(range(len(PLACES)))
        self.is_confrontation = self.must_swap = False
        self.pawns: list[int | None] = [SUITE_BLEUE for _ in self.seats]
        self.given: int | None = None
        self.deal()
        for event in view.told:
            self.hear(event)

    def new(self) -> int:
        self.last += 1
        return self.last

    def several(self) -> list[int]:
        return [self.new() for _ in ALL]

    def exactly(self, variables: Sequence[int], number: int) -> None:
        found = CardEnc.equals(lits=list(variables), bound=number, top_id=self.last)
        self.last = max(self.last, found.nv)
        self.clauses += found.clauses

    def deal(self) -> None:
        for clue in ALL:
            self.exactly([self.holds[place][clue] for place in range(len(PLACES))], 1)
        suite = self.holds[SUITE_BLEUE]
        for place in range(1, len(PLACES)):
            self.exactly(self.holds[place], EACH)
        for weapon in ARMS:
            self.clauses.append([suite[weapon] if weapon == CORDE else -suite[weapon]])
        for own in CLUES_OF:
            self.exactly([suite[clue] for clue in each(own)], 1)

    def is_exactly(self, store: Store, clues: int) -> None:
        self.clauses += [[held if clues >> clue & 1 else -held] for clue, held in enumerate(self.holds[store])]

    def move(self, source: Store, target: Store, known: int | None) -> list[int]:
        """One clue goes from here to there; which, is one variable for each."""
        moved = self.several()
        self.exactly(moved, 1)
        if known is not None:
            self.clauses.append([moved[known]])
        for store, arrives in ((source, False), (target, True)):
            before, after = self.holds[store], self.several()
            for clue in ALL:
                was, is_, goes = before[clue], after[clue], moved[clue]
                self.clauses += [[-goes, -was if arrives else was], [-goes, is_ if arrives else -is_]]
                self.clauses += [[goes, -was, is_], [goes, was, -is_]]
            self.holds[store] = after
            self.sizes[store] += 1 if arrives else -1
        return moved

    def at_most_one_weapon(self, seat: int, unless: Iterable[int] = ()) -> None:
        hand = self.hand(seat)
        for one, other in combinations(ARMS, 2):
            self.clauses.append([self.murderer[seat], *unless, -hand[one], -hand[other]])

    def hand(self, seat: int) -> list[int]:
        return self.holds["hand", seat]

    def hear(self, event: Event) -> None:
        match event:
            case told.DrewRole(murderer=bool(is_it)):
                self.clauses.append([self.murderer[self.view.seat] * (1 if is_it else -1)])
            case told.ShowedRole(seat=seat, murderer=is_it):
                self.clauses.append([self.murderer[seat] * (1 if is_it else -1)])
            case told.LookedIntoSuite(clues=clues):
                self.is_exactly(SUITE_BLEUE, clues)
            case told.Looked(place=place, clues=clues):
                self.is_exactly(place, clues)
            case told.Drafted(seat=seat, clue=clue):
                self.move(SUITE_BLEUE, ("hand", seat), clue)
            case told.Closed(place=place):
                self.open.discard(place)
            case told.ConfrontationBegan():
                self.is_confrontation = True
            case told.Moved(seat=seat, place=place):
                self.go(seat, place)
            case told.Stayed():
                self.must_swap = False
            case told.ExchangeAnnounced(seat=seat) | told.Accused(seat=seat):
                if self.must_swap:
                    self.at_most_one_weapon(seat)
            case told.Took(seat=seat, place=place, clue=clue):
                self.at_most_one_weapon(seat)
                self.move(place, ("hand", seat), clue)
                self.at_most_one_weapon(seat)
            case told.Swapped():
                self.swap(event)
            case told.Destroyed(seat=seat, clue=clue):
                self.move(("hand", seat), OUT, clue)
            case told.Gave(clue=clue):
                self.given = clue
            case told.Drew(seat=seat, victim=victim, clue=clue):
                # The clue given is chosen first, and is not among those drawn from.
                drawn = self.move(("hand", victim), OUT, clue)
                given = self.move(("hand", seat), ("hand", victim), self.given)
                back = self.move(OUT, ("hand", seat), None)
                for clue_drawn, clue_back, clue_given in zip(drawn, back, given, strict=True):
                    self.clauses += [[-clue_drawn, clue_back], [-clue_drawn, -clue_given]]
            case _:
                self.resolve(event)

    def go(self, seat: int, place: int) -> None:
        """An Innocent with two weapons goes where most clues lie; nobody where there is nothing for him to do."""
        sizes, reach = self.sizes, self.open - {self.pawns[seat]}
        self.pawns[seat] = place
        if self.is_confrontation:
            return
        most = max(sizes[other] for other in reach)
        self.must_swap = most > 0
        if sizes[place] < most:
            self.at_most_one_weapon(seat)
        if not self.offers(seat, place) and any(self.offers(seat, other) for other in reach):
            met = [other for other in self.seats if self.pawns[other] == place and other != seat]
            self.clauses.append([self.hand(seat)[clue] for other in met for clue in each(self.clues_of(other))])

    def offers(self, seat: int, place: int) -> bool:
        """Something to search, or somebody to exchange with by force."""
        met = [other for other in self.seats if self.pawns[other] == place and other != seat]
        is_full = self.sizes["hand", seat] == FULL
        return self.sizes[place] > 0 or (is_full and any(self.sizes["hand", other] for other in met))

    def clues_of(self, seat: int) -> int:
        return CLUES_OF[self.characters[seat]]

    def swap(self, event: told.Swapped) -> None:
        """Of an Innocent: with two weapons or more one of them is left, for a character clue if one lies there.

        Nobody else ever swaps who has room in his hand.
        """
        seat, place = event.seat, event.place
        if self.sizes["hand", seat] < FULL and not self.is_confrontation:
            self.clauses.append([-self.murderer[seat]])
        before, lying = self.hand(seat), self.holds[place]
        armed = self.new()
        for one, other in combinations(ARMS, 2):
            self.clauses.append([armed, -before[one], -before[other]])
        gained = self.move(place, ("hand", seat), event.gained)
        left = self.move(("hand", seat), place, event.left)
        self.clauses += [[-one, -other] for one, other in zip(gained, left, strict=True)]
        free = self.murderer[seat]
        self.clauses += [[free, -armed, -left[clue]] for clue in ALL if clue not in ARMS]
        self.clauses += [
            [free, -armed, -gained[weapon], -lying[clue]] for weapon in ARMS for clue in ALL if clue not in ARMS
        ]
        self.at_most_one_weapon(seat, unless=[armed])

    def resolve(self, event: Event) -> None:
        match event:
            case told.Deposited(seat=seat, clue=clue):
                self.deposit(seat, clue)
            case told.UrnOpened(clues=clues):
                self.is_exactly(URN, clues)
                self.left = clues
            case told.Died(seat=seat, place=place, count=count):
                self.pawns[seat] = None
                for _ in range(count):
                    self.move(("hand", seat), place, None)
            case told.TookBack(seat=seat, clue=clue):
                if clue in ARMS and any(self.left >> other & 1 for other in ALL if other not in ARMS):
                    self.clauses += [[self.murderer[seat], -self.hand(seat)[weapon]] for weapon in ARMS]
                self.left &= ~(1 << clue)
                self.move(URN, ("hand", seat), clue)
            case told.LaidDown(place=place, clues=clues):
                for clue in each(clues):
                    self.move(URN, place, clue)

    def deposit(self, seat: int, known: int | None) -> None:
        """An Innocent kills with nothing harmless in hand only, and as few as he can; a Murderer never where he is."""
        hand = self.hand(seat)
        deaths = {place: self.pawns.count(place) for place in self.pawns if place is not None}
        played = self.move(("hand", seat), URN, known)
        for weapon, count in deaths.items():
            for clue in ALL:
                if deaths.get(clue, 0) < count or clue not in ARMS:
                    self.clauses.append([self.murderer[seat], -played[weapon], -hand[clue]])
        place = self.pawns[seat]
        assert place is not None
        self.clauses.append([-self.murderer[seat], -played[place]])


def possible_murderers(view: View) -> set[int]:
    inquiry = Inquiry(view)
    with Cadical153(bootstrap_with=inquiry.clauses) as solver:
        return {seat for seat in inquiry.seats if solver.solve(assumptions=[inquiry.murderer[seat]])}
