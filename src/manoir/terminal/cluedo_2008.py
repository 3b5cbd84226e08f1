"""Cluedo 2008 in the terminal."""

from rich.text import Text

from manoir.bots.belief import Belief
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
    STAY_CALLED,
    STOP,
)
from manoir.games.cluedo_2008.components import BOARD, BUTLERS, DEADLY, DECK, INTRIGUES, PEEK, POWERS, SUSPECTS, WEAPONS
from manoir.games.cluedo_2008.events import ShowedNeighbour, UsedPower
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.state import GONE
from manoir.games.cluedo_2008.texts import BUTLER_TEXTS, POWER_TEXTS
from manoir.games.mansion.actions import END_TURN, ROLL, Accuse, Go, Suggest
from manoir.games.mansion.events import Showed, Suggested
from manoir.terminal.choices import plain
from manoir.terminal.cluedo_2008_texts import REFUSALS, VERBS, butler, sentence
from manoir.terminal.mansion import draw_board, draw_sheet, listing
from manoir.terminal.mansion_beliefs import belief_sentence
from manoir.terminal.mansion_log import Wording, brought
from manoir.terminal.mansion_names import MANSION_VERBS

PLACES = tuple(Name(row[1], row[2], row[3]) for row in BOARD.sections["rooms"])
"""The rooms and the Pool, in the board's order."""

SIGNS = {"?": "?", "+": "▫"}


def _playing(card: Name) -> Name:
    """A card and a way of moving are both called `stay`."""
    return Name(f"play {card.id}", f"jouer « {card.french} »", f"play “{card.english}”")


