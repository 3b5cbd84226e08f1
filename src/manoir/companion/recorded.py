"""A game played at a table of the house, as one of its players would have written it down."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from manoir.companion.carnet import AccusedLine, Answered, AskedLine, Carnet, Line, SeenLine
from manoir.companion.editions import find_edition
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.views import View
from manoir.games.cluedo import events as cluedo
from manoir.games.cluedo_2008 import events as cluedo_2008
from manoir.games.cluedo_2008.components import SILENCE
from manoir.games.mansion import events as mansion
from manoir.games.mansion.deck import Cards
from manoir.games.super_cluedo import events as super_cluedo
from manoir.table.helping.assistance import cards_of

Dealt = (cluedo.Dealt, super_cluedo.Dealt, cluedo_2008.Dealt)


class PlayedCarnet(Struct, frozen=True):
    """With the pawn of each seat; whoever has no name is called like it."""

    carnet: Carnet
    pawns: list[str]


def carnet_of(game: Game, view: View, players: Sequence[str]) -> Carnet:
    deck = find_edition(game.name).deck
    hand = next((event.hand for event in view.told if isinstance(event, Dealt)), None) or 0
    hands = list(cards_of(game).notebook(view).hands)
    writer = Writer(game.name, view.seat)
    for event in view.told:
        writer.hear(event)
    return Carnet(game.name, list(players), view.seat, hands, list(deck.spell_all(hand)), writer.lines)


class Writer:
    """Hears one event after another."""

    def __init__(self, edition: str, me: int) -> None:
        self.lines: list[Line] = []
        self._deck = find_edition(edition).deck
        self._me = me
        self._accused: Cards = 0

    def hear(self, event: Event) -> None:
        match event:
            case mansion.HadNone(seat=seat):
                self._answered(Answered(seat, "none"))
            case mansion.Showed(seat=seat, card=card):
                self._answered(Answered(seat, "shows", None if card is None else self._deck.spell(card)))
            case cluedo_2008.PlayedButler(seat=seat, kind=kind) if kind == SILENCE:
                self._answered(Answered(seat, "silence"))
            case cluedo.Accused() | cluedo_2008.Accused():
                self._accused = 1 << event.suspect | 1 << event.weapon | 1 << event.room
            case super_cluedo.Accused(paper=paper):
                self._accused = paper or 0
            case _:
                self.lines.extend(self._written(event))

    def _answered(self, answer: Answered) -> None:
        asked = self.lines[-1]
        if isinstance(asked, AskedLine):
            self.lines[-1] = replace(asked, answers=[*asked.answers, answer])

    def _written(self, event: Event) -> Iterator[Line]:
        match event:
            case mansion.Suggested(seat=seat, suspect=suspect, weapon=weapon, room=room):
                yield AskedLine(seat, self._spelt(1 << suspect | 1 << weapon | 1 << room))
            case mansion.AccusedWrongly(seat=seat, envelope=envelope):
                yield AccusedLine(seat, self._spelt(self._accused))
                if envelope is not None:
                    yield SeenLine("envelope", self._spelt(envelope), [seat])
            case super_cluedo.LetSee(seat=owner, to=seer, card=card):
                yield self._glimpse(owner, seer, card)
            case cluedo_2008.Glimpsed(seat=seer, owner=owner, card=card):
                yield self._glimpse(owner, seer, card)
            case cluedo_2008.Peeked(seat=seer, shower=owner, card=card):
                yield self._glimpse(owner, seer, card)
            case cluedo_2008.ShowedNeighbour(seat=owner, to=seer, card=card):
                yield self._glimpse(owner, seer, card)
            case cluedo_2008.LookedInPool(seat=seat, cards=cards):
                yield SeenLine("pool", self._spelt(cards or 0), [seat])
            case cluedo_2008.Murdered(seat=seat, hand=hand):
                yield SeenLine(seat, self._spelt(hand))

    def _glimpse(self, owner: int, seer: int, card: int | None) -> Line:
        return SeenLine(owner, [] if card is None else [self._deck.spell(card)], [seer, owner])

    def _spelt(self, cards: Cards) -> list[str]:
        return list(self._deck.spell_all(cards))
