"""`python -m bench.ladder --games 400 --workers 16 [GAME …]`: every level against those of the level below.

One seat of the stronger level, all others of the weaker, at each game's usual table. A step that people can climb wins
15 to 35 points more than par. Last come the marks that follow, from the detective at 25 (`manoir.bots.marks`).
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt

from manoir.bots.bot import offered
from manoir.bots.entrants import Entrant
from manoir.games.registry import find_game
from manoir.lab.arena.competition import compete, on_this_machine
from manoir.lab.arena.play import Meeting
from manoir.lab.arena.standings import Standing, standings

USUAL = {"cluedo": 4, "super-cluedo": 6, "cluedo-2008": 4, "huis-clos": 6, "hantise": 2}
"""Seats of the usual table."""
LEAST, MOST = 0.15, 0.35
"""What a step is worth, over par."""
SCALE = 4.28
"""Of two at a table of n seats, one wins exp(distance / SCALE √n) times as often as the other."""
DETECTIVE = 25.0


def meet(game: str, stronger: str, weaker: str, games: int, seed: int, workers: int) -> Standing:
    entrants = (Entrant(stronger), *[Entrant(weaker)] * (USUAL[game] - 1))
    meeting = Meeting(game, entrants, dict(find_game(game).setup(USUAL[game]).options), seed)
    return standings(compete(meeting, games, None, on_this_machine(workers), lambda more: None))[0]


def distance(found: Standing, seats: int) -> float:
    """Between two levels; whoever has always won is taken to have lost half a game."""
    wins = min(found.wins, found.games - 0.5)
    return SCALE * sqrt(seats) * log(wins * (seats - 1) / (found.games - wins))


def marks(levels: Sequence[str], distances: Sequence[float]) -> dict[str, float]:
    """Steps laid end to end."""
    heights = [sum(distances[:number]) for number in range(len(levels))]
    shift = DETECTIVE - heights[levels.index("detective")]
    return {level: round(height + shift, 1) for level, height in zip(levels, heights, strict=True)}


def climb(game: str, games: int, seed: int, workers: int) -> None:
    levels, distances = offered(find_game(game)), []
    for weaker, stronger in pairwise(levels):
        found = meet(game, stronger, weaker, games, seed, workers)
        distances.append(distance(found, USUAL[game]))
        over = found.rate - found.par
        step = "" if weaker == "random" else " ok" if LEAST <= over <= MOST else " NOT 15 to 35"
        interval = f"{100 * found.low:.1f} – {100 * found.high:.1f}"
        print(
            f"{game:13} {stronger:>11} / {weaker:10} {found.wins:4} of {found.games}  {100 * found.rate:5.1f} %"
            f"  {interval:>13}  {100 * over:+5.1f}{step}",
            flush=True,
        )
    print(f"{game:13} marks {marks(levels, distances)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.ladder")
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--seed", type=int, default=31103)
    chosen = parser.parse_args()
    for game in chosen.names or USUAL:
        climb(game, chosen.games, chosen.seed, chosen.workers)


if __name__ == "__main__":
    main()
