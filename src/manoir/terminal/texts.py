"""What the terminal says between the games' own sentences."""

from typing import Final

from manoir.core.names import Language

TEXTS: Final[dict[str, dict[Language, str]]] = {
    "help": {
        "fr": "Un numéro ou des mots (« proposer olive poignard »). p : plateau, c : carnet, j : journal, r : retour, "
        "q : quitter (la partie est gardée).",
        "en": "A number or words (“suggest olive dagger”). b: board, n: notebook, l: log, u: back up, "
        "q: quit (the game is kept).",
    },
    "help-cards": {
        "fr": "« ? » et un nom (« ? silence », « ? olive ») : ce que fait une carte Majordome ou un Pouvoir.",
        "en": "“?” and a name (“? silence”, “? green”): what a Butler card or a Power does.",
    },
    "no-such-card": {"fr": "Rien ne s’appelle « {asked} » ici.", "en": "Nothing is called “{asked}” here."},
    "unclear": {"fr": "Plusieurs choix possibles : {choices}", "en": "Several choices fit: {choices}"},
    "unknown": {"fr": "Choix inconnu : {typed}. ? pour l’aide.", "en": "Unknown choice: {typed}. ? for help."},
    "nearest": {"fr": "Vouliez-vous dire « {near} » ?", "en": "Did you mean “{near}”?"},
    "refused": {"fr": "Impossible : {reason} ({clause})", "en": "Not allowed: {reason} ({clause})"},
    "kept": {
        "fr": "La partie est gardée dans {path} ; « manoir resume » la reprend.",
        "en": "The game is kept in {path}; “manoir resume” goes on with it.",
    },
    "over": {
        "fr": "La partie est finie. Elle est gardée dans {path}.",
        "en": "The game is over. It is kept in {path}.",
    },
    "thinking": {"fr": "{who} réfléchit…", "en": "{who} is thinking…"},
    "you-are": {"fr": "Vous jouez {who}. ? pour l’aide.", "en": "You play {who}. ? for help."},
    "asked-for-chair": {
        "fr": "La partie a commencé : ceux qui jouent sont priés de vous laisser une place.",
        "en": "The game has begun: those who play are asked to let you have a place.",
    },
    "not-let-in": {
        "fr": "La table préfère continuer ainsi.",
        "en": "The table prefers to go on as it is.",
    },
    "your-choice": {"fr": "Que faites-vous ?", "en": "What will you do?"},
    "field": {"fr": "{name} : {value}", "en": "{name}: {value}"},
    "you": {"fr": "Vous", "en": "You"},
    "yes": {"fr": "oui", "en": "yes"},
    "no": {"fr": "non", "en": "no"},
    "no-notebook": {"fr": "Ce jeu n’a pas de carnet ici.", "en": "This game has no notebook here."},
    "won": {"fr": "{who} gagne ({reason}).", "en": "{who} wins ({reason})."},
    "nobody-won": {"fr": "Personne ne gagne ({reason}).", "en": "Nobody wins ({reason})."},
    "no-games": {"fr": "Aucune partie à reprendre.", "en": "No game to go on with."},
}

COMMANDS: Final[dict[str, str]] = {
    "?": "help",
    "b": "board",
    "p": "board",
    "n": "notebook",
    "c": "notebook",
    "l": "log",
    "j": "log",
    "u": "up",
    "r": "up",
    "q": "quit",
}


def say(key: str, language: Language, **parts: str) -> str:
    return TEXTS[key][language].format(**parts)


def percent(odds: float, language: Language) -> str:
    return f"{odds:.0%}" if language == "en" else f"{100 * odds:.0f} %"


def decimal(number: float, language: Language) -> str:
    return f"{number:.1f}" if language == "en" else f"{number:.1f}".replace(".", ",")
