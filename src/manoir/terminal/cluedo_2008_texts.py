"""What Cluedo 2008 says in the terminal: the log's sentences, and why an action is refused."""

from manoir.core.events import Event
from manoir.core.names import Name
from manoir.games.cluedo_2008.components import DEADLY, INTRIGUES, Die, Kind, spell_die
from manoir.games.cluedo_2008.events import (
    Accepted,
    Accused,
    Asked,
    Cause,
    CouldNotLeave,
    Dealt,
    Declined,
    DrewButler,
    DrewTime,
    Glimpsed,
    LookedInPool,
    Murdered,
    NobodyShowed,
    Offered,
    Peeked,
    PlayedButler,
    Rolled,
    RolledForFirst,
    SentHome,
    ShowedNeighbour,
    Stayed,
    Stopped,
    TurnBegan,
    UsedPower,
)
from manoir.games.cluedo_2008.texts import BUTLER_TEXTS, POWER_TEXTS
from manoir.terminal.mansion_log import Wording, mansion_sentence

VERBS = (
    Name("play", "jouer la carte", "play the card"),
    Name("send", "renvoyer chez lui", "send home"),
    Name("power", "utiliser le Pouvoir", "use the Power"),
    Name("stop", "s’en tenir là", "stop here"),
    Name("look", "regarder les cartes de la Piscine", "look at the cards in the Pool"),
    Name("pass", "passer", "pass"),
    Name("draw", "piocher", "draw"),
    Name("decline", "refuser", "decline"),
    Name("", "dans la pièce où vous êtes", "in the room where you are"),
    Name("cannot", "je n’ai rien à montrer", "I have nothing to show"),
)

CAUSES: dict[Cause, tuple[str, str]] = {
    "die": ("pour le « ? » du dé", "for the « ? » of the die"),
    "square": ("sur une case Point d’interrogation", "on a Question square"),
    "called": ("pour avoir été déplacé", "for having been moved"),
}

REFUSALS = {
    "C8-26": "Le déplacement d’abord ; ensuite on agit, ou l’on passe.",
    "C8-27": "Chaque tour commence par un déplacement.",
    "C8-28": "On se déplace par les dés, un passage, une carte Majordome ou un Pouvoir, au début du tour.",
    "C8-29": "Une hypothèse n’est possible que dans une pièce.",
    "C8-30": "On n’accuse que dans la Piscine.",
    "C8-32": "Un Pouvoir ne sert qu’une fois, au moment que dit son texte.",
    "C8-33": "Le tour est fini : plus d’accusation, surtout pas après une hypothèse.",
    "C8-34": "Cet endroit est hors de portée ; les dés tombent d’eux-mêmes.",
    "C8-39": "Un passage se prend au début du tour, depuis l’une de ses pièces.",
    "C8-44": "Seul un pion amené par une hypothèse peut rester dans sa pièce.",
    "C8-51": "Un autre pion occupe cette case.",
    "C8-58": "Un pion doit quitter sa pièce à son tour.",
    "C8-61": "Le pion a quitté cette pièce pendant ce tour.",
    "C8-64": "Les cartes de la Piscine sont pour qui vient d’y entrer.",
    "R8-39": "Personne ne fait d’hypothèse dans la Piscine, pas même Olive par son Pouvoir.",
    "C8-65": "Pas d’hypothèse dans la Piscine : elle n’a pas de carte.",
    "C8-71": "Une hypothèse attend votre réponse.",
    "C8-73": "Montrez une carte que vous tenez et qui a été nommée, si vous en avez une.",
    "C8-78": "Il n’y a pas d’hypothèse à laquelle répondre.",
    "C8-80": "Le tour est fini : seules des cartes Majordome de fin de tour peuvent suivre.",
    "C8-81": "Pas d’accusation dans le tour d’une hypothèse.",
    "C8-83": "Seul un joueur déplacé depuis une autre pièce peut choisir de piocher.",
    "C8-84": "Rien n’est proposé que l’on puisse refuser.",
    "C8-95": "La partie est finie.",
    "C8-102": "On pioche pour un « ? », sur une case Point d’interrogation ou si l’on est déplacé.",
    "C8-110": "Ce pion a quitté la partie.",
    "C8-114": "La partie est finie.",
    "C8-115": "Vous n’avez pas cette carte Majordome.",
    "C8-120": "Cette carte se joue au début de votre tour, dans une pièce.",
    "C8-122": "Cette carte se joue au début de votre tour, au lieu de lancer les dés.",
    "C8-124": "Cette carte se joue après le lancer et avant d’avancer.",
    "C8-127": "Le voisin de droite doit montrer une de ses cartes, à la fin du tour de qui joue la carte.",
    "C8-129": "Cette carte se joue à la fin de votre tour.",
    "C8-130": "Cette carte se joue à la fin de votre tour.",
    "C8-132": "Cette carte ne sert pas pour votre propre pion.",
    "C8-133": "Cette carte se joue quand un joueur vient de montrer une carte à un autre.",
    "C8-135": "Cette carte se joue quand c’est à vous de répondre à une hypothèse.",
    "C8-138": "Aucun de vos Pouvoirs ne sert ici.",
    "C8-143": "Ce Pouvoir s’annonce avant de lancer les dés.",
    "C8-145": "Pas d’action entre les deux déplacements.",
    "C8-148": "Une pièce sans passage secret, et pas celle où vous êtes.",
    "C8-151": "Seul le Pouvoir d’Olive nomme une pièce où il n’est pas, une fois, après son déplacement.",
    "C8-153": "Seul le Pouvoir de Pervenche tire une carte d’une main, au hasard.",
    "C8-155": "La seconde hypothèse nomme la même pièce.",
    "R8-05": "Ce n’est pas à vous de jouer.",
    "R8-11": "Un pion qui n’a pas pu quitter sa pièce n’y est pas entré.",
    "R8-12": "Choisir les dés, c’est choisir de partir.",
    "R8-18": "Pas de passage comme second déplacement.",
    "R8-20": "Une seule action dans la Piscine, et l’on n’y regarde que s’il y a des cartes.",
    "R8-33": "Regardez la carte, ou refusez.",
    "R8-38": "Entre ses deux lancers, Moutarde relance ou s’en tient là.",
    "R8-42": "Un seul déplacement par tour, d’une seule sorte.",
    "R8-44": "N’importe quelle autre pièce, ou une case libre.",
    "R8-48": "Ce pion est déjà sur sa case départ.",
    "R8-60": "La partie est finie.",
    "R8-61": "La partie est finie.",
}


