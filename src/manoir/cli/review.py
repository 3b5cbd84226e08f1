"""`manoir review FILE`: who could know when, luck apart from choices, and what would have been better."""

import argparse

from manoir.cli.arguments import takes_record
from manoir.cli.parser import Parser
from manoir.core.records import load
from manoir.games.registry import find_game
from manoir.terminal.review import review_lines


def arguments(parser: Parser) -> None:
    takes_record(parser)


def run(chosen: argparse.Namespace) -> int:
    match = load(chosen.file, find_game).match
    for line in review_lines(match, chosen.language):
        print(line)
    return 0
