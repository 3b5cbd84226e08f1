"""What the three Cluedos show in the terminal; each house adds its own."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec.structs import replace
from rich.text import Text

from manoir.bots.belief import Belief
from manoir.companion.editions import KINDS
from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.seats import SPECTATOR
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.mansion.actions import Go, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards
from manoir.games.mansion.events import Suggested
from manoir.terminal.edition import Edition
from manoir.terminal.mansion import draw_board, draw_sheet
from manoir.terminal.mansion_beliefs import belief_sentence
from manoir.terminal.mansion_log import MansionTeller
from manoir.terminal.mansion_noted import describe_sheet
from manoir.terminal.mansion_speech import MansionSpeech
from manoir.terminal.speech import tokens


class Seen(Protocol):
    """What the pictures of the three houses have in common."""

    suspects: tuple[Card, ...]
    hand: Cards | None
    pawns: list[Place]
    weapons: list[Place]
    player: int
    called: Cards
    away: int
    reason: str | None


class MansionScreen:
    edition: Edition
    suggestions: Sequence[Suggest]
    elsewhere: str
    """The clause by which a suggestion names the room one is in."""
    signs: Mapping[str, str] = {}

    def picture(self, view: View) -> Seen:
        raise NotImplementedError

    def known(self, view: View) -> Notebook:
        raise NotImplementedError

    def table(self, seen: Seen, told: MansionTeller) -> list[str]:
        """Whose turn it is, and how the players fare."""
        raise NotImplementedError

    def teller(self, view: View, language: Language) -> MansionTeller:
        return MansionTeller(self.edition, view, language)

    def person(self, view: View, seat: int, language: Language) -> str:
        return self.teller(view, language).who(seat)

    def speech(self, view: View) -> MansionSpeech:
        seen = self.picture(view)
        here = seen.pawns[seen.suspects[view.seat]] if view.seat < len(seen.suspects) else seen.pawns[0]
        shown = view.setup.characters[seen.player] if seen.player != view.seat else ""
        return MansionSpeech(self.edition, view, here, shown, self.suggestions, self.elsewhere)

    def draw(self, view: View, language: Language) -> Text:
        seen, told = self.picture(view), self.teller(view, language)
        ends = [action.place for action in view.options if isinstance(action, Go)]
        own = None if view.seat == SPECTATOR else view.setup.characters[view.seat]
        board = draw_board(self.edition, self._pawns(seen), ends, language, self.signs, own)
        board.append("\n".join(self._rooms(seen, told)) + "\n", "italic")
        return board.append("\n".join(self.table(seen, told)) + "\n", "bold")

    def hand(self, view: View, language: Language) -> Text:
        return Text("\n".join(self._hand(self.picture(view), self.teller(view, language))), "bold")

    def describe(self, view: View, language: Language) -> list[str]:
        seen, told = self.picture(view), self.teller(view, language)
        suspects = told.book.kind("suspects")
        on_squares = [
            told.book.term("pawn", who=suspects[name]["the"], place=told.square(place, "in"))
            for name, place in self._pawns(seen).items()
            if not self.edition.board.is_room(place)
        ]
        return [*self.table(seen, told), *on_squares, *self._rooms(seen, told), *self._hand(seen, told)]

    def notebook(self, view: View, language: Language) -> Text:
        suspects = self.edition.book(language).kind("suspects")
        players = [suspects[name]["name"] for name in view.setup.characters]
        return draw_sheet(self.edition, players, solve(self.known(view)), language)

    def noted(self, view: View, language: Language) -> list[str]:
        return describe_sheet(self.teller(view, language), solve(self.known(view)))

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        told = self.teller(view, language)
        said = told.sentence(event)
        return f"{said} {told.book.term('brought')}" if self._is_fetched(event, view) else said

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, self.teller(view, language))

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        book, wanted = self.edition.book(language), tokens(asked)
        lines = []
        for kind in KINDS:
            for word, named in book.kind(kind).items():
                if wanted and any(
                    wanted == tokens(form)[-len(wanted) :] for form in (word, named["name"], named["the"])
                ):
                    lines.append(self._about(kind, word, named["the"], language))
        return lines

    def explainable(self, view: View, language: Language) -> list[str]:
        return [named["name"].casefold() for named in self.edition.book(language).kind("rooms").values()]

    def claimable(self, kind: str, names: Collection[str], view: View) -> list[str]:
        return list(names)

    def players(self, seats: int, told: MansionTeller) -> str:
        return told.book.listed(told.who(seat) for seat in range(len(told.people)) if seats >> seat & 1)

    def whose_turn(self, seen: Seen, number: int, told: MansionTeller) -> str:
        if seen.reason is not None:
            return told.book.term("table.over")
        if told.is_you(seen.player):
            return told.book.term("turn.you", n=number)
        return told.book.term("turn", n=number, who=told.who(seen.player))

    def standing(self, out: int, away: int, told: MansionTeller) -> Iterable[str]:
        for key, seats in (("out", out), ("away", away)):
            if seats:
                yield told.book.term(key, who=self.players(seats, told))

    def _is_fetched(self, event: Event, view: View) -> bool:
        """Whether another's suggestion brings the pawn of this seat from elsewhere."""
        if not isinstance(event, Suggested) or view.seat in (event.seat, SPECTATOR):
            return False
        last = max((at for at, told in enumerate(view.told) if told == event), default=len(view.told))
        before = self.picture(replace(view, told=view.told[:last]))
        room = self.edition.board.place(self.edition.deck.spell(event.room))
        return before.suspects[view.seat] == event.suspect and before.pawns[event.suspect] != room

    def _about(self, kind: str, word: str, name: str, language: Language) -> str:
        book, board = self.edition.book(language), self.edition.board
        if kind != "rooms":
            return book.term(f"about.{kind.removesuffix('s')}", a=name)
        leads = board.passages.get(board.place(word))
        plain = book.term("about.room.plain")
        ways = (
            plain if leads is None else book.term("about.room.passage", to=self.edition.place(leads, language)["the"])
        )
        return book.term("about.room", a=name, ways=ways)

    def _pawns(self, seen: Seen) -> dict[str, Place]:
        """By suspect; whoever has left the board stands nowhere."""
        return {self.edition.deck.spell(suspect): place for suspect, place in enumerate(seen.pawns) if place >= 0}

    def _rooms(self, seen: Seen, told: MansionTeller) -> list[str]:
        """Who and what is in each room."""
        lines = []
        first_weapon = self.edition.deck.first_weapon
        pieces = [*enumerate(seen.pawns), *((first_weapon + weapon, at) for weapon, at in enumerate(seen.weapons))]
        for room, name in enumerate(self.edition.board.rooms):
            here = [told.card(piece) for piece, where in pieces if where == self.edition.board.first_room + room]
            if here:
                named = told.book.name("rooms", name)["name"]
                lines.append(told.book.term("inside", room=named, pieces=told.book.listed(here)))
        return lines

    def _hand(self, seen: Seen, told: MansionTeller) -> list[str]:
        return [] if seen.hand is None else [told.book.term("hand", cards=told.cards(seen.hand))]
