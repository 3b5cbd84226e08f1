"""Check the measure of luck and choices on games of bots, and print the tables of docs/bots.md.

    python -m scripts.measure_luck --games 400 --workers 16              # all five games, an hour or so
    python -m scripts.measure_luck --games 40 --workers 2 cluedo         # one of them, quickly

Every game is written into build/luck as it ends, and the same command goes on from there.
"""

from argparse import ArgumentParser
from pathlib import Path

from manoir.games.registry import find_game
from manoir.lab.arena.adjusting import Adjusted, Mean, adjusted, telling
from manoir.lab.arena.competition import compete, on_this_machine
from manoir.lab.arena.play import Meeting
from manoir.lab.arena.results import ArenaResults
from manoir.lab.arena.schedule import parse_entrants

LEVELS = ("random", "novice", "detective", "master@0.05")
AT_FOUR = (",".join(LEVELS), "master@0.05,detective")
AT_TWO = ("random,novice", "novice,detective", "master@0.05,detective")
GAMES = {
    "cluedo": AT_FOUR,
    "super-cluedo": AT_FOUR,
    "cluedo-2008": AT_FOUR,
    "huis-clos": AT_FOUR,
    "hantise": AT_TWO,
}
"""The meetings of each; the last one tells master from detective."""
FOLDER = Path("build/luck")
SEED = 18


def play(name: str, entrants: str, games: int, workers: int) -> ArenaResults:
    game = find_game(name)
    setup = game.setup(2 if GAMES[name] is AT_TWO else 4)
    meeting = Meeting(game.name, parse_entrants(game, entrants, setup.seats), dict(setup.options), SEED, adjusted=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}-{entrants.replace(',', '-')}.jsonl"
    return compete(meeting, games, path, on_this_machine(workers), lambda more: None)


def told(mean: Mean) -> str:
    return f"{mean.value:+.4f} ± {mean.margin:.4f}".replace("-", "−")


def choices(books: list[ArenaResults]) -> dict[str, Adjusted]:
    """By level, from the first meeting that it plays in."""
    return {row.name: row for book in reversed(books) for row in adjusted(book) if row.name}


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("wanted", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    print("| | games | random | novice | detective | master | luck of all | wins | luck out | choices |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in asked.wanted:
        books = [play(name, entrants, asked.games, asked.workers) for entrants in GAMES[name]]
        rows, everybody = choices(books), adjusted(books[0])[-1]
        (found,) = telling(books[-1])
        cells = [told(rows[level].choice) for level in LEVELS]
        needed = [f"{games:.1f}" for games in (found.wins, found.adjusted, found.choices)]
        print("|", " | ".join([name, str(asked.games), *cells, told(everybody.luck), *needed]), "|", flush=True)


if __name__ == "__main__":
    main()
