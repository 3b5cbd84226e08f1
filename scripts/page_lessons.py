"""The beats of every lesson, each with how much the learner has been told when it begins."""

from collections.abc import Iterator
from typing import Any

from manoir.core.match import Match, Played
from manoir.games.registry import find_game
from manoir.lessons.lesson import Beat, Lesson, lessons
from manoir.table.chronicle import Chronicle
from manoir.table.script import Script


def offered() -> dict[str, Any]:
    return {
        name: {"game": lesson.game.replace("-", "_"), "minutes": lesson.minutes, "steps": len(lesson.beats)}
        for name, lesson in lessons().items()
    }


def beats() -> dict[str, Any]:
    return {
        name: {beat.name: _written(beat, told) for beat, told in zip(lesson.beats, heard(lesson), strict=True)}
        for name, lesson in lessons().items()
    }


def heard(lesson: Lesson) -> Iterator[int]:
    """How many entries the learner's journal has when each beat begins."""
    game = find_game(lesson.game)
    match = Match(game, game.setup(len(lesson.characters), lesson.characters), lesson.deal)
    chronicle = Chronicle(match, b"", Script(game, None))
    for text in lesson.opening:
        chronicle.make(Played(match.state.actor, game.action(text)))
    for beat in lesson.beats:
        chronicle.tell()
        yield chronicle.journals[lesson.seat].ply
        for text in beat.moves:
            chronicle.make(Played(match.state.actor, game.action(text)))


def _written(beat: Beat, told: int) -> dict[str, Any]:
    choices = [{"id": choice.id, "card": choice.card, "place": choice.place} for choice in beat.choices]
    return {"asks": beat.asks, "points": beat.points, "heard": told, "choices": choices}
