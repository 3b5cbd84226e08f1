"""Observations of Cluedo."""

from manoir.games.cluedo.components import BOARD, DECK, STARTS
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.mansion.actions import Fall
from manoir.games.mansion.events import Asked
from manoir.lab.observations.mansion import HEARING, MansionObserver, place_bits
from manoir.lab.observations.recalling import RecallingObserver
from manoir.lab.observations.rows import Observed


class CluedoObserver(MansionObserver):
    board = BOARD
    deck = DECK
    starts = STARTS
    spots = place_bits(BOARD)

    def dealt(self, event: Dealt) -> None:
        self.holds_exactly(self.seat, event.hand or 0)


CluedoObserver.hearing = HEARING | {
    Dealt: CluedoObserver.dealt,
    Asked: CluedoObserver.is_asked,
    Accused: CluedoObserver.accused_openly,
}


class Recalling(RecallingObserver, CluedoObserver):
    pass


OBSERVED = Observed((CluedoObserver, Recalling), chance=(Fall,))
