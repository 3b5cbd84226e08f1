"""Super Cluedo in the terminal."""

from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.games.mansion.actions import Go, Roll, Show, Suggest
from manoir.games.mansion.events import TookPassage
from manoir.games.super_cluedo import SuperCluedo
from manoir.games.super_cluedo.actions import STOP, SUGGESTIONS, Spy, Watch
from manoir.games.super_cluedo.components import BOARD, DECK, PATH, SPY_SQUARES
from manoir.games.super_cluedo.events import (
    Accused,
    AccusedRightly,
    Dealt,
    LetSee,
    Passed,
    RolledForDeal,
    Spied,
    StoppedThere,
    StoppedToSpy,
)
from manoir.games.super_cluedo.knowledge import notebook
from manoir.games.super_cluedo.picture import Picture, picture
from manoir.games.super_cluedo.state import NOWHERE
from manoir.terminal.edition import Edition
from manoir.terminal.mansion_log import MansionTeller
from manoir.terminal.mansion_screen import MansionScreen, Seen


class SuperCluedoTeller(MansionTeller):
    def sentence(self, event: Event) -> str | None:
        match event:
            case RolledForDeal(seat=seat, first=one, second=two):
                return self.told("story.forDeal", seat, first=one, second=two)
            case Dealt(dealer=dealer, sizes=sizes):
                # With so many everybody learns from every suggestion, and few rounds are played.
                is_short = len(sizes) >= SuperCluedo.short_from
                short = " " + self.book.term("short", n=len(sizes)) if is_short else ""
                return self.book.term("dealt.by", who=self.who(dealer), hands=self.hands(sizes)) + short
            case TookPassage(seat=seat, place=place) if not BOARD.is_room(place):
                return self.told("story.stairs", seat)
            case Passed(seat=seat):
                return self.told("story.passed", seat)
            case StoppedToSpy(seat=seat):
                return self.told("story.toSpy", seat)
            case Spied(seat=seat, on=target):
                return self.told("story.spied", seat, "toYou" if self.is_you(target) else None, on=self.who(target))
            case LetSee(seat=seat, to=to, card=card):
                return self.between("story.letSee", seat, to, card)
            case StoppedThere(seat=seat):
                return self.told("story.stoppedThere", seat)
            case Accused(seat=seat, paper=int(paper)):
                return self.told("story.accused", seat, what=self.named(paper))
            case Accused(seat=seat):
                return self.told("story.wrote", seat, "they")
            case AccusedRightly(seat=seat, paper=paper):
                return self.told("story.rightly", seat, what=self.named(paper))
        return super().sentence(event)


class SuperCluedoScreen(MansionScreen):
    edition = Edition("super-cluedo", DECK, BOARD, dict.fromkeys(SPY_SQUARES, "square.spy") | {PATH: "square.path"})
    suggestions = SUGGESTIONS
    elsewhere = "SC-60"
    signs = {"*": "⌕", "W": "▫", "=": "≡", ":": "∷"}

    def picture(self, view: View) -> Picture:
        return picture(view)

    def known(self, view: View) -> Notebook:
        return notebook(view)

    def teller(self, view: View, language: Language) -> MansionTeller:
        return SuperCluedoTeller(self.edition, view, language)

    def table(self, seen: Seen, told: MansionTeller) -> list[str]:
        assert isinstance(seen, Picture)
        return [self.whose_turn(seen, seen.round, told), *self.standing(seen.out, seen.away, told)]

    def question(self, view: View, language: Language) -> str:
        told, seen, options = self.teller(view, language), picture(view), view.options
        term, barred = told.book.term, self._not_twice(seen, told)
        match options[0]:
            case Show() if seen.suggestion is None:
                return term("ask.spied", who=told.who(seen.player))
            case Show():
                return term("ask.show", who=told.who(seen.player))
            case Watch():
                return term("ask.watching")
            case Go() | Spy() if STOP in options:
                return term("ask.left", n=seen.points)
            case Go() | Spy():
                ends = {action.place for action in options if isinstance(action, Go)}
                again = [barred] if seen.latest[view.seat] in ends else []
                return " ".join([term("ask.walking"), *again])
            case Suggest():
                return term("ask.suggesting")
            case Roll():
                fetched = [term("ask.fetched")] if any(isinstance(action, Suggest) for action in options) else []
                return " ".join([*fetched, *filter(None, [barred]), term("ask.starting")])
        is_barred = seen.suggestion is None and seen.latest[view.seat] == seen.pawns[seen.suspects[view.seat]]
        return " ".join([*([barred] if is_barred else []), term("ask.ending")])

    def _not_twice(self, seen: Picture, told: MansionTeller) -> str:
        """The place of the own latest suggestion, where none may be made now (SC-57)."""
        latest = seen.latest[told.seat]
        return "" if latest == NOWHERE else told.book.term("not-twice", place=told.inside(latest))


SCREEN = SuperCluedoScreen()
