"""What a bot of Hantise believed, in sentences."""

from collections.abc import Mapping

from manoir.bots.belief import Belief
from manoir.bots.hantise.beliefs import BestPlan, NightStands, TheirHand, Tonight
from manoir.core.names import Language, Name
from manoir.games.hantise.cards import NAMES, each
from manoir.games.hantise.components import CHARACTERS, TYPES, ZONES
from manoir.terminal.choices import Menu
from manoir.terminal.texts import percent


def belief_sentence(belief: Belief, names: Mapping[str, Name], language: Language) -> str:
    fr = language == "fr"
    match belief:
        case NightStands(character=character, zone=zone, threshold=threshold, own=own, theirs=theirs):
            where = f"{CHARACTERS[character].name.within(language)}, {ZONES[zone].within(language)}"
            if fr:
                return f"{where}, seuil {threshold} : {own} au mieux, {theirs} en face."
            return f"{where}, threshold {threshold}: {own} at best, {theirs} across the table."
        case TheirHand():
            return _hand(belief, language)
        case Tonight(planned=planned, unplanned=unplanned):
            chance, without = percent(planned, language), percent(unplanned, language)
            if fr:
                return f"Chances de gagner cette nuit : {chance} ainsi, {without} en finissant le tour tout de suite."
            return f"Chance to win this night: {chance} so, {without} by ending the turn now."
        case BestPlan(actions=actions, games=games):
            menu = Menu((), names, language)
            plan = ", ".join(menu.label(text.split()) for text in actions)
            tried = (f" (parties imaginées : {games})" if fr else f" (games imagined: {games})") if games else ""
            return f"Le plan : {plan}{tried}." if fr else f"The plan: {plan}{tried}."
    raise AssertionError(f"no bot of Hantise believes in {type(belief).__name__}")


def _hand(hand: TheirHand, language: Language) -> str:
    fr = language == "fr"
    several = "s" if hand.size > 1 or (not fr and hand.size != 1) else ""
    said = f"En face, {hand.size} carte{several}." if fr else f"{hand.size} card{several} across the table."
    if hand.sure:
        sure = ", ".join(NAMES[card].within(language) for card in each(hand.sure))
        said += f" À coup sûr : {sure}." if fr else f" For certain: {sure}."
    odds = [f"{TYPES[each.type].name.within(language)} ({percent(each.odds, language)})" for each in hand.monsters]
    if odds:
        said += " Au moins un : " if fr else " At least one: "
    return said + (f"{', '.join(odds)}." if odds else "")
