"""A suggestion, and the answers of all witnesses in turn."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.seats import CHANCE, only
from manoir.core.steps import Step
from manoir.games.mansion.actions import Show, Suggest
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import Asked, HadNone, Showed, Suggested
from manoir.games.mansion.pawns import bring
from manoir.games.mansion.rooms import room_card
from manoir.games.super_cluedo.actions import shows
from manoir.games.super_cluedo.components import BOARD, DECK, is_scene
from manoir.games.super_cluedo.refusals import refusal
from manoir.games.super_cluedo.state import SuperCluedoState


def may_suggest_here(table: SuperCluedoState) -> bool:
    """Never two suggestions running in the same place, however long ago the latest was (SC-R22)."""
    player = table.player
    place = table.pawns[table.suspects[player]]
    return is_scene(place) and place != table.latest[player]


def suggest(table: SuperCluedoState, action: Suggest, then: Step[SuperCluedoState]) -> Step[SuperCluedoState]:
    place = table.place
    if bring(table, BOARD, action.suspect, place):
        table.called |= 1 << action.suspect
    table.weapons[action.weapon - DECK.first_weapon] = place
    table.latest[table.player] = place
    card = room_card(DECK, BOARD, place)
    table.tell(Suggested(table.player, action.suspect, action.weapon, card))
    named = 1 << action.suspect | 1 << action.weapon | 1 << card
    return ask(table, (table.player + 1) % table.seats, named, then)


def ask(table: SuperCluedoState, witness: int, named: Cards, then: Step[SuperCluedoState]) -> Step[SuperCluedoState]:
    """From this witness on, clockwise: whoever has none says so, whoever has some must show one."""
    seats = table.seats
    while witness != table.player:
        if table.hands[witness] & named:
            table.tell(Asked(witness))
            return Witnessing(witness, named, then)
        table.tell(HadNone(witness))
        witness = (witness + 1) % seats
    return then


class Witnessing(Step[SuperCluedoState], frozen=True):
    """A witness who holds named cards must show one, to the suggester alone; then the others are asked all the same."""

    witness: int
    named: Cards
    then: Step[SuperCluedoState]

    def actor(self, table: SuperCluedoState) -> int:
        return self.witness

    def options(self, table: SuperCluedoState) -> tuple[Action, ...]:
        return shows(table.hands[self.witness] & self.named)

    def take(self, table: SuperCluedoState, action: Show) -> Step[SuperCluedoState]:
        witness, suggester = self.witness, table.player
        table.tell(Showed(witness, suggester, action.card), only(witness, suggester), Showed(witness, suggester, None))
        return ask(table, (witness + 1) % table.seats, self.named, self.then)

    def refusal(self, table: SuperCluedoState, action: Action) -> IllegalAction:
        return refusal("answer", action)

    def when_away(self, table: SuperCluedoState) -> Step[SuperCluedoState]:
        return WitnessingAtRandom(self.witness, self.named, self.then)


class WitnessingAtRandom(Witnessing, frozen=True):
    """The cards of a player who is away still answer (SC-R29)."""

    def actor(self, table: SuperCluedoState) -> int:
        return CHANCE
