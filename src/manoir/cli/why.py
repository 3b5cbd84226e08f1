"""`manoir why RECORD --seat N --ply K`: what a bot believed, weighed and chose, worked out again from its view."""

import argparse
from pathlib import Path
from typing import Any

from manoir.bots.entrants import parse_entrant
from manoir.bots.thought import Thought, think
from manoir.cli.arguments import at_least
from manoir.core.actions import Action
from manoir.core.errors import UnknownName
from manoir.core.records import load
from manoir.core.setup import Setup
from manoir.games.registry import find_game
from manoir.table.explaining import decision_of, luck_of, noted_bot

LISTED = 10
"""Of what was weighed, so many are shown."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser("why", help="what a bot believed, weighed and chose at a decision of a recorded game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", required=True, metavar="N", help="whose decision: a character, or a seat from 1 on")
    parser.add_argument("--ply", required=True, type=at_least(1), metavar="K", help="which of its decisions, from 1 on")
    parser.add_argument(
        "--bot", metavar="BOT[@SECONDS]", help="how it played, or what to ask instead (default: as the record notes)"
    )
    parser.add_argument("--seed", metavar="S", help="the bot's seed (default: as the record notes)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    record = load(chosen.file, find_game)
    match = record.match
    seat = seat_of(match.setup, chosen.seat)
    character = match.setup.characters[seat]
    view, taken = decision_of(match, seat, chosen.ply)
    level = parse_entrant(match.game, chosen.bot or noted_bot(record, character))
    luck = luck_of(record, chosen.seed, view, chosen.ply)
    thought = think(level.made_for(match.game), view, luck)
    print(f"{character}, decision {chosen.ply}: {len(view.options)} options, as {level}")
    for line in report(thought, taken):
        print(line)
    return 0


def seat_of(setup: Setup, name: str) -> int:
    """By its character, or by its number in order of play."""
    if name.isdecimal() and 1 <= int(name) <= setup.seats:
        return int(name) - 1
    if name not in setup.characters:
        raise UnknownName("seat", name, setup.characters)
    return setup.characters.index(name)


def report(thought: Thought, taken: Action) -> list[str]:
    lines = ["believed:", *(f"  {line}" for line in thought.believed)] if thought.believed else []
    if thought.weighed:
        lines.append("weighed:")
        lines += [f"  {worth:8.3f}  {action.text}" for action, worth in thought.weighed[:LISTED]]
        if len(thought.weighed) > LISTED:
            lines.append(f"  and {len(thought.weighed) - LISTED} more")
    lines.append(f"chose: {thought.action.text}")
    if thought.action is not taken:
        lines.append(f"the record says: {taken.text} (so it was another bot, another seed, or a person)")
    return lines
