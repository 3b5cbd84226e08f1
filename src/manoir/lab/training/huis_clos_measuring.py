"""How one player of Huis Clos does among others, in games that all seats follow: several times as fast as the arena.

python -m manoir.lab.training.huis_clos_measuring --murderer grandmaster --among detective --seats 6 --games 480
python -m manoir.lab.training.huis_clos_measuring --innocent mind/mind-9.npz --among detective --seats 6 --games 480
"""

from argparse import ArgumentParser
from collections import Counter
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Literal

from msgspec import Struct

from manoir.bots.huis_clos.grandmaster import Networks, networks
from manoir.bots.network import load
from manoir.bots.thought import best_of
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.huis_clos import MURDERER_LEVELS, MurdererSight
from manoir.lab.training.huis_clos_duel import DUEL_LEVELS
from manoir.lab.training.huis_clos_innocent import INNOCENT_LEVELS
from manoir.lab.vector_games import dealt

KINDS = ("grandmaster", "master", "detective")
SECONDS = 1.0
"""What a master may take in the Confrontation."""


class Meeting(Struct, frozen=True):
    """`player` is a kind, or the file of a mind that plays the part as a grandmaster would; `duel` that of another mind
    for a Murderer's Confrontation."""

    part: Literal["murderer", "innocent"] = "murderer"
    player: str = "grandmaster"
    among: str = "detective"
    duel: str | None = None
    seats: int = 6
    seed: str = "1"
    number: int = 0


@cache
def _minds(part: str, player: str, duel: str | None) -> Networks:
    minds = networks()
    if player not in KINDS and part == "murderer":
        minds = minds._replace(murderer=load(Path(player), MURDERER_LEVELS))
    elif player not in KINDS:
        minds = minds._replace(innocent=load(Path(player), INNOCENT_LEVELS))
    return minds if duel is None else minds._replace(duel=load(Path(duel), DUEL_LEVELS))


def played(meeting: Meeting) -> tuple[bool, str]:
    """Whether the player won, and how the game ended."""
    setup = GAME.setup(meeting.seats)
    state = dealt(setup, SeededLuck(f"{meeting.seed} deal {meeting.number}"))
    assert isinstance(state, HuisClosState)
    luck, table = SeededLuck(f"{meeting.seed} play {meeting.number}"), MurdererSight(setup)
    table.sit_down(luck)
    seat = state.murderer
    if meeting.part == "innocent":
        seat = (seat + 1 + meeting.number % (meeting.seats - 1)) % meeting.seats
    level = meeting.player if meeting.player in KINDS else "grandmaster"
    minds = _minds(meeting.part, meeting.player, meeting.duel)
    while state.outcome is None:
        if not state.living >> seat & 1:
            return False, "killed"
        if state.actor == CHANCE:
            state.take(outcome(state, luck))
        elif len(state.options) == 1:
            state.take(state.options[0])
        else:
            is_measured = state.actor == seat
            mind = table.mind(state, level if is_measured else meeting.among, SECONDS, minds if is_measured else None)
            state.take(best_of(mind.weigh(), luck).action)
    return state.outcome.winner == seat, str(state.outcome.reason)


def main(arguments: list[str] | None = None) -> float:
    """Returns the part of the games that were won."""
    usual = Meeting()
    parser = ArgumentParser("python -m manoir.lab.training.huis_clos_measuring", description="Measure a player.")
    parts = parser.add_mutually_exclusive_group(required=True)
    for part in ("murderer", "innocent"):
        parts.add_argument(f"--{part}", help=f"{', '.join(KINDS)}, or the file of a mind")
    parser.add_argument("--among", choices=KINDS, default=usual.among)
    parser.add_argument("--duel", help="the file of a mind for the Murderer's Confrontation")
    parser.add_argument("--seats", type=int, default=usual.seats)
    parser.add_argument("--seed", default=usual.seed)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    found = vars(parser.parse_args(arguments))
    games, workers, murderer, innocent = (found.pop(name) for name in ("games", "workers", "murderer", "innocent"))
    found |= {"part": "murderer", "player": murderer} if innocent is None else {"part": "innocent", "player": innocent}
    meetings = [Meeting(**found, number=number) for number in range(games)]
    with get_context("spawn").Pool(workers) as pool:
        ends = pool.map(played, meetings, chunksize=1)
    rate: float = sum(won for won, _ in ends) / games
    margin = 1.96 * sqrt(rate * (1 - rate) / games)
    print(f"{100 * rate:.1f} % ± {100 * margin:.1f} of {games}; {dict(Counter(reason for _, reason in ends))}")
    return rate


if __name__ == "__main__":
    main()
