"""Huis Clos."""

from collections.abc import Iterator, Mapping, Sequence

from manoir.core.chance import Luck
from manoir.core.errors import IllegalAction
from manoir.core.events import Event
from manoir.core.game import Deal, Game
from manoir.core.onlooker import Painter
from manoir.core.retrace import Supposition
from manoir.core.setup import OptionValue, Setup
from manoir.core.state import State
from manoir.core.talk import Check
from manoir.core.views import View
from manoir.games.huis_clos import setup as preparation
from manoir.games.huis_clos.actions import ACTIONS
from manoir.games.huis_clos.checking import checks
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.components import (
    CHARACTERS,
    spell_character,
    spell_clue,
    spell_clues,
    spell_place,
    spell_places,
)
from manoir.games.huis_clos.events import TurnBegan
from manoir.games.huis_clos.inquest import INQUEST
from manoir.games.huis_clos.knowledge import suppose, suspicion
from manoir.games.huis_clos.picture import Picture, blank
from manoir.games.huis_clos.state import HuisClosState
from manoir.games.knowing import HiddenRole


class HuisClos(Game):
    name = "huis-clos"
    clause = "HC"
    turn_clause = "HC-29"
    title = {"fr": "Huis Clos", "en": "Huis Clos"}
    seat_counts = range(4, 9)
    characters = CHARACTERS
    options = preparation.OPTIONS
    former_editions = ("0.1",)
    actions = ACTIONS
    drawn = Picture
    spelling = {
        "character": spell_character,
        "clue": spell_clue,
        "clues": spell_clues,
        "place": spell_place,
        "places": spell_places,
        "layout": lambda places: tuple(spell_place(place) for place in places),
        "hoard": lambda sets: tuple(spell_clues(clues) for clues in sets),
    }

    claims = CLAIMS
    knowledge = HiddenRole("murderer", suspicion, INQUEST)

    def setup(
        self,
        seats: int | None = None,
        characters: Sequence[str] = (),
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:
        return preparation.check_starter(super().setup(seats, characters, options))

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return preparation.deal(setup, luck)

    def start(self, setup: Setup, deal: Deal) -> HuisClosState:
        return preparation.start(setup, deal)

    def checks(self, view: View) -> Sequence[Check]:
        return checks(view)

    def check_speaker(self, state: State, seat: int) -> None:
        assert isinstance(state, HuisClosState)
        if state.outcome is None and not state.living >> seat & 1:
            raise IllegalAction("HC-172", "dead players tell nothing")

    def roles(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, HuisClosState)
        return tuple("murderer" if seat == state.murderer else "innocent" for seat in range(state.seats))

    def piles(self, setup: Setup, state: State) -> Deal:
        assert isinstance(state, HuisClosState)
        hands = zip(setup.characters, map(spell_clues, state.hands), strict=True)
        return {**dict(hands), **{spell_place(at): spell_clues(lying) for at, lying in enumerate(state.places)}}

    def round_begun(self, event: Event) -> int | None:
        return event.turn if isinstance(event, TurnBegan) else None

    def follow(self, setup: Setup, seat: int) -> Painter[Picture]:
        return Painter(blank(setup, seat))

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        return suppose(view, luck)


GAME = HuisClos()
