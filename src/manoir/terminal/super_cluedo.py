"""Super Cluedo in the terminal."""

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.names import Language, Name
from manoir.core.views import View
from manoir.deduction.posterior import solve
from manoir.games.mansion.actions import EndTurn, Go, Roll, Show, Suggest
from manoir.games.mansion.events import Suggested
from manoir.games.super_cluedo import SuperCluedo
from manoir.games.super_cluedo.actions import STOP, Spy, Watch
from manoir.games.super_cluedo.components import BOARD, DECK, PATH, ROOMS, SUSPECTS, WEAPONS
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
from manoir.terminal.mansion import draw_board, draw_sheet, listing
from manoir.terminal.mansion_beliefs import belief_sentence
from manoir.terminal.mansion_log import Wording, brought, mansion_sentence
from manoir.terminal.mansion_names import MANSION_VERBS

VERBS = (
    Name("pass", "passer", "pass"),
    Name("spy", "espionner en", "spy from"),
    Name("watch", "espionner", "spy on"),
    Name("stop", "rester sur la case Espion", "stay on the spy square"),
)
STONE_PATH = Name(BOARD.spell(PATH), "le chemin de pierres", "the stone path")
"""The end of the passage from the Hall, which is not the Garden (SC-33)."""
SIGNS = {"*": "⌕", "W": "▫", "=": "≡", ":": "∷"}

REFUSALS = {
    "SC-08": "Le Hall n’est pas un lieu du crime.",
    "SC-20": "Lancez d’abord les dés ; ils tombent d’eux-mêmes, une fois par tour.",
    "SC-23": "Un autre pion occupe cette case.",
    "SC-29": "Aucun passage ne part d’ici.",
    "SC-35": "Après le lancer, allez directement dans la pièce où mène le passage.",
    "SC-46": "Le déplacement de ce tour est fini.",
    "SC-48": "On n’espionne que pendant un déplacement.",
    "SC-51": "Arrêtez-vous sur une case Espion, puis choisissez un autre joueur de la partie.",
    "SC-52": "Montrez une carte de votre main.",
    "SC-55": "Entrez dans un lieu avant une hypothèse.",
    "SC-56": "Une seule hypothèse par tour.",
    "SC-57": "Jamais deux hypothèses de suite dans le même lieu.",
    "SC-60": "Une hypothèse nomme le lieu où se trouve votre pion.",
    "SC-66": "Un témoin montre une carte qu’il tient et qui a été nommée ; sinon personne ne vous demande rien.",
    "SC-75": "La partie est finie.",
    "SC-R03": "Ce n’est pas à vous de jouer.",
    "SC-R06": "Pour ne rien faire, passez ; après le lancer il faut avancer.",
    "SC-R07": "Aucun chemin de ce nombre exact de pas ne mène à cette case.",
    "SC-R09": "Cette pièce est hors de portée.",
    "SC-R13": "On ne s’arrête avec des points restants que sur une case Espion à portée, pour espionner.",
    "SC-R14": "On espionne une fois par tour au plus.",
    "SC-R15": "Un autre pion occupe cette case Espion.",
    "SC-R18": "Un autre pion occupe le chemin de pierres.",
    "SC-R23": "Seul un pion amené ici par un autre joueur peut émettre une hypothèse sans bouger.",
    "SC-R25": "Pas d’accusation entre le lancer et la fin du déplacement, ni pendant les réponses.",
    "SC-R27": "La partie est finie.",
    "SC-R31": "La partie est finie.",
    "SC-R33": "On n’espionne pas depuis la case où le tour a commencé.",
}


def points(number: int, language: Language) -> str:
    """`1 point`, `2 points`; nought is singular in French alone."""
    singular = number == 1 or (number == 0 and language == "fr")
    return f"{number} point" if singular else f"{number} points"


