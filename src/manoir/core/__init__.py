"""What every game is made of; what authors of games build on stands in `__all__`."""

from typing import TYPE_CHECKING

from manoir.lazily import offered

if TYPE_CHECKING:
    from manoir.core.actions import Action
    from manoir.core.chance import Luck, SeededLuck, outcome, pick, shuffle
    from manoir.core.events import Claimed, Event, Left, Returned, Said
    from manoir.core.game import Deal, Game
    from manoir.core.match import Match, Move, Played
    from manoir.core.names import Language
    from manoir.core.onlooker import Onlooker, Rereader, still
    from manoir.core.picture import Picture
    from manoir.core.seats import CHANCE, EVERYBODY, NOBODY, SPECTATOR, BySeat, ForSeats, Seat, SeatSet, only
    from manoir.core.setup import Option, OptionValue, Setup
    from manoir.core.state import State
    from manoir.core.steps import Over, Step
    from manoir.core.talk import Claim, Claims, Form
    from manoir.core.views import View
else:
    __getattr__ = offered(
        __name__,
        {
            "manoir.core.actions": ("Action",),
            "manoir.core.chance": ("Luck", "SeededLuck", "outcome", "pick", "shuffle"),
            "manoir.core.events": ("Claimed", "Event", "Left", "Returned", "Said"),
            "manoir.core.game": ("Deal", "Game"),
            "manoir.core.match": ("Match", "Move", "Played"),
            "manoir.core.names": ("Language",),
            "manoir.core.onlooker": ("Onlooker", "Rereader", "still"),
            "manoir.core.picture": ("Picture",),
            "manoir.core.seats": (
                "CHANCE",
                "EVERYBODY",
                "NOBODY",
                "SPECTATOR",
                "BySeat",
                "ForSeats",
                "Seat",
                "SeatSet",
                "only",
            ),
            "manoir.core.setup": ("Option", "OptionValue", "Setup"),
            "manoir.core.state": ("State",),
            "manoir.core.steps": ("Over", "Step"),
            "manoir.core.talk": ("Claim", "Claims", "Form"),
            "manoir.core.views": ("View",),
        },
    )

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "NOBODY",
    "SPECTATOR",
    "Action",
    "BySeat",
    "Claim",
    "Claimed",
    "Claims",
    "Deal",
    "Event",
    "ForSeats",
    "Form",
    "Game",
    "Language",
    "Left",
    "Luck",
    "Match",
    "Move",
    "Onlooker",
    "Option",
    "OptionValue",
    "Over",
    "Picture",
    "Played",
    "Rereader",
    "Returned",
    "Said",
    "Seat",
    "SeatSet",
    "SeededLuck",
    "Setup",
    "State",
    "Step",
    "View",
    "only",
    "outcome",
    "pick",
    "shuffle",
    "still",
]
