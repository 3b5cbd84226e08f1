"""`manoir arena`: bots against bots, measured."""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from manoir.cli.arguments import at_least, table_setup, takes_game, takes_games, takes_table
from manoir.cli.parser import Parser
from manoir.games.registry import find_game
from manoir.lab.arena.competition import compete, on_ray, on_this_machine
from manoir.lab.arena.play import Meeting
from manoir.lab.arena.report import as_page, as_text
from manoir.lab.arena.schedule import parse_entrants
from manoir.table.past.luck import check_reckoned


def arguments(parser: Parser) -> None:
    takes_game(parser)
    takes_table(parser)
    parser.takes(
        "--entrants",
        required=True,
        metavar="BOT[@SECONDS],…",
        en="by seat, the last one for all seats that are left; levels, or your own bots as module:name",
        fr="par siège, le dernier pour tous ceux qui restent ; des niveaux, ou vos propres bots (module:nom)",
    )
    takes_games(
        parser,
        en="how many games, rounded up to whole deals (default: 100)",
        fr="combien de parties, arrondi à des donnes entières (par défaut : 100)",
    )
    parser.takes(
        "--workers",
        type=at_least(1, parser.language),
        default=os.cpu_count() or 1,
        metavar="N",
        en="processes on this machine (default: one a core)",
        fr="processus sur cette machine (par défaut : un par cœur)",
    )
    parser.takes(
        "--ray", metavar="ADDRESS", en="play on a Ray cluster instead", fr="jouer plutôt sur une grappe de Ray"
    )
    parser.takes(
        "--results",
        type=Path,
        metavar="FILE",
        en="write every game here, and go on from it",
        fr="écrire ici chaque partie, et reprendre de là",
    )
    parser.takes(
        "--page", type=Path, metavar="FILE", en="write a page with a plot (HTML)", fr="écrire une page illustrée (HTML)"
    )
    parser.takes(
        "--records",
        type=Path,
        metavar="FOLDER",
        en="write the record of every game, for `why`",
        fr="écrire l’enregistrement de chaque partie, pour « why »",
    )
    parser.takes(
        "--adjusted",
        action="store_true",
        en="tell luck apart from choices, and take it out of the results",
        fr="séparer la chance des choix, et l’ôter des résultats",
    )


def run(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    setup = table_setup(game, chosen)
    if chosen.adjusted:
        check_reckoned(game)
    entrants = parse_entrants(game, chosen.entrants, setup.seats)
    meeting = Meeting(game.name, entrants, dict(setup.options), chosen.seed, chosen.adjusted)
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
    print(as_text(book, chosen.language))
    if chosen.page:
        chosen.page.write_text(as_page(book, chosen.language), encoding="utf-8")
    return 0
