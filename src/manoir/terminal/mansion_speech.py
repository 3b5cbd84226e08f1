"""How the options of the three Cluedos are said and typed."""

from collections.abc import Mapping, Sequence
from functools import cache

from manoir.companion.editions import KINDS
from manoir.core.actions import Action
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.mansion.actions import Go, Suggest, TakePassage
from manoir.games.mansion.board import Place
from manoir.games.mansion.walking import places
from manoir.terminal.choices import Menu
from manoir.terminal.edition import Edition
from manoir.terminal.speech import Speech
from manoir.texts.catalogue import Named


class MansionSpeech(Speech):
    """`here` is where the seat's pawn stands, `shown` whom a card is shown to, `elsewhere` what bars other rooms."""

    grave = frozenset({"accuse"})

    def __init__(
        self, edition: Edition, view: View, here: Place, shown: str, suggestions: Sequence[Suggest], elsewhere: str
    ) -> None:
        super().__init__(edition.game, view)
        self.edition = edition
        self.here = here
        self.shown = shown
        self.suggestions = suggestions
        self.elsewhere = elsewhere

    def names(self, language: Language) -> Mapping[str, Named]:
        return _names(self.edition, language)

    def values(self, action: Action, language: Language) -> Mapping[str, str]:
        edition, book = self.edition, self.book(language)
        leads = edition.board.passages.get(self.here)
        to = "" if leads is None else book.term("passage.leads", room=edition.place(leads, language)["the"])
        shown = book.term("to", who=book.name("suspects", self.shown)["the"]) if self.shown else ""
        return {"here": edition.place(self.here, language)["in"], "leads": to, "to": shown}

    def implied(self, action: Action) -> str | None:
        """A suggestion is made where one is: naming the room as well is how the book says it."""
        is_here = isinstance(action, Suggest) and self.edition.board.is_room(self.here)
        return self.edition.board.spell(self.here) if is_here else None

    def rank(self, action: Action) -> int:
        """Rooms, then squares where something happens, then those nearest to a room."""
        if isinstance(action, TakePassage) or not isinstance(action, Go) or self.edition.board.is_room(action.place):
            return -2
        return -1 if action.place in self.edition.special else self.edition.nearest_room(action.place)[0]

    def misplaced(self, typed: str) -> tuple[Action, str] | None:
        """A suggestion that names another room than the one it would be made in."""
        board = self.edition.board
        if Menu(self.suggestions, self._at(next(places(board.squares))), "fr").understand(typed):
            return None
        for room in range(board.first_room, board.first_room + len(board.rooms)):
            found = Menu(self.suggestions, self._at(room), "fr").understand(typed)
            if room != self.here and len(found) == 1:
                return found[0], self.elsewhere
        return None

    def _at(self, place: Place) -> "MansionSpeech":
        return MansionSpeech(self.edition, self.view, place, self.shown, self.suggestions, self.elsewhere)


@cache
def _names(edition: Edition, language: Language) -> Mapping[str, Named]:
    book = edition.book(language)
    squares = {edition.board.spell(place): edition.place(place, language) for place in places(edition.board.squares)}
    named = {word: forms for kind in (*KINDS, "butlers") for word, forms in book.kind(kind).items()}
    return {**squares, **{word: _forms(forms) for word, forms in named.items()}}


def _forms(named: Named) -> Named:
    """Only what something is called: a card's text and a pawn's letter are no names."""
    return {form: named[form] for form in ("name", "the", "in", "full", "short", "title") if form in named}
