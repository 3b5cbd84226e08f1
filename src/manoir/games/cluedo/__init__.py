"""Cluedo, 50th anniversary edition."""

from collections.abc import Iterator, Sequence

from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.game import Deal, Game
from manoir.core.onlooker import Painter
from manoir.core.retrace import Supposition
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction import Answering, facts
from manoir.games.cluedo import setup as preparation
from manoir.games.cluedo.actions import ACTIONS
from manoir.games.cluedo.components import BOARD, DECK, SUSPECTS
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.cluedo.knowledge import notebook, subjects, suppose
from manoir.games.cluedo.picture import Picture, painter
from manoir.games.cluedo.state import CluedoState
from manoir.games.knowing import HiddenCards, Story
from manoir.games.mansion.deck import ENVELOPE
from manoir.games.mansion.events import TurnBegan
from manoir.games.mansion.facts import TOLD, showed_unseen
from manoir.games.mansion.hearing import answer_in

STORY = Story(TurnBegan, showed_unseen, (*TOLD, Dealt, Accused))


class Cluedo(Game):
    name = "cluedo"
    clause = "CL"
    turn_clause = "CL-20"
    title = {"fr": "Cluedo", "en": "Cluedo"}
    seat_counts = range(3, 7)
    characters = SUSPECTS
    options = preparation.OPTIONS
    actions = ACTIONS
    drawn = Picture
    spelling = {"card": DECK.spell, "cards": DECK.spell_all, "place": BOARD.spell}

    def seating(self, characters: Sequence[str]) -> tuple[str, ...]:
        return preparation.clockwise(characters)

    knowledge = HiddenCards(
        notebook, DECK.spell, {facts.ENVELOPE: ENVELOPE}, subjects, STORY, Answering.FIRST, answer_in
    )

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return preparation.deal(setup, luck)

    def start(self, setup: Setup, deal: Deal) -> CluedoState:
        return preparation.start(setup, deal)

    def piles(self, setup: Setup, state: State) -> Deal:
        assert isinstance(state, CluedoState)
        hands = zip(setup.characters, map(DECK.spell_all, state.hands), strict=True)
        return {**dict(hands), ENVELOPE: DECK.spell_all(state.envelope)}

    def round_begun(self, event: Event) -> int | None:
        return event.round if isinstance(event, TurnBegan) else None

    def follow(self, setup: Setup, seat: int) -> Painter[Picture]:
        return painter(setup, seat)

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        return suppose(view, luck)


GAME = Cluedo()
