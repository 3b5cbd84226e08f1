"""`manoir why RECORD --seat N --ply K`: what a bot believed, weighed and chose, worked out again from its view."""

import argparse
from itertools import islice
from pathlib import Path
from typing import Any

from manoir.bots.bot import decision_luck
from manoir.bots.entrants import parse_entrant
from manoir.bots.thought import Thinker, Thought
from manoir.cli.arguments import at_least
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import BadSetup, UnknownName
from manoir.core.match import Match, Played
from manoir.core.records import Record, load
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.table.fairness import bot_key, decision
from manoir.table.proof import NoProof, proof_of

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
    level = parse_entrant(match.game, chosen.bot or _noted_bot(record, character))
    luck = luck_of(record, chosen.seed, view, chosen.ply)
    bot = level.made_for(match.game)
    thought = bot.think(view, luck) if isinstance(bot, Thinker) else Thought(bot.choose(view, luck))
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


def decision_of(match: Match, seat: int, ply: int) -> tuple[View, Action]:
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


def _noted_bot(record: Record, character: str) -> str:
    """A served table notes each seat's holder; a game in the terminal its player, and one level for all others."""
    notes = record.notes
    if notes.get("player") == character or f"player {character}" in notes:
        raise BadSetup(f"{character} was played by a person: give --bot to ask what a bot would have done")
    found = notes.get(f"bot {character}") or notes.get("bots")
    if found is None:
        raise BadSetup(f"the record does not note which bot played {character}: give --bot")
    if ":" in found:
        # A file from anybody must not decide what is imported here.
        raise BadSetup(f"{character} was played by a bot from elsewhere: give --bot {found}")
    return found


def luck_of(record: Record, seed: str | None, view: View, ply: int) -> Luck:
    """A served table draws every bot's luck from its own sealed seed; elsewhere a bot's seed is all there is."""
    if seed is None and "commitment" in record.notes:
        characters = view.setup.characters
        try:
            sealed = bytes.fromhex(proof_of(record.notes, characters).seed)
        except NoProof as reason:
            raise BadSetup(str(reason)) from None
        return decision(bot_key(sealed, characters[view.seat]), ply - 1)
    if seed is None and "seed" not in record.notes:
        raise BadSetup("the record does not note the seed of its bots: give --seed")
    return decision_luck(record.notes["seed"] if seed is None else seed, view)


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
