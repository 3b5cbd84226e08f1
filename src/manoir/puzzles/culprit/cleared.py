"""Finding puzzles about who it was: at the line by which a seat can first clear everybody but one."""

from bisect import bisect_left
from collections.abc import Iterator

from manoir.core.chance import Luck, outcome, shuffle
from manoir.core.game import Game
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.core.views import View, view
from manoir.games.knowing import Inquest
from manoir.puzzles.culprit.culprit_puzzle import Clearance, Culprit, CulpritPuzzle
from manoir.puzzles.lines import line_numbers, story_of
from manoir.puzzles.puzzle import Order

MOST_LINES = 22
"""A longer story is no pleasure to keep in mind: nothing of it can be left out."""


def cleared(order: Order, game: Game, inquest: Inquest, luck: Luck) -> Iterator[CulpritPuzzle]:
    """All of one game."""
    setup = game.setup(inquest.seats[luck.below(len(inquest.seats))])
    state = game.start(setup, game.deal(setup, luck))
    while (actor := state.actor) >= 0 or actor == CHANCE:
        state.take(outcome(state, luck) if actor == CHANCE else inquest.plays(view(setup, state, actor), luck))
        if line_numbers(inquest.begins, view(setup, state, SPECTATOR).told)[-1] > MOST_LINES:
            break
    seats = list(range(setup.seats))
    shuffle(seats, luck)
    for seat in seats:
        told = view(setup, state, seat).told
        yield from _of(order, inquest, View(setup, seat, told, (), ()))


def _of(order: Order, inquest: Inquest, whole: View) -> Iterator[CulpritPuzzle]:
    """The one of this seat, if there is one."""
    lines = line_numbers(inquest.begins, whole.told)
    last = min(lines[-1] - 1, MOST_LINES)

    def until(line: int) -> View:
        return View(whole.setup, whole.seat, whole.told[: bisect_left(lines, line + 1)], (), ())

    first = bisect_left(range(last + 1), True, key=lambda line: len(inquest.suspects(until(line))) == 1)
    if not 0 < first <= last:
        return
    seen = until(first)
    findings = inquest.findings(seen, lines[: len(seen.told)])
    proof = Clearance(findings)
    if findings:
        (answer,) = inquest.suspects(seen)
        yield CulpritPuzzle(
            order=order.graded(proof),
            view=seen,
            story=story_of(inquest.tells, seen.told, lines),
            question=Culprit(),
            answer=answer,
            proof=proof,
            lines=tuple(lines[: len(seen.told)]),
        )
