"""Manoir: five games of murder and haunting in one house.

What stands in `__all__` here and in `manoir.core`, `manoir.core.records`, `manoir.deduction`, `manoir.lab.pettingzoo`
may be relied on: it changes only with a word in the changelog. Everything else may change with any version.
"""

from typing import TYPE_CHECKING

from manoir.lazily import offered

if TYPE_CHECKING:
    from manoir.bots.bot import Bot, Level, bots_of, make_bot
    from manoir.bots.thought import Thought, think
    from manoir.core.actions import Action
    from manoir.core.chance import Luck, SeededLuck, pick
    from manoir.core.errors import BadDeal, BadRecord, BadSetup, IllegalAction, ManoirError, UnknownName
    from manoir.core.events import Event
    from manoir.core.game import Game
    from manoir.core.match import Match
    from manoir.core.records import Record
    from manoir.core.seats import CHANCE, SPECTATOR
    from manoir.core.setup import Option, Setup
    from manoir.core.state import State
    from manoir.core.views import View
    from manoir.games.registry import find_game, game_names, registered
    from manoir.lab.simulate import Tally, simulate
else:
    __getattr__ = offered(
        __name__,
        {
            "manoir.bots.bot": ("Bot", "Level", "bots_of", "make_bot"),
            "manoir.bots.thought": ("Thought", "think"),
            "manoir.core.actions": ("Action",),
            "manoir.core.chance": ("Luck", "SeededLuck", "pick"),
            "manoir.core.errors": ("BadDeal", "BadRecord", "BadSetup", "IllegalAction", "ManoirError", "UnknownName"),
            "manoir.core.events": ("Event",),
            "manoir.core.game": ("Game",),
            "manoir.core.match": ("Match",),
            "manoir.core.records": ("Record",),
            "manoir.core.seats": ("CHANCE", "SPECTATOR"),
            "manoir.core.setup": ("Option", "Setup"),
            "manoir.core.state": ("State",),
            "manoir.core.views": ("View",),
            "manoir.games.registry": ("find_game", "game_names", "registered"),
            "manoir.lab.simulate": ("Tally", "simulate"),
        },
    )

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "Action",
    "BadDeal",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Level",
    "Luck",
    "ManoirError",
    "Match",
    "Option",
    "Record",
    "SeededLuck",
    "Setup",
    "State",
    "Tally",
    "Thought",
    "UnknownName",
    "View",
    "bots_of",
    "find_game",
    "game_names",
    "make_bot",
    "pick",
    "registered",
    "simulate",
    "think",
]
