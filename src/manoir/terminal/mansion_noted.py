"""The detective's sheet of the three Cluedos in sentences: where each card can be, those known alike together."""

from manoir.deduction.facts import ENVELOPE, POOL
from manoir.deduction.posterior import Posterior
from manoir.games.mansion.deck import Card
from manoir.terminal.mansion_log import MansionTeller
from manoir.texts.grammar import percent


def describe_sheet(told: MansionTeller, posterior: Posterior) -> list[str]:
    deck, lines = told.edition.deck, []
    for kind in (deck.suspects, deck.weapons, deck.rooms):
        alike: dict[str, list[Card]] = {}
        for card in kind:
            alike.setdefault(_where(card, told, posterior), []).append(card)
        for where, cards in alike.items():
            lines.append(told.book.term("noted", cards=told.book.listed(map(told.card, cards)), where=where))
    return lines


def _where(card: Card, told: MansionTeller, posterior: Posterior) -> str:
    term = told.book.term
    places = {seat: term("noted.you") if told.is_you(seat) else told.who(seat) for seat in range(len(told.people))}
    places[ENVELOPE] = term("noted.envelope")
    if posterior.notebook.pool:
        places[POOL] = term("noted.pool")
    odds = {place: posterior.count(card, place) / posterior.total for place in places}
    for place, chance in odds.items():
        if chance == 1:
            return term("noted.surely", where=places[place])
    return ", ".join(f"{places[place]} {percent(chance, told.language)}" for place, chance in odds.items() if chance)
