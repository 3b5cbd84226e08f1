"""Cluedo in the terminal."""

from rich.text import Text

from manoir.core.events import Event, Left, Returned, Said
from manoir.core.names import Language
from manoir.core.views import View
from manoir.deduction.posterior import solve
from manoir.games.cluedo.components import BOARD, DECK, ROOMS, SUSPECTS, WEAPONS
from manoir.games.cluedo.events import Accused, Dealt, NobodyShowed, Stayed
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import Picture, picture
from manoir.games.mansion.actions import Go, Roll, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Cards, each
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
from manoir.terminal.mansion import draw_board, draw_sheet, listing
from manoir.terminal.mansion_names import MANSION_VERBS

REFUSALS = {
    "CL-20": "Ce n’est pas à vous de jouer.",
    "CL-22": "Le déplacement de ce tour est fini.",
    "CL-24": "Lancez d’abord les dés ; ils tombent d’eux-mêmes, une fois par tour.",
    "CL-25": "Cette case n’est pas exactement au bon nombre de pas.",
    "CL-30": "Un autre pion occupe cette case.",
    "CL-32": "Un passage se prend depuis l’une de ses pièces, au début du tour.",
    "CL-33": "Un passage remplace les dés.",
    "CL-34": "Le déplacement de ce tour est fini.",
    "CL-37": "Un pion qui entre dans une pièce s’y arrête.",
    "CL-38": "Entrez dans une pièce, ou restez-y, avant une hypothèse.",
    "CL-42": "Une hypothèse nomme la pièce où l’on se trouve.",
    "CL-51": "Il n’y a pas d’hypothèse à réfuter, ou il faut montrer une carte.",
    "CL-72": "La partie est finie.",
    "CL-R07": "Cette pièce est hors de portée.",
    "CL-R10": "Un lancer ne ramène pas dans la pièce quittée.",
    "CL-R12": "Sur une case il faut lancer les dés ; après un lancer il faut avancer.",
    "CL-R15": "Une seule hypothèse par tour, et seulement dans une pièce.",
    "CL-R17": "Pas d’accusation entre le lancer et le déplacement.",
    "CL-R20": "La partie est finie.",
    "CL-R22": "Montrez une carte que vous tenez et qui a été nommée.",
    "CL-R27": "La partie est finie.",
}