class SuperCluedoScreen:
    names = {name.id: name for name in (*SUSPECTS, *WEAPONS, *ROOMS, *MANSION_VERBS, *VERBS, STONE_PATH)}

    def draw(self, view: View, language: Language) -> Text:
        seen = picture(view)
        ends = [action.place for action in view.options if isinstance(action, Go | Spy)]
        pawns = {SUSPECTS[suspect].id: place for suspect, place in enumerate(seen.pawns)}
        board = draw_board(BOARD, ROOMS, pawns, ends, language, SIGNS)
        board.append("\n".join(self._rooms(seen, language)) + "\n", "italic")
        return board.append("\n".join(self._table(seen, view, language)) + "\n", "bold")

    def describe(self, view: View, language: Language) -> list[str]:
        seen = picture(view)
        words = self._words(view, language)
        on_squares = [
            words.say(f"{name.french} : {words.place(place)}.", f"{name.english}: {words.place(place)}.")
            for name, place in zip(SUSPECTS, seen.pawns, strict=True)
            if not BOARD.is_room(place)
        ]
        return [*on_squares, *self._rooms(seen, language), *self._table(seen, view, language)]

    def notebook(self, view: View, language: Language) -> Text:
        return draw_sheet(DECK, self._words(view, language).players, solve(notebook(view)), language)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, self._words(view, language))

    def question(self, view: View, language: Language) -> str:
        say = self._words(view, language).say
        first = view.options[0]
        seen = picture(view)
        if isinstance(first, Show) and seen.suggestion is None:
            return say("On vous espionne : montrez une carte de votre main.", "You are spied on: show a card.")
        if isinstance(first, Show):
            return say("Montrez une des cartes nommées :", "Show one of the named cards:")
        if isinstance(first, Watch):
            return say("Qui espionnez-vous ?", "Whom do you spy on?")
        if STOP in view.options:
            return say(
                f"Il vous reste {points(seen.points, language)} : où allez-vous ?",
                f"{points(seen.points, language)} left: where to?",
            )
        if isinstance(first, Go | Spy):
            asked = say("Où allez-vous ? Voulez-vous espionner ?", "Where do you go? Do you want to spy?")
            ends = {action.place for action in view.options if isinstance(action, Go)}
            return f"{asked} {self._not_twice(view, language)}" if seen.latest[view.seat] in ends else asked
        if isinstance(first, Suggest):
            return say("Émettez une hypothèse, accusez ou finissez le tour.", "Suggest, accuse, or end your turn.")
        if isinstance(first, Roll):
            asked = say("À vous : que faites-vous ?", "Your turn: what do you do?")
            return " ".join(filter(None, (self._fetched(view, language), self._not_twice(view, language), asked)))
        assert isinstance(first, EndTurn)
        asked = say("Accusez-vous, ou finissez-vous le tour ?", "Accuse, or end your turn?")
        is_barred = seen.suggestion is None and seen.latest[view.seat] == seen.pawns[seen.suspects[view.seat]]
        return f"{self._not_twice(view, language)} {asked}" if is_barred else asked

    def _fetched(self, view: View, language: Language) -> str:
        """That another's suggestion has brought the own pawn here, and what that allows (SC-63, SC-64)."""
        seen, say = picture(view), self._words(view, language).say
        if not seen.called >> seen.suspects[view.seat] & 1:
            return ""
        if any(isinstance(action, Suggest) for action in view.options):
            return say(
                "Une hypothèse a amené votre pion ici : vous pouvez en faire une sans lancer les dés, ou partir.",
                "A suggestion brought your pawn here: you may make one without rolling, or leave.",
            )
        return say("Une hypothèse a amené votre pion ici.", "A suggestion brought your pawn here.")

    def _not_twice(self, view: View, language: Language) -> str:
        """The place of the own latest suggestion, where none may be made now (SC-57)."""
        latest = picture(view).latest[view.seat]
        if latest == NOWHERE:
            return ""
        words = self._words(view, language)
        return words.say(
            f"Pas deux hypothèses de suite dans le même lieu : la vôtre était là ({words.place(latest)}).",
            f"No two suggestions running in the same place: your last one was there ({words.place(latest)}).",
        )

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        words = self._words(view, language)
        say, who = words.say, words.who
        match event:
            case RolledForDeal(seat=seat, first=one, second=two):
                return say(
                    f"Pour la donne, {who(seat)} lance {one} et {two} : {one + two}.",
                    f"For the deal, {who(seat)} rolls {one} and {two}: {one + two}.",
                )
            case Dealt(dealer=dealer, sizes=sizes):
                hands = ", ".join(f"{who(seat)} {size}" for seat, size in enumerate(sizes))
                short = self._short(len(sizes), language)
                return (
                    say(f"{who(dealer)} distribue les cartes : {hands}.", f"{who(dealer)} deals the cards: {hands}.")
                    + short
                )
            case Suggested():
                return f"{mansion_sentence(event, words)}{brought(event, view, words)}"
            case Passed(seat=seat):
                return say(f"{who(seat)} passe.", f"{who(seat)} passes.")
            case StoppedToSpy(seat=seat, place=place, left=left):
                return say(
                    f"{who(seat)} s’arrête pour espionner : {words.place(place)}. Reste : {points(left, language)}.",
                    f"{who(seat)} stops to spy: {words.place(place)}. Left: {points(left, language)}.",
                )
            case Spied(seat=seat, on=target):
                return say(f"{who(seat)} espionne {who(target)}.", f"{who(seat)} spies on {who(target)}.")
            case LetSee(seat=seat, to=to, card=None):
                return say(f"{who(seat)} laisse voir une carte à {who(to)}.", f"{who(seat)} lets {who(to)} see a card.")
            case LetSee(seat=seat, to=to, card=int(card)):
                return say(
                    f"En secret, {who(seat)} laisse voir à {who(to)} : {words.card(card)}.",
                    f"In secret, {who(seat)} lets {who(to)} see: {words.card(card)}.",
                )
            case StoppedThere(seat=seat):
                return say(f"{who(seat)} reste sur la case Espion.", f"{who(seat)} stays on the spy square.")
            case Accused(seat=seat, paper=None):
                return say(f"{who(seat)} accuse, par écrit et en secret.", f"{who(seat)} accuses, in secret writing.")
            case Accused(paper=int(paper)):
                return say(f"Vous écrivez : {words.cards(paper)}.", f"You write: {words.cards(paper)}.")
            case AccusedRightly(seat=seat, paper=paper):
                return say(
                    f"{who(seat)} montre son papier : {words.cards(paper)}. C’est juste !",
                    f"{who(seat)} shows the paper: {words.cards(paper)}. Right!",
                )
        return mansion_sentence(event, words)

    def _short(self, seats: int, language: Language) -> str:
        """So many learn from every suggestion that few rounds are played."""
        if seats < SuperCluedo.short_from:
            return ""
        if language == "fr":
            return (
                f" À {seats}, tous répondent à chaque hypothèse : la partie sera courte, deux ou trois tours de table."
            )
        return f" With {seats} everybody answers every suggestion: the game will be short, two or three rounds."

    def _words(self, view: View, language: Language) -> Wording:
        players = [self.names[character] for character in view.setup.characters]
        return Wording(DECK, BOARD, ROOMS, players, language, {PATH: STONE_PATH})

    def _rooms(self, seen: Picture, language: Language) -> list[str]:
        """Who and what is in each room; the drawing has no space for all of them."""
        lines = []
        for room, name in enumerate(ROOMS):
            place = BOARD.first_room + room
            pieces = [*zip(SUSPECTS, seen.pawns, strict=True), *zip(WEAPONS, seen.weapons, strict=True)]
            here = [piece.within(language) for piece, where in pieces if where == place]
            if here:
                colon = " : " if language == "fr" else ": "
                lines.append(f"{name.within(language)}{colon}{listing(here, language)}")
        return lines

    def _table(self, seen: Picture, view: View, language: Language) -> list[str]:
        """Whose turn it is, who is out of the game or away, and the seat's own hand."""
        words = self._words(view, language)
        lines = [words.say(f"Au tour de {words.who(seen.player)}", f"{words.who(seen.player)} to play")]
        if seen.reason is not None:
            lines = [words.say("La partie est finie", "The game is over")]
        for seats, french, english in ((seen.out, "Éliminés", "Eliminated"), (seen.away, "Absents", "Away")):
            names = [words.who(seat) for seat in range(len(seen.suspects)) if seats >> seat & 1]
            if names:
                lines.append(words.say(f"{french} : {', '.join(names)}", f"{english}: {', '.join(names)}"))
        if seen.hand is not None:
            lines.append(words.say(f"Votre main : {words.cards(seen.hand)}", f"Your hand: {words.cards(seen.hand)}"))
        return lines


SCREEN = SuperCluedoScreen()
