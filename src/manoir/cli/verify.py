"""`manoir verify`: was a recorded game dealt and played fairly?"""

import argparse
from pathlib import Path
from typing import Any

from manoir.core.errors import ManoirError
from manoir.core.records import load
from manoir.games.registry import find_game
from manoir.table.proof import NoProof, verify


def add_to(commands: Any) -> None:
    parser = commands.add_parser("verify", help="check that a recorded game was dealt and played fairly")
    parser.add_argument("file", type=Path)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    try:
        findings = verify(load(chosen.file, find_game))
    except NoProof as reason:
        raise ManoirError(f"{chosen.file}: {reason}") from None
    broken = next((finding for finding in findings if not finding.holds), None)
    if broken is not None:
        print(f"NOT FAIR: {broken.step} does not follow from the seal")
        print(f"  in the record: {broken.expected}\n  as it should be: {broken.found}")
        return 1
    print(f"Fair: the seal holds, and the deal and all {len(findings) - 2} actions of chance follow from it.")
    return 0