def butler(kind: Kind, words: Wording) -> str:
    return words.say("« {} »", "“{}”").format(INTRIGUES[kind].name.within(words.language))


def _dice(special: Die, ordinary: int, words: Wording) -> str:
    return words.say(f"{spell_die(special)} et {ordinary}", f"{spell_die(special)} and {ordinary}")


def sentence(event: Event, words: Wording) -> str | None:
    return _preparation(event, words) or _move(event, words) or _cards(event, words) or mansion_sentence(event, words)


def _preparation(event: Event, words: Wording) -> str | None:
    say, who = words.say, words.who
    match event:
        case Dealt(size=size, pool=pool):
            for_two = say(" Table à deux, non officielle.", " A table for two, unofficial.")
            table = for_two if len(words.players) == 2 else ""
            return say(
                f"Chacun reçoit {size} cartes, {pool} dans la Piscine.{table}",
                f"Everybody gets {size} cards, {pool} in the Pool.{table}",
            )
        case RolledForFirst(seat=seat, special=special, ordinary=ordinary):
            dice = _dice(special, ordinary, words)
            return say(f"Pour commencer, {who(seat)} lance {dice}.", f"To begin, {who(seat)} rolls {dice}.")
        case TurnBegan(seat=seat, turn=turn):
            return say(f"— Tour {turn} : {who(seat)} —", f"— Turn {turn}: {who(seat)} —")
        case Accused(seat=seat, suspect=suspect, weapon=weapon, room=room):
            named = ", ".join(words.card(card) for card in (suspect, weapon, room))
            return say(f"{who(seat)} accuse : {named} !", f"{who(seat)} accuses: {named}!")
    return None


def _move(event: Event, words: Wording) -> str | None:
    say, who = words.say, words.who
    match event:
        case Rolled(seat=seat, special=special, ordinary=ordinary):
            dice = _dice(special, ordinary, words)
            return say(f"{who(seat)} lance {dice}.", f"{who(seat)} rolls {dice}.")
        case CouldNotLeave(seat=seat, place=place):
            return say(
                f"{who(seat)} ne peut pas sortir : {words.place(place)}.",
                f"{who(seat)} cannot leave {words.place(place)}.",
            )
        case Stayed(seat=seat, place=place):
            return say(f"{who(seat)} reste : {words.place(place)}.", f"{who(seat)} stays in {words.place(place)}.")
        case Stopped(seat=seat):
            return say(f"{who(seat)} ne relance pas.", f"{who(seat)} does not roll again.")
        case UsedPower(seat=seat):
            text = POWER_TEXTS[words.deck.card(words.players[seat].id)]
            return say(
                f"{who(seat)} utilise son Pouvoir, « {text.name.french} » : {text.effect.french}",
                f"{who(seat)} uses the Power “{text.name.english}”: {text.effect.english}",
            )
        case SentHome(suspect=suspect):
            guest = words.card(suspect)
            return say(
                f"Le pion de {guest} retourne à sa case départ.", f"{guest}’s pawn goes back to its start square."
            )
    return None


