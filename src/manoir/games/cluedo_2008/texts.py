"""When each Butler card and Power is used, and what it does: one wording for every screen and for the rules pages."""

from typing import Final

from msgspec import Struct

from manoir.core.names import Language, Name
from manoir.games.cluedo_2008.components import (
    AGAIN,
    ANYWHERE,
    INTRIGUES,
    LEBLANC,
    MOUTARDE,
    NEIGHBOUR,
    OLIVE,
    PEEK,
    PERVENCHE,
    PLUS6,
    POWERS,
    ROSE,
    SENDHOME,
    SILENCE,
    STAY,
    VIOLET,
    Kind,
)
from manoir.games.mansion.deck import Card


class Said(Struct, frozen=True):
    """In both languages."""

    french: str
    english: str

    def within(self, language: Language) -> str:
        return self.french if language == "fr" else self.english


class CardText(Struct, frozen=True):
    name: Name
    moment: Said
    effect: Said

    def within(self, language: Language) -> str:
        """One line: the name, when, and what."""
        moment, effect = self.moment.within(language), self.effect.within(language)
        if language == "fr":
            return f"« {self.name.french} » ({moment}) : {effect}"
        return f"“{self.name.english}” ({moment}): {effect}"


END_OF_TURN: Final = Said("à la fin de votre tour", "at the end of your turn")
CARD_SHOWN: Final = Said(
    "quand un autre joueur montre une carte pour une hypothèse", "when another player shows a card for a suggestion"
)

_BUTLERS: dict[Kind, tuple[Said, Said]] = {
    STAY: (
        Said("au début de votre tour, dans une pièce", "at the start of your turn, in a room"),
        Said(
            "restez dans la pièce au lieu de vous déplacer, et faites-y une hypothèse si vous voulez.",
            "stay in the room instead of moving, and suggest there if you like.",
        ),
    ),
    ANYWHERE: (
        Said("au début de votre tour, au lieu de lancer les dés", "at the start of your turn, instead of rolling"),
        Said(
            "posez votre pion dans n’importe quelle autre pièce, dans la Piscine ou sur une case libre.",
            "put your pawn in any other room, in the Pool or on a free square.",
        ),
    ),
    PLUS6: (
        Said("après le lancer, avant d’avancer", "after rolling, before moving"),
        Said("ajoutez six points à votre lancer.", "add six points to your roll."),
    ),
    NEIGHBOUR: (
        END_OF_TURN,
        Said(
            "le joueur à votre droite vous montre une de ses cartes, qu’il choisit.",
            "the player on your right shows you one card of their choice.",
        ),
    ),
    AGAIN: (END_OF_TURN, Said("jouez encore un tour entier.", "take another whole turn.")),
    SENDHOME: (
        END_OF_TURN,
        Said(
            "renvoyez sur sa case départ le pion de quelqu’un d’autre.",
            "send somebody else’s pawn to its start square.",
        ),
    ),
    PEEK: (CARD_SHOWN, Said("voyez cette carte, vous aussi.", "see that card as well.")),
    SILENCE: (
        Said("quand c’est à vous de répondre à une hypothèse", "when it is your turn to answer a suggestion"),
        Said(
            "ne répondez pas : l’hypothèse en reste là, plus personne n’est interrogé.",
            "do not answer: the suggestion ends there, nobody else is asked.",
        ),
    ),
}

_POWERS: dict[Card, tuple[Said, Said]] = {
    ROSE: (CARD_SHOWN, Said("voyez cette carte.", "see that card.")),
    MOUTARDE: (
        Said("au début de votre tour, avant de lancer les dés", "at the start of your turn, before rolling"),
        Said(
            "lancez et avancez deux fois, sans rien faire entre les deux.",
            "roll and move twice, with nothing in between.",
        ),
    ),
    LEBLANC: (
        Said("au début de votre tour, au lieu de lancer les dés", "at the start of your turn, instead of rolling"),
        Said(
            "entrez droit dans une pièce sans passage secret : Patio, Théâtre, Salon, Hall, Salle à manger ou Piscine.",
            "go straight into a room without a secret passage: Patio, Theatre, Living Room, Hall, Dining Room or Pool.",
        ),
    ),
    OLIVE: (
        Said(
            "après votre déplacement, dans le couloir ou dans une pièce, pas dans la Piscine",
            "after your move, in the corridor or in a room, not in the Pool",
        ),
        Said("faites une hypothèse sur une pièce où vous n’êtes pas.", "suggest a room in which you are not."),
    ),
    PERVENCHE: (
        Said("quand vous venez de montrer une carte", "when you have just shown a card"),
        Said(
            "regardez une carte, au hasard, de celui à qui vous l’avez montrée.",
            "look at a card, at random, of the player you showed it to.",
        ),
    ),
    VIOLET: (
        Said("après les réponses à votre hypothèse", "after your suggestion has been answered"),
        Said("faites-en une seconde dans la même pièce.", "make a second one in the same room."),
    ),
}

BUTLER_TEXTS: dict[Kind, CardText] = {kind: CardText(INTRIGUES[kind].name, *said) for kind, said in _BUTLERS.items()}
POWER_TEXTS: dict[Card, CardText] = {suspect: CardText(POWERS[suspect], *said) for suspect, said in _POWERS.items()}
"""By suspect; each is used once in a game."""
