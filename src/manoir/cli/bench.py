"""`manoir bench`: how fast the games run on this machine."""

import argparse
import json
from typing import Any

from msgspec import to_builtins

from manoir.games.registry import find_game
from manoir.lab.speed import all_rates


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the games over a calibration loop")
    parser.add_argument("game", nargs="*", help="only these games (default: all, and the peers that are installed)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    names = [find_game(name).name for name in chosen.game]
    rates = all_rates(names or None)
    if chosen.json:
        print(json.dumps([to_builtins(rate) for rate in rates], indent=2))
        return 0
    width = max(len(rate.name) for rate in rates)
    print(f"{'':{width}}  {'a second':>12}  {'per calibration iteration':>25}")
    for rate in rates:
        print(f"{rate.name:{width}}  {rate.per_second:12,.0f}  {rate.ratio:25.4f}")
    return 0
