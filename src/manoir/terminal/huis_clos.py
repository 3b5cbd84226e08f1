"""Huis Clos in the terminal."""

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.names import Language, Name
from manoir.core.views import View
from manoir.games.huis_clos.actions import (
    Deposit,
    Destroy,
    Give,
    Go,
    Keep,
    Observe,
    Swap,
    Take,
    TakeBack,
)
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CHARACTERS,
    CLUES,
    CLUES_OF,
    DESTRUCTION_LIMIT,
    PLACES,
    WEAPONS,
    Clue,
    Clues,
    each,
    owner,
)
from manoir.games.huis_clos.knowledge import Holders, suspicion, whereabouts
from manoir.games.huis_clos.picture import Picture, picture
from manoir.terminal.huis_clos_beliefs import belief_sentence
from manoir.terminal.huis_clos_log import Teller

COLOURS = ("cyan", "grey70", "magenta", "green", "dodger_blue1", "yellow", "orange1", "light_pink1")
"""By Character."""
WEAPON_COLOUR = "red"

VERBS = (
    Name("go", "aller dans", "go to"),
    Name("search", "fouiller", "search"),
    Name("exchange", "échanger de force avec", "exchange by force with"),
    Name("accuse", "accuser", "accuse"),
    Name("pass", "ne rien faire", "do nothing"),
    Name("observe", "observer", "observe"),
    Name("decline", "ne pas observer", "do not observe"),
    Name("take", "prendre", "take"),
    Name("swap", "laisser et prendre", "leave and take"),
    Name("take-destroy", "prendre et détruire", "take and destroy"),
    Name("destroy", "détruire", "destroy"),
    Name("keep", "ne rien détruire", "destroy nothing"),
    Name("give", "donner", "give"),
    Name("draw", "tirer", "draw"),
    Name("deposit", "mettre dans l’Urne", "put into the Urn"),
    Name("take-back", "reprendre", "take back"),
)

QUESTIONS: dict[type[Action], Name] = {
    Go: Name("go", "Où allez-vous ?", "Where do you go?"),
    Observe: Name("observe", "Observez-vous ?", "Do you observe?"),
    Take: Name("take", "Quel indice prenez-vous ?", "Which clue do you take?"),
    Swap: Name("swap", "Qu’échangez-vous, que prenez-vous ?", "What do you swap, what do you take?"),
    Destroy: Name("destroy", "Détruisez-vous un indice ?", "Do you destroy a clue?"),
    Keep: Name("keep", "Détruisez-vous un indice ?", "Do you destroy a clue?"),
    Give: Name("give", "Quel indice donnez-vous ?", "Which clue do you give?"),
    Deposit: Name("deposit", "Que mettez-vous dans l’Urne ?", "What do you put into the Urn?"),
    TakeBack: Name("take-back", "Quel indice reprenez-vous ?", "Which clue do you take back?"),
}
DEED = Name("act", "Que faites-vous ici ?", "What do you do here?")

