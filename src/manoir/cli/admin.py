"""`manoir admin`: what a house keeps, copied, brought back or cleared out."""

import argparse
from pathlib import Path
from typing import Any

from manoir.cli.housekeeping import chosen_config
from manoir.core.errors import ManoirError
from manoir.server.admin import backup, purge, restore
from manoir.server.config import variable


def add_to(commands: Any) -> None:
    parser = commands.add_parser("admin", help="copy, bring back or clear out what a house keeps")
    parser.add_argument("--database", help=f"as for serve (or {variable('database')})")
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")
    for name, what in (("backup", "copy everything into a file"), ("restore", "fill an empty database from a file")):
        deed = deeds.add_parser(name, help=what)
        deed.add_argument("file", type=Path)
    clear = deeds.add_parser("purge", help="remove tables that nobody has touched for long")
    clear.add_argument("--days", type=int, default=90, metavar="N", help="for how long (default: 90)")
    clear.add_argument("--records", action="store_true", help="finished games of before, too")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    url = chosen_config({"database": chosen.database}).database
    if chosen.deed == "purge":
        if chosen.days < 1:
            raise ManoirError("--days must be 1 or more")
        counts, did = purge(url, chosen.days, chosen.records), "Removed"
    elif chosen.deed == "backup":
        counts, did = backup(url, chosen.file), f"Copied into {chosen.file}"
    else:
        counts, did = restore(url, chosen.file), f"Brought back from {chosen.file}"
    print(f"{did}: {', '.join(f'{number} {name}' for name, number in counts.items())}")
    return 0
