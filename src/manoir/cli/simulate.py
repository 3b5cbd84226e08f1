"""`manoir simulate`: many games by bots, counted."""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import Progress

from manoir.bots.bot import bots_of
from manoir.cli.arguments import table_setup, takes_game, takes_games, takes_json, takes_table
from manoir.cli.commands import Words
from manoir.cli.parser import Parser
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.names import Language
from manoir.games.registry import find_game
from manoir.lab.simulate import Tally, simulate

PLAYED = Words("{} games, {} decisions, {:.2f} s", "{} parties, {} décisions, {:.2f} s")
A_SECOND = Words("decisions/s", "décisions/s")
WINS = Words("{}: {} wins ({:.1%})", "{} : {} victoires ({:.1%})")
ENDS = Words("ends: ", "fins : ")


def arguments(parser: Parser) -> None:
    takes_game(parser)
    takes_table(parser)
    takes_games(parser, en="how many games (default: 100)", fr="combien de parties (par défaut : 100)")
    parser.takes(
        "--bots",
        default="",
        metavar="NAME,…",
        en="by seat; one name is for all, none is random play",
        fr="par siège ; un seul nom vaut pour tous, aucun joue au hasard",
    )
    takes_json(parser)


def run(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    setup = table_setup(game, chosen)
    bots = [name for name in chosen.bots.split(",") if name]
    bots = bots * setup.seats if len(bots) == 1 else bots
    for name in bots:
        if name not in bots_of(game):
            raise UnknownName("bot", name, bots_of(game))
    if len(bots) > setup.seats:
        raise BadSetup(
            f"{len(bots)} bots for {setup.seats} seats: give one for all, or one a seat",
            f"{len(bots)} bots pour {setup.seats} sièges : donnez-en un pour tous, ou un par siège",
        )
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(game.name, total=chosen.games)
        tally = simulate(game, setup, chosen.games, chosen.seed, bots, lambda: progress.advance(task))
    if chosen.json:
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
        return 0
    report(tally, setup.characters, chosen.language)
    return 0


def report(tally: Tally, characters: tuple[str, ...], language: Language) -> None:
    print(PLAYED.within(language).format(tally.games, tally.decisions, tally.seconds))
    print(f"{tally.decisions_per_second:,.0f} {A_SECOND.within(language)}")
    for character, wins in zip(characters, tally.wins, strict=True):
        print("  " + WINS.within(language).format(character, wins, wins / tally.games))
    print(f"  {ENDS.within(language)}" + ", ".join(f"{reason} {count}" for reason, count in tally.reasons.items()))
