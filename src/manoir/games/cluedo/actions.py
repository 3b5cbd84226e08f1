"""Everything that can be done in Cluedo, by a seat or by the dice."""

from functools import lru_cache

from manoir.core.actions import Action
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.mansion import actions as mansion
from manoir.games.mansion.actions import END_TURN, FALLS, PASSAGE, ROLL, Show
from manoir.games.mansion.deck import Cards, each


class Stay(Action, frozen=True):
    pass


STAY = Stay("stay")
GO = mansion.goes(BOARD)
SUGGESTIONS = mansion.suggestions(DECK)
SHOWS = mansion.shows(DECK)
ACCUSATIONS = mansion.accusations(DECK)

ACTIONS: tuple[Action, ...] = (
    *FALLS,
    ROLL,
    PASSAGE,
    STAY,
    *GO.values(),
    *SUGGESTIONS,
    *SHOWS,
    END_TURN,
    *ACCUSATIONS,
)


@lru_cache(maxsize=1 << 12)
def shows(cards: Cards) -> tuple[Show, ...]:
    """Show one of these."""
    return tuple(SHOWS[card] for card in each(cards))
