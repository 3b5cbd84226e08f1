"""What a bot of Huis Clos believed, in sentences."""

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import Dangers, Suspects, Weapons
from manoir.terminal.huis_clos_log import HuisClosTeller
from manoir.texts.grammar import decimal, percent


def belief_sentence(belief: Belief, told: HuisClosTeller) -> str:
    language = told.book.language
    match belief:
        case Suspects(seats=()):
            return told.book.term("believed.nobody")
        case Suspects(seats=seats):
            key, named = "believed.suspects", [(told.who(each.seat), percent(each.odds, language)) for each in seats]
        case Dangers(places=places):
            named = [(told.place(each.place, "the"), percent(each.odds, language)) for each in places]
            key = "believed.dangers"
        case Weapons(places=places):
            named = [(told.place(each.place, "the"), decimal(each.count, language)) for each in places]
            key = "believed.weapons"
        case _:
            raise AssertionError(f"no bot of Huis Clos believes in {type(belief).__name__}")
    return told.book.term(key, odds=", ".join(f"{name} ({figure})" for name, figure in named))
