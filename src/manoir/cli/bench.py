"""`manoir bench`: how fast the games run on this machine."""

import argparse
import json

from msgspec import to_builtins

from manoir.cli.arguments import takes_json
from manoir.cli.commands import Words
from manoir.cli.parser import Parser
from manoir.games.registry import find_game, game_names
from manoir.lab.speed import all_rates

A_SECOND = Words("a second", "par seconde")
RATIO = Words("per calibration iteration", "par tour d’étalonnage")


def arguments(parser: Parser) -> None:
    parser.takes(
        "game",
        nargs="*",
        metavar="GAME",
        en="only these games (default: all, and the peers that are installed)",
        fr="ces jeux seulement (par défaut : tous, et les pairs installés)",
        values=game_names,
    )
    takes_json(parser)


def run(chosen: argparse.Namespace) -> int:
    names = [find_game(name).name for name in chosen.game]
    rates = all_rates(names or None)
    if chosen.json:
        print(json.dumps([to_builtins(rate) for rate in rates], indent=2))
        return 0
    width = max(len(rate.name) for rate in rates)
    second, ratio = A_SECOND.within(chosen.language), RATIO.within(chosen.language)
    print(f"{'':{width}}  {second:>12}  {ratio:>25}")
    for rate in rates:
        print(f"{rate.name:{width}}  {rate.per_second:12,.0f}  {rate.ratio:25.4f}")
    return 0
