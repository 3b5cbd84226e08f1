"""Play the recorded games of tests/games/<game>/records anew, and count legal continuations from positions in them.

    python scripts/regenerate_records.py cluedo

Records and counts change only when the rules or the order of the options do: say why in the commit.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from manoir.bots.chance_player import ChancePlayer
from manoir.core.chance import SeededLuck, pick
from manoir.core.errors import IllegalAction
from manoir.core.events import Interjection, Left, Returned, Said
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.records import Record, load, save
from manoir.core.state import State
from manoir.games.registry import find_game, game_names

TESTS = Path(__file__).parents[1] / "tests" / "games"
COUNTED = "continuations.txt"
"""Lines of: record, moves made, continuations by depth."""
DEEPEST = 4
QUICK = 200_000
"""A depth is counted if the one before it has no more continuations than this."""
REMARKS = ("Je n'ai rien vu.", "Curious: nobody was in the hall.", "C'est à qui ?")
CHATTER = 12
"""At most so many decisions lie between two remarks, on average."""


def counted(folder: Path) -> list[tuple[Path, int, tuple[int, ...]]]:
    """The positions of a folder of records, and how many continuations they had."""
    rows = [line.split() for line in (folder / COUNTED).read_text(encoding="utf-8").splitlines()]
    return [(folder / f"{name}.txt", int(moves), tuple(map(int, counts))) for name, moves, *counts in rows]


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions are legal from here, those of chance included."""
    options = state.options
    if depth == 1:
        return len(options)
    count = 0
    for action in options:
        after = state.clone()
        after.take(action)
        count += perft(after, depth - 1)
    return count


def position(record: Path, moves: int, find: Callable[[str], Game] = find_game) -> State:
    """The recorded game as it stood after so many moves."""
    match = load(record, find).match
    return Match(match.game, match.setup, match.deal, match.moves[:moves]).state


def seat_counts(game: Game) -> tuple[int, int, int]:
    """The fewest seats, a middle number, the most."""
    counts = game.seat_counts
    return counts[0], counts[(len(counts) - 1) // 2], counts[-1]


def talkative(game: Game, seats: int, seed: str) -> Record:
    """With talk, leaving and coming back: the shorter a game, the more often."""
    for pause in range(CHATTER, 1, -1):
        record = play(game, seats, seed, pause)
        if {Said, Left, Returned} <= {type(move) for move in record.match.moves}:
            return record
    raise AssertionError(f"{game.name} ends before anybody can leave and come back")


def play(game: Game, seats: int, seed: str, pause: int = 0) -> Record:
    """Somebody speaks, leaves or comes back about once in `pause` decisions."""
    luck = SeededLuck(seed)
    match = Match.new(game, game.setup(seats), luck)
    player = ChancePlayer()
    match.roll(luck)
    while match.state.outcome is None:
        actor = match.state.actor
        if match.state.away >> actor & 1:
            match.make(Returned(actor))
        elif pause and luck.below(pause) == 0:
            with suppress(IllegalAction):  # the dead do not speak
                match.make(interjection(match, luck))
        else:
            match.play(player.choose(match.view(actor), luck))
        match.roll(luck)
    return Record(match, {"seed": seed})


def interjection(match: Match, luck: SeededLuck) -> Interjection:
    seat = luck.below(match.setup.seats)
    if match.state.away >> seat & 1:
        return Returned(seat)
    return Left(seat) if luck.below(2) else Said(seat, pick(REMARKS, luck))


def counts(state: State) -> tuple[int, ...]:
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] <= QUICK):
        found.append(perft(state, len(found) + 1))
    return tuple(found)


def regenerate(game: Game, folder: Path) -> None:
    """Positions that were counted before are counted again; a new game gets three."""
    folder.mkdir(parents=True, exist_ok=True)
    thirds: list[tuple[Path, int]] = []
    for number, seats in enumerate(seat_counts(game)):
        path = folder / f"{'abc'[number]}-{seats}-seats.txt"
        seed = f"{game.name} {path.stem}"
        record = talkative(game, seats, seed) if number == 1 else play(game, seats, seed)
        save(record, path)
        thirds.append((path, number * len(record.match.moves) // 3))
    known = (folder / COUNTED).exists()
    positions = [(path, moves) for path, moves, _ in counted(folder)] if known else thirds
    rows = [(path.stem, moves, *counts(position(path, moves, lambda name: game))) for path, moves in positions]
    (folder / COUNTED).write_text("".join(" ".join(map(str, row)) + "\n" for row in rows), encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "games", nargs="*", metavar="game", help=f"one of {', '.join(game_names())}; all if none is named"
    )
    for name in parser.parse_args().games or game_names():
        regenerate(find_game(name), TESTS / name.replace("-", "_") / "records")


if __name__ == "__main__":
    main()
