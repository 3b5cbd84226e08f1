"""`manoir verify`: was a recorded game dealt and played fairly?"""

import argparse

from manoir.cli.arguments import takes_record
from manoir.cli.commands import Words
from manoir.cli.parser import Parser
from manoir.core.errors import ManoirError
from manoir.core.records import load
from manoir.games.registry import find_game
from manoir.table.chance.proof import NoProof, verify

FAIR = Words(
    "Fair: the seal holds, and the deal and all {} actions of chance follow from it.",
    "Loyale : le sceau tient, et la donne comme les {} actions du hasard en découlent.",
)
NOT_FAIR = Words(
    "NOT FAIR: {} does not follow from the seal\n  in the record: {}\n  as it should be: {}",
    "DÉLOYALE : {} ne découle pas du sceau\n  dans l’enregistrement : {}\n  au lieu de : {}",
)


def arguments(parser: Parser) -> None:
    takes_record(parser)


def run(chosen: argparse.Namespace) -> int:
    try:
        findings = verify(load(chosen.file, find_game))
    except NoProof as reason:
        raise ManoirError(f"{chosen.file}: {reason}", f"{chosen.file} : {reason.french or reason}") from None
    broken = next((finding for finding in findings if not finding.holds), None)
    if broken is not None:
        print(NOT_FAIR.within(chosen.language).format(broken.step, broken.expected, broken.found))
        return 1
    print(FAIR.within(chosen.language).format(len(findings) - 2))
    return 0
