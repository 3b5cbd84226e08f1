"""Looking back on a finished game: what each option of a decision was worth, and whom chance was kind to."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View

Coin: TypeAlias = Literal["bits", "games"]
"""What worths are counted in: bits about what is hidden, or parts of a game won."""

Why: TypeAlias = Literal[
    "tells", "win", "night", "right", "danger", "beside", "finds", "evidence", "parts", "armed", "deaths", "all"
]
"""What makes one option better than another: the bits that a question from there tells; the chance to win the game, or
the night; that an accusation is right; that one is struck; that one stands beside whom one seeks; the weapons that may
be found; how likely a clue gained, or one parted with, is evidence; that it is a weapon; how many die; all together."""
LESS: frozenset[Why] = frozenset({"danger", "parts"})
"""Of these, the less the better."""

Source: TypeAlias = Literal["answers", "dice", "draws", "finds", "bets"]
"""Where luck comes from."""


class Opinion(Struct, frozen=True):
    """Of one decision; `why` says of an option what its worth is made of."""

    worths: Weights
    why: Callable[[Action], Mapping[Why, float]]


class Stroke(Struct, frozen=True):
    """Luck that a seat had: what came of it, less what was to be expected; 0 on average."""

    seat: int
    source: Source
    luck: float


class Judge(Protocol):
    coin: Coin

    def opinion(self, view: View, taken: Action, luck: Luck) -> Opinion | None:
        """Of what a seat did, by what it could know; None where there is nothing to say."""

    def strokes(self, setup: Setup, before: State, taken: Action, luck: Luck) -> Iterable[Stroke]:
        """What a move, most often one of chance, brought."""
