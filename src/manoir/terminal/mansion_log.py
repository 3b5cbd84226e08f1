"""What the log says of the events that the three Cluedos share, and of what happens at any table."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from manoir.core.events import ChangedHands, Event, Left, Returned, Said
from manoir.core.names import Language, Name
from manoir.core.views import View
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, Deck, each
from manoir.games.mansion.events import (
    AccusedWrongly,
    Asked,
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
from manoir.terminal.mansion import listing


class Wording(Struct, frozen=True):
    """What things are called at one table, in one language; players by seat, rooms in the board's order."""

    deck: Deck
    board: Board
    rooms: Sequence[Name]
    players: Sequence[Name]
    language: Language
    squares: Mapping[Place, Name] = {}
    """Squares that have a name."""

    def say(self, french: str, english: str) -> str:
        return french if self.language == "fr" else english

    def who(self, seat: int) -> str:
        return self.players[seat].within(self.language)

    def card(self, card: Card) -> str:
        return self.deck.names[card].within(self.language)

    def cards(self, cards: Cards) -> str:
        return listing([self.card(card) for card in each(cards)], self.language)

    def place(self, place: Place) -> str:
        if self.board.is_room(place):
            return self.rooms[place - self.board.first_room].within(self.language)
        if place in self.squares:
            return self.squares[place].within(self.language)
        return self.say("case ", "square ") + self.board.spell(place)


def brought(event: Suggested, view: View, words: Wording) -> str:
    """What a player is told whose own pawn another's suggestion names."""
    owner = dict(zip(view.setup.characters, range(view.setup.seats), strict=True)).get(words.deck.spell(event.suspect))
    if owner != view.seat or event.seat == owner:
        return ""
    return words.say(" Votre pion est maintenant là.", " Your pawn is now there.")


def mansion_sentence(event: Event, words: Wording) -> str | None:
    say, who = words.say, words.who
    match event:
        case TurnBegan(seat=seat, round=number):
            return say(f"— Tour {number} : {who(seat)} —", f"— Round {number}: {who(seat)} —")
        case TurnSkipped(seat=seat):
            return say(f"{who(seat)} est absent : tour passé.", f"{who(seat)} is away: turn skipped.")
        case Rolled(seat=seat, first=one, second=two):
            return say(
                f"{who(seat)} lance {one} et {two} : {one + two}.", f"{who(seat)} rolls {one} and {two}: {one + two}."
            )
        case Moved(seat=seat, place=place):
            return say(f"{who(seat)} va : {words.place(place)}.", f"{who(seat)} goes to {words.place(place)}.")
        case TookPassage(seat=seat, place=place):
            return say(
                f"{who(seat)} prend le passage secret : {words.place(place)}.",
                f"{who(seat)} takes the secret passage to {words.place(place)}.",
            )
        case CouldNotMove(seat=seat):
            return say(f"{who(seat)} ne peut pas bouger.", f"{who(seat)} cannot move.")
        case Suggested(seat=seat, suspect=suspect, weapon=weapon, room=room):
            named = ", ".join(words.card(card) for card in (suspect, weapon, room))
            return say(f"{who(seat)} propose : {named}.", f"{who(seat)} suggests: {named}.")
        case HadNone(seat=seat):
            return say(f"{who(seat)} n’a rien à montrer.", f"{who(seat)} has nothing to show.")
        case Asked(seat=seat):
            return say(f"{who(seat)} doit montrer une carte.", f"{who(seat)} has a card to show.")
        case Showed(seat=seat, to=to, card=None):
            return say(f"{who(seat)} montre une carte à {who(to)}.", f"{who(seat)} shows {who(to)} a card.")
        case Showed(seat=seat, to=to, card=int(card)):
            return say(
                f"En secret, {who(seat)} montre à {who(to)} : {words.card(card)}.",
                f"In secret, {who(seat)} shows {who(to)}: {words.card(card)}.",
            )
        case AccusedWrongly(seat=seat, envelope=None):
            return say(f"{who(seat)} s’est trompé d’accusation.", f"{who(seat)} accused wrongly.")
        case AccusedWrongly(envelope=int(envelope)):
            return say(
                f"Accusation fausse. Vous voyez l’étui : {words.cards(envelope)}.",
                f"Wrong. You see the envelope: {words.cards(envelope)}.",
            )
        case Ended(winner=None, envelope=envelope):
            return say(
                f"Personne ne gagne. L’étui : {words.cards(envelope)}.",
                f"Nobody wins. The envelope: {words.cards(envelope)}.",
            )
        case Ended(winner=int(winner), envelope=envelope):
            return say(
                f"{who(winner)} gagne. L’étui : {words.cards(envelope)}.",
                f"{who(winner)} wins. The envelope: {words.cards(envelope)}.",
            )
        case Said(seat=seat, text=text):
            return say(f"{who(seat)} : « {text} »", f"{who(seat)}: “{text}”")
        case Left(seat=seat):
            return say(f"{who(seat)} s’en va.", f"{who(seat)} leaves.")
        case Returned(seat=seat):
            return say(f"{who(seat)} revient.", f"{who(seat)} comes back.")
        case ChangedHands(seat=seat, name=name) if name:
            return say(f"{name} joue désormais {who(seat)}.", f"{name} now plays {who(seat)}.")
        case ChangedHands(seat=seat):
            return say(f"Un bot joue désormais {who(seat)}.", f"A bot now plays {who(seat)}.")
    return None
