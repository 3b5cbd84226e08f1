"""How the Murderer of Huis Clos does among others, in games that all seats follow: several times as fast as the arena.

python -m manoir.lab.training.huis_clos_measuring --murderer grandmaster --among detective --seats 6 --games 480
"""

from argparse import ArgumentParser
from collections import Counter
from math import sqrt
from multiprocessing import get_context

from msgspec import Struct

from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.grandmaster import Learned, LearnedDuel, networks
from manoir.bots.huis_clos.mind import Mind
from manoir.bots.huis_clos.murderer import Murderer
from manoir.bots.thought import best_of
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.state import HuisClosState
from manoir.lab.training.huis_clos_duel import DuelSight
from manoir.lab.vector_games import dealt

MURDERERS = ("grandmaster", "master")
RIVALS = ("detective", "master")


class Meeting(Struct, frozen=True):
    murderer: str = "grandmaster"
    among: str = "detective"
    seats: int = 6
    seed: str = "1"
    number: int = 0


def played(meeting: Meeting) -> tuple[bool, str]:
    """Whether the Murderer won, and how the game ended."""
    setup = GAME.setup(meeting.seats)
    state = dealt(setup, SeededLuck(f"{meeting.seed} deal {meeting.number}"))
    assert isinstance(state, HuisClosState)
    luck, table = SeededLuck(f"{meeting.seed} play {meeting.number}"), DuelSight(setup)
    table.sit_down(luck)
    table.are_masters = meeting.among == "master"
    while state.outcome is None:
        options = state.options
        if state.actor == CHANCE:
            state.take(outcome(state, luck))
        elif len(options) == 1:
            state.take(options[0])
        elif state.actor == state.murderer:
            state.take(best_of(_murderer(meeting.murderer, table, state).weigh(), luck).action)
        else:
            state.take((table.reply(state) if state.duel else None) or table.innocent(state))
    return state.outcome.winner == state.murderer, str(state.outcome.reason)


def _murderer(level: str, table: DuelSight, state: HuisClosState) -> Mind:
    beliefs, luck = table.followers[state.actor].beliefs(state.log, state.options), table.luck
    until, duel = networks()
    if state.duel:
        return LearnedDuel(duel, beliefs, luck) if level == "grandmaster" else Duellist(beliefs, luck, 1.0)
    public = table.public.beliefs(state.log)
    if level == "grandmaster":
        return Learned(until, beliefs, luck, public)
    mind = Murderer(beliefs, luck)
    mind.public = public
    return mind


def main(arguments: list[str] | None = None) -> float:
    """Returns the part of the games that were won."""
    usual = Meeting()
    parser = ArgumentParser("python -m manoir.lab.training.huis_clos_measuring", description="Measure a Murderer.")
    parser.add_argument("--murderer", choices=MURDERERS, default=usual.murderer)
    parser.add_argument("--among", choices=RIVALS, default=usual.among)
    parser.add_argument("--seats", type=int, default=usual.seats)
    parser.add_argument("--seed", default=usual.seed)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    found = vars(parser.parse_args(arguments))
    games, workers = found.pop("games"), found.pop("workers")
    meetings = [Meeting(**found, number=number) for number in range(games)]
    with get_context("spawn").Pool(workers) as pool:
        ends = pool.map(played, meetings, chunksize=1)
    rate: float = sum(won for won, _ in ends) / games
    margin = 1.96 * sqrt(rate * (1 - rate) / games)
    print(f"{100 * rate:.1f} % ± {100 * margin:.1f} of {games}; {dict(Counter(reason for _, reason in ends))}")
    return rate


if __name__ == "__main__":
    main()
