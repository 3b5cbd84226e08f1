"""One player's Investigation: he moves to another Place and takes one action there."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.steps import Step
from manoir.games.huis_clos.actions import ACCUSE, SEARCH, Accuse, Exchange, Go, Pass, Search
from manoir.games.huis_clos.choices import (
    EXCHANGES,
    MOVES,
    NOTHING_TO_DO,
    ONLY_SEARCH,
    accusable,
    destinations,
    eventful,
    has_too_many_weapons,
    victims,
)
from manoir.games.huis_clos.components import each
from manoir.games.huis_clos.events import (
    MOVED,
    Accused,
    AccusedWrongly,
    Closed,
    ExchangeAnnounced,
    Passed,
    SearchAnnounced,
    ShowedRole,
)
from manoir.games.huis_clos.refusals import refused_deed, refused_move
from manoir.games.huis_clos.state import HuisClosState
from manoir.games.huis_clos.steps import ending, observing, searching, turning


class Moving(Step[HuisClosState], frozen=True):
    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        return MOVES[destinations(table, table.player)]

    def take(self, table: HuisClosState, action: Go) -> Step[HuisClosState]:
        seat = table.player
        origin = table.pawns[seat]
        is_idle = not table.places[action.place] and not eventful(table, seat)
        table.pawns[seat] = action.place
        table.tell(MOVED[seat][action.place])
        # In the Confrontation a Place is closed even over the opponent's head (HC-157).
        if not table.places[origin] and not table.closed >> origin & 1 and (table.duel or not table.standing(origin)):
            table.closed |= 1 << origin
            table.tell(Closed(origin))
        return IDLING if is_idle else ACTING

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_move(table, action)


class Acting(Step[HuisClosState], frozen=True):
    """`stays` if there was nowhere to go; `may_pass` if no duty to search or exchange has brought him here."""

    stays: bool
    may_pass: bool

    def actor(self, table: HuisClosState) -> int:
        return table.player

    def options(self, table: HuisClosState) -> tuple[Action, ...]:
        seat = table.player
        deeds = self._deeds(table) or self._idleness()
        clues = accusable(table, seat, table.pawns[seat])
        if clues and not self._must_swap(table):
            return (*deeds, *(ACCUSE[clue] for clue in each(clues)))
        return deeds

    def cautious(self, table: HuisClosState) -> tuple[Action, ...]:
        place = table.pawns[table.player]
        if table.places[place] and table.pawns.count(place) == 1:
            return ONLY_SEARCH
        return self._deeds(table) or self.options(table)

    def _idleness(self) -> tuple[Action, ...]:
        """Nobody is forced to accuse, unless he has passed by a Search or an exchange to do so (HC-39 to HC-41)."""
        return NOTHING_TO_DO if self.may_pass else ()

    def _deeds(self, table: HuisClosState) -> tuple[Action, ...]:
        """Searching and exchanging."""
        seat = table.player
        place = table.pawns[seat]
        search = ONLY_SEARCH if table.places[place] else ()
        partners = victims(table, seat, place)
        if not partners or self._must_swap(table):
            return search
        characters = 0
        for victim in each(partners):
            characters |= 1 << table.characters[victim]
        return search + EXCHANGES[characters]

    def _must_swap(self, table: HuisClosState) -> bool:
        """An Innocent with too many weapons can only search, unless there was no clue to go to (HC-139, HC-140)."""
        seat = table.player
        return table.places[table.pawns[seat]] != 0 and not self.stays and has_too_many_weapons(table, seat)

    def take(self, table: HuisClosState, action: Search | Exchange | Accuse | Pass) -> Step[HuisClosState]:
        seat = table.player
        if action is SEARCH:
            asked = observing.those_asked(table)
            table.tell(SearchAnnounced(seat, table.pawns[seat], asked))
            return observing.watch(table, None, asked) if asked else searching.look(table, 0)
        if type(action) is Exchange:
            victim = table.seat_of(action.victim)
            asked = observing.those_asked(table) & ~(1 << victim)
            table.tell(ExchangeAnnounced(seat, victim, asked))
            return observing.watch(table, victim, asked)
        if type(action) is Accuse:
            return accuse(table, action)
        table.tell(Passed(seat))
        return turning.next_investigation(table)

    def refusal(self, table: HuisClosState, action: Action) -> IllegalAction:
        return refused_deed(table, action)


MOVING = Moving()
ACTING = Acting(stays=False, may_pass=False)
IDLING = Acting(stays=False, may_pass=True)
STAYING = Acting(stays=True, may_pass=True)


def accuse(table: HuisClosState, action: Accuse) -> Step[HuisClosState]:
    accuser, accused, clue = table.player, table.seat_of(action.accused), action.clue
    table.tell(Accused(accuser, accused, clue))
    table.shown |= 1 << accused
    table.tell(ShowedRole(accused, accused == table.murderer))
    if accused == table.murderer:
        return ending.end(table, accuser, "accused", "HC-162")
    table.hands[accuser] ^= 1 << clue
    table.removed |= 1 << clue
    permits = list(table.permits)
    permits[accuser] -= 1
    permits[accused] += 1
    table.permits = tuple(permits)
    table.tell(AccusedWrongly(accuser, accused, clue))
    return turning.next_investigation(table)
