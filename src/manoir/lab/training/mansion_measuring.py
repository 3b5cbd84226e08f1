"""How one player of a Cluedo does among others, in games that all seats follow: faster than the arena.

python -m manoir.lab.training.mansion_measuring cluedo --player mind/mind-9.npz --among detective --seats 4 --games 800
python -m manoir.lab.training.mansion_measuring cluedo --player grandmaster --games 800
"""

from argparse import ArgumentParser
from collections import Counter
from functools import cache
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import process_time

from msgspec import Struct

from manoir.bots.bot import make_bot
from manoir.bots.mansion.effort import learned_effort
from manoir.bots.mansion.grandmaster import SLACK, weighed
from manoir.bots.network import Network, load
from manoir.bots.thought import best_of
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.core.state import State
from manoir.core.views import view
from manoir.games.registry import find_game
from manoir.lab.training.mansion import TABLES
from manoir.lab.training.mansion_table import Table
from manoir.lab.vector_games import dealt

LEVELS = ("detective", "master")
GRANDMASTER = "grandmaster"


class Meeting(Struct, frozen=True):
    """`player` is a level, or the file of a mind; deals are played from one seat after another."""

    game: str
    player: str = "master"
    among: str = "detective"
    seats: int = 4
    seconds: float = 1.0
    seed: str = "1"
    number: int = 0


class Met(Struct, frozen=True):
    won: bool
    reason: str
    decisions: int
    seconds: float


@cache
def _mind(game: str, player: str) -> Network:
    if player == GRANDMASTER:
        found: Network = import_module(f"manoir.bots.{game.replace('-', '_')}.grandmaster").network()
        return found
    return load(Path(player), TABLES[game].sight.levels())


def _choice(meeting: Meeting, table: Table, state: State) -> Action:
    """Of the player who is measured."""
    if meeting.player == "master":
        bot = make_bot(find_game(meeting.game), "master", meeting.seconds)
        return bot.choose(view(table.setup, state, state.actor), table.luck)
    if meeting.player in LEVELS:
        return table.choice(state, meeting.player)
    rows = table.sight_of(state, learned_effort(meeting.seconds)).rows()
    return best_of(weighed(_mind(meeting.game, meeting.player), rows), table.luck, slack=SLACK).action


def played(meeting: Meeting) -> Met:
    """One game; the same deals for every player of the same seed."""
    setup = find_game(meeting.game).setup(meeting.seats)
    deal, seat = divmod(meeting.number, meeting.seats)
    state = dealt(setup, SeededLuck(f"{meeting.seed} deal {deal}"))
    chance, table = SeededLuck(f"{meeting.seed} chance {deal}"), TABLES[meeting.game](setup)
    table.sit_down(SeededLuck(f"{meeting.seed} play {meeting.number}"))
    decisions, seconds = 0, 0.0
    while state.outcome is None:
        if table.is_out(state, seat):
            return Met(False, "out", decisions, seconds)
        if state.actor == CHANCE:
            state.take(outcome(state, chance))
        elif len(state.options) == 1:
            state.take(state.options[0])
        elif state.actor == seat:
            began = process_time()
            action = _choice(meeting, table, state)
            decisions, seconds = decisions + 1, seconds + process_time() - began
            state.take(action)
        else:
            state.take(table.choice(state, meeting.among))
    return Met(state.outcome.winner == seat, state.outcome.reason, decisions, seconds)


def main(arguments: list[str] | None = None) -> float:
    """Returns the part of the games that were won."""
    parser = ArgumentParser("python -m manoir.lab.training.mansion_measuring", description="Measure a player.")
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--player", default="master", help=f"{', '.join(LEVELS)}, {GRANDMASTER}, or the file of a mind")
    parser.add_argument("--among", choices=LEVELS, default="detective")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="for a decision, as in the arena")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    found = vars(parser.parse_args(arguments))
    games, workers = found.pop("games"), found.pop("workers")
    meetings = [Meeting(**found, number=number) for number in range(games)]
    with get_context("spawn").Pool(workers) as pool:
        ends = pool.map(played, meetings, chunksize=1)
    rate: float = sum(met.won for met in ends) / games
    margin = 1.96 * sqrt(rate * (1 - rate) / games)
    milliseconds = 1000 * sum(met.seconds for met in ends) / max(1, sum(met.decisions for met in ends))
    ways = dict(Counter(met.reason for met in ends))
    print(f"{100 * rate:.1f} % ± {100 * margin:.1f} of {games}; {milliseconds:.1f} ms a decision; {ways}")
    return rate


if __name__ == "__main__":
    main()
