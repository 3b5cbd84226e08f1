"""Steady play of Cluedo 2008, whatever it is based on: what to do with cards that may be in the envelope."""

from functools import cached_property

from manoir.bots.mansion.clues import Clues, Questions
from manoir.bots.mansion.dice import ONE_ROLL
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction import Answering, Question
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
    MOUTARDE,
    NEIGHBOUR,
    PEEK,
    PLUS6,
    POOL,
    QUESTIONS,
    SILENCE,
    STAY,
)
from manoir.games.cluedo_2008.events import ShowedNeighbour
from manoir.games.cluedo_2008.picture import Picture
from manoir.games.cluedo_2008.walking import distance, jumps
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Accuse, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, together
from manoir.games.mansion.events import Showed
from manoir.games.mansion.rooms import room_card

SAFE_PILE = 10
"""With the clock at seven, an offered card is drawn only from so large a pile."""


def card_of(room: Place) -> Card:
    return room_card(DECK, BOARD, room)


class Turn:
    """One decision: asks where that tells something, walks there, keeps away from the clock, accuses when sure."""

    solution: Cards
    """The envelope, once there is enough certainty to go and accuse; 0 before."""

    def __init__(self, view: View, seen: Picture, luck: Luck, clues: Clues) -> None:
        self.view = view
        self.luck = luck
        self.options = frozenset(view.options)
        self.seen = seen
        self.here: Place = seen.pawns[seen.suspects[view.seat]]
        self.clues = clues
        self.solution = clues.open if clues.open.bit_count() == 3 else 0
        others = ((view.seat + step) % seen.seats for step in range(1, seen.seats))
        self.question = Question(tuple(seat for seat in others if not seen.dead >> seat & 1), Answering.FIRST)
        self.questions = Questions(DECK, clues, self.question)

    def choose(self) -> Action:
        options = self.options
        if len(self.view.options) == 1:
            return self.view.options[0]
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
            return DECLINE if self.solution else self.suggestion()
        if DECLINE in options:
            return self.look_at_a_card()
        return self.answer()

    @cached_property
    def goals(self) -> set[Place]:
        """Where to be: in the Pool once all is known; before that in rooms worth asking in, and in the unseen Pool."""
        if self.solution:
            return {POOL}
        unseen = {POOL} if self.seen.pool and self.seen.pool_cards is None else set()
        return self.questions.rooms(CARD_ROOMS, card_of) | unseen

    def way(self) -> Action:
        """Without the dice wherever that leads to a goal; what can be used but once, where the dice hardly would."""
        rolling_may_kill = self.seen.track == DEADLY and not self.solution
        if STAY_CALLED in self.options and (self.here in self.goals or rolling_may_kill):
            return STAY_CALLED
        if PASSAGE in self.options and BOARD.passages[self.here] in self.goals:
            return PASSAGE
        if self.solution or self.to_go(self.here) > ONE_ROLL:
            return self.help()
        return ROLL

    def help(self) -> Action:
        """A Butler card or a Power that leads to a goal, or keeps the pawn in one."""
        guest = self.seen.suspects[self.view.seat]
        if PLAYS[STAY] in self.options and self.here in self.goals:
            return PLAYS[STAY]
        if POWER in self.options and guest == LEBLANC and any(go.place in self.goals for go in jumps(self.here)):
            return POWER
        if PLAYS[ANYWHERE] in self.options and self.goals - {self.here}:
            return PLAYS[ANYWHERE]
        return POWER if POWER in self.options and guest == MOUTARDE and self.to_go(self.here) > ONE_ROLL else ROLL

    def second_roll(self) -> Action:
        return STOP if self.here in self.goals else ROLL

    def go(self) -> Action:
        """Into a room rather than into the Pool; else over a safe Question square, if that is no detour; else as near
        as can be."""
        every = [action for action in self.view.options if isinstance(action, Go)]
        goes = [action for action in every if action.place != self.here]
        wanted = [action for action in goes if action.place in self.goals]
        if wanted:
            likely = [action for action in wanted if action.place != POOL]
            return pick(likely or wanted, self.luck)
        if PLAYS[PLUS6] in self.options and self.to_go(self.here) <= self.seen.score + 6:
            return PLAYS[PLUS6]
        plain = [action for action in goes if action.place not in QUESTIONS] or every
        if self.seen.track < DEADLY and not self.solution:
            questions = [go for go in goes if go.place in QUESTIONS and self.to_go(go.place) <= ONE_ROLL]
            plain = questions or plain
        nearest = min(self.to_go(action.place) for action in plain)
        return pick([action for action in plain if self.to_go(action.place) == nearest], self.luck)

    def to_go(self, place: Place) -> int:
        """Steps to the nearest goal that one is not in already."""
        return min((distance(place, goal) for goal in self.goals if goal != place), default=0)

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
        """All open; Olive spends his Power only where he has nothing to ask without it."""
        if any(isinstance(option, Suggest) for option in self.view.options):
            usual = self.questions.ask(self.view.options, card_of(self.here), self.luck)
            if usual is not None:
                return usual
        elsewhere = [
            option
            for option in self.view.options
            if isinstance(option, SuggestElsewhere)
            and not together((option.suspect, option.weapon, option.room)) & ~self.clues.open
            and self.questions.tells(together((option.suspect, option.weapon, option.room)))
        ]
        if elsewhere:
            return pick(elsewhere, self.luck)
        return PASS if PASS in self.options else DECLINE

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
        candidates = named & self.clues.possible[shower]
        if self.solution or named & self.clues.certain[shower] or candidates.bit_count() < 2:
            return DECLINE
        return PLAYS[PEEK] if PLAYS[PEEK] in self.options else POWER

    def unknown(self, seat: int) -> int:
        """How many cards of a hand are not known."""
        return self.seen.sizes[seat] - self.clues.certain[seat].bit_count()

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
