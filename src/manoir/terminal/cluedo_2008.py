"""Cluedo 2008 in the terminal."""

from rich.text import Text

from manoir.core.events import Event
from manoir.core.names import Language, Name
from manoir.core.views import View
from manoir.deduction.posterior import solve
from manoir.games.cluedo_2008.actions import (
    CANNOT,
    DECLINE,
    DRAW,
    LOOK,
    PASS,
    PLAYS,
    POWER,
    STOP,
)
from manoir.games.cluedo_2008.components import BOARD, BUTLERS, DEADLY, DECK, INTRIGUES, PEEK, SUSPECTS, WEAPONS
from manoir.games.cluedo_2008.events import ShowedNeighbour
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.state import GONE
from manoir.games.mansion.actions import END_TURN, ROLL, Accuse, Go, Suggest
from manoir.games.mansion.events import Showed
from manoir.terminal.cluedo_2008_texts import REFUSALS, VERBS, butler, sentence
from manoir.terminal.mansion import draw_board, draw_sheet, listing
from manoir.terminal.mansion_log import Wording
from manoir.terminal.mansion_names import MANSION_VERBS

PLACES = tuple(Name(row[1], row[2], row[3]) for row in BOARD.sections["rooms"])
"""The rooms and the Pool, in the board's order."""

SIGNS = {"?": "?", "+": "▫"}


