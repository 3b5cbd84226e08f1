"""A master of Cluedo: exact odds, walks to where it learns most, hides what it shows, accuses when the race says so."""

from functools import cache

from manoir.bots.mansion.asking import candidates, compare, pairs
from manoir.bots.mansion.racing import danger, should_accuse
from manoir.bots.mansion.showing import quietest
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import Answering, Posterior, Question, solve
from manoir.games.cluedo.actions import ACCUSATIONS, STAY
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import Picture, picture
from manoir.games.cluedo.walking import reach
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.rooms import room_card
from manoir.games.mansion.walking import floods, places, rooms_beside

ROOMS = range(BOARD.first_room, BOARD.first_room + len(BOARD.rooms))
TOTALS = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""How many of the 36 falls of the dice give each total."""
PATIENCE = 0.55
"""What a room is worth that is reached a turn later."""
ACCUSE = {1 << action.suspect | 1 << action.weapon | 1 << action.room: action for action in ACCUSATIONS}


@cache
def points_to_rooms(origin: Place) -> dict[Place, int]:
    """The fewest points from a place into each room."""
    found: dict[Place, int] = {}
    crossed = 1 << origin if not BOARD.is_room(origin) else 0
    for points, front in enumerate(floods(BOARD, origin, 40), 1):
        for room in rooms_beside(BOARD, crossed):
            found.setdefault(room, points)
        crossed |= front
    return found


class Master:
    def choose(self, view: View, luck: Luck) -> Action:
        seen = picture(view)
        known = solve(notebook(view))
        first = view.options[0]
        if isinstance(first, Show):
            return quietest(
                [option for option in view.options if isinstance(option, Show)], known, view.seat, seen.player, luck
            )
        likeliest = known.likeliest_envelope()
        if known.joint(likeliest) == known.total and ACCUSE[likeliest] in view.options:
            return ACCUSE[likeliest]
        thinking = Turn(view, seen, known, luck)
        if isinstance(first, Go):
            return thinking.end()
        if isinstance(first, Suggest):
            return thinking.suggestion()
        if first is ROLL:
            return thinking.way()
        return thinking.last_word(likeliest)


class Turn:
    """One decision of a master's own turn."""

    def __init__(self, view: View, seen: Picture, known: Posterior, luck: Luck) -> None:
        self.view = view
        self.known = known
        self.luck = luck
        self.here = seen.pawns[seen.suspects[view.seat]]
        self.hand: Cards = seen.hand or 0
        seats = len(seen.suspects)
        witnesses = tuple((view.seat + distance) % seats for distance in range(1, seats))
        self.question = Question(witnesses, Answering.FIRST)
        self.rivals = [seat for seat in witnesses if not seen.out >> seat & 1]

    def worths(self) -> dict[Place, float]:
        """What the answer to a good suggestion tells in each room."""
        _, suspect, weapon = pairs(self.known, DECK)[0]
        cards = {1 << suspect | 1 << weapon | 1 << room_card(DECK, BOARD, room): room for room in ROOMS}
        ranked = compare(self.known, cards, self.question, self.luck)
        return {cards[found.cards]: found.information + 0.01 for found in ranked}

    def way(self) -> Action:
        worths = self.worths()
        values: dict[Action, float] = {ROLL: self._roll_worth(worths)}
        if STAY in self.view.options:
            values[STAY] = worths[self.here]
        if PASSAGE in self.view.options:
            values[PASSAGE] = worths[BOARD.passages[self.here]]
        return max(values, key=values.__getitem__)

    def _roll_worth(self, worths: dict[Place, float]) -> float:
        worth = 0.0
        for total, ways in TOTALS.items():
            found = reach(self.here, total)
            rooms = max((worths[room] for room in found.rooms), default=0.0)
            worth += (
                ways
                / 36
                * max(rooms, max((self._later(square, worths) for square in places(found.squares)), default=0.0))
            )
        return worth

    def _later(self, square: Place, worths: dict[Place, float]) -> float:
        """From a square, after a turn without a suggestion."""
        return max(
            worths[room] * float(PATIENCE ** (1 + max(0, points - 7) / 7))
            for room, points in points_to_rooms(square).items()
        )

    def end(self) -> Action:
        worths = self.worths()
        goes = [option for option in self.view.options if isinstance(option, Go)]
        return max(goes, key=lambda go: worths[go.place] if BOARD.is_room(go.place) else self._later(go.place, worths))

    def suggestion(self) -> Action:
        room = 1 << room_card(DECK, BOARD, self.here)
        asked = {
            1 << suspect | 1 << weapon | room: (suspect, weapon)
            for suspect, weapon in candidates(self.known, DECK, self.hand, 10)
        }
        best = compare(self.known, asked, self.question, self.luck)[0]
        wanted = asked[best.cards]
        return next(
            option
            for option in self.view.options
            if isinstance(option, Suggest) and (option.suspect, option.weapon) == wanted
        )

    def last_word(self, likeliest: Cards) -> Action:
        """After the answers, or on a square: accuse, or wait for one more question."""
        best = self.known.joint(likeliest) / self.known.total
        if best < 0.2 or ACCUSE[likeliest] not in self.view.options:
            return END_TURN
        threat = danger(self.known, self.rivals, self.luck)
        return ACCUSE[likeliest] if should_accuse(best, min(1.0, 1.6 * best), threat) else END_TURN
