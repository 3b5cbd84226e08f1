"""What a bot of Hantise believed, in sentences."""

from manoir.bots.belief import Belief
from manoir.bots.hantise.beliefs import BestPlan, NightStands, TheirHand, Tonight
from manoir.games.hantise import GAME
from manoir.games.hantise.cards import each
from manoir.games.hantise.components import TYPES
from manoir.terminal.hantise_log import HantiseTeller
from manoir.terminal.speech import Speech
from manoir.texts.grammar import percent


def belief_sentence(belief: Belief, told: HantiseTeller, speech: Speech) -> str:
    term, language = told.book.term, told.book.language
    match belief:
        case NightStands(character=character, zone=zone, threshold=threshold, own=own, theirs=theirs):
            where = {"who": told.character(character), "zone": told.zone(zone)}
            return term("believed.night", goal=threshold, own=own, theirs=theirs, **where)
        case TheirHand():
            return _hand(belief, told)
        case Tonight(planned=planned, unplanned=unplanned):
            return term("believed.tonight", so=percent(planned, language), now=percent(unplanned, language))
        case BestPlan(actions=actions, games=games):
            plan = ", ".join(speech.label(GAME.action(text), language) for text in actions)
            return term("believed.plan", plan=plan, tried=term("believed.tried", n=games) if games else "")
    raise AssertionError(f"no bot of Hantise believes in {type(belief).__name__}")


def _hand(hand: TheirHand, told: HantiseTeller) -> str:
    term, language = told.book.term, told.book.language
    lines = [term("believed.hand", n=hand.size)]
    if hand.sure:
        lines.append(term("believed.sure", cards=told.cards(tuple(each(hand.sure)))))
    types = told.book.kind("types")
    odds = [f"{types[TYPES[found.type].name]['name']} ({percent(found.odds, language)})" for found in hand.monsters]
    if odds:
        lines.append(term("believed.monsters", odds=", ".join(odds)))
    return " ".join(lines)
