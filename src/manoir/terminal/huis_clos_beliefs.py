"""What a bot of Huis Clos believed, in sentences."""

from manoir.bots.belief import Belief
from manoir.bots.huis_clos.beliefs import Dangers, Suspects, Weapons
from manoir.terminal.huis_clos_log import HuisClosTeller
from manoir.texts.grammar import decimal, percent


def belief_sentence(belief: Belief, told: HuisClosTeller) -> str:
    language = told.book.language
    match belief:
        case Suspects(seats=seats):
            key, none = "believed.suspects", "believed.nobody"
            named = [(told.who(each.seat), percent(each.odds, language)) for each in seats]
        case Dangers(places=places):
            key, none = "believed.dangers", "believed.safe"
            named = [(told.place(each.place, "the"), percent(each.odds, language)) for each in places]
        case Weapons(places=places):
            key, none = "believed.weapons", "believed.unarmed"
            named = [(told.place(each.place, "the"), decimal(each.count, language)) for each in places]
        case _:
            raise AssertionError(f"no bot of Huis Clos believes in {type(belief).__name__}")
    # What would be read as nothing is not read out.
    odds = [f"{name} ({figure})" for name, figure in named if any(digit in figure for digit in "123456789")]
    return told.book.term(key, odds=", ".join(odds)) if odds else told.book.term(none)
