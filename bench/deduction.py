"""`python -m bench.deduction`: the cost of exact knowledge in games without a board, beside that of other methods."""

import sys
import tracemalloc
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

from bench.deduction_games import C2008, CLASSIC, SUPER, Dice, Edition, play
from bench.deduction_peers import COUNTER, CUT_OFF, Answer, counter_is_installed, counting, enumeration, refutation
from manoir.deduction import Notebook, solve
from manoir.lab.calibration import iterations_per_second

GAMES = 100
TURNS = 60
MEASURED = (CLASSIC[3], CLASSIC[6], SUPER[3], SUPER[6], SUPER[10], C2008[4], C2008[6])


class Bar(NamedTuple):
    """What a query may cost, in calibration iterations."""

    median: int
    nearly_all: int


BARS = {CLASSIC[6].name: Bar(4_000, 80_000), SUPER[10].name: Bar(4_000, 80_000), C2008[6].name: Bar(4_000, 240_000)}
MOST_MEMORY = 50e6
BROKEN = "**broken**"
STATES = 7
"""Of each edition, to compare methods on."""


PEERS: dict[str, Callable[[Notebook], Answer | None]] = {
    "SAT refutation of every cell, no counts": refutation,
    "enumeration": enumeration,
}
if counter_is_installed():
    PEERS[f"{COUNTER}, one count"] = counting


class Query(NamedTuple):
    """One seat's notebook after a turn, solved: all counts, and the joint of the envelope."""

    iterations: float
    seconds: float
    early: bool
    notebook: Notebook


def queries(edition: Edition, games: int, leaning: bool = False) -> list[Query]:
    """Every turn until the seat knows the envelope, each game between two calibrations of its own."""
    found: list[Query] = []
    speed = iterations_per_second(100_000)
    for seed in range(games):
        costs: list[tuple[float, bool, Notebook]] = []
        for turn in play(edition, seed, TURNS, leaning):
            start = process_time()
            envelopes = solve(turn.notebook).envelopes()
            costs.append((process_time() - start, turn.number <= 2 * len(edition.hands), turn.notebook.copy()))
            if len(envelopes) == 1:
                break
        before, speed = speed, iterations_per_second(100_000)
        found += [Query(cost * (before + speed) / 2, cost, early, notebook) for cost, early, notebook in costs]
    return found


def nearly_all(costs: Sequence[float]) -> float:
    """Of a hundred, ninety-nine cost no more."""
    return sorted(costs)[int(len(costs) * 0.99)]


def spread(costs: Sequence[float], digits: int = 0) -> str:
    return " / ".join(f"{cost:,.{digits}f}" for cost in (median(costs), nearly_all(costs), max(costs)))


def cost_row(name: str, found: list[Query]) -> str:
    costs = [query.iterations for query in found]
    early = [query.iterations for query in found if query.early]
    milliseconds = [1000 * query.seconds for query in found]
    bar = BARS.get(name)
    verdict = ""
    if bar:
        kept = median(costs) <= bar.median and nearly_all(costs) <= bar.nearly_all
        verdict = f"{bar.median:,} / {bar.nearly_all:,}: {'kept' if kept else BROKEN}"
    return f"| {name} | {spread(early)} | {spread(costs)} | {spread(milliseconds, 2)} | {verdict} |"


def memory(notebook: Notebook) -> float:
    """Most bytes that a query holds at once, random deals included."""
    tracemalloc.start()
    posterior = solve(notebook)
    posterior.envelopes()
    posterior.draw(Dice(1))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def memory_line(found: list[Query]) -> str:
    costliest = sorted(found, key=lambda query: query.iterations)[-2 * STATES :]
    peak = max(memory(query.notebook) for query in costliest)
    verdict = "kept" if peak < MOST_MEMORY else BROKEN
    return f"Memory of the costliest queries: at most {peak / 1e6:.1f} MB (bar {MOST_MEMORY / 1e6:.0f} MB: {verdict})."


def peer_row(name: str, found: list[Query]) -> str:
    """The same states for all methods; whoever counts must count the same."""
    early = [query for query in found if query.early]
    chosen = Dice(1).sample(early, STATES)
    totals = [solve(query.notebook).total for query in chosen]
    cells = [f"{1000 * median(query.seconds for query in chosen):.1f} ms"]
    for method in PEERS.values():
        answers = [method(query.notebook) for query in chosen]
        for answer, total in zip(answers, totals, strict=True):
            if answer and answer.deals not in (None, total):
                raise AssertionError(f"{answer.deals} deals, not {total}")
        given = [answer.seconds for answer in answers if answer]
        cell = f"{1000 * median(given):,.1f} ms" if given else "no answer"
        cells.append(cell if len(given) == len(answers) else f"{cell} ({len(given)} of {len(answers)})")
    return f"| {name} | {' | '.join(cells)} |"


def table() -> str:
    found = {edition.name: queries(edition, GAMES) for edition in MEASURED}
    leaning = queries(CLASSIC[6], GAMES, leaning=True)
    note = f"Medians over {STATES} states of the first two rounds; a method gives up after {CUT_OFF} s."
    if not counter_is_installed():
        note += f" No #SAT counter: {COUNTER} is not installed."
    return "\n".join(
        [
            "| iterations: median / 99 % / max | first two rounds | all turns | all turns, ms | bar, all turns |",
            "|---|---|---|---|---|",
            *(cost_row(name, some) for name, some in found.items()),
            cost_row(f"{CLASSIC[6].name}, leaning", leaning),
            "",
            memory_line([query for some in found.values() for query in some]),
            "",
            f"| the same states | all counts and the joint | {' | '.join(PEERS)} |",
            "|---|---|" + "---|" * len(PEERS),
            *(peer_row(name, found[name]) for name in BARS),
            "",
            note,
        ]
    )


if __name__ == "__main__":
    text = table()
    print(text)
    sys.exit(BROKEN in text)
