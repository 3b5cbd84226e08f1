"""Bots for Cluedo 2008."""

from collections.abc import Iterable

from manoir.bots.bot import Level
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import Posterior, solve
from manoir.games.cluedo_2008.actions import (
    DECLINE,
    DRAW,
    LOOK,
    PASS,
    PLAYS,
    POWER,
    STAY_CALLED,
    STOP,
    SendHome,
    SuggestElsewhere,
)
from manoir.games.cluedo_2008.components import (
    AGAIN,
    ANYWHERE,
    BOARD,
    CARD_ROOMS,
    DEADLY,
    DECK,
    LEBLANC,
    NEIGHBOUR,
    PEEK,
    PLUS6,
    POOL,
    QUESTIONS,
    SILENCE,
    STAY,
)
from manoir.games.cluedo_2008.events import ShowedNeighbour
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.walking import distance
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Accuse, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, together
from manoir.games.mansion.events import Showed
from manoir.games.mansion.rooms import room_card

SAFE_PILE = 10
"""With the clock at seven, an offered card is drawn only from so large a pile."""

ONE_ROLL = 7
"""Steps that a roll usually covers."""


class SimpleBot:
    """Asks about what is open, walks where it can ask, keeps away from the clock, accuses when sure."""

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else Thought(view, luck).choose()


