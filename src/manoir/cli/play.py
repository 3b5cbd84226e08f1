"""`manoir play` and `manoir resume`: a person against bots, in the terminal."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from manoir.bots.bot import bots_of, make_bot
from manoir.cli.arguments import add_language, add_table, chosen_language, table_setup
from manoir.core.chance import SeededLuck
from manoir.core.errors import BadRecord, UnknownName
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.records import Record, load
from manoir.games.registry import find_game
from manoir.terminal import saved
from manoir.terminal.session import Session
from manoir.terminal.texts import say


def add_to(commands: Any) -> None:
    parser = commands.add_parser("play", help="play against bots in the terminal")
    parser.add_argument("game", nargs="?", default="cluedo")
    add_table(parser)
    parser.add_argument("--as", dest="character", metavar="NAME", help="your character (default: the first seat)")
    parser.add_argument("--bots", metavar="NAME", help="how the others play (default: the game's best)")
    parser.add_argument("--seed", type=int, metavar="S", help="deal and dice from this number (default: by chance)")
    _add_terminal(parser)
    parser.set_defaults(run=play)
    parser = commands.add_parser("resume", help="go on with a game that was left")
    parser.add_argument("file", nargs="?", type=Path, help="its record (default: the last one)")
    _add_terminal(parser)
    parser.set_defaults(run=resume)


def _add_terminal(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument(
        "--plain", action="store_true", help="sentences only, no drawing and no colour: for screen readers"
    )


def play(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    if chosen.character and not chosen.characters:
        chosen.characters = chosen.character
    if chosen.seats is None and not chosen.characters.count(","):
        chosen.seats = min(4, game.seat_counts.stop - 1)
    setup = table_setup(game, chosen)
    character = chosen.character or setup.characters[0]
    if character not in setup.characters:
        raise UnknownName("character", character, setup.characters)
    level = chosen.bots or list(bots_of(game))[-1]
    if level not in bots_of(game):
        raise UnknownName("bot", level, bots_of(game))
    seed = secrets.randbits(62) if chosen.seed is None else chosen.seed
    language = chosen_language(chosen)
    record = Record(
        Match.new(game, setup, SeededLuck(f"deal {seed}")), {"player": character, "bots": level, "seed": str(seed)}
    )
    return _sit_down(record, saved.new_path(game.name), language, chosen.plain)


def resume(chosen: argparse.Namespace) -> int:
    language = chosen_language(chosen)
    path = chosen.file or next(iter(saved.unfinished()), None)
    if path is None:
        print(say("no-games", language))
        return 0
    return _sit_down(load(path, find_game), path, language, chosen.plain)


def _sit_down(record: Record, path: Path, language: Language, plain: bool) -> int:
    characters = record.match.setup.characters
    for note in ("player", "bots", "seed"):
        if note not in record.notes:
            raise BadRecord(1, f"this record was not left by a player here: it has no note {note!r}")
    player = record.notes["player"]
    if player not in characters:
        raise BadRecord(1, f"the player {player!r} does not sit at this table: {', '.join(characters)}")
    console = Console(no_color=plain, highlight=False, soft_wrap=True)
    bot = make_bot(record.match.game, record.notes["bots"])
    Session(record, characters.index(player), bot, record.notes["seed"], path, language, console, plain).run()
    return 0
