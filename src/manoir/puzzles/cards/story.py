"""A game told in lines, one for each turn that tells something; and what is left out of it."""

from manoir.core.chance import Luck, shuffle
from manoir.core.events import Event
from manoir.core.views import View
from manoir.deduction.facts import Fact
from manoir.games.knowing import Story
from manoir.puzzles.puzzle import Line

MOST_LINES = 18
"""A story that needs more of them is no pleasure to read."""
BESIDE = 2
"""For so many lines that the proof needs, one more stays that it does not need."""


def showings(story: Story, seen: View) -> dict[int, list[tuple[int, int]]]:
    """By turn: who showed whom a card that this seat did not see."""
    found: dict[int, list[tuple[int, int]]] = {}
    turn = 0
    for event in seen.told:
        turn += isinstance(event, story.began)
        if showing := story.shown(event):
            found.setdefault(turn, []).append(showing)
    return found


def until(told: tuple[Event, ...], story: Story, turn: int) -> tuple[Event, ...]:
    """All that was told before the turn after this one."""
    begins = [at for at, event in enumerate(told) if isinstance(event, story.began)]
    return told[: begins[turn]] if turn < len(begins) else told


def lines_of(story: Story, told: tuple[Event, ...]) -> tuple[Line, ...]:
    lines: list[Line] = []
    turn = 0
    for event in told:
        if isinstance(event, story.began):
            turn += 1
        elif isinstance(event, story.told):
            if not lines or lines[-1].turn != turn:
                lines.append(Line(turn, ()))
            lines[-1] = Line(turn, (*lines[-1].events, event))
    return tuple(lines)


def facts_in(lines: tuple[Line, ...], facts: list[Fact]) -> list[Fact]:
    turns = {line.turn for line in lines}
    return [fact for fact in facts if fact.origin.turn in turns]


def noted(lines: tuple[Line, ...], needed: set[int], luck: Luck) -> tuple[Line, ...]:
    """What somebody jotted down of a long game: all that counts, and some that does not."""
    idle = [line for line in lines if line.turn and line.turn not in needed]
    shuffle(idle, luck)
    more = min(1 + len(needed) // BESIDE, MOST_LINES - len(needed))
    kept = {0, *needed, *(line.turn for line in idle[:more])}
    return tuple(line for line in lines if line.turn in kept)