class Cluedo2008Screen:
    names = {
        name.id: name
        for name in (*(INTRIGUES[kind].name for kind in BUTLERS), *SUSPECTS, *WEAPONS, *PLACES, *MANSION_VERBS, *VERBS)
    }

    def draw(self, view: View, language: Language) -> Text:
        seen = picture(view)
        ends = [action.place for action in view.options if isinstance(action, Go)]
        pawns = {SUSPECTS[suspect].id: place for suspect, place in enumerate(seen.pawns) if place != GONE}
        board = draw_board(BOARD, PLACES, pawns, ends, language, SIGNS)
        board.append("\n".join(self._places(seen, language)) + "\n", "italic")
        return board.append("\n".join(self._table(seen, view, language)) + "\n", "bold")

    def describe(self, view: View, language: Language) -> list[str]:
        seen = picture(view)
        words = self._words(view, language)
        pawns = [
            words.say(f"{name.french} : {words.place(place)}.", f"{name.english}: {words.place(place)}.")
            for name, place in zip(SUSPECTS, seen.pawns, strict=True)
            if place != GONE and not BOARD.is_room(place)
        ]
        return [*pawns, *self._places(seen, language), *self._table(seen, view, language)]

    def notebook(self, view: View, language: Language) -> Text:
        return draw_sheet(DECK, self._words(view, language).players, solve(notebook(view)), language)

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return sentence(event, self._words(view, language))

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def question(self, view: View, language: Language) -> str:
        say = self._words(view, language).say
        options = view.options
        if DRAW in options:
            return say(
                "On vous a déplacé : piochez-vous une carte Intrigue ?", "You were moved: draw an Intrigue card?"
            )
        if STOP in options:
            return say("Lancez-vous une seconde fois ?", "Do you roll a second time?")
        if ROLL in options:
            return say("À vous : comment vous déplacez-vous ?", "Your turn: how do you move?")
        if any(isinstance(action, Go) for action in options):
            return say("Où allez-vous ?", "Where do you go?")
        if END_TURN in options:
            return say("Fin du tour : jouez-vous encore une carte ?", "End of your turn: play another card?")
        if PASS in options:
            return self._action(view, language)
        if any(isinstance(action, Suggest) for action in options):
            return say("Votre Pouvoir : une seconde hypothèse ?", "Your Power: a second suggestion?")
        if DECLINE in options:
            return self._reaction(view, language)
        if CANNOT in options:
            return say("Une hypothèse : vous n’avez pas de carte à montrer.", "A suggestion: you have no card to show.")
        return say("Montrez une carte :", "Show a card:")

    def _action(self, view: View, language: Language) -> str:
        say = self._words(view, language).say
        if any(isinstance(action, Suggest) for action in view.options):
            return say("Proposez une hypothèse, ou passez.", "Make a suggestion, or pass.")
        if LOOK in view.options:
            return say("Piscine : regardez les cartes, accusez ou passez.", "The Pool: look, accuse or pass.")
        if any(isinstance(action, Accuse) for action in view.options):
            return say("Piscine : accusez ou passez.", "The Pool: accuse or pass.")
        return say("Votre Pouvoir : nommez une pièce, ou passez.", "Your Power: name any room, or pass.")

    def _reaction(self, view: View, language: Language) -> str:
        say = self._words(view, language).say
        shown = next(event for event in reversed(view.told) if isinstance(event, Showed | ShowedNeighbour))
        if shown.seat == view.seat:
            return say(
                "Votre Pouvoir : regarder une carte de l’autre ?", "Your Power: look at one of the other’s cards?"
            )
        if POWER in view.options or PLAYS[PEEK] in view.options:
            return say(
                "On vient de montrer une carte : la regardez-vous ?", "A card was just shown: do you look at it?"
            )
        return say("On vient de montrer une carte.", "A card was just shown.")

    def _words(self, view: View, language: Language) -> Wording:
        players = [self.names[character] for character in view.setup.characters]
        return Wording(DECK, BOARD, PLACES, players, language)

    def _places(self, seen: Picture, language: Language) -> list[str]:
        """Who and what is where, room by room."""
        colon = " : " if language == "fr" else ": "
        pieces = [*zip(SUSPECTS, seen.pawns, strict=True), *zip(WEAPONS, seen.weapons, strict=True)]
        lines = []
        for place, name in enumerate(PLACES, BOARD.first_room):
            here = [piece.within(language) for piece, where in pieces if where == place]
            if here:
                lines.append(f"{name.within(language)}{colon}{listing(here, language)}")
        return lines

    def _table(self, seen: Picture, view: View, language: Language) -> list[str]:
        """The turn, the clock, the players, and what the seat holds."""
        words = self._words(view, language)
        say, who = words.say, words.who
        turn = say(f"Tour {seen.turn} : {who(seen.player)}", f"Turn {seen.turn}: {who(seen.player)}")
        lines = [
            turn if seen.reason is None else say("La partie est finie", "The game is over"),
            say(
                f"Cartes Temps : {seen.track} sur {DEADLY} ; pioche : {seen.pile} ; Piscine : {seen.pool}",
                f"Time cards: {seen.track} of {DEADLY}; pile: {seen.pile}; Pool: {seen.pool}",
            ),
            *(self._player(seen, seat, words) for seat in range(seen.seats)),
        ]
        if seen.hand is not None:
            lines.append(say(f"Votre main : {words.cards(seen.hand)}", f"Your hand: {words.cards(seen.hand)}"))
        if seen.held:
            held = ", ".join(butler(kind, words) for kind in seen.held)
            lines.append(say(f"Vos cartes Majordome : {held}", f"Your Butler cards: {held}"))
        return lines

    def _player(self, seen: Picture, seat: int, words: Wording) -> str:
        say = words.say
        marks = []
        if seen.dead >> seat & 1:
            marks.append(say(f"mort : {words.cards(seen.faces[seat])}", f"dead: {words.cards(seen.faces[seat])}"))
        else:
            cards = seen.butlers[seat]
            marks.append(say(f"Majordome : {cards}", f"Butler cards: {cards}"))
            marks += [say("Pouvoir", "Power")] if seen.powers >> seat & 1 else []
            marks += [say("hors jeu", "spent")] if seen.spent >> seat & 1 else []
            marks += [say("absent", "away")] if seen.away >> seat & 1 else []
            marks += [say("peut rester", "may stay")] if seen.called >> seen.suspects[seat] & 1 else []
        return f"{words.who(seat)} ({', '.join(marks)})"


SCREEN = Cluedo2008Screen()
