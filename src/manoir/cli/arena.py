"""`manoir arena`: bots against bots, measured."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from manoir.cli.arguments import add_table, at_least, table_setup
from manoir.games.registry import find_game
from manoir.lab.arena.competition import compete, on_ray, on_this_machine
from manoir.lab.arena.play import Meeting
from manoir.lab.arena.report import as_page, as_text
from manoir.lab.arena.schedule import parse_entrants


def add_to(commands: Any) -> None:
    parser = commands.add_parser("arena", help="measure bots against each other on the same deals")
    parser.add_argument("game")
    add_table(parser)
    parser.add_argument(
        "--entrants",
        required=True,
        metavar="BOT[@SECONDS],…",
        help="by seat, the last one for all seats that are left; levels, or your own bots as module:name",
    )
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--workers", type=at_least(1), default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead")
    parser.add_argument("--results", type=Path, metavar="FILE", help="write every game here, and go on from it")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page with a plot (HTML)")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="write the record of every game, for `why`")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    setup = table_setup(game, chosen)
    entrants = parse_entrants(game, chosen.entrants, setup.seats)
    meeting = Meeting(game.name, entrants, dict(setup.options), chosen.seed)
    spread = on_ray(chosen.ray) if chosen.ray else on_this_machine(chosen.workers)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(game.name, total=chosen.games)
        book = compete(
            meeting,
            chosen.games,
            chosen.results,
            spread,
            lambda more: progress.advance(task, more),
            chosen.records,
        )
    print(as_text(book))
    if chosen.page:
        chosen.page.write_text(as_page(book), encoding="utf-8")
    return 0
