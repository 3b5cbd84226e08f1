"""What the companion says, in both languages."""

from typing import Final

from manoir.companion.words import Words
from manoir.core.names import Language
from manoir.deduction.facts import ENVELOPE, POOL, Fact, FailedAccusation, HasNone, HasSome, Saw
from manoir.games.mansion.deck import each
from manoir.texts.grammar import listed

TEXTS: Final[dict[str, dict[Language, str]]] = {
    "help": {
        "fr": "Entrez ce qui se passe :\n"
        "  rose propose olive corde salon     moutarde rien     leblanc montre     leblanc me montre corde\n"
        "  violet accuse rose poison hall (fausse)     violet a corde     violet sans corde hall\n"
        "  piscine a corde     étui sans rose     violet silence\n"
        "Demandez : feuille, pourquoi NOM CARTE, conseil [PIÈCE …], eux, journal, annuler, garder FICHIER, "
        "importer FICHIER, quitter.",
        "en": "Enter what happens:\n"
        "  rose suggests olive rope lounge     moutarde none     leblanc shows     leblanc shows me rope\n"
        "  violet accuses rose poison hall (wrongly)     violet has rope     violet lacks rope hall\n"
        "  pool has rope     envelope lacks rose     violet silence\n"
        "Ask: sheet, why NAME CARD, best [ROOM …], they, log, undo, save FILE, import FILE, quit.",
    },
    "deals": {"fr": "{count} donnes possibles.", "en": "{count} deals fit."},
    "solved": {"fr": "L’étui est connu : {cards}. Accusez !", "en": "The envelope is known: {cards}. Accuse!"},
    "asked": {"fr": "Réponse de {who} ?", "en": "What does {who} answer?"},
    "open": {
        "fr": "Rien n’est sûr : {percent} %.",
        "en": "Nothing is certain: {percent} %.",
    },
    "holds": {"fr": "{who} : {card}, sûrement.", "en": "{who}: {card}, certainly."},
    "lacks": {"fr": "{who} : pas {card}, sûrement.", "en": "{who}: not {card}, certainly."},
    "because": {"fr": "  car {reason}", "en": "  because {reason}"},
    "best": {
        "fr": "  {cards} : {bits} bits, sans réponse {unanswered} %",
        "en": "  {cards}: {bits} bits, unanswered {unanswered} %",
    },
    "guess": {
        "fr": "Étui le plus probable : {cards} ({percent} %).",
        "en": "Likeliest envelope: {cards} ({percent} %).",
    },
    "they": {"fr": "  {who} sait que vous avez : {cards}", "en": "  {who} knows that you hold: {cards}"},
    "nothing": {"fr": "rien", "en": "nothing"},
    "saved": {"fr": "Gardé dans {path}.", "en": "Kept in {path}."},
    "undone": {"fr": "Annulé : {line}", "en": "Undone: {line}"},
}

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("help", "aide", "?"),
    "sheet": ("sheet", "feuille"),
    "why": ("why", "pourquoi"),
    "best": ("best", "conseil", "hint"),
    "they": ("they", "eux"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler"),
    "save": ("save", "garder"),
    "import": ("import", "importer"),
    "quit": ("quit", "quitter", "q"),
}


def say(key: str, language: Language, **parts: str) -> str:
    return TEXTS[key][language].format(**parts)


class Reasons:
    """Facts as sentences."""

    def __init__(self, words: Words, language: Language) -> None:
        self.words = words
        self.language: Language = language

    def place(self, place: int) -> str:
        if place == ENVELOPE:
            return {"fr": "l’étui", "en": "the envelope"}[self.language]
        if place == POOL:
            return {"fr": "la piscine", "en": "the pool"}[self.language]
        return self.words.players[place]

    def cards(self, cards: int) -> str:
        names = [self.words.edition.card(card, self.language)["the"] for card in each(cards)]
        return listed(names, self.language)

    def reason(self, fact: Fact) -> str:
        """With the number of the line it comes from."""
        fr = self.language == "fr"
        if not fact.origin.turn:
            return "c’est votre main" if fr else "that is your hand"
        line = f" (ligne {fact.origin.turn})" if fr else f" (line {fact.origin.turn})"
        match fact:
            case Saw(place=place, card=card):
                seen = self.cards(1 << card)
                return (f"{self.place(place)} a {seen}" if fr else f"{self.place(place)} has {seen}") + line
            case HasNone(place=place, cards=cards):
                text = (
                    f"{self.place(place)} n’a ni {self.cards(cards)}"
                    if fr
                    else f"{self.place(place)} has none of {self.cards(cards)}"
                )
                return text + line
            case HasSome(player=player, cards=cards):
                text = (
                    f"{self.place(player)} a l’un de {self.cards(cards)}"
                    if fr
                    else f"{self.place(player)} has one of {self.cards(cards)}"
                )
                return text + line
            case FailedAccusation(cards=cards):
                return (
                    f"l’accusation {self.cards(cards)} était fausse"
                    if fr
                    else f"accusing {self.cards(cards)} was wrong"
                ) + line
        return fact.origin.label
