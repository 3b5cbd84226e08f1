"""Fit what a master of Hantise judges by: games between planners, then two logistic regressions.

    python -m scripts.fit_hantise --games 4500

Prints the weights of `bots/hantise/tonight.py` and `nights_ahead.py` with their standard errors, and how often they are
right about games that were held out. Planners judge by the weights that are there: from none, fit two or three times.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import sqrt

import numpy
from msgspec import Struct
from numpy.typing import NDArray

from manoir.bots.hantise import nights_ahead, tonight
from manoir.bots.hantise.forecast import eve_at_dawn, forecast
from manoir.bots.hantise.planning import Effort, plans
from manoir.bots.hantise.standing import hand, standing
from manoir.core.chance import Luck, SeededLuck, outcome, pick
from manoir.core.seats import CHANCE
from manoir.games.hantise import GAME
from manoir.games.hantise.components import NONE, TYPES
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.drawing import Drawing
from manoir.games.hantise.steps.opening import Revealing

ASTRAY = 16
"""One turn in so many is played at random, so that poor positions are seen as well."""
HELD_OUT = 10
"""One game in so many is not fitted to."""
RIDGE = 1.0
STEPS = 30

Row = tuple[float, ...]


class Samples(Struct):
    """Rows of features, whether what they foretell came true, and the game they are from."""

    rows: list[Row] = []
    came_true: list[bool] = []
    games: list[int] = []

    def add(self, row: Row, came_true: bool, game: int) -> None:
        self.rows.append(row)
        self.came_true.append(came_true)
        self.games.append(game)


def moments(luck: Luck) -> Iterator[HantiseState]:
    """A game as it stands whenever chance is about to act, and at its end."""
    setup = GAME.setup(2)
    table = GAME.start(setup, GAME.deal(setup, luck))
    while table.outcome is None:
        if table.actor == CHANCE:
            yield table.clone()
            table.take(outcome(table, luck))
        elif luck.below(ASTRAY) == 0:
            table.take(pick(table.options, luck))
        else:
            for action in max(plans(table, Effort(), forecast).values(), key=lambda plan: plan[0])[1]:
                table.take(action)
    yield table


def collect(game: int, nights: Samples, games: Samples) -> None:
    seen = list(moments(SeededLuck(f"fit {game}")))
    winner = seen[-1].outcome.winner if seen[-1].outcome else None
    dawns = [table for table in seen if isinstance(table.step, Revealing)]
    # Who has won a night opens the next one.
    won_by = {table.night - 1: table.player for table in dawns}
    for table in dawns:
        for seat in (0, 1):
            games.add(row_at_dawn(table, seat), winner == seat, game)
    for table in seen:
        is_filling = isinstance(table.step, Drawing) and table.character != NONE
        if is_filling and table.folded < 0 and not table.changed and table.night in won_by:
            seat = 1 - table.player
            row = tonight.features(table, seat, standing(table, seat), standing(table, 1 - seat))
            nights.add(row, won_by[table.night] == seat, game)


def row_at_dawn(table: HantiseState, seat: int) -> Row:
    """The own hand card by card: its worth is what is fitted."""
    left = table.characters.bit_count()
    known = nights_ahead.features(left, nights_ahead.left_to_win(table), eve_at_dawn(table, seat))[:-1]
    return (*known, *(count / sqrt(left + 1) for count in hand(table.hands[seat], NONE).counts[: len(TYPES) + 1]))


def fit(samples: Samples, names: Sequence[str]) -> str:
    rows, truth = numpy.array(samples.rows, float), numpy.array(samples.came_true, float)
    held_out = numpy.array(samples.games) % HELD_OUT == 0
    weights, errors = logistic(rows[~held_out], truth[~held_out])
    right = numpy.mean((rows[held_out] @ weights > 0) == truth[held_out])
    lines = [
        f"  {name:45} {weight:+.3f} ± {error:.3f}" for name, weight, error in zip(names, weights, errors, strict=True)
    ]
    return "\n".join((f"{len(truth)} positions, right about {right:.1%} of those held out", *lines))


def logistic(rows: NDArray[numpy.float64], truth: NDArray[numpy.float64]) -> tuple[NDArray[numpy.float64], ...]:
    """Weights and their standard errors, by Newton's method."""
    weights = numpy.zeros(rows.shape[1])
    ridge = RIDGE * numpy.eye(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + numpy.exp(-rows @ weights))
        slope = rows.T @ (truth - chance) - RIDGE * weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge
        weights = weights + numpy.linalg.solve(bend, slope)
    return weights, numpy.sqrt(numpy.diag(numpy.linalg.inv(bend)))


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4500)
    nights, games = Samples(), Samples()
    for game in range(parser.parse_args().games):
        collect(game, nights, games)
    print("the night:", fit(nights, list(tonight.WEIGHTS)))
    cards = [*(kind.name for kind in TYPES), "Place"]
    print("the game:", fit(games, [*list(nights_ahead.WEIGHTS)[:-1], *cards]))


if __name__ == "__main__":
    main()
