"""Bots for Super Cluedo."""

from functools import cache

from manoir.bots.bot import Level
from manoir.bots.mansion.asking import is_open
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import Posterior, solve
from manoir.games.mansion.actions import END_TURN, PASSAGE, ROLL, Go, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.events import Showed
from manoir.games.mansion.rooms import room_card
from manoir.games.super_cluedo.actions import Spy, Watch
from manoir.games.super_cluedo.components import BOARD, DECK, PASSAGES, is_scene
from manoir.games.super_cluedo.events import LetSee
from manoir.games.super_cluedo.knowledge import ACCUSE, notebook
from manoir.games.super_cluedo.picture import Picture, picture
from manoir.games.super_cluedo.walking import OPENINGS, points_to, step


@cache
def steps_from(origin: Place) -> dict[Place, int]:
    """How far every room is on foot."""
    found: dict[Place, int] = {}
    within, steps = 1 << origin, 0
    while len(found) < len(OPENINGS):
        found.update({room: steps for room in OPENINGS if room not in found and within >> room & 1})
        within |= step(within)
        steps += 1
    return found


class SimpleBot:
    """Goes to places still open, spies on the way, names open cards, accuses when sure."""

    def choose(self, view: View, luck: Luck) -> Action:
        first = view.options[0]
        seen = picture(view)
        if isinstance(first, Show):
            return self._card(view, seen.player, luck)
        known = solve(notebook(view))
        if isinstance(first, Watch):
            return self._target(view, seen, known, luck)
        if accusation := self._accusation(view, known):
            return accusation
        if isinstance(first, Go):
            return self._move(view, seen, self._goals(view, seen, known), luck)
        suggestions = [action for action in view.options if isinstance(action, Suggest)]
        if suggestions:
            return self._suggestion(suggestions, known, luck)
        if first is ROLL:
            return self._way(view, seen, self._goals(view, seen, known))
        return END_TURN

    def _card(self, view: View, asker: int, luck: Luck) -> Action:
        """Rather one that the asker has seen already."""
        shown = {
            event.card
            for event in view.told
            if isinstance(event, Showed | LetSee) and (event.seat, event.to) == (view.seat, asker)
        }
        known = [action for action in view.options if isinstance(action, Show) and action.card in shown]
        return pick(known or view.options, luck)

    def _target(self, view: View, seen: Picture, known: Posterior, luck: Luck) -> Action:
        """Whose hand is least known."""
        watches = [action for action in view.options if isinstance(action, Watch)]
        seats = [seen.suspects.index(watch.suspect) for watch in watches]
        unknown = [seen.sizes[seat] - known.certain(seat).bit_count() for seat in seats]
        return pick([watch for watch, count in zip(watches, unknown, strict=True) if count == max(unknown)], luck)

    def _accusation(self, view: View, known: Posterior) -> Action | None:
        """When nothing is in doubt, and only where one may accuse."""
        sure = ACCUSE.get(known.certain(ENVELOPE))
        return sure if sure in view.options else None

    def _goals(self, view: View, seen: Picture, known: Posterior) -> set[Place]:
        """Places in which a suggestion would be allowed: the open ones, or any if the place is known."""
        scenes = {room for room in OPENINGS if is_scene(room) and room != seen.latest[view.seat]}
        wanted = {room for room in scenes if is_open(known, room_card(DECK, BOARD, room))}
        return wanted if len(wanted) > 1 else scenes

    def _way(self, view: View, seen: Picture, goals: set[Place]) -> Action:
        here = seen.pawns[seen.suspects[view.seat]]
        return PASSAGE if PASSAGE in view.options and PASSAGES[here] in goals else ROLL

    def _move(self, view: View, seen: Picture, goals: set[Place], luck: Luck) -> Action:
        """Into a goal, if possible after spying on the way; else spying; else as near to a goal as can be."""
        here = seen.pawns[seen.suspects[view.seat]]

        def to_go(place: Place) -> int:
            return min(steps_from(place)[goal] for goal in goals)

        def left(stop: Spy) -> int:
            return seen.points - (points_to(here, stop.place) or 0)

        stops = [action for action in view.options if isinstance(action, Spy)]
        on_the_way = [stop for stop in stops if to_go(stop.place) <= left(stop)]
        arrivals = [action for action in view.options if isinstance(action, Go) and action.place in goals]
        if best := on_the_way or arrivals or stops:
            return pick(best, luck)
        return min(view.options, key=lambda action: to_go(action.place if isinstance(action, Go) else here))

    def _suggestion(self, suggestions: list[Suggest], known: Posterior, luck: Luck) -> Action:
        """Cards that may be in the envelope: where one is known to be, naming it isolates the others."""
        both = [a for a in suggestions if is_open(known, a.suspect) and is_open(known, a.weapon)]
        return pick(both, luck)


BOTS = {"simple": Level(lambda game, seconds: SimpleBot())}
