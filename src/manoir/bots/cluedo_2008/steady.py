"""Steady play of Cluedo 2008, whatever it is based on: what to do with cards that may be in the envelope."""

from collections.abc import Iterable

from manoir.bots.mansion.dice import ONE_ROLL
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
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
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.walking import distance
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Accuse, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, together
from manoir.games.mansion.events import Showed
from manoir.games.mansion.rooms import room_card

SAFE_PILE = 10
"""With the clock at seven, an offered card is drawn only from so large a pile."""


class Turn:
    """One decision: asks about what is open, walks where it can ask, keeps away from the clock, accuses when sure."""

    open: Cards
    """The cards that may be in the envelope."""
    solution: Cards
    """The envelope, once there is enough certainty to go and accuse; 0 before."""

    def __init__(self, view: View, luck: Luck) -> None:
        self.view = view
        self.luck = luck
        self.options = frozenset(view.options)
        self.seen: Picture = picture(view)
        self.here: Place = self.seen.pawns[self.seen.suspects[view.seat]]

    def may_hold(self, seat: int) -> Cards:
        """The cards that a hand may hold."""
        raise NotImplementedError

    def holds(self, seat: int) -> Cards:
        """The cards that a hand surely holds."""
        raise NotImplementedError

    def choose(self) -> Action:
        options = self.options
        if ROLL in options:
            return self.second_roll() if STOP in options else self.way()
        if DRAW in options:
            return DRAW if self.seen.track < DEADLY or self.seen.pile >= SAFE_PILE else DECLINE
        if END_TURN in options:
            return self.end()
        if PASS in options:
            return self.act()
        if any(isinstance(action, Go) for action in options):
            return self.go()
        if any(isinstance(action, Suggest) for action in options):
            return self.suggestion() if not self.solution else DECLINE
        if DECLINE in options:
            return self.look_at_a_card()
        return self.answer()

    def is_open(self, card: Card) -> bool:
        return bool(self.open >> card & 1)

    def is_wanted(self, place: Place) -> bool:
        """Whether this is where to be: the Pool once all is known, before that a room that may be the one."""
        if self.solution:
            return place == POOL
        if place == POOL:
            return self.seen.pool > 0 and self.seen.pool_cards is None
        return BOARD.is_room(place) and self.is_open(room_card(DECK, BOARD, place))

    def way(self) -> Action:
        """Without the dice wherever that leads to a place that is wanted."""
        rolling_may_kill = self.seen.track == DEADLY and not self.solution
        if STAY_CALLED in self.options and (self.is_wanted(self.here) or rolling_may_kill):
            return STAY_CALLED
        if PASSAGE in self.options and self.is_wanted(BOARD.passages[self.here]):
            return PASSAGE
        if self.solution and self.here != POOL:
            return self.to_the_pool()
        return PLAYS[STAY] if self.solution and PLAYS[STAY] in self.options else ROLL

    def to_the_pool(self) -> Action:
        jumps = self.seen.suspects[self.view.seat] == LEBLANC
        if POWER in self.options and (jumps or distance(self.here, POOL) > ONE_ROLL):
            return POWER
        return PLAYS[ANYWHERE] if PLAYS[ANYWHERE] in self.options else ROLL

    def second_roll(self) -> Action:
        return STOP if self.is_wanted(self.here) else ROLL

    def go(self) -> Action:
        """To a wanted room, rather than to the Pool; else any room; else a safe Question square; else towards one."""
        every = [action for action in self.view.options if isinstance(action, Go)]
        goes = [action for action in every if action.place != self.here]
        wanted = [action for action in goes if self.is_wanted(action.place)]
        if wanted:
            likely = [action for action in wanted if action.place != POOL]
            return pick(likely or wanted, self.luck)
        if PLAYS[PLUS6] in self.options and self.is_wanted_within(self.seen.score + 6):
            return PLAYS[PLUS6]
        rooms = [action for action in goes if action.place in CARD_ROOMS]
        if rooms and not self.solution:
            return pick(rooms, self.luck)
        safe = [action for action in goes if action.place in QUESTIONS] if self.seen.track < DEADLY else []
        if safe and not self.solution:
            return pick(safe, self.luck)
        plain = [action for action in goes if action.place not in QUESTIONS]
        return min(plain or every, key=lambda action: self.to_go(action.place))

    def is_wanted_within(self, score: int) -> bool:
        return any(distance(self.here, room) <= score for room in self.targets())

    def targets(self) -> Iterable[Place]:
        return [place for place in (*CARD_ROOMS, POOL) if place != self.here and self.is_wanted(place)]

    def to_go(self, place: Place) -> int:
        return min((distance(place, room) for room in self.targets() if room != place), default=0)

    def act(self) -> Action:
        for action in self.view.options:
            if isinstance(action, Accuse) and together((action.suspect, action.weapon, action.room)) == self.solution:
                return action
        if self.solution:
            return PASS
        if LOOK in self.options and self.seen.pool_cards is None:
            return LOOK
        return self.suggestion()

    def suggestion(self) -> Action:
        """All open; Olive spends his Power only where he could not suggest at all."""
        usual = [action for action in self.view.options if isinstance(action, Suggest)]
        elsewhere = [a for a in self.view.options if isinstance(a, SuggestElsewhere) and self.is_open(a.room)]
        asking = [a for a in usual or elsewhere if self.is_open(a.suspect) and self.is_open(a.weapon)]
        return pick(asking, self.luck) if asking else PASS

    def answer(self) -> Action:
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

    def look_at_a_card(self) -> Action:
        """Where it is open which card it was, or into a hand that is mostly unknown."""
        shower = next(event.seat for event in reversed(self.view.told) if isinstance(event, Showed | ShowedNeighbour))
        if shower == self.view.seat:
            return POWER if self.unknown(self.seen.player) > 1 else DECLINE
        named = together(self.seen.suggestion) if self.seen.suggestion else 0
        candidates = named & self.may_hold(shower)
        if self.solution or named & self.holds(shower) or candidates.bit_count() < 2:
            return DECLINE
        return PLAYS[PEEK] if PLAYS[PEEK] in self.options else POWER

    def unknown(self, seat: int) -> int:
        """How many cards of a hand are not known."""
        return self.seen.size - self.holds(seat).bit_count()

    def end(self) -> Action:
        if PLAYS[NEIGHBOUR] in self.options and self.unknown(self.seen.beside(self.view.seat, -1)):
            return PLAYS[NEIGHBOUR]
        for action in self.view.options:
            if isinstance(action, SendHome) and self.is_rival_in_pool(action.suspect):
                return action
        if PLAYS[AGAIN] in self.options and (self.solution or self.seen.held.count(AGAIN) > 1):
            return PLAYS[AGAIN]
        return END_TURN

    def is_rival_in_pool(self, suspect: Card) -> bool:
        return self.seen.pawns[suspect] == POOL and self.seen.is_active(suspect)
