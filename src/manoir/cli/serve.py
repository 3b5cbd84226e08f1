"""`manoir serve`: open the house to others."""

import argparse
import os
from typing import Any

from manoir.server.config import Config, described, from_environment, variable
from manoir.server.serve import serve


def add_to(commands: Any) -> None:
    parser = commands.add_parser("serve", help="open the house to others, over the network")
    for name, kind, what in described():
        explained = f"{what} (or {variable(name)}; default: {getattr(Config(), name)!r})"
        if kind is bool:
            parser.add_argument(f"--{name}", action="store_const", const=True, help=explained)
        else:
            parser.add_argument(f"--{name}", type=kind, metavar=kind.__name__.upper(), help=explained)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    config = from_environment(os.environ, vars(chosen))
    print(f"The house is at {config.socket or f'http://{config.host}:{config.port}'}", flush=True)
    serve(config)
    return 0
