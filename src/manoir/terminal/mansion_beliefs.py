"""What a bot of a Cluedo believed, in sentences."""

from manoir.bots.belief import Belief
from manoir.bots.mansion.beliefs import Envelopes, Holds, OpenCards
from manoir.terminal.mansion_log import Wording
from manoir.terminal.texts import percent

KINDS = {
    "suspect": ("Suspects possibles : {}.", "Suspects that may be it: {}."),
    "weapon": ("Armes possibles : {}.", "Weapons that may be it: {}."),
    "room": ("Lieux possibles : {}.", "Rooms that may be it: {}."),
}


def belief_sentence(belief: Belief, words: Wording) -> str:
    match belief:
        case OpenCards(kind=kind, cards=cards):
            named = [
                words.card(each.card) + ("" if each.odds is None else f" ({percent(each.odds, words.language)})")
                for each in cards
            ]
            return words.say(*KINDS[kind]).format(", ".join(named))
        case Envelopes(possible=possible, likeliest=likeliest, odds=odds):
            sealed, chance = words.cards(likeliest), percent(odds, words.language)
            french = f"{possible} solution{'s' if possible > 1 else ''} possible{'s' if possible > 1 else ''}."
            english = f"{possible} solutions are possible." if possible != 1 else "1 solution is possible."
            return words.say(
                f"{french} La plus probable : {sealed} ({chance}).", f"{english} The likeliest: {sealed} ({chance})."
            )
        case Holds(seat=seat, cards=held):
            return words.say(
                f"Chez {words.who(seat)} : {words.cards(held)}.", f"{words.who(seat)} holds {words.cards(held)}."
            )
    raise AssertionError(f"no Cluedo has bots that believe in {type(belief).__name__}")
