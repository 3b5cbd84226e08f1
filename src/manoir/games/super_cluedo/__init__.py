"""Super Cluedo, 1991."""

from collections.abc import Iterator

from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.game import Deal, Game
from manoir.core.onlooker import Painter
from manoir.core.retrace import Supposition
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction import Answering, facts
from manoir.games.knowing import HiddenCards, Story
from manoir.games.mansion.deck import ENVELOPE
from manoir.games.mansion.events import TurnBegan
from manoir.games.mansion.facts import TOLD, showed_unseen
from manoir.games.mansion.hearing import answer_in
from manoir.games.super_cluedo import setup as preparation
from manoir.games.super_cluedo.actions import ACTIONS
from manoir.games.super_cluedo.components import BOARD, DECK, SUSPECTS
from manoir.games.super_cluedo.events import Dealt, LetSee, Spied
from manoir.games.super_cluedo.knowledge import notebook, subjects, suppose
from manoir.games.super_cluedo.picture import Picture, painter
from manoir.games.super_cluedo.state import SuperCluedoState

STORY = Story(TurnBegan, showed_unseen, (*TOLD, Dealt, Spied, LetSee))


class SuperCluedo(Game):
    name = "super-cluedo"
    clause = "SC"
    turn_clause = "SC-R03"
    title = {"fr": "Super Cluedo", "en": "Super Cluedo"}
    seat_counts = range(3, 11)
    short_from = 8
    characters = SUSPECTS
    options = preparation.OPTIONS
    actions = ACTIONS
    drawn = Picture
    spelling = {"card": DECK.spell, "cards": DECK.spell_all, "place": BOARD.spell}

    knowledge = HiddenCards(
        notebook, DECK.spell, {facts.ENVELOPE: ENVELOPE}, subjects, STORY, Answering.EVERY, answer_in
    )

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return preparation.deal(setup, luck)

    def start(self, setup: Setup, deal: Deal) -> SuperCluedoState:
        return preparation.start(setup, deal)

    def piles(self, setup: Setup, state: State) -> Deal:
        assert isinstance(state, SuperCluedoState)
        hands = zip(setup.characters, map(DECK.spell_all, state.hands), strict=True)
        return {**dict(hands), ENVELOPE: DECK.spell_all(state.envelope)}

    def round_begun(self, event: Event) -> int | None:
        return event.round if isinstance(event, TurnBegan) else None

    def follow(self, setup: Setup, seat: int) -> Painter[Picture]:
        return painter(setup, seat)

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        return suppose(view, luck)


GAME = SuperCluedo()