REFUSALS = {
    "HC-23": "Prenez un des indices qui restent dans la Suite Bleue.",
    "HC-29": "Ce n’est pas à vous de jouer.",
    "HC-36": "Une enquête commence par un déplacement vers un autre Lieu, et n’en compte qu’un.",
    "HC-38": "Ce Lieu est fermé.",
    "HC-39": "Ce Lieu ne vous offre aucune action, et un autre si.",
    "HC-42": "Il faut agir : fouiller, échanger de force ou accuser.",
    "HC-47": "Il n’y a pas d’indice dans ce Lieu.",
    "HC-49": "Il faut gagner un indice de ce Lieu, et un seul.",
    "HC-50": "Avec moins de trois indices, on en prend un.",
    "HC-51": "On prend un indice d’abord ; ensuite on peut en détruire un.",
    "HC-52": "Vous n’avez pas cet indice.",
    "HC-54": "Avec trois indices : échangez-en un, ou prenez-en un et détruisez-en un.",
    "HC-57": "Un Innocent ne finit pas une fouille avec deux armes.",
    "HC-59": "Il n’y a ici que des armes : échangez la vôtre contre l’une d’elles.",
    "HC-60": "Cet indice n’est pas de ceux que vous pouvez détruire.",
    "HC-61": "On ne détruit qu’en fouillant.",
    "HC-63": "Vous avez déjà détruit trois indices.",
    "HC-65": "On ne détruit pas un indice de son propre Personnage.",
    "HC-68": "Il faut trois indices en main pour échanger de force.",
    "HC-69": "La victime d’un échange est un autre joueur présent dans ce Lieu.",
    "HC-70": "Ce joueur n’a pas d’indice.",
    "HC-72": "Choisissez un indice de votre main à donner.",
    "HC-73": "On choisit ce qu’on donne avant le tirage.",
    "HC-74": "L’indice est tiré au hasard.",
    "HC-75": "On ne tire qu’un indice que la victime avait avant l’échange.",
    "HC-77": "Rien ne se détruit dans un échange de force.",
    "HC-79": "On n’accuse pas encore : il faut un tour de plus que de joueurs.",
    "HC-80": "L’accusé doit être un autre joueur présent dans ce Lieu.",
    "HC-81": "Vous n’avez pas cet indice de l’accusé.",
    "HC-83": "Vous n’avez pas de carte Accusation.",
    "HC-97": "Dites d’abord si vous observez.",
    "HC-104": "C’est l’enquête d’un autre.",
    "HC-107": "Mettez dans l’Urne un indice de votre main.",
    "HC-109": "Un Innocent ne joue pas une arme qui tuerait.",
    "HC-111": "On ne joue pas l’arme du Lieu où l’on est.",
    "HC-113": "S’il faut tuer, jouez l’arme qui tue le moins.",
    "HC-125": "Reprenez un des indices montrés.",
    "HC-128": "Un Innocent qui a une arme reprend un indice de Personnage tant qu’il en reste.",
    "HC-134": "Avec deux armes, un Innocent va là où il y a le plus d’indices.",
    "HC-136": "Avec deux armes, un Innocent doit en échanger une.",
    "HC-138": "L’indice gagné doit être celui d’un Personnage, puisqu’il y en a un.",
    "HC-139": "Avec deux armes, un Innocent doit fouiller et en échanger une.",
    "HC-148": "On n’accuse plus dans la Confrontation.",
    "HC-151": "Il faut détruire un des indices de ce Lieu.",
    "HC-154": "Dans la Confrontation on ne détruit rien de sa main.",
    "HC-159": "La partie est finie.",
    "HC-162": "La partie est finie.",
    "HC-163": "La partie est finie.",
    "HC-164": "La partie est finie.",
    "HC-166": "La partie est finie.",
    "HC-168": "La partie est finie.",
    "HC-172": "Les morts ne disent rien.",
}


