"""The beats of every lesson, each with how much the learner has been told when it begins."""

from collections.abc import Iterator
from typing import Any

from manoir.core.events import Claimed
from manoir.core.match import Match, Played
from manoir.games.registry import find_game
from manoir.lessons.lesson import Beat, Choice, Lesson, Remark, lessons
from manoir.table.chronicle import Chronicle
from manoir.table.script import Script
from scripts.holding import breaking
from scripts.refuting import refuters


def offered() -> dict[str, Any]:
    return {
        name: {"game": lesson.game.replace("-", "_"), "minutes": lesson.minutes, "steps": len(lesson.beats)}
        for name, lesson in lessons().items()
    }


def beats() -> dict[str, Any]:
    return {
        name: {
            beat.name: _written(beat, lesson.seat, *told)
            for beat, told in zip(lesson.beats, heard(lesson), strict=True)
        }
        for name, lesson in lessons().items()
    }


def heard(lesson: Lesson) -> Iterator[tuple[int, Match]]:
    """How much the learner was told when each beat begins, talk left out, and the match as it is then."""
    game = find_game(lesson.game)
    match = Match(game, game.setup(len(lesson.characters), lesson.characters), lesson.deal)
    chronicle = Chronicle(match, b"", Script(game, None))
    for text in lesson.opening:
        chronicle.make(Played(match.state.actor, game.action(text)))
    for beat in lesson.beats:
        chronicle.tell()
        yield sum(not isinstance(event, Claimed) for event in chronicle.journals[lesson.seat].entries), match
        for step in beat.course:
            if isinstance(step, Remark):
                chronicle.make(Claimed(lesson.characters.index(step.character), step.claim))
            else:
                chronicle.make(Played(match.state.actor, game.action(step)))


def _written(beat: Beat, seat: int, told: int, match: Match) -> dict[str, Any]:
    choices = [_choice(choice, seat, match) for choice in beat.choices]
    return {"asks": beat.asks, "points": beat.points, "heard": told, "choices": choices}


def _choice(choice: Choice, seat: int, match: Match) -> dict[str, Any]:
    """What is to be proved by a search is proved here: the reply that breaks it is told, or who refutes it."""
    said: dict[str, Any] = {"id": choice.id, "card": choice.card, "place": choice.place}
    if choice.claim:
        return said | {"claim": choice.claim, "refuters": refuters(match, seat, choice.claim)}
    return said | {"reply": breaking(match, choice.moves)} if choice.moves else said
