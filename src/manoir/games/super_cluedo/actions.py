"""Everything that can be done in Super Cluedo, by a seat or by the dice."""

from functools import lru_cache

from manoir.core.actions import Action
from manoir.games.mansion.actions import (
    END_TURN,
    FALLS,
    PASSAGE,
    ROLL,
    Show,
    accusations,
    goes,
    suggestions,
)
from manoir.games.mansion.actions import shows as every_show
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, each
from manoir.games.super_cluedo.components import BOARD, DECK, SPY_SQUARES


class Pass(Action, frozen=True):
    """Neither move nor suggest."""


class Spy(Action, frozen=True):
    """Stop on a spy square, the shortest way, to spy there."""

    place: Place


class Watch(Action, frozen=True):
    """Choose the player to be spied on, by his pawn."""

    suspect: Card


class Stop(Action, frozen=True):
    """Stay on the spy square and lose the points left."""


PASS = Pass("pass")
GO = goes(BOARD)
SPY = {square: Spy(f"spy {BOARD.spell(square)}", square) for square in SPY_SQUARES}
WATCH = tuple(Watch(f"watch {DECK.spell(suspect)}", suspect) for suspect in DECK.suspects)
STOP = Stop("stop")
SUGGESTIONS = suggestions(DECK)
SHOWS = every_show(DECK)
ACCUSATIONS = accusations(DECK)

ACTIONS: tuple[Action, ...] = (
    *FALLS,
    ROLL,
    PASSAGE,
    PASS,
    *GO.values(),
    *SPY.values(),
    *WATCH,
    STOP,
    *SUGGESTIONS,
    *SHOWS,
    END_TURN,
    *ACCUSATIONS,
)


@lru_cache(maxsize=1 << 12)
def shows(cards: Cards) -> tuple[Show, ...]:
    """Show one of these."""
    return tuple(SHOWS[card] for card in each(cards))
