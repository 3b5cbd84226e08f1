"""What the terminal's log says of a game of Hantise."""

from manoir.core.events import ChangedHands, Event, Left, Returned, Said
from manoir.core.names import Language
from manoir.games.hantise.cards import NAMES, Stack, size
from manoir.games.hantise.components import CHARACTERS, COMBINATIONS, FAMILIES, MARABOUT, NONE, SOULS, ZONES
from manoir.games.hantise.events import (
    ApparitionNamed,
    Captured,
    Changed,
    CharacterRevealed,
    Chased,
    Cleared,
    CouldNotDraw,
    Dealt,
    Declined,
    Devastated,
    Drew,
    Ended,
    Folded,
    Knocked,
    Lost,
    MaraboutEntered,
    NightBegan,
    NightWon,
    Played,
    Recalled,
    Reshuffled,
    Scared,
    Scored,
    Squatted,
    TurnBegan,
    ZoneRevealed,
)

HOW = {
    "scare": {"fr": "par la peur", "en": "by fright"},
    "fold": {"fr": "l’autre s’étant couché", "en": "by the other's folding"},
    "dawn": {"fr": "à l’aube", "en": "at dawn"},
}


def sentence(event: Event, language: Language) -> str | None:
    fr = language == "fr"

    def who(seat: int) -> str:
        return SOULS[seat].within(language)

    def card(number: int) -> str:
        return NAMES[number].within(language)

    def cards(stack: Stack) -> str:
        return ", ".join(card(number) for number in stack)

    def zone(number: int) -> str:
        return ZONES[number].within(language)

    match event:
        case Dealt(seat=seat):
            return (
                f"{who(seat)} reçoit 2 Lieux et 3 Monstres." if fr else f"{who(seat)} is dealt 2 Places and 3 Monsters."
            )
        case NightBegan(night=night, opener=seat):
            return f"— Nuit {night}, ouverte par {who(seat)} —" if fr else f"— Night {night}, opened by {who(seat)} —"
        case CharacterRevealed(character=number):
            found = CHARACTERS[number]
            return (
                f"Voici {found.name.french} : seuil {found.threshold}, {found.points} points."
                if fr
                else f"Here is {found.name.english}: threshold {found.threshold}, {found.points} points."
            )
        case ZoneRevealed(zone=number):
            return f"Le Personnage est là : {zone(number)}." if fr else f"The Character is here: {zone(number)}."
        case TurnBegan(seat=seat, turn=turn):
            return f"Tour {turn} : {who(seat)}." if fr else f"Turn {turn}: {who(seat)}."
        case Drew(seat=seat, card=None):
            return f"{who(seat)} pioche une carte." if fr else f"{who(seat)} draws a card."
        case Drew(seat=seat, card=int(number)):
            return (
                f"En secret, {who(seat)} pioche : {card(number)}."
                if fr
                else f"In secret, {who(seat)} draws: {card(number)}."
            )
        case CouldNotDraw(seat=seat):
            return f"{who(seat)} n’a rien à piocher." if fr else f"{who(seat)} has nothing to draw."
        case MaraboutEntered():
            more = CHARACTERS[MARABOUT].threshold
            return f"Le Marabout arrive : seuil +{more}." if fr else f"The Marabout comes: threshold +{more}."
        case Reshuffled(cards=found):
            return (
                f"La défausse devient la pioche : {size(found)} cartes."
                if fr
                else f"The discard pile becomes the draw pile: {size(found)} cards."
            )
        case Played(seat=seat, card=number, zone=where):
            return (
                f"{who(seat)} joue {card(number)} : {zone(where)}."
                if fr
                else f"{who(seat)} plays {card(number)}: {zone(where)}."
            )
        case Declined(seat=seat):
            return f"{who(seat)} renonce." if fr else f"{who(seat)} declines."
        case Chased(seat=seat):
            return f"{who(seat)} fait fuir le Personnage." if fr else f"{who(seat)} chases the Character."
        case Knocked(seat=seat, owner=owner, zone=where, card=number):
            place = f"{who(owner)}, {zone(where)}"
            return (
                f"{who(seat)} assomme {card(number)} ({place})."
                if fr
                else f"{who(seat)} knocks out {card(number)} ({place})."
            )
        case Recalled(seat=seat, card=number, to=where):
            return (
                f"{who(seat)} reprend {card(number)} : {zone(where)}."
                if fr
                else f"{who(seat)} recalls {card(number)}: {zone(where)}."
            )
        case Squatted(seat=seat, card=number):
            return f"{who(seat)} squatte : {card(number)}." if fr else f"{who(seat)} squats: {card(number)}."
        case Captured(seat=seat, owner=owner, zone=where, card=number, to=to):
            way = f"{who(owner)}, {zone(where)} → {zone(to)}"
            return (
                f"{who(seat)} capture {card(number)} ({way})."
                if fr
                else f"{who(seat)} captures {card(number)} ({way})."
            )
        case Lost(seat=seat, zone=where, cards=lost):
            return (
                f"{who(seat)} perd ({zone(where)}) : {cards(lost)}."
                if fr
                else f"{who(seat)} loses ({zone(where)}): {cards(lost)}."
            )
        case Changed(seat=seat, card=number):
            return f"{who(seat)} échange {card(number)}." if fr else f"{who(seat)} changes {card(number)}."
        case Folded(seat=seat):
            return f"{who(seat)} se couche." if fr else f"{who(seat)} folds."
        case Scared(seat=seat):
            return f"{who(seat)} fait peur au Personnage !" if fr else f"{who(seat)} scares the Character!"
        case NightWon(seat=seat, how=how, character=number, marabout=marabout):
            prize = CHARACTERS[number].name.within(language)
            if marabout:
                prize += f" + {CHARACTERS[MARABOUT].name.within(language)}"
            return (
                f"{who(seat)} gagne la nuit {HOW[how]['fr']} : {prize}."
                if fr
                else f"{who(seat)} wins the night {HOW[how]['en']}: {prize}."
            )
        case ApparitionNamed(zone=where):
            return f"Apparition gagnante : {zone(where)}." if fr else f"Winning apparition: {zone(where)}."
        case Scored(seat=seat, card=number):
            return f"{who(seat)} marque : {card(number)}." if fr else f"{who(seat)} scores: {card(number)}."
        case Cleared(cards=()):
            return None
        case Cleared(cards=rest):
            return f"Défaussées : {cards(rest)}." if fr else f"Discarded: {cards(rest)}."
        case Devastated(seat=seat, combination=number, family=family, zone=where):
            group = COMBINATIONS[number].name.within(language)
            target = FAMILIES[family].within(language) if where == NONE else zone(where)
            return (
                f"{who(seat)} dévaste ({group}) : {target}." if fr else f"{who(seat)} devastates ({group}): {target}."
            )
        case Ended(winner=winner, points=totals):
            score = " – ".join(f"{who(seat)} {total}" for seat, total in enumerate(totals))
            return f"{who(winner)} gagne : {score}." if fr else f"{who(winner)} wins: {score}."
        case Said(seat=seat, text=text):
            return f"{who(seat)} : « {text} »" if fr else f"{who(seat)}: “{text}”"
        case Left(seat=seat):
            return f"{who(seat)} s’en va." if fr else f"{who(seat)} leaves."
        case Returned(seat=seat):
            return f"{who(seat)} revient." if fr else f"{who(seat)} comes back."
        case ChangedHands(seat=seat, name=name):
            holder = name or ("Un bot" if fr else "A bot")
            return f"{holder} joue désormais {who(seat)}." if fr else f"{holder} now plays {who(seat)}."
    return None
