"""A game that is directed for a while: what happens, and where bots wait for whoever is taught."""

from manoir.core.actions import Action
from manoir.core.game import Game
from manoir.lessons.lesson import Lesson


class Script:
    """Without a lesson nothing is written, and everything is free."""

    def __init__(self, game: Game, lesson: Lesson | None) -> None:
        self._moves = () if lesson is None else tuple(game.action(text) for text in lesson.moves)
        self._stops = frozenset[int]() if lesson is None else lesson.stops

    def move(self, made: int) -> Action | None:
        """The one that follows after so many."""
        return self._moves[made] if made < len(self._moves) else None

    def stops_at(self, made: int) -> bool:
        return made in self._stops
