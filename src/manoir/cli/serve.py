"""`manoir serve`: open the house to others."""

import argparse
import webbrowser
from threading import Thread
from typing import Any

from manoir.cli.commands import Words
from manoir.cli.housekeeping import chosen_config
from manoir.cli.parser import Parser
from manoir.server.config import Config, described, variable

IS_AT = Words("The house is at {}", "Le manoir est à {}")
FOR_FRIENDS = Words("Friends in the same network come in at {}", "Vos amis du même réseau y entrent par {}")


def arguments(parser: Parser) -> None:
    for name, kind, what in described():
        default = getattr(Config(), name)
        en = f"{what.english} (or {variable(name)}{f'; default: {default}' if default else ''})"
        fr = f"{what.french} (ou {variable(name)}{f' ; par défaut : {default}' if default else ''})"
        how: dict[str, Any] = (
            {"action": "store_const", "const": True} if kind is bool else {"type": kind, "metavar": name.upper()}
        )
        parser.takes(f"--{name}", en=en, fr=fr, **how)
    parser.takes(
        "--open", action="store_true", en="show the house in the browser", fr="montrer le manoir dans le navigateur"
    )


def run(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from manoir.cli.doorstep import guests_address, qr_code
    from manoir.server.serve import serve

    config = chosen_config(vars(chosen))

    def opened(url: str) -> None:
        print(IS_AT.within(chosen.language).format(url), flush=True)
        if guests := guests_address(config.host, url):
            print(FOR_FRIENDS.within(chosen.language).format(guests), flush=True)
            Console(highlight=False).print(qr_code(guests), style="bright_white on black")
        if chosen.open:
            # Some browsers do not return before they are closed.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(config, opened)
    return 0
