"""What a bot of Huis Clos believed, in sentences."""

from collections.abc import Sequence

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import Dangers, Suspects, Weapons
from manoir.core.names import Language
from manoir.games.huis_clos.components import CHARACTERS, PLACES, character
from manoir.terminal.texts import decimal, percent


def belief_sentence(belief: Belief, characters: Sequence[str], language: Language) -> str:
    fr = language == "fr"
    match belief:
        case Suspects(seats=()):
            return "Aucun suspect." if fr else "Nobody is suspected."
        case Suspects(seats=seats):
            named = [(CHARACTERS[character(characters[each.seat])], percent(each.odds, language)) for each in seats]
            head = "Meurtrier : " if fr else "Murderer: "
        case Dangers(places=places):
            named = [(PLACES[each.place], percent(each.odds, language)) for each in places]
            head = "L’arme du lieu pourrait frapper : " if fr else "The weapon of the place might strike: "
        case Weapons(places=places):
            named = [(PLACES[each.place], decimal(each.count, language)) for each in places]
            head = "Armes à trouver, en moyenne : " if fr else "Weapons to be found, on average: "
        case _:
            raise AssertionError(f"no bot of Huis Clos believes in {type(belief).__name__}")
    return head + ", ".join(f"{name.within(language)} ({figure})" for name, figure in named) + "."
