"""A game that is directed for a while: what happens, what is said, and where bots wait for whoever is taught."""

from collections.abc import Sequence

from manoir.core.actions import Action
from manoir.core.events import Claimed
from manoir.core.game import Game
from manoir.lessons.lesson import Lesson


class Script:
    """Without a lesson nothing is written, and everything is free."""

    def __init__(self, game: Game, lesson: Lesson | None) -> None:
        self._moves: tuple[Action, ...] = ()
        self._stops = frozenset[int]()
        self._said: dict[int, list[Claimed]] = {}
        if lesson is not None:
            self._moves = tuple(map(game.action, lesson.moves))
            self._stops = lesson.stops
            for made, remark in lesson.remarks:
                said = Claimed(lesson.characters.index(remark.character), remark.claim)
                self._said.setdefault(made, []).append(said)

    def move(self, made: int) -> Action | None:
        """The one that follows after so many."""
        return self._moves[made] if made < len(self._moves) else None

    def stops_at(self, made: int) -> bool:
        return made in self._stops

    def said(self, made: int) -> Sequence[Claimed]:
        """What is said after so many."""
        return self._said.get(made, ())
