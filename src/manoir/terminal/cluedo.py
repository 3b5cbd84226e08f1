"""Cluedo in the terminal."""

from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.games.cluedo.actions import SUGGESTIONS
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.events import Accused, Dealt, NobodyShowed, Stayed
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import Picture, picture
from manoir.games.mansion.actions import Go, Roll, Show, Suggest
from manoir.terminal.edition import Edition
from manoir.terminal.mansion_log import MansionTeller
from manoir.terminal.mansion_screen import MansionScreen, Seen


class CluedoTeller(MansionTeller):
    def sentence(self, event: Event) -> str | None:
        match event:
            case Dealt(sizes=sizes):
                return self.book.term("dealt", hands=self.hands(sizes))
            case Stayed(seat=seat, place=place):
                return self.told("story.stayed", seat, **{"in": self.inside(place)})
            case NobodyShowed(seat=seat):
                return self.told("story.nobodyShowed", seat, "they")
            case Accused(seat=seat, suspect=suspect, weapon=weapon, room=room):
                return self.told("story.accused", seat, what=self.named(1 << suspect | 1 << weapon | 1 << room))
        return super().sentence(event)


class CluedoScreen(MansionScreen):
    edition = Edition("cluedo", DECK, BOARD)
    suggestions = SUGGESTIONS
    elsewhere = "CL-42"

    def picture(self, view: View) -> Picture:
        return picture(view)

    def known(self, view: View) -> Notebook:
        return notebook(view)

    def teller(self, view: View, language: Language) -> MansionTeller:
        return CluedoTeller(self.edition, view, language)

    def table(self, seen: Seen, told: MansionTeller) -> list[str]:
        assert isinstance(seen, Picture)
        return [self.whose_turn(seen, seen.round, told), *self.standing(seen.out, seen.away, told)]

    def question(self, view: View, language: Language) -> str:
        told, seen = self.teller(view, language), picture(view)
        match view.options[0]:
            case Show():
                return told.book.term("ask.show", who=told.who(seen.player))
            case Go():
                return told.book.term("ask.going")
            case Suggest():
                return told.book.term("ask.suggesting")
            case Roll():
                fetched = seen.called >> seen.suspects[view.seat] & 1
                return told.book.term("ask.fetched" if fetched else "ask.starting")
        return told.book.term("ask.ending")


SCREEN = CluedoScreen()
