"""`manoir why RECORD --seat NAME --ply K`: what a bot believed, weighed and chose, worked out again from its view."""

import argparse
from itertools import islice
from pathlib import Path
from typing import Any

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.thought import Thinker, Thought
from manoir.cli.arguments import at_least
from manoir.core.actions import Action
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.match import Match, Played
from manoir.core.records import Record, load
from manoir.core.views import View
from manoir.games.registry import find_game

LISTED = 10
"""Of what was weighed, so many are shown."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser("why", help="what a bot believed, weighed and chose at a decision of a recorded game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", required=True, metavar="NAME", help="the character whose decision it was")
    parser.add_argument("--ply", required=True, type=at_least(1), metavar="K", help="which of its decisions, from 1 on")
    parser.add_argument("--bot", metavar="LEVEL", help="how it played (default: as the record notes)")
    parser.add_argument("--seed", metavar="S", help="the bot's seed (default: as the record notes)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    record = load(chosen.file, find_game)
    match = record.match
    if chosen.seat not in match.setup.characters:
        raise UnknownName("seat", chosen.seat, match.setup.characters)
    seat = match.setup.characters.index(chosen.seat)
    view, taken = decision(match, seat, chosen.ply)
    level = chosen.bot or _note(record, "bots", "--bot")
    if level not in bots_of(match.game):
        raise UnknownName("bot", level, bots_of(match.game))
    thought = think(match, level, chosen.seed or _note(record, "seed", "--seed"), view)
    print(f"{chosen.seat}, decision {chosen.ply}: {len(view.options)} options, as {level}")
    for line in report(thought, taken):
        print(line)
    return 0


def _note(record: Record, name: str, option: str) -> str:
    if name not in record.notes:
        raise BadSetup(f"the record has no note {name!r}: give {option}")
    return record.notes[name]


def decision(match: Match, seat: int, ply: int) -> tuple[View, Action]:
    """What the seat saw at its decision of this number, and what it did."""
    own = (at for at, move in enumerate(match.moves) if isinstance(move, Played) and move.seat == seat)
    at = next(islice(own, ply - 1, None), None)
    if at is None:
        made = sum(isinstance(move, Played) and move.seat == seat for move in match.moves)
        raise BadSetup(f"{match.setup.characters[seat]} made {made} decisions: there is no decision {ply}")
    before = Match(match.game, match.setup, match.deal, match.moves[:at])
    move = match.moves[at]
    assert isinstance(move, Played)
    return before.view(seat), move.action


def think(match: Match, level: str, seed: str, view: View) -> Thought:
    bot, luck = make_bot(match.game, level), decision_luck(seed, view)
    return bot.think(view, luck) if isinstance(bot, Thinker) else Thought(bot.choose(view, luck))


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
