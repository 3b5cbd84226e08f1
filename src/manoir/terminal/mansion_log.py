"""What the log says of the events that the three Cluedos share."""

from manoir.core.events import ChangedHands, Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card, Cards, each
from manoir.games.mansion.events import (
    AccusedWrongly,
    CouldNotMove,
    Ended,
    HadNone,
    Moved,
    Rolled,
    Showed,
    Suggested,
    TookPassage,
    TurnBegan,
    TurnSkipped,
)
from manoir.terminal.edition import Edition
from manoir.terminal.telling import Teller


class MansionTeller(Teller):
    """At one table of one of the three houses."""

    def __init__(self, edition: Edition, view: View, language: Language) -> None:
        suspects = edition.book(language).kind("suspects")
        super().__init__(edition.game, language, view.seat, [suspects[name] for name in view.setup.characters])
        self.edition = edition
        self.view = view
        self.language: Language = language

    def card(self, card: Card, form: str = "the") -> str:
        return self.edition.card(card, self.language)[form]

    def cards(self, cards: Cards) -> str:
        return self.book.listed(self.card(card) for card in each(cards))

    def named(self, cards: Cards) -> str:
        """Suspect, weapon and room, in the order in which they are said."""
        suspect, weapon, room = each(cards)
        return self.book.says("named", suspect=self.card(suspect), weapon=self.card(weapon), room=self.card(room, "in"))

    def inside(self, place: Place) -> str:
        return self.edition.place(place, self.language)["in"]

    def square(self, place: Place, form: str) -> str:
        """Where somebody stands or goes, without what would happen there."""
        named = self.edition.place(place, self.language)
        return named.get(f"told.{form}", named[form])

    def towards(self, place: Place) -> str:
        """« dans le Salon », “to the Lounge”: where somebody goes."""
        named = self.edition.place(place, self.language)
        return named["in"] if self.language == "fr" else self.book.says("place.to", place=named["the"])

    def between(self, key: str, seat: int, to: int, card: Card | None) -> str:
        """Of a card that one showed the other: only these two know which."""
        if card is None:
            return self.told(key, seat, "they", to=self.who(to))
        voice = "you" if self.is_you(seat) else "toYou"
        return self.told(key, seat, voice, to=self.who(to), card=self.card(card))

    def hands(self, sizes: tuple[int, ...]) -> str:
        return self.book.listed(
            self.book.term("hand.of", who=self.who(seat), n=size) for seat, size in enumerate(sizes)
        )

    def sentence(self, event: Event) -> str | None:
        match event:
            case TurnBegan(seat=seat, round=number):
                return self.turn(seat, number)
            case TurnSkipped(seat=seat):
                return self.told("story.skipped", seat)
            case Rolled(seat=seat, first=one, second=two):
                return self.told("story.rolled", seat, first=one, second=two, n=one + two)
            case Moved(seat=seat, place=place) if self.edition.board.is_room(place):
                return self.told("story.entered", seat, room=self.towards(place))
            case Moved(seat=seat, place=place):
                square = self.square(place, "in" if self.language == "fr" else "the")
                return self.book.term(f"walked.{self.voice(seat)}", who=self.who(seat), place=square)
            case TookPassage(seat=seat, place=place):
                return self.told("story.passage", seat, room=self.towards(place))
            case CouldNotMove(seat=seat):
                return self.told("story.stuck", seat)
            case Suggested(seat=seat, suspect=suspect, weapon=weapon, room=room):
                return self.told("story.suggested", seat, what=self.named(1 << suspect | 1 << weapon | 1 << room))
            case HadNone(seat=seat):
                return self.told("story.none", seat)
            case Showed(seat=seat, to=to, card=card):
                return self.between("story.showed", seat, to, card)
            case AccusedWrongly(seat=seat, envelope=int(envelope)) if self.is_you(seat):
                return self.told("story.wrongly", seat, what=self.named(envelope))
            case AccusedWrongly(seat=seat):
                return self.told("story.wrongly", seat, "they")
            case Ended(winner=None, envelope=envelope):
                return self.told("story.nobodyWon", 0, "they", what=self.named(envelope))
            case Ended(winner=int(winner), envelope=envelope):
                return self.told("story.won", winner, what=self.named(envelope))
            case ChangedHands(seat=seat, name=name) if not name:
                return self.told("story.vacated", seat, "they")
        return self.at_any_table(event, "story")

    def turn(self, seat: int, number: int) -> str:
        you = self.is_you(seat)
        said = (
            self.book.says("story.turn.you", n=number)
            if you
            else self.book.says("story.turn", n=number, who=self.who(seat))
        )
        return f"— {said} —"
