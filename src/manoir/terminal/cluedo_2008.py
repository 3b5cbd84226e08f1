"""Cluedo 2008 in the terminal."""

from collections.abc import Mapping

from manoir.core.actions import Action
from manoir.core.names import Language
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.games.cluedo_2008.actions import (
    CANNOT,
    DECLINE,
    DRAW,
    LOOK,
    PASS,
    PLAYS,
    POWER,
    STAY_CALLED,
    STOP,
    SUGGESTIONS,
)
from manoir.games.cluedo_2008.components import BOARD, DEADLY, DECK, PEEK, POOL, QUESTIONS
from manoir.games.cluedo_2008.events import ShowedNeighbour, UsedPower
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.mansion.actions import END_TURN, ROLL, Accuse, Go, Suggest
from manoir.games.mansion.events import Showed
from manoir.terminal.cluedo_2008_log import Cluedo2008Teller
from manoir.terminal.edition import Edition
from manoir.terminal.mansion_log import MansionTeller
from manoir.terminal.mansion_screen import MansionScreen, Seen
from manoir.terminal.mansion_speech import MansionSpeech
from manoir.terminal.speech import tokens


class Cluedo2008Speech(MansionSpeech):
    def values(self, action: Action, language: Language) -> Mapping[str, str]:
        book, options = self.book(language), self.view.options
        power = book.name("powers", self.view.setup.characters[self.view.seat])["name"]
        return {
            **super().values(action, language),
            "power": power,
            "declining": book.term(f"declining.{self._declined(options)}"),
        }

    def _declined(self, options: tuple[Action, ...]) -> str:
        """What one does without by saying no."""
        if DRAW in options:
            return "draw"
        if any(isinstance(action, Suggest) for action in options):
            return "again"
        return "look" if POWER in options or PLAYS[PEEK] in options else "nothing"


class Cluedo2008Screen(MansionScreen):
    edition = Edition("cluedo-2008", DECK, BOARD, dict.fromkeys(QUESTIONS, "square.question"))
    suggestions = SUGGESTIONS
    elsewhere = "C8-29"
    signs = {"?": "?", "+": "▫"}

    def picture(self, view: View) -> Picture:
        return picture(view)

    def known(self, view: View) -> Notebook:
        return notebook(view)

    def teller(self, view: View, language: Language) -> Cluedo2008Teller:
        return Cluedo2008Teller(self.edition, view, language)

    def speech(self, view: View) -> Cluedo2008Speech:
        found = super().speech(view)
        return Cluedo2008Speech(self.edition, view, found.here, found.shown, self.suggestions, self.elsewhere)

    def question(self, view: View, language: Language) -> str:
        told, seen, options = self.teller(view, language), picture(view), view.options
        term = told.book.term
        if DRAW in options:
            return " ".join([term("ask.draw"), *self._warning(seen, told)])
        if STOP in options:
            return term("ask.again")
        if ROLL in options:
            return term("ask.fetched" if STAY_CALLED in options else "ask.moving")
        if any(isinstance(action, Go) for action in options):
            is_jumping = bool(view.told) and isinstance(view.told[-1], UsedPower)
            return term("ask.jump" if is_jumping else "ask.going")
        if END_TURN in options:
            return term("ask.end" if len(options) > 1 else "ask.end.plain")
        if PASS in options:
            return term(self._action(options))
        if any(isinstance(action, Suggest) for action in options):
            return term("ask.second")
        if DECLINE in options:
            return term(self._reaction(view))
        if CANNOT in options:
            return term("ask.cannot", who=told.who(seen.player))
        return term("ask.show" if seen.suggestion is not None else "ask.any", who=told.who(seen.player))

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        told, seen = self.teller(view, language), picture(view)
        if not asked:
            own = [told.power(view.seat)] if view.seat < seen.seats else []
            return [told.about(card) for card in (*own, *(told.butler(kind) for kind in sorted(set(seen.held))))]
        wanted, book = tokens(asked), told.book
        cards = [*book.kind("butlers").items(), *book.kind("powers").items()]
        found = [
            told.about(card) for word, card in cards if wanted in (tokens(word), tokens(card["name"])[: len(wanted)])
        ]
        return [*found, *super().explain(asked, view, language)]

    def explainable(self, view: View, language: Language) -> list[str]:
        return [named["name"].casefold() for named in self.edition.book(language).kind("butlers").values()]

    def table(self, seen: Seen, told: MansionTeller) -> list[str]:
        """The turn, the clock, the players, and what the seat holds."""
        assert isinstance(seen, Picture)
        assert isinstance(told, Cluedo2008Teller)
        term = told.book.term
        lines = [
            self.whose_turn(seen, seen.turn, told),
            term("clock", n=seen.track, of=DEADLY + 1, pile=seen.pile),
            *self._warning(seen, told),
            term("pool.cards", n=seen.pool),
            *(term("player", who=told.who(seat), marks=self._marks(seen, seat, told)) for seat in range(seen.seats)),
        ]
        if seen.held:
            held = (told.butler(kind) for kind in seen.held)
            cards = told.book.listed(term("held.card", card=card["name"], moment=card["moment"]) for card in held)
            lines.append(term("held", cards=cards))
        seat = told.seat
        if seat < seen.seats and seen.powers >> seat & 1 and not seen.out >> seat & 1:
            lines.append(term("own.power", power=told.about(told.power(seat))))
        return lines

    def _about(self, kind: str, word: str, name: str, language: Language) -> str:
        if word == BOARD.spell(POOL):
            return self.edition.book(language).term("about.pool", a=name)
        return super()._about(kind, word, name, language)

    def _warning(self, seen: Picture, told: Cluedo2008Teller) -> list[str]:
        """One card of the pile kills whoever draws it."""
        is_deadly = seen.track == DEADLY and seen.reason is None
        return [told.book.term("clock.deadly", pile=seen.pile)] if is_deadly else []

    def _action(self, options: tuple[Action, ...]) -> str:
        if any(isinstance(action, Suggest) for action in options):
            return "ask.act"
        if LOOK in options:
            return "ask.pool.look"
        return "ask.pool" if any(isinstance(action, Accuse) for action in options) else "ask.afar"

    def _reaction(self, view: View) -> str:
        shown = next(event for event in reversed(view.told) if isinstance(event, Showed | ShowedNeighbour))
        if shown.seat == view.seat:
            return "ask.glimpse"
        return "ask.peek" if POWER in view.options or PLAYS[PEEK] in view.options else "ask.shown"

    def _marks(self, seen: Picture, seat: int, told: Cluedo2008Teller) -> str:
        term = told.book.term
        if seen.dead >> seat & 1:
            return term(f"mark.dead.{told.people[seat]['gender']}", cards=told.cards(seen.faces[seat]))
        marks = [term("mark.butlers", n=seen.butlers[seat])]
        for key, found in (
            ("mark.power", seen.powers >> seat & 1),
            ("mark.spent", seen.out >> seat & 1),
            ("mark.away", seen.away >> seat & 1),
            ("mark.called", seen.called >> seen.suspects[seat] & 1),
        ):
            marks += [term(key)] if found else []
        return ", ".join(marks)


SCREEN = Cluedo2008Screen()
