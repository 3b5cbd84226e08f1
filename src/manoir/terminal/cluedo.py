"""Cluedo in the terminal."""

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.deduction.posterior import solve
from manoir.games.cluedo.components import BOARD, DECK, ROOMS, SUSPECTS, WEAPONS
from manoir.games.cluedo.events import Accused, Dealt, NobodyShowed, Stayed
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import Picture, picture
from manoir.games.mansion.actions import Go, Roll, Show, Suggest
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import each
from manoir.games.mansion.events import Suggested
from manoir.terminal.mansion import draw_board, draw_sheet, listing
from manoir.terminal.mansion_beliefs import belief_sentence
from manoir.terminal.mansion_log import Wording, brought, mansion_sentence
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

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, self._words(view, language))

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
            seen = picture(view)
            if seen.called >> seen.suspects[view.seat] & 1:
                return {
                    "fr": "À vous. Une hypothèse vous a amené ici : restez pour en faire une, ou partez.",
                    "en": "Your turn. A suggestion brought you here: stay to make one, or leave.",
                }[language]
            return {"fr": "À vous : lancez les dés ?", "en": "Your turn: roll the dice?"}[language]
        return {"fr": "Accusez-vous, ou finissez-vous le tour ?", "en": "Accuse, or end your turn?"}[language]

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        words = self._words(view, language)
        say, who = words.say, words.who
        match event:
            case Dealt(sizes=sizes):
                hands = ", ".join(f"{who(seat)} {size}" for seat, size in enumerate(sizes))
                return say(f"Les cartes sont distribuées : {hands}.", f"The cards are dealt: {hands}.")
            case Stayed(seat=seat, place=place):
                return say(f"{who(seat)} reste : {words.place(place)}.", f"{who(seat)} stays in {words.place(place)}.")
            case Suggested():
                return f"{mansion_sentence(event, words)}{brought(event, view, words)}"
            case NobodyShowed():
                return say("Personne ne peut montrer de carte.", "Nobody can show a card.")
            case Accused(seat=seat, suspect=suspect, weapon=weapon, room=room):
                named = ", ".join(words.card(card) for card in (suspect, weapon, room))
                return say(f"{who(seat)} accuse : {named} !", f"{who(seat)} accuses: {named}!")
        return mansion_sentence(event, words)

    def _words(self, view: View, language: Language) -> Wording:
        players = [self.names[character] for character in view.setup.characters]
        return Wording(DECK, BOARD, ROOMS, players, language)

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
