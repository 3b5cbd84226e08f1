"""`manoir why RECORD --seat N --ply K`: what a bot believed, weighed and chose, worked out again from its view."""

import argparse

from manoir.bots.entrants import parse_entrant
from manoir.bots.thought import Thought, think
from manoir.cli.arguments import at_least, takes_record
from manoir.cli.commands import Words
from manoir.cli.parser import Parser
from manoir.core.actions import Action
from manoir.core.errors import UnknownName
from manoir.core.names import Language
from manoir.core.records import load
from manoir.core.setup import Setup
from manoir.games.registry import find_game
from manoir.table.past.explaining import decision_of, luck_of, noted_bot
from manoir.terminal.screen import screen_of

LISTED = 10
"""Of what was weighed, so many are shown."""
HEAD = Words("{}, decision {}: {} options, as {}", "{}, décision {} : {} possibilités, en {}")
BELIEVED = Words("believed:", "croyait :")
WEIGHED = Words("weighed:", "pesait :")
AND_MORE = Words("and {} more", "et {} autres")
CHOSE = Words("chose: {}", "a choisi : {}")
BUT = Words(
    "the record says: {} (so it was another bot, another seed, or a person)",
    "l’enregistrement dit : {} (c’était donc un autre bot, une autre graine, ou une personne)",
)


def arguments(parser: Parser) -> None:
    takes_record(parser)
    parser.takes(
        "--seat",
        required=True,
        metavar="N",
        en="whose decision: a character, or a seat from 1 on",
        fr="de qui : un personnage, ou un siège à partir de 1",
    )
    parser.takes(
        "--ply",
        required=True,
        type=at_least(1, parser.language),
        metavar="K",
        en="which of its decisions, from 1 on",
        fr="laquelle de ses décisions, à partir de 1",
    )
    parser.takes(
        "--bot",
        metavar="BOT[@SECONDS]",
        en="how it played, or what to ask instead (default: as the record notes)",
        fr="comment il jouait, ou un autre à interroger (par défaut : selon l’enregistrement)",
    )
    parser.takes(
        "--seed",
        metavar="S",
        en="the bot's seed (default: as the record notes)",
        fr="la graine du bot (par défaut : selon l’enregistrement)",
    )


def run(chosen: argparse.Namespace) -> int:
    record = load(chosen.file, find_game)
    match = record.match
    seat = seat_of(match.setup, chosen.seat)
    character = match.setup.characters[seat]
    view, taken = decision_of(match, seat, chosen.ply)
    level = parse_entrant(match.game, chosen.bot or noted_bot(record, character))
    luck = luck_of(record, chosen.seed, view, chosen.ply)
    thought = think(level.made_for(match.game), view, luck)
    print(HEAD.within(chosen.language).format(character, chosen.ply, len(view.options), level))
    screen = screen_of(match.game)
    believed = [screen.belief(belief, view, chosen.language) for belief in thought.believed]
    for line in report(thought, believed, taken, chosen.language):
        print(line)
    return 0


def seat_of(setup: Setup, name: str) -> int:
    """By its character, or by its number in order of play."""
    if name.isdecimal() and 1 <= int(name) <= setup.seats:
        return int(name) - 1
    if name not in setup.characters:
        raise UnknownName("seat", name, setup.characters)
    return setup.characters.index(name)


def report(thought: Thought, believed: list[str], taken: Action, language: Language) -> list[str]:
    lines = [BELIEVED.within(language), *(f"  {line}" for line in believed)] if believed else []
    if thought.weighed:
        lines.append(WEIGHED.within(language))
        lines += [f"  {worth:8.3f}  {action.text}" for action, worth in thought.weighed[:LISTED]]
        if len(thought.weighed) > LISTED:
            lines.append("  " + AND_MORE.within(language).format(len(thought.weighed) - LISTED))
    lines.append(CHOSE.within(language).format(thought.action.text))
    if thought.action is not taken:
        lines.append(BUT.within(language).format(taken.text))
    return lines