class Cluedo2008Screen:
    names = {
        name.id: name
        for name in (
            *(INTRIGUES[kind].name for kind in BUTLERS),
            *(_playing(INTRIGUES[kind].name) for kind in BUTLERS),
            *(*SUSPECTS, *WEAPONS, *PLACES, *MANSION_VERBS, *VERBS),
        )
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
        words = self._words(view, language)
        said = sentence(event, words)
        return f"{said}{brought(event, view, words)}" if isinstance(event, Suggested) else said

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, self._words(view, language))

    def question(self, view: View, language: Language) -> str:
        say = self._words(view, language).say
        options = view.options
        if DRAW in options:
            return self._offer(view, language)
        if STOP in options:
            return say("Lancez-vous une seconde fois ?", "Do you roll a second time?")
        if ROLL in options:
            if STAY_CALLED in options:
                return say(
                    "À vous. Une hypothèse vous a amené ici : vous pouvez rester et en faire une, ou vous déplacer.",
                    "Your turn. A suggestion brought you here: you may stay and make one, or move.",
                )
            return say("À vous : comment vous déplacez-vous ?", "Your turn: how do you move?")
        if any(isinstance(action, Go) for action in options):
            if self._is_jumping(view):
                return say(
                    "« Grande entrée » : dans quelle pièce sans passage secret ?",
                    "“Grand entrance”: into which room without a secret passage?",
                )
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

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        seen = picture(view)
        if not asked:
            own = [POWER_TEXTS[seen.suspects[view.seat]]] if view.seat < seen.seats else []
            return [text.within(language) for text in (*own, *(BUTLER_TEXTS[kind] for kind in sorted(set(seen.held))))]
        wanted = plain(asked)
        found = []
        for suspect, name in enumerate(SUSPECTS):
            if wanted in {
                plain(word) for form in (name.french, name.english, POWERS[suspect].french) for word in form.split()
            }:
                found.append(POWER_TEXTS[suspect])
        for text in (*POWER_TEXTS.values(), *BUTLER_TEXTS.values()):
            if any(plain(form).startswith(wanted) for form in (text.name.id, text.name.french, text.name.english)):
                found.append(text)
        return list(dict.fromkeys(text.within(language) for text in found))

    def _is_jumping(self, view: View) -> bool:
        """Leblanc has used her Power and nothing has happened since."""
        return bool(view.told) and isinstance(view.told[-1], UsedPower)

    def _offer(self, view: View, language: Language) -> str:
        say, seen = self._words(view, language).say, picture(view)
        asked = say(
            "Votre pion a été déplacé : piochez-vous une carte Intrigue ?",
            "Your pawn was moved: draw an Intrigue card?",
        )
        return f"{asked} {_warning(seen, language)}" if seen.track == DEADLY else asked

    def _action(self, view: View, language: Language) -> str:
        say = self._words(view, language).say
        if any(isinstance(action, Suggest) for action in view.options):
            return say("Faites une hypothèse, ou passez.", "Make a suggestion, or pass.")
        if LOOK in view.options:
            return say(
                "Dans la Piscine : regardez les cartes, ou accusez (une seule fois dans la partie), ou passez.",
                "In the Pool: look at the cards, or accuse (once in the game), or pass.",
            )
        if any(isinstance(action, Accuse) for action in view.options):
            return say(
                "Dans la Piscine : accusez (une seule fois dans la partie), ou passez.",
                "In the Pool: accuse (once in the game), or pass.",
            )
        return say(
            "« À distance » : faites une hypothèse sur une pièce où vous n’êtes pas, ou passez.",
            "“From afar”: suggest a room in which you are not, or pass.",
        )

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
                f"Cartes Temps : {seen.track} sur {DEADLY + 1} ; pioche : {seen.pile}",
                f"Time cards: {seen.track} of {DEADLY + 1}; pile: {seen.pile}",
            ),
            *([_warning(seen, language)] if seen.track == DEADLY and seen.reason is None else []),
            say(
                f"Cartes dans la Piscine : {seen.pool}. C’est là, et là seulement, que l’on accuse.",
                f"Cards in the Pool: {seen.pool}. That is where one accuses, and only there.",
            ),
            *(self._player(seen, seat, words) for seat in range(seen.seats)),
        ]
        if seen.hand is not None:
            lines.append(say(f"Votre main : {words.cards(seen.hand)}", f"Your hand: {words.cards(seen.hand)}"))
        if seen.held:
            held = ", ".join(
                f"{butler(kind, words)} ({BUTLER_TEXTS[kind].moment.within(language)})" for kind in seen.held
            )
            lines.append(say(f"Vos cartes Majordome : {held}", f"Your Butler cards: {held}"))
        if view.seat < seen.seats and seen.powers >> view.seat & 1 and not seen.out >> view.seat & 1:
            own = POWER_TEXTS[seen.suspects[view.seat]].within(language)
            lines.append(say(f"Votre Pouvoir : {own}", f"Your Power: {own}"))
        return lines

    def _player(self, seen: Picture, seat: int, words: Wording) -> str:
        say = words.say
        marks = []
        if seen.dead >> seat & 1:
            marks.append(say(f"mort : {words.cards(seen.faces[seat])}", f"dead: {words.cards(seen.faces[seat])}"))
        else:
            cards = seen.butlers[seat]
            marks.append(say(f"Majordome : {cards}", f"Butler cards: {cards}"))
            marks += [say("Pouvoir intact", "Power unused")] if seen.powers >> seat & 1 else []
            marks += [say("écarté : a mal accusé", "spent: accused wrongly")] if seen.out >> seat & 1 else []
            marks += [say("absent", "away")] if seen.away >> seat & 1 else []
            marks += [say("peut rester", "may stay")] if seen.called >> seen.suspects[seat] & 1 else []
        return f"{words.who(seat)} ({', '.join(marks)})"


def _warning(seen: Picture, language: Language) -> str:
    """One card of the pile kills whoever draws it."""
    if language == "fr":
        return f"Attention : la prochaine carte Temps tue celui qui la pioche (1 carte sur {seen.pile})."
    return f"Beware: the next Time card kills whoever draws it (1 card in {seen.pile})."


SCREEN = Cluedo2008Screen()
