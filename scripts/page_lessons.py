"""The beats of every lesson, each with how much the learner has been told when it begins."""

from collections.abc import Iterator
from typing import Any

from manoir.core.match import Match, Played
from manoir.games.registry import find_game
from manoir.lessons.lesson import Beat, Choice, Lesson, lessons
from manoir.table.chronicle import Chronicle
from manoir.table.script import Script
from scripts.holding import breaking


def offered() -> dict[str, Any]:
    return {
        name: {"game": lesson.game.replace("-", "_"), "minutes": lesson.minutes, "steps": len(lesson.beats)}
        for name, lesson in lessons().items()
    }


def beats() -> dict[str, Any]:
    return {
        name: {beat.name: _written(beat, *told) for beat, told in zip(lesson.beats, heard(lesson), strict=True)}
        for name, lesson in lessons().items()
    }


def heard(lesson: Lesson) -> Iterator[tuple[int, Match]]:
    """How many entries the learner's journal has when each beat begins, and the match as it is then."""
    game = find_game(lesson.game)
    match = Match(game, game.setup(len(lesson.characters), lesson.characters), lesson.deal)
    chronicle = Chronicle(match, b"", Script(game, None))
    for text in lesson.opening:
        chronicle.make(Played(match.state.actor, game.action(text)))
    for beat in lesson.beats:
        chronicle.tell()
        yield chronicle.journals[lesson.seat].ply, match
        for text in beat.moves:
            chronicle.make(Played(match.state.actor, game.action(text)))


def _written(beat: Beat, told: int, match: Match) -> dict[str, Any]:
    choices = [_choice(choice, match) for choice in beat.choices]
    return {"asks": beat.asks, "points": beat.points, "heard": told, "choices": choices}


def _choice(choice: Choice, match: Match) -> dict[str, Any]:
    """What is to be proved by a search is proved here; the reply that breaks it is told."""
    said: dict[str, Any] = {"id": choice.id, "card": choice.card, "place": choice.place}
    return said | {"reply": breaking(match, choice.moves)} if choice.moves else said
