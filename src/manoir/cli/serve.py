"""`manoir serve`: open the house to others."""

import argparse
import webbrowser
from threading import Thread
from typing import Any

from manoir.cli.housekeeping import chosen_config
from manoir.server.config import Config, described, variable
from manoir.server.serve import serve


def add_to(commands: Any) -> None:
    parser = commands.add_parser("serve", help="open the house to others, over the network")
    for name, kind, what in described():
        default = getattr(Config(), name)
        explained = f"{what} (or {variable(name)}{f'; default: {default}' if default else ''})"
        if kind is bool:
            parser.add_argument(f"--{name}", action="store_const", const=True, help=explained)
        else:
            parser.add_argument(f"--{name}", type=kind, metavar=kind.__name__.upper(), help=explained)
    parser.add_argument("--open", action="store_true", help="show the house in the browser")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    def opened(url: str) -> None:
        print(f"The house is at {url}", flush=True)
        if chosen.open:
            # Some browsers do not return before they are closed.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(chosen_config(vars(chosen)), opened)
    return 0
