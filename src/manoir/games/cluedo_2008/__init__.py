"""Cluedo 2008: Powers, Intrigue cards and a clock that kills."""

from collections.abc import Iterator

from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.game import Deal, Game
from manoir.core.retrace import Supposition
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction import Answering, facts
from manoir.games.cluedo_2008 import setup as preparation
from manoir.games.cluedo_2008.actions import ACTIONS
from manoir.games.cluedo_2008.components import BOARD, DECK, SUSPECTS, spell_die, spell_hoard, spell_intrigue
from manoir.games.cluedo_2008.events import (
    Accused,
    Dealt,
    Glimpsed,
    LookedInPool,
    Murdered,
    Peeked,
    PlayedButler,
    ShowedNeighbour,
    TurnBegan,
)
from manoir.games.cluedo_2008.knowledge import notebook, subjects, suppose
from manoir.games.cluedo_2008.picture import Picture, SeatPainter
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.knowing import HiddenCards, Story
from manoir.games.mansion.deck import ENVELOPE
from manoir.games.mansion.facts import TOLD, showed_unseen
from manoir.games.mansion.hearing import answer_in

STORY = Story(
    TurnBegan,
    showed_unseen,
    (*TOLD, Dealt, Accused, Glimpsed, LookedInPool, Murdered, Peeked, PlayedButler, ShowedNeighbour),
    rare=(("sealed", 4), ("sealed", 5), *(("settling", level) for level in range(1, 6))),
    private=("shown", "pool_cards"),
)


class Cluedo2008(Game):
    """For 3 to 6 players; two make an unofficial table (R8-01)."""

    name = "cluedo-2008"
    clause = "C8"
    turn_clause = "R8-05"
    title = {"fr": "Cluedo 2008", "en": "Cluedo 2008"}
    seat_counts = range(2, 7)
    characters = SUSPECTS
    options = preparation.OPTIONS
    former_editions = ("0.1",)
    actions = ACTIONS
    drawn = Picture
    spelling = {
        "card": DECK.spell,
        "cards": DECK.spell_all,
        "place": BOARD.spell,
        "intrigue": spell_intrigue,
        "hoard": spell_hoard,
        "die": spell_die,
    }

    knowledge = HiddenCards(
        notebook,
        DECK.spell,
        {facts.ENVELOPE: ENVELOPE, facts.POOL: preparation.POOL_PILE},
        subjects,
        STORY,
        Answering.FIRST,
        answer_in,
    )

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return preparation.deal(setup, luck)

    def start(self, setup: Setup, deal: Deal) -> Cluedo2008State:
        return preparation.start(setup, deal)

    def piles(self, setup: Setup, state: State) -> Deal:
        assert isinstance(state, Cluedo2008State)
        held = zip(setup.characters, state.hands, state.butlers, strict=True)
        hands = {character: DECK.spell_all(hand) + spell_hoard(butlers) for character, hand, butlers in held}
        return {**hands, ENVELOPE: DECK.spell_all(state.envelope), preparation.POOL_PILE: DECK.spell_all(state.pool)}

    def round_begun(self, event: Event) -> int | None:
        return event.turn if isinstance(event, TurnBegan) else None

    def follow(self, setup: Setup, seat: int) -> SeatPainter:
        return SeatPainter(setup, seat)

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        return suppose(view, luck)


GAME = Cluedo2008()
