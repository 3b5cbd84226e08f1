"""`manoir play`: a person against bots, in the terminal."""

import argparse
import secrets
from pathlib import Path

from manoir.bots.bot import bots_of, make_bot, strongest
from manoir.cli.arguments import table_setup, takes_game, takes_table
from manoir.cli.desks import sit_at_desk, takes_desk
from manoir.cli.parser import Parser
from manoir.core.chance import SeededLuck
from manoir.core.errors import BadRecord, UnknownName
from manoir.core.match import Match
from manoir.core.records import Record
from manoir.games.registry import find_game
from manoir.terminal import saved
from manoir.terminal.session import Session


def arguments(parser: Parser) -> None:
    takes_game(parser, nargs="?", default="cluedo")
    takes_table(parser)
    parser.takes(
        "--as",
        dest="character",
        metavar="NAME",
        en="your character (default: the first seat)",
        fr="votre personnage (par défaut : le premier siège)",
    )
    parser.takes(
        "--bots",
        metavar="NAME",
        en="how the others play (default: the game's best)",
        fr="comment jouent les autres (par défaut : le plus fort)",
    )
    parser.takes(
        "--seed",
        type=int,
        metavar="S",
        en="deal and dice from this number (default: by chance)",
        fr="donne et dés tirés de ce nombre (par défaut : au hasard)",
    )
    takes_desk(parser)


def run(chosen: argparse.Namespace) -> int:
    game = find_game(chosen.game)
    if chosen.character and not chosen.characters:
        chosen.characters = chosen.character
    if chosen.seats is None and not chosen.characters.count(","):
        chosen.seats = game.usual_seats
    setup = table_setup(game, chosen)
    character = chosen.character or setup.characters[0]
    if character not in setup.characters:
        raise UnknownName("character", character, setup.characters)
    level = chosen.bots or strongest(game)
    if level not in bots_of(game):
        raise UnknownName("bot", level, bots_of(game))
    seed = secrets.randbits(62) if chosen.seed is None else chosen.seed
    record = Record(
        Match.new(game, setup, SeededLuck(f"deal {seed}")), {"player": character, "bots": level, "seed": str(seed)}
    )
    return sit_down(record, saved.new_path(game.name), chosen)


def sit_down(record: Record, path: Path, chosen: argparse.Namespace) -> int:
    characters = record.match.setup.characters
    for note in ("player", "bots", "seed"):
        if note not in record.notes:
            raise BadRecord(
                1,
                f"this record was not left by a player here: it has no note {note!r}",
                f"cette partie n’a pas été laissée ici par un joueur : il y manque la note {note!r}",
            )
    player = record.notes["player"]
    if player not in characters:
        raise BadRecord(
            1,
            f"the player {player!r} does not sit at this table: {', '.join(characters)}",
            f"le joueur {player!r} n’est pas à cette table : {', '.join(characters)}",
        )
    seat, seed = characters.index(player), record.notes["seed"]
    bot = make_bot(record.match.game, record.notes["bots"])
    sit_at_desk(chosen, lambda desk: Session(record, seat, bot, seed, path, chosen.language, desk).run())
    return 0
