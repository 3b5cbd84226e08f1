"""A detective of Super Cluedo: every forced fact, and no odds; inspectors and novices are those who have noted less."""

from collections.abc import Callable
from functools import cache

from manoir.bots.mansion.beliefs import certainties
from manoir.bots.mansion.clues import Clues, Deducing, Questions, all_conclusions
from manoir.bots.thought import Thought
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction import Answering, Question
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, together
from manoir.games.mansion.events import Showed
from manoir.games.mansion.rooms import room_card
from manoir.games.mansion.walking import places
from manoir.games.super_cluedo.actions import Spy, Watch
from manoir.games.super_cluedo.components import BOARD, DECK, PASSAGES, is_scene
from manoir.games.super_cluedo.events import LetSee
from manoir.games.super_cluedo.knowledge import ACCUSE, notebook
from manoir.games.super_cluedo.picture import Picture, picture
from manoir.games.super_cluedo.walking import OPENINGS, points_to, step

SCENES = tuple(room for room in OPENINGS if is_scene(room))


@cache
def steps_into(room: Place) -> dict[Place, int]:
    """How far it is on foot from every place; a way leads both ways."""
    found: dict[Place, int] = {}
    within = front = 1 << room
    steps = 0
    while front:
        found.update(dict.fromkeys(places(front), steps))
        front = step(front) & ~within
        within |= front
        steps += 1
    return found


def scene_card(room: Place) -> Card:
    return room_card(DECK, BOARD, room)


def shown_to(view: View, seat: int) -> Cards:
    """The cards that this seat was shown, as far as the view tells."""
    return together(
        event.card
        for event in view.told
        if isinstance(event, Showed | LetSee) and event.to == seat and event.card is not None
    )


class Detective:
    """Goes where a question tells something, spies on the way, names open cards, accuses when sure."""

    def __init__(self, deduce: Deducing = all_conclusions) -> None:
        self.deduce = deduce

    def think(self, view: View, luck: Luck) -> Thought:
        known, _ = self.deduce(notebook(view), view)
        return Thought(self.choose(view, luck), certainties(known, DECK))

    def choose(self, view: View, luck: Luck) -> Action:
        return self.decide(view, picture(view), lambda: self.deduce(notebook(view), view)[1], luck)

    def decide(self, view: View, seen: Picture, deduced: Callable[[], Clues], luck: Luck) -> Action:
        """`deduced` is asked for where it is needed."""
        first = view.options[0]
        if isinstance(first, Show):
            known = shown_to(view, seen.player)
            shows = [action for action in view.options if isinstance(action, Show)]
            return pick([show for show in shows if known >> show.card & 1] or shows, luck)
        if isinstance(first, Watch):
            return self._target(view, seen, luck)
        clues = deduced()
        if ACCUSE.get(clues.open) in view.options:
            return ACCUSE[clues.open]
        witnesses = tuple(seat for seat in range(view.setup.seats) if seat != view.seat)
        questions = Questions(DECK, clues, Question(witnesses, Answering.EVERY))
        here = seen.pawns[seen.suspects[view.seat]]
        if isinstance(first, Go):
            return self._move(view, seen, self._goals(view, seen, questions), luck)
        may_ask = any(isinstance(option, Suggest) for option in view.options)
        if may_ask and (asking := questions.ask(view.options, scene_card(here), luck)):
            return asking
        if first is ROLL:
            goals = self._goals(view, seen, questions)
            return PASSAGE if PASSAGE in view.options and PASSAGES[here] in goals else ROLL
        return END_TURN

    def _target(self, view: View, seen: Picture, luck: Luck) -> Action:
        """Who has shown least so far."""
        watches = [action for action in view.options if isinstance(action, Watch)]
        unseen = [self._unseen(view, seen, seen.suspects.index(watch.suspect)) for watch in watches]
        return pick([watch for watch, count in zip(watches, unseen, strict=True) if count == max(unseen)], luck)

    def _unseen(self, view: View, seen: Picture, seat: int) -> int:
        shown = {
            event.card
            for event in view.told
            if isinstance(event, Showed | LetSee) and (event.seat, event.to) == (seat, view.seat)
        }
        return seen.sizes[seat] - len(shown)

    def _goals(self, view: View, seen: Picture, questions: Questions) -> set[Place]:
        """Places worth asking in, among those in which a suggestion would be allowed."""
        scenes = {room for room in SCENES if room != seen.latest[view.seat]}
        return questions.rooms(scenes, scene_card) or scenes

    def _move(self, view: View, seen: Picture, goals: set[Place], luck: Luck) -> Action:
        """Into a goal, if possible after spying on the way; else spying; else as near to a goal as can be."""
        here = seen.pawns[seen.suspects[view.seat]]

        def to_go(place: Place) -> int:
            return min(steps_into(goal)[place] for goal in goals)

        def left(stop: Spy) -> int:
            return seen.points - (points_to(here, stop.place) or 0)

        stops = [action for action in view.options if isinstance(action, Spy)]
        on_the_way = [stop for stop in stops if to_go(stop.place) <= left(stop)]
        arrivals = [action for action in view.options if isinstance(action, Go) and action.place in goals]
        if best := on_the_way or arrivals or stops:
            return pick(best, luck)
        return min(view.options, key=lambda action: to_go(action.place if isinstance(action, Go) else here))
