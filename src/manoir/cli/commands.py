"""Every command in a word, known without loading any: `manoir.cli.<name>` is imported when it is called."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from manoir.core.names import Language


class Words(NamedTuple):
    """The same in both languages."""

    en: str
    fr: str

    def within(self, language: "Language") -> str:
        return self.fr if language == "fr" else self.en


COMMANDS = {
    Words("To play", "Pour jouer"): {
        "play": Words("play against bots in the terminal", "jouer contre des bots dans le terminal"),
        "resume": Words("go on with a game that was left", "reprendre une partie laissée"),
        "serve": Words("open the house to others, in the browser", "ouvrir le manoir aux autres, dans le navigateur"),
        "join": Words("play at a table of a house somewhere else", "jouer à une table d’un manoir ailleurs"),
        "notebook": Words(
            "a detective's sheet for games on cardboard", "une feuille de détective pour jouer sur carton"
        ),
    },
    Words("To puzzle", "Pour chercher"): {
        "puzzle": Words(
            "a mystery with one answer, a new one every day", "une énigme à une seule réponse, chaque jour"
        ),
    },
    Words("To look back", "Pour revenir sur une partie"): {
        "replay": Words("tell a recorded game again", "raconter une partie enregistrée"),
        "review": Words("who could know when, luck and choices", "qui pouvait savoir quand, chance et choix"),
        "verify": Words("was a recorded game dealt and played fairly?", "une partie a-t-elle été loyale ?"),
        "why": Words("what a bot believed, weighed and chose", "ce qu’un bot croyait, pesait et a choisi"),
    },
    Words("To measure", "Pour mesurer"): {
        "games": Words("the games, their seats, options and bots", "les jeux, leurs sièges, options et bots"),
        "simulate": Words("let bots play many games and count", "faire jouer des bots et compter"),
        "arena": Words("bots against bots, on the same deals", "bots contre bots, sur les mêmes donnes"),
        "bench": Words("how fast the games run here", "à quelle vitesse les jeux tournent ici"),
    },
    Words("To keep a house", "Pour tenir un manoir"): {
        "export": Words(
            "the whole house as files, to be played without a server",
            "le manoir entier en fichiers, pour y jouer sans serveur",
        ),
        "admin": Words("copy, bring back or clear out what it keeps", "copier, rétablir ou épurer ce qu’il garde"),
        "completion": Words("let your shell complete all this", "apprendre tout cela à votre shell"),
    },
}
"""By what one wants to do."""

NAMES = tuple(name for group in COMMANDS.values() for name in group)
