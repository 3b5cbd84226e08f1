"""`manoir games`: what can be played."""

import argparse
import json

from rich.console import Console

from manoir.bots.bot import bots_of
from manoir.bots.marks import MARKS
from manoir.cli.arguments import takes_json
from manoir.cli.parser import Parser
from manoir.core.game import Game
from manoir.core.setup import spell_option
from manoir.games.registry import registered


def arguments(parser: Parser) -> None:
    takes_json(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.json:
        print(json.dumps([_described(game) for game in registered().values()], ensure_ascii=False, indent=2))
        return 0
    language = chosen.language
    colon = " :" if language == "fr" else ":"
    console = Console(highlight=False)
    for game in registered().values():
        console.print(f"[bold]{game.name}[/]  {game.title[language]}")
        words = {
            "fr": ("sièges", "personnages", "bots (et leur cote)"),
            "en": ("seats", "characters", "bots (and their rating)"),
        }[language]
        console.print(f"  {words[0]}{colon} {game.seat_counts.start}–{game.seat_counts.stop - 1}")
        console.print(f"  {words[1]}{colon} {', '.join(game.characters)}")
        marks = MARKS.get(game.name, {})
        rated = [f"{level} ({marks[level]:g})" if level in marks else level for level in bots_of(game)]
        console.print(f"  {words[2]}{colon} {', '.join(rated)}")
        for option in game.options:
            text = option.french if language == "fr" else option.english
            allowed = option.allowed.replace(" to ", " à ") if language == "fr" else option.allowed
            console.print(
                f"  option {option.name}={spell_option(option.default)} ({allowed}){colon} {text}", markup=False
            )
    return 0


def _described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": dict(game.title),
        "seats": list(game.seat_counts),
        "characters": list(game.characters),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.allowed,
                "fr": option.french,
                "en": option.english,
            }
            for option in game.options
        ],
        "bots": list(bots_of(game)),
        "marks": dict(MARKS.get(game.name, {})),
        "actions": len(game.actions),
    }
