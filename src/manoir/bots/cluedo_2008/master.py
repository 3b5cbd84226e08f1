"""A master of Cluedo 2008: exact odds, goes where it learns most, and to the Pool when the race says so."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from heapq import nlargest
from itertools import product

from manoir.bots.cluedo_2008.steady import Turn
from manoir.bots.mansion.asking import HELPED, Inquiry, candidates
from manoir.bots.mansion.beliefs import beliefs
from manoir.bots.mansion.clues import clues_from_facts
from manoir.bots.mansion.dice import DELAYED, PATIENCE
from manoir.bots.mansion.effort import Effort, effort_within
from manoir.bots.mansion.master import SLACK
from manoir.bots.mansion.racing import Bet, bet
from manoir.bots.mansion.reading import Reading, believe, read
from manoir.bots.mansion.remembering import asked_by
from manoir.bots.mansion.showing import quietness
from manoir.bots.mansion.sights import Sights, sights
from manoir.bots.mansion.spying import told_by_all
from manoir.bots.thought import Thought, Weights, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import POOL as IN_POOL
from manoir.deduction import Posterior
from manoir.games.cluedo_2008.actions import DECLINE, PASS, PLAYS, POWER, STAY_CALLED, SuggestElsewhere
from manoir.games.cluedo_2008.components import (
    ANYWHERE,
    BOARD,
    CARD_ROOMS,
    DEADLY,
    DECK,
    LEBLANC,
    PLUS6,
    POOL,
    QUESTIONS,
    SILENCE,
    SPECIAL_FACES,
    STAY,
)
from manoir.games.cluedo_2008.events import LookedInPool, ShowedNeighbour
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.walking import distance, jumps
from manoir.games.mansion.actions import PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, together
from manoir.games.mansion.rooms import room_place

A_CARD = 0.12
"""What an Intrigue card is worth, in bits, while it cannot kill."""
KEPT = 0.12
"""What a card or a Power that leads to any room is worth when it is kept for the way to the Pool, in bits."""
DEATH = 4.0
"""What it costs to be murdered, in bits."""
AS_GOOD_AS_SHOWN = 0.99
ROOMS_ELSEWHERE = 3
"""Of the rooms that Olive may name from afar, so many are compared."""


def sums(some: Mapping[int, float], others: Mapping[int, float]) -> dict[int, float]:
    """The chances of every sum."""
    found: dict[int, float] = {}
    for (one, chance), (other, likewise) in product(some.items(), others.items()):
        found[one + other] = found.get(one + other, 0.0) + chance * likewise
    return found


SCORES = sums(dict.fromkeys(SPECIAL_FACES, 1 / len(SPECIAL_FACES)), dict.fromkeys(range(1, 7), 1 / 6))
SCORES_OF_TWO = sums(SCORES, SCORES)
"""The points of one roll and of two, with their chances."""


class Weighing(Turn):
    """One decision; `weighed` is what came into question."""

    def __init__(self, view: View, seen: Picture, known: Posterior, luck: Luck, effort: Effort) -> None:
        self.known = known
        super().__init__(view, seen, luck, clues_from_facts(known, view.setup.seats))
        self.effort = effort
        self.weighed: Thought | None = None
        spent = self.seen.out
        self.rivals = [seat for seat in self.question.witnesses if not spent >> seat & 1]
        self.rival_pawns = {self.seen.suspects[seat] for seat in self.rivals}
        # Nobody accuses where he has asked.
        self.inquiry = Inquiry(DECK, BOARD, self.known, self.question, asked_by(view), luck, effort, hit=0.0)
        # Better to go and accuse than to ask once more.
        self.solution = self.bet.envelope if self.bet.chance >= self.bet.waiting else 0

    @cached_property
    def bet(self) -> Bet:
        """On the likeliest envelope."""
        seen = self.sights()
        return bet(self.known, {rival: seen[rival] for rival in self.rivals}, self.luck, self.effort)

    def sights(self) -> Sequence[Sights]:
        """Also what a neighbour showed, and what was seen of the Pool."""
        found = sights(self.view)
        for event in self.view.told:
            match event:
                case ShowedNeighbour(seat=seat, to=to, card=None):
                    found[to].append((seat, DECK.everything))
                case LookedInPool(seat=seat) if seat != self.view.seat and (IN_POOL, 0) not in found[seat]:
                    found[seat].append((IN_POOL, 0))
        return found

    def settle(self, weights: Weights) -> Action:
        self.weighed = best_of(weights, self.luck, slack=SLACK)
        return self.weighed.action

    def walks(self) -> Weights:
        """The ways to go, where that is what is decided and the goal is not yet the Pool."""
        if self.solution or not any(isinstance(option, Go) or option is ROLL for option in self.view.options):
            return {}
        self.choose()
        return dict(self.weighed.weighed) if self.weighed else {}

    @cached_property
    def worths(self) -> dict[Place, float]:
        """Of being in each room, and in the Pool while its cards are unseen."""
        found = self.inquiry.room_worths(CARD_ROOMS)
        if self.seen.pool and self.seen.pool_cards is None:
            found[POOL] = told_by_all(self.known, IN_POOL)
        return found

    @property
    def risk(self) -> float:
        """Of one card drawn now, in bits."""
        return DEATH / self.seen.pile if self.seen.track == DEADLY else -A_CARD

    def way(self) -> Action:
        if self.solution:
            return super().way()
        weights: dict[Action, float] = {ROLL: self._roll_worth(SCORES)}
        if STAY_CALLED in self.options:
            weights[STAY_CALLED] = self.worths.get(self.here, 0.0)
        if PASSAGE in self.options:
            weights[PASSAGE] = self.worths.get(BOARD.passages[self.here], 0.0)
        if PLAYS[STAY] in self.options:
            weights[PLAYS[STAY]] = self.worths.get(self.here, 0.0) - SLACK
        if PLAYS[ANYWHERE] in self.options:
            weights[PLAYS[ANYWHERE]] = self._best_of(self.worths) - KEPT
        if POWER in self.options:
            weights[POWER] = self._power_worth() - KEPT
        return self.settle(weights)

    def _power_worth(self) -> float:
        """Of Leblanc's leap, or of Moutarde's second roll."""
        if self.seen.suspects[self.view.seat] == LEBLANC:
            return self._best_of(go.place for go in jumps(self.here))
        return self._roll_worth(SCORES_OF_TWO)

    def _best_of(self, places: Iterable[Place]) -> float:
        return max((self.worths.get(place, 0.0) for place in places if place != self.here), default=0.0)

    def _roll_worth(self, scores: Mapping[int, float]) -> float:
        """Of walking by so many points, each with its chance."""
        reach = {room: distance(self.here, room) for room in self.worths if room != self.here}
        later = PATIENCE * max((self.worths[room] for room in reach), default=0.0)
        worth = 0.0
        for score, chance in scores.items():
            within = [self.worths[room] for room, steps in reach.items() if steps <= score]
            worth += chance * max(within, default=later)
        return worth - self.risk / len(SPECIAL_FACES)

    def go(self) -> Action:
        if self.solution:
            return super().go()
        goes = [option for option in self.view.options if isinstance(option, Go)]
        weights: dict[Action, float] = {go: self.reached(go) for go in goes}
        if PLAYS[PLUS6] in self.options:
            within = self.seen.score + 6
            rooms = [room for room in self.worths if room != self.here and distance(self.here, room) <= within]
            weights[PLAYS[PLUS6]] = max((self.worths[room] for room in rooms), default=0.0) - A_CARD
        return self.settle(weights)

    def reached(self, go: Go) -> float:
        """Of being there when the move is over; distances are the same both ways, and those from rooms are few."""
        place = go.place
        if place == self.here and BOARD.is_room(place):
            return 0.0
        if place in self.worths:
            return self.worths[place]
        return self.onward(place) - (self.risk if place in QUESTIONS else 0.0)

    def onward(self, place: Place) -> float:
        """Of beginning the next turn there, with the dice."""
        return max(worth * DELAYED[distance(room, place)] for room, worth in self.worths.items() if room != place)

    def helped(self, suspect: Card, room: Place) -> float:
        """How much better off the owner of a pawn is if it is called into a room."""
        if suspect not in self.rival_pawns:
            return 0.0
        return max(PATIENCE * self.worths[room], self.onward(room)) - self.onward(self.seen.pawns[suspect])

    def suggestion(self) -> Action:
        weights = self._suggestions_here() or self._suggestions_elsewhere()
        return self.settle(weights or {PASS if PASS in self.options else DECLINE: 0.0})

    def _suggestions_here(self) -> Weights:
        if not any(isinstance(option, Suggest) for option in self.view.options):
            return {}
        return self.inquiry.suggestions(self.view.options, self.here, lambda suspect: self.helped(suspect, self.here))

    def _suggestions_elsewhere(self) -> Weights:
        """Olive's, in the rooms that tell most."""
        pairs = candidates(self.known, DECK)
        best = nlargest(ROOMS_ELSEWHERE, CARD_ROOMS, key=self.worths.__getitem__)
        asked: dict[Cards, Action] = {}
        costs: dict[Cards, float] = {}
        for option in self.view.options:
            if isinstance(option, SuggestElsewhere) and (option.suspect, option.weapon) in pairs:
                room = room_place(DECK, BOARD, option.room)
                if room in best:
                    cards = together((option.suspect, option.weapon, option.room))
                    asked[cards], costs[cards] = option, HELPED * self.helped(option.suspect, room)
        return {asked[cards]: worth for cards, worth in self.inquiry.weighed(asked, costs).items()} if asked else {}

    def answer(self) -> Action:
        """What the asker knows already; silence keeps the rest from him."""
        shows = [option for option in self.view.options if isinstance(option, Show)]
        if not shows:
            return self.view.options[0]
        weights = dict(quietness(shows, self.known, self.view.seat, self.seen.player, self.effort))
        if PLAYS[SILENCE] in self.options:
            weights[PLAYS[SILENCE]] = AS_GOOD_AS_SHOWN
        return self.settle(weights)


def begin(view: View, luck: Luck, effort: Effort, reading: Reading | None = read) -> Weighing:
    return Weighing(view, picture(view), believe(notebook(view), view, effort.belief, reading), luck, effort)


class Master:
    """It reads nobody's manners."""

    def __init__(self, seconds: float) -> None:
        self.effort = effort_within(seconds)

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else begin(view, luck, self.effort, reading=None).choose()

    def think(self, view: View, luck: Luck) -> Thought:
        turn = begin(view, luck, self.effort, reading=None)
        action = turn.choose()
        weighed = turn.weighed.weighed if turn.weighed else ()
        return Thought(action, beliefs(turn.known, DECK), weighed)
