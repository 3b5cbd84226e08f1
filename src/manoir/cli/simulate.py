"""`manoir simulate`: many games by bots, counted."""

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import Progress

from manoir.bots.bot import bots_of
from manoir.cli.arguments import add_table, at_least, table_setup
from manoir.core.errors import BadSetup, UnknownName
from manoir.games.registry import find_game
from manoir.lab.simulate import Tally, simulate


def add_to(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="let bots play many games and count")
    parser.add_argument("game")
    add_table(parser)
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--bots", default="", metavar="NAME,…", help="by seat; one name is for all, none is random play"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    setup = table_setup(game, chosen)
    bots = [name for name in chosen.bots.split(",") if name]
    bots = bots * setup.seats if len(bots) == 1 else bots
    for name in bots:
        if name not in bots_of(game):
            raise UnknownName("bot", name, bots_of(game))
    if len(bots) > setup.seats:
        raise BadSetup(f"{len(bots)} bots for {setup.seats} seats: give one for all, or one a seat")
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(game.name, total=chosen.games)
        tally = simulate(game, setup, chosen.games, chosen.seed, bots, lambda: progress.advance(task))
    _report(tally, setup.characters, chosen.json)
    return 0


def _report(tally: Tally, characters: tuple[str, ...], as_json: bool) -> None:
    if as_json:
        print(
            json.dumps(
                {
                    "games": tally.games,
                    "decisions": tally.decisions,
                    "seconds": round(tally.seconds, 3),
                    "decisions_per_second": round(tally.decisions_per_second),
                    "wins": tally.wins,
                    "reasons": tally.reasons,
                }
            )
        )
        return
    print(f"{tally.games} games, {tally.decisions} decisions, {tally.seconds:.2f} s")
    print(f"{tally.decisions_per_second:,.0f} decisions/s")
    for character, wins in zip(characters, tally.wins, strict=True):
        print(f"  {character}: {wins} wins ({wins / tally.games:.1%})")
    print("  ends: " + ", ".join(f"{reason} {count}" for reason, count in tally.reasons.items()))
