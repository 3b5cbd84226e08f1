"""`manoir replay FILE`: a record told again, from a seat's eyes or with all cards open."""

import argparse

from manoir.cli.arguments import takes_record
from manoir.cli.parser import Parser
from manoir.core.errors import UnknownName
from manoir.core.events import entries
from manoir.core.records import load
from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game
from manoir.terminal.screen import screen_of


def arguments(parser: Parser) -> None:
    takes_record(parser)
    parser.takes(
        "--seat",
        metavar="NAME",
        en="as this character was told it (default: all cards open)",
        fr="comme ce personnage l’a apprise (par défaut : cartes ouvertes)",
    )


def run(chosen: argparse.Namespace) -> int:
    match = load(chosen.file, find_game).match
    language = chosen.language
    screen = screen_of(match.game)
    if chosen.seat is not None and chosen.seat not in match.setup.characters:
        raise UnknownName("seat", chosen.seat, match.setup.characters)
    seat = match.setup.characters.index(chosen.seat) if chosen.seat else SPECTATOR
    view = match.view(seat)
    events = [event for _, event, _ in entries(match.state.log)] if chosen.seat is None else view.told
    for event in events:
        if sentence := screen.sentence(event, view, language):
            print(sentence)
    return 0