class Thought:
    """One decision: all that the seat sees and knows at this moment."""

    def __init__(self, view: View, luck: Luck) -> None:
        self.view = view
        self.luck = luck
        self.options = frozenset(view.options)
        self.seen: Picture = picture(view)
        self.known: Posterior = solve(notebook(view))
        sealed = self.known.certain(ENVELOPE)
        self.solution: Cards = sealed if sealed.bit_count() == 3 else 0
        self.here: Place = self.seen.pawns[self.seen.suspects[view.seat]]

    def choose(self) -> Action:
        options = self.options
        if ROLL in options:
            return self._second_roll() if STOP in options else self._way()
        if DRAW in options:
            return DRAW if self.seen.track < DEADLY or self.seen.pile >= SAFE_PILE else DECLINE
        if END_TURN in options:
            return self._end()
        if PASS in options:
            return self._act()
        if any(isinstance(action, Go) for action in options):
            return self._go()
        if any(isinstance(action, Suggest) for action in options):
            return self._suggestion() if not self.solution else DECLINE
        if DECLINE in options:
            return self._look_at_a_card()
        return self._answer()

    def _is_open(self, card: Card) -> bool:
        """Whether the card may be in the envelope."""
        return self.known.count(card, ENVELOPE) > 0

    def _is_wanted(self, place: Place) -> bool:
        """Whether this is where to be: the Pool once all is known, before that a room that may be the one."""
        if self.solution:
            return place == POOL
        if place == POOL:
            return self.seen.pool > 0 and self.seen.pool_cards is None
        return BOARD.is_room(place) and self._is_open(room_card(DECK, BOARD, place))

    def _way(self) -> Action:
        """Without the dice wherever that leads to a place that is wanted."""
        rolling_may_kill = self.seen.track == DEADLY and not self.solution
        if STAY_CALLED in self.options and (self._is_wanted(self.here) or rolling_may_kill):
            return STAY_CALLED
        if PASSAGE in self.options and self._is_wanted(BOARD.passages[self.here]):
            return PASSAGE
        if self.solution and self.here != POOL:
            return self._to_the_pool()
        return PLAYS[STAY] if self.solution and PLAYS[STAY] in self.options else ROLL

    def _to_the_pool(self) -> Action:
        jumps = self.seen.suspects[self.view.seat] == LEBLANC
        if POWER in self.options and (jumps or distance(self.here, POOL) > ONE_ROLL):
            return POWER
        return PLAYS[ANYWHERE] if PLAYS[ANYWHERE] in self.options else ROLL

    def _second_roll(self) -> Action:
        return STOP if self._is_wanted(self.here) else ROLL

    def _go(self) -> Action:
        """To the likeliest wanted room; else any room; else a safe Question square; else towards a wanted one."""
        every = [action for action in self.view.options if isinstance(action, Go)]
        goes = [action for action in every if action.place != self.here]
        wanted = [action for action in goes if self._is_wanted(action.place)]
        if wanted:
            return max(wanted, key=lambda action: self._promise(action.place))
        if PLAYS[PLUS6] in self.options and self._is_wanted_within(self.seen.score + 6):
            return PLAYS[PLUS6]
        rooms = [action for action in goes if action.place in CARD_ROOMS]
        if rooms and not self.solution:
            return pick(rooms, self.luck)
        safe = [action for action in goes if action.place in QUESTIONS] if self.seen.track < DEADLY else []
        if safe and not self.solution:
            return pick(safe, self.luck)
        plain = [action for action in goes if action.place not in QUESTIONS]
        return min(plain or every, key=lambda action: self._to_go(action.place))

    def _is_wanted_within(self, score: int) -> bool:
        return any(distance(self.here, room) <= score for room in self._targets())

    def _targets(self) -> Iterable[Place]:
        return [place for place in (*CARD_ROOMS, POOL) if place != self.here and self._is_wanted(place)]

    def _to_go(self, place: Place) -> int:
        return min((distance(place, room) for room in self._targets() if room != place), default=0)

    def _promise(self, place: Place) -> int:
        """How often the room is the one; a look into the Pool comes after all others."""
        return self.known.count(room_card(DECK, BOARD, place), ENVELOPE) if place != POOL else 0

    def _act(self) -> Action:
        for action in self.view.options:
            if isinstance(action, Accuse) and together((action.suspect, action.weapon, action.room)) == self.solution:
                return action
        if self.solution:
            return PASS
        if LOOK in self.options and self.seen.pool_cards is None:
            return LOOK
        return self._suggestion()

    def _suggestion(self) -> Action:
        """All open; Olive spends his Power only where he could not suggest at all."""
        usual = [action for action in self.view.options if isinstance(action, Suggest)]
        elsewhere = [a for a in self.view.options if isinstance(a, SuggestElsewhere) and self._is_open(a.room)]
        asking = [a for a in usual or elsewhere if self._is_open(a.suspect) and self._is_open(a.weapon)]
        return pick(asking, self.luck) if asking else PASS

    def _answer(self) -> Action:
        """Rather a card that the asker has seen already; silence keeps a new one from him."""
        shown = {
            event.card
            for event in self.view.told
            if isinstance(event, Showed) and (event.seat, event.to) == (self.view.seat, self.seen.player)
        }
        shows = [action for action in self.view.options if isinstance(action, Show)]
        old = [action for action in shows if action.card in shown]
        if shows and not old and PLAYS[SILENCE] in self.options:
            return PLAYS[SILENCE]
        return pick(old or shows, self.luck) if shows else self.view.options[0]

    def _look_at_a_card(self) -> Action:
        """Where it is open which card it was, or into a hand that is mostly unknown."""
        shower = next(event.seat for event in reversed(self.view.told) if isinstance(event, Showed | ShowedNeighbour))
        if shower == self.view.seat:
            return POWER if self._unknown(self.seen.player) > 1 else DECLINE
        named = together(self.seen.suggestion) if self.seen.suggestion else 0
        candidates = named & self.known.possible(shower)
        if self.solution or named & self.known.certain(shower) or candidates.bit_count() < 2:
            return DECLINE
        return PLAYS[PEEK] if PLAYS[PEEK] in self.options else POWER

    def _unknown(self, seat: int) -> int:
        """How many cards of a hand are not known."""
        return self.seen.size - self.known.certain(seat).bit_count()

    def _end(self) -> Action:
        if PLAYS[NEIGHBOUR] in self.options and self._unknown(self.seen.beside(self.view.seat, -1)):
            return PLAYS[NEIGHBOUR]
        for action in self.view.options:
            if isinstance(action, SendHome) and self._is_rival_in_pool(action.suspect):
                return action
        if PLAYS[AGAIN] in self.options and (self.solution or self.seen.held.count(AGAIN) > 1):
            return PLAYS[AGAIN]
        return END_TURN

    def _is_rival_in_pool(self, suspect: Card) -> bool:
        return self.seen.pawns[suspect] == POOL and self.seen.is_active(suspect)


BOTS = {"simple": Level(lambda game, seconds: SimpleBot())}
