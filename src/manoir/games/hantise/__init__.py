"""Hantise: two lost souls frighten a family, night after night."""

from collections.abc import Sequence

from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.game import Deal, Game
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View
from manoir.games.hantise import setup as preparation
from manoir.games.hantise.actions import ACTIONS
from manoir.games.hantise.certainty import CERTAINTY
from manoir.games.hantise.components import SOULS
from manoir.games.hantise.events import NightBegan
from manoir.games.hantise.knowledge import imagine
from manoir.games.hantise.picture import Painter, Picture
from manoir.games.hantise.spelling import SPELLING, spell_bag
from manoir.games.hantise.state import HantiseState
from manoir.games.knowing import HiddenDraws


class Hantise(Game):
    name = "hantise"
    clause = "HA"
    turn_clause = "HA-20"
    title = {"fr": "Hantise", "en": "Hantise"}
    seat_counts = range(2, 3)
    characters = SOULS
    options = preparation.OPTIONS
    former_editions = ("0.1",)
    actions = ACTIONS
    drawn = Picture
    spelling = SPELLING
    knowledge = HiddenDraws(CERTAINTY)

    def seating(self, characters: Sequence[str]) -> tuple[str, ...]:
        return tuple(soul for soul in SOULS if soul in characters)

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return preparation.deal(setup, luck)

    def start(self, setup: Setup, deal: Deal) -> HantiseState:
        return preparation.start(setup, deal)

    def piles(self, setup: Setup, state: State) -> Deal:
        assert isinstance(state, HantiseState)
        return dict(zip(setup.characters, map(spell_bag, state.hands), strict=True))

    def round_begun(self, event: Event) -> int | None:
        return event.night if isinstance(event, NightBegan) else None

    def follow(self, setup: Setup, seat: int) -> Painter:
        return Painter(setup, seat)

    def imagine(self, view: View, luck: Luck) -> HantiseState:
        return imagine(view, luck)


GAME = Hantise()