def _cards(event: Event, words: Wording) -> str | None:
    say, who = words.say, words.who
    match event:
        case PlayedButler(seat=seat, kind=kind):
            effect = BUTLER_TEXTS[kind].effect.within(words.language)
            return say(
                f"{who(seat)} joue {butler(kind, words)} : {effect}",
                f"{who(seat)} plays {butler(kind, words)}: {effect}",
            )
        case Offered(seat=seat):
            return say(f"{who(seat)} peut piocher une carte Intrigue.", f"{who(seat)} may draw an Intrigue card.")
        case Accepted(seat=seat):
            return say(f"{who(seat)} pioche.", f"{who(seat)} draws.")
        case Declined(seat=seat):
            return say(f"{who(seat)} ne pioche pas.", f"{who(seat)} does not draw.")
        case DrewButler(seat=seat, cause=cause, kind=None):
            french, english = CAUSES[cause]
            return say(
                f"{who(seat)} prend une carte Majordome {french}.", f"{who(seat)} keeps a Butler card {english}."
            )
        case DrewButler(kind=int(kind)):
            text = BUTLER_TEXTS[kind].within(words.language)
            return say(f"Vous piochez {text}", f"You draw {text}")
        case DrewTime(seat=seat, cause=cause, track=track):
            french, english = CAUSES[cause]
            return say(
                f"{who(seat)} pioche une carte Temps {french} : {track} sur {DEADLY + 1}."
                + (" La prochaine tue !" if track == DEADLY else ""),
                f"{who(seat)} draws a Time card {english}: {track} of {DEADLY + 1}."
                + (" The next one kills!" if track == DEADLY else ""),
            )
        case Murdered(seat=seat, hand=hand, butlers=butlers):
            return say(
                f"La huitième carte Temps : {who(seat)} meurt ! Sa main : {words.cards(hand)}. "
                f"Cartes Majordome perdues : {butlers}. La pioche est mélangée.",
                f"The eighth Time card: {who(seat)} is murdered! The hand: {words.cards(hand)}. "
                f"Butler cards lost: {butlers}. The pile is shuffled.",
            )
        case Asked(seat=seat):
            return say(f"{who(seat)} répond.", f"{who(seat)} is answering.")
        case NobodyShowed():
            return say("Personne ne peut montrer de carte.", "Nobody can show a card.")
        case Peeked(seat=seat, shower=shower, card=None):
            return say(
                f"{who(seat)} voit la carte montrée par {who(shower)}.",
                f"{who(seat)} sees the card {who(shower)} showed.",
            )
        case Peeked(seat=seat, card=int(card)):
            return say(
                f"En secret, {who(seat)} voit : {words.card(card)}.",
                f"In secret, {who(seat)} sees: {words.card(card)}.",
            )
        case Glimpsed(seat=seat, owner=owner, card=None):
            return say(
                f"{who(seat)} regarde une carte de {who(owner)}.", f"{who(seat)} looks at one of {who(owner)}’s cards."
            )
        case Glimpsed(seat=seat, owner=owner, card=int(card)):
            return say(
                f"En secret, {who(seat)} tire de la main de {who(owner)} : {words.card(card)}.",
                f"In secret, {who(seat)} picks from {who(owner)}’s hand: {words.card(card)}.",
            )
        case ShowedNeighbour(seat=seat, to=to, card=None):
            return say(f"{who(seat)} doit montrer une carte à {who(to)}.", f"{who(seat)} has to show {who(to)} a card.")
        case ShowedNeighbour(seat=seat, to=to, card=int(card)):
            return say(
                f"En secret, {who(seat)} doit montrer à {who(to)} : {words.card(card)}.",
                f"In secret, {who(seat)} has to show {who(to)}: {words.card(card)}.",
            )
        case LookedInPool(seat=seat, number=number, cards=None):
            return say(
                f"{who(seat)} regarde dans la Piscine ({number}).", f"{who(seat)} looks into the Pool ({number})."
            )
        case LookedInPool(cards=int(cards)):
            return say(f"Dans la Piscine : {words.cards(cards)}.", f"In the Pool: {words.cards(cards)}.")
    return None
