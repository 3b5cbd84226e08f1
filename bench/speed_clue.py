"""`python -m bench.speed_clue --games 400 --workers 16`: the masters' mind against programs of the Speed Clue contest.

One of the first among three of the second, each deal from every seat; `--alone` counts the rounds of games among
equals, to compare with what was published of them (three players: SpockAI 5.17, InferencePlayer 5.35).
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, stdev

from manoir.lab.speed_clue.contest import Contest, Played, Player
from manoir.lab.speed_clue.minds import Master
from manoir.lab.speed_clue.rivals import Rival, by_the_mean, by_the_worst

PLAYERS: dict[str, Callable[[], Player]] = {
    "master": Master,
    "spock": lambda: Rival(by_the_worst),
    "inference": lambda: Rival(by_the_mean),
}


def play(task: tuple[tuple[str, ...], str]) -> Played:
    names, seed = task
    return Contest([PLAYERS[name]() for name in names], seed).play()


def all_played(tasks: list[tuple[tuple[str, ...], str]], workers: int) -> list[Played]:
    if workers == 1:
        return list(map(play, tasks))
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(play, tasks, chunksize=4))


def duel(first: str, second: str, seats: int, deals: int, seed: int, workers: int) -> str:
    """Wins of the first, with an interval of 95 % over whole deals."""
    tasks = [
        (tuple(first if seat == own else second for seat in range(seats)), f"speed clue {seed} {deal}")
        for deal in range(deals)
        for own in range(seats)
    ]
    played = all_played(tasks, workers)
    wins = [found.winner == number % seats for number, found in enumerate(played)]
    rates = [mean(wins[deal * seats : (deal + 1) * seats]) for deal in range(deals)]
    margin = 1.96 * stdev(rates) / sqrt(deals)
    wrong = mean(found.wrong for found in played)
    return (
        f"{first:>10} among {seats - 1} {second:10} {sum(wins):4} of {len(wins)}"
        f"  {100 * mean(rates):5.1f} ± {100 * margin:.1f} %  (par {100 / seats:.1f}; {wrong:.2f} wrong bets a game)"
    )


def alone(name: str, seats: int, deals: int, seed: int, workers: int) -> str:
    tasks = [((name,) * seats, f"speed clue {seed} {deal}") for deal in range(deals)]
    rounds = [found.rounds for found in all_played(tasks, workers)]
    return f"{name:>10} {seats} alike: {mean(rounds):.2f} ± {1.96 * stdev(rounds) / sqrt(deals):.2f} rounds"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.speed_clue")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=51207)
    parser.add_argument("--first", default="master", choices=PLAYERS)
    parser.add_argument("--alone", action="store_true")
    chosen = parser.parse_args()
    if chosen.alone:
        for name in PLAYERS:
            print(alone(name, chosen.seats, chosen.games, chosen.seed, chosen.workers), flush=True)
        return
    for rival in PLAYERS:
        if rival != chosen.first:
            deals = -(-chosen.games // chosen.seats)
            print(duel(chosen.first, rival, chosen.seats, deals, chosen.seed, chosen.workers), flush=True)


if __name__ == "__main__":
    main()