class HuisClosScreen:
    names = {name.id: name for name in (*CHARACTERS, *VERBS, *PLACES, *CLUES)}

    def draw(self, view: View, language: Language) -> Text:
        seen = picture(view)
        drawing = Text(self._heading(seen, language) + "\n", "bold")
        for place in seen.layout or range(len(PLACES)):
            drawing.append(f"{self._place_line(seen, place, language)}  ", "grey50" if seen.closed >> place & 1 else "")
            for seat in each(seen.standing(place)):
                drawing.append(f"● {self._who(seen, seat, language)} ", f"bold {COLOURS[seen.characters[seat]]}")
            drawing.append("\n")
        for seat in range(seen.seats):
            drawing.append(f"{self._player_line(seen, seat, language)}\n", COLOURS[seen.characters[seat]])
        if seen.pool is not None:
            drawing.append("Urne : " if language == "fr" else "Urn: ", "bold")
            drawing.append_text(self._listing(seen.pool, language)).append("\n")
        if view.seat < seen.seats:
            drawing.append(f"{self._own_role(seen, language)} ", "bold")
            drawing.append("Votre main : " if language == "fr" else "Your hand: ", "bold")
            drawing.append_text(self._listing(seen.hand, language)).append("\n")
        return drawing

    def describe(self, view: View, language: Language) -> list[str]:
        return [line.strip() for line in self.draw(view, language).plain.splitlines()]

    def notebook(self, view: View, language: Language) -> Text:
        """Where every clue can be, and how likely each player is the Murderer."""
        seen = picture(view)
        fr = language == "fr"
        sheet = Text("Meurtrier : " if fr else "Murderer: ", "bold")
        odds = [f"{self._who(seen, seat, language)} {float(part):.0%}" for seat, part in enumerate(suspicion(view))]
        sheet.append(f"{', '.join(odds)}\n")
        places = whereabouts(view)
        for heading, clues in self._groups(language):
            sheet.append(f"{heading}\n", "bold")
            for clue in each(clues):
                sheet.append(f"  {CLUES[clue].within(language)} : " if fr else f"  {CLUES[clue].within(language)}: ")
                sheet.append(f"{self._where(seen, places[clue], language)}\n", colour(clue))
        return sheet

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return Teller(view.setup.characters, language).sentence(event)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, view.setup.characters, language)

    def question(self, view: View, language: Language) -> str:
        return QUESTIONS.get(type(view.options[0]), DEED).within(language)

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def _heading(self, seen: Picture, language: Language) -> str:
        limit = 2 * seen.seats
        if not seen.turn:
            return "Avant le premier tour" if language == "fr" else "Before the first turn"
        starter = self._who(seen, seen.starter, language)
        if language == "fr":
            duel = " : Confrontation" if seen.duel else ""
            return f"Tour {seen.turn} sur {limit}, débuté par {starter}{duel}"
        return f"Turn {seen.turn} of {limit}, started by {starter}{': Confrontation' if seen.duel else ''}"

    def _place_line(self, seen: Picture, place: int, language: Language) -> str:
        fr = language == "fr"
        name = f"{PLACES[place].within(language)} ({WEAPONS[place].within(language)})"
        if seen.closed >> place & 1:
            return f"{name:<44} {'fermé' if fr else 'closed'}"
        count = seen.counts[place]
        noun = ("indice" if fr else "clue") + ("" if count == 1 or (fr and count == 0) else "s")
        return f"{name:<44} {count} {noun}"

    def _player_line(self, seen: Picture, seat: int, language: Language) -> str:
        fr = language == "fr"
        who = self._who(seen, seat, language)
        role = {None: "", False: " [Innocent]", True: " [Meurtrier]" if fr else " [Murderer]"}[seen.roles[seat]]
        if not seen.living >> seat & 1:
            return f"{who}{role} : mort" if fr else f"{who}{role}: dead"
        lost = seen.destroyed[seat].bit_count()
        parts = (
            f"indices en main {seen.sizes[seat]}, cartes Accusation {seen.permits[seat]}, "
            f"détruits {lost} sur {DESTRUCTION_LIMIT}"
            if fr
            else f"clues in hand {seen.sizes[seat]}, Accusation cards {seen.permits[seat]}, "
            f"destroyed {lost} of {DESTRUCTION_LIMIT}"
        )
        spent = (", Observation faite" if fr else ", Observation spent") if seen.observed >> seat & 1 else ""
        return f"{who}{role}{' :' if fr else ':'} {parts}{spent}"

    def _own_role(self, seen: Picture, language: Language) -> str:
        if language == "fr":
            return "Vous êtes le Meurtrier." if seen.roles[seen.seat] else "Vous êtes Innocent."
        return "You are the Murderer." if seen.roles[seen.seat] else "You are Innocent."

    def _who(self, seen: Picture, seat: int, language: Language) -> str:
        return CHARACTERS[seen.characters[seat]].within(language)

    def _listing(self, clues: Clues, language: Language) -> Text:
        listing = Text()
        for number, clue in enumerate(each(clues)):
            listing.append(", " if number else "").append(CLUES[clue].within(language), colour(clue))
        return listing if clues else Text("–")

    def _groups(self, language: Language) -> list[tuple[str, Clues]]:
        weapons = "Armes" if language == "fr" else "Weapons"
        return [
            (weapons, ALL_WEAPONS),
            *((name.within(language), CLUES_OF[number]) for number, name in enumerate(CHARACTERS)),
        ]

    def _where(self, seen: Picture, holders: Holders, language: Language) -> str:
        fr = language == "fr"
        found = [PLACES[place].within(language) for place in each(holders.places)]
        found += [self._who(seen, seat, language) for seat in each(holders.seats)]
        if holders.urn:
            found.append("l’Urne" if fr else "the Urn")
        if holders.out:
            found.append("hors du jeu" if fr else "out of the game")
        return ", ".join(found)


def colour(clue: Clue) -> str:
    character = owner(clue)
    return WEAPON_COLOUR if character is None else COLOURS[character]


SCREEN = HuisClosScreen()
