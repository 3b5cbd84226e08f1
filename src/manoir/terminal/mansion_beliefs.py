"""What a bot of a Cluedo believed, in sentences."""

from manoir.bots.belief import Belief
from manoir.bots.mansion.beliefs import Envelopes, Holds, OpenCards
from manoir.terminal.mansion_log import MansionTeller
from manoir.texts.grammar import percent


def belief_sentence(belief: Belief, told: MansionTeller) -> str:
    term = told.book.term
    match belief:
        case OpenCards(kind=kind, cards=cards):
            named = [
                told.card(each.card) + ("" if each.odds is None else f" ({percent(each.odds, told.language)})")
                for each in cards
            ]
            return term(f"believed.{kind}", cards=", ".join(named))
        case Envelopes(possible=possible, likeliest=likeliest, odds=odds):
            chance = percent(odds, told.language)
            return term("believed.envelopes", n=possible, cards=told.cards(likeliest), chance=chance)
        case Holds(seat=seat, cards=held):
            return term("believed.holds", who=told.who(seat), cards=told.cards(held))
    raise AssertionError(f"no Cluedo has bots that believe in {type(belief).__name__}")