class CluedoScreen:
    names = {name.id: name for name in (*SUSPECTS, *WEAPONS, *ROOMS, *MANSION_VERBS)}

    def draw(self, view: View, language: Language) -> Text:
        seen = picture(view)
        ends = [action.place for action in view.options if isinstance(action, Go)]
        pawns = {SUSPECTS[suspect].id: place for suspect, place in enumerate(seen.pawns)}
        board = draw_board(BOARD, ROOMS, pawns, ends, language)
        board.append("\n".join(self._weapons(seen, language)) + "\n", "italic")
        return board.append(self._hand(seen, language) + "\n", "bold")

    def describe(self, view: View, language: Language) -> list[str]:
        seen = picture(view)
        lines = []
        for suspect, place in enumerate(seen.pawns):
            who = SUSPECTS[suspect].within(language)
            lines.append(
                f"{who} : {self._place(place, language)}."
                if language == "fr"
                else f"{who}: {self._place(place, language)}."
            )
        return [*lines, *self._weapons(seen, language), self._hand(seen, language)]

    def notebook(self, view: View, language: Language) -> Text:
        players = [self.names[character] for character in view.setup.characters]
        return draw_sheet(DECK, players, solve(notebook(view)), language)

    def question(self, view: View, language: Language) -> str:
        first = view.options[0]
        if isinstance(first, Show):
            return {"fr": "Montrez une carte :", "en": "Show a card:"}[language]
        if isinstance(first, Go):
            return {"fr": "Où allez-vous ?", "en": "Where do you go?"}[language]
        if isinstance(first, Suggest):
            return {
                "fr": "Proposez une hypothèse, accusez ou finissez le tour.",
                "en": "Suggest, accuse, or end your turn.",
            }[language]
        if isinstance(first, Roll):
            return {"fr": "À vous : lancez les dés ?", "en": "Your turn: roll the dice?"}[language]
        return {"fr": "Accusez-vous, ou finissez-vous le tour ?", "en": "Accuse, or end your turn?"}[language]

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        def who(seat: int) -> str:
            return self.names[view.setup.characters[seat]].within(language)

        def card(number: int) -> str:
            return DECK.names[number].within(language)

        def cards(numbers: Cards) -> str:
            return listing([card(number) for number in each(numbers)], language)

        fr = language == "fr"
        match event:
            case Dealt(sizes=sizes):
                hands = ", ".join(f"{who(seat)} {size}" for seat, size in enumerate(sizes))
                return f"Les cartes sont distribuées : {hands}." if fr else f"The cards are dealt: {hands}."
            case TurnBegan(seat=seat, round=number):
                return f"— Tour {number} : {who(seat)} —" if fr else f"— Round {number}: {who(seat)} —"
            case TurnSkipped(seat=seat):
                return f"{who(seat)} est absent : tour passé." if fr else f"{who(seat)} is away: turn skipped."
            case Rolled(seat=seat, first=first, second=second):
                total = first + second
                return (
                    f"{who(seat)} lance {first} et {second} : {total}."
                    if fr
                    else f"{who(seat)} rolls {first} and {second}: {total}."
                )
            case Moved(seat=seat, place=place):
                return (
                    f"{who(seat)} va : {self._place(place, language)}."
                    if fr
                    else f"{who(seat)} goes to {self._place(place, language)}."
                )
            case TookPassage(seat=seat, place=place):
                where = self._place(place, language)
                return (
                    f"{who(seat)} prend le passage secret : {where}."
                    if fr
                    else f"{who(seat)} takes the secret passage to {where}."
                )
            case Stayed(seat=seat, place=place):
                return (
                    f"{who(seat)} reste : {self._place(place, language)}."
                    if fr
                    else f"{who(seat)} stays in {self._place(place, language)}."
                )
            case CouldNotMove(seat=seat):
                return f"{who(seat)} ne peut pas bouger." if fr else f"{who(seat)} cannot move."
            case Suggested(seat=seat, suspect=suspect, weapon=weapon, room=room):
                named = f"{card(suspect)}, {card(weapon)}, {card(room)}"
                return f"{who(seat)} propose : {named}." if fr else f"{who(seat)} suggests: {named}."
            case HadNone(seat=seat):
                return f"{who(seat)} n’a rien à montrer." if fr else f"{who(seat)} has nothing to show."
            case Asked(seat=seat):
                return f"{who(seat)} doit montrer une carte." if fr else f"{who(seat)} has a card to show."
            case Showed(seat=seat, to=to, card=None):
                return f"{who(seat)} montre une carte à {who(to)}." if fr else f"{who(seat)} shows {who(to)} a card."
            case Showed(seat=seat, to=to, card=int(number)):
                return (
                    f"En secret, {who(seat)} montre à {who(to)} : {card(number)}."
                    if fr
                    else f"In secret, {who(seat)} shows {who(to)}: {card(number)}."
                )
            case NobodyShowed():
                return "Personne ne peut montrer de carte." if fr else "Nobody can show a card."
            case Accused(seat=seat, suspect=suspect, weapon=weapon, room=room):
                named = f"{card(suspect)}, {card(weapon)}, {card(room)}"
                return f"{who(seat)} accuse : {named} !" if fr else f"{who(seat)} accuses: {named}!"
            case AccusedWrongly(seat=seat, envelope=None):
                return f"{who(seat)} s’est trompé d’accusation." if fr else f"{who(seat)} accused wrongly."
            case AccusedWrongly(seat=seat, envelope=int(envelope)):
                return (
                    f"Accusation fausse. Vous voyez l’étui : {cards(envelope)}."
                    if fr
                    else f"Wrong. You see the envelope: {cards(envelope)}."
                )
            case Ended(winner=winner, envelope=envelope):
                end = (
                    (f"{who(winner)} gagne" if fr else f"{who(winner)} wins")
                    if winner is not None
                    else ("Personne ne gagne" if fr else "Nobody wins")
                )
                return f"{end}. L’étui : {cards(envelope)}." if fr else f"{end}. The envelope: {cards(envelope)}."
            case Said(seat=seat, text=text):
                return f"{who(seat)} : « {text} »" if fr else f"{who(seat)}: “{text}”"
            case Left(seat=seat):
                return f"{who(seat)} s’en va." if fr else f"{who(seat)} leaves."
            case Returned(seat=seat):
                return f"{who(seat)} revient." if fr else f"{who(seat)} comes back."
        return None

    def _place(self, place: Place, language: Language) -> str:
        if BOARD.is_room(place):
            return ROOMS[place - BOARD.first_room].within(language)
        return ("case " if language == "fr" else "square ") + BOARD.spell(place)

    def _weapons(self, seen: Picture, language: Language) -> list[str]:
        lines = []
        for room, name in enumerate(ROOMS):
            here = [
                WEAPONS[weapon].within(language)
                for weapon, place in enumerate(seen.weapons)
                if place == BOARD.first_room + room
            ]
            if here:
                colon = " : " if language == "fr" else ": "
                lines.append(f"{name.within(language)}{colon}{listing(here, language)}")
        return lines

    def _hand(self, seen: Picture, language: Language) -> str:
        held = [DECK.names[card].within(language) for card in each(seen.hand or 0)]
        return f"Votre main : {', '.join(held)}" if language == "fr" else f"Your hand: {', '.join(held)}"


SCREEN = CluedoScreen()
