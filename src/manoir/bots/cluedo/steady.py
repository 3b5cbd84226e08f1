"""Steady play of Cluedo, whatever it is based on: asks where that tells something, walks there, accuses when sure."""

from functools import cache

from manoir.bots.mansion.clues import Clues, Questions
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction import Answering, Question
from manoir.games.cluedo.actions import ACCUSATIONS, STAY
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.picture import Picture
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, together
from manoir.games.mansion.rooms import room_card
from manoir.games.mansion.walking import places

ACCUSE = {together((action.suspect, action.weapon, action.room)): action for action in ACCUSATIONS}
ROOMS = range(BOARD.first_room, BOARD.first_room + len(BOARD.rooms))


@cache
def points_into(room: Place) -> dict[Place, int]:
    """The fewest points into the room from every square and every other room."""
    found: dict[Place, int] = {}
    crossed = front = BOARD.exits[room - BOARD.first_room]
    points = 1
    while front:
        found.update(dict.fromkeys(places(front), points))
        front = BOARD.around(front) & ~crossed
        crossed |= front
        points += 1
    for other in ROOMS:
        if other != room:
            found[other] = 1 + min(found[square] for square in places(BOARD.exits[other - BOARD.first_room]))
    return found


def card_of(room: Place) -> Card:
    return room_card(DECK, BOARD, room)


class Turn:
    """One decision."""

    def __init__(self, view: View, seen: Picture, luck: Luck, clues: Clues) -> None:
        self.view = view
        self.luck = luck
        self.clues = clues
        self.here = seen.pawns[seen.suspects[view.seat]]
        seats = view.setup.seats
        witnesses = tuple((view.seat + distance) % seats for distance in range(1, seats))
        self.questions = Questions(DECK, clues, Question(witnesses, Answering.FIRST))

    def choose(self) -> Action:
        options = self.view.options
        first = options[0]
        if isinstance(first, Show):
            return pick(options, self.luck)
        accusation = ACCUSE.get(self.clues.open)
        if accusation is not None and accusation in options:
            return accusation
        if isinstance(first, Go):
            return self._end()
        if isinstance(first, Suggest):
            return self.questions.ask(options, card_of(self.here), self.luck) or END_TURN
        return self._way() if first is ROLL else END_TURN

    def _way(self) -> Action:
        """Stay where it is worth it to ask; else by the passage, if it is at its other end; else by the dice."""
        goals = self._goals()
        if STAY in self.view.options and self.here in goals:
            return STAY
        if PASSAGE in self.view.options and BOARD.passages[self.here] in goals:
            return PASSAGE
        return ROLL

    def _end(self) -> Action:
        """Into a room worth asking in, or as near to one as can be."""
        goals = self._goals()

        def to_go(place: Place) -> int:
            return 0 if place in goals else min(points_into(goal)[place] for goal in goals)

        goes = {go: to_go(go.place) for go in self.view.options if isinstance(go, Go)}
        return pick([go for go, points in goes.items() if points == min(goes.values())], self.luck)

    def _goals(self) -> set[Place]:
        return self.questions.rooms(ROOMS, card_of) or set(ROOMS)
