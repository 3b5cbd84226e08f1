"""The three Cluedos as their grandmasters see them."""

from collections.abc import Callable, Mapping

from manoir.bots.cluedo.grandmaster import CluedoSight
from manoir.bots.cluedo.steady import Turn as CluedoTurn
from manoir.bots.cluedo_2008.grandmaster_sight import Cluedo2008Sight
from manoir.bots.cluedo_2008.steady import Turn as Cluedo2008Turn
from manoir.bots.mansion.clues import Clues
from manoir.bots.super_cluedo.detective import Detective
from manoir.bots.super_cluedo.grandmaster import SuperCluedoSight
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.state import State
from manoir.core.views import View
from manoir.deduction import Notebook
from manoir.games.cluedo import knowledge as cluedo
from manoir.games.cluedo.picture import Picture as CluedoPicture
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo_2008 import knowledge as cluedo_2008
from manoir.games.cluedo_2008.picture import Picture as Cluedo2008Picture
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.mansion.actions import Show
from manoir.games.super_cluedo import knowledge as super_cluedo
from manoir.games.super_cluedo.picture import Picture as SuperCluedoPicture
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.lab.training.mansion_table import Table


class CluedoTable(Table):
    sight = CluedoSight

    def notebook(self, view: View) -> Notebook:
        return cluedo.notebook(view)

    def detective(self, view: View, seen: CluedoPicture, clues: Callable[[], Clues], luck: Luck) -> Action:
        if isinstance(view.options[0], Show):
            return pick(view.options, luck)  # He need not draw conclusions for that.
        return CluedoTurn(view, seen, luck, clues()).choose()

    def is_out(self, state: State, seat: int) -> bool:
        assert isinstance(state, CluedoState)
        return bool(state.out >> seat & 1)


class SuperCluedoTable(Table):
    sight = SuperCluedoSight

    def notebook(self, view: View) -> Notebook:
        return super_cluedo.notebook(view)

    def detective(self, view: View, seen: SuperCluedoPicture, clues: Callable[[], Clues], luck: Luck) -> Action:
        return Detective().decide(view, seen, clues, luck)

    def is_out(self, state: State, seat: int) -> bool:
        assert isinstance(state, SuperCluedoState)
        return bool(state.out >> seat & 1)


class Cluedo2008Table(Table):
    sight = Cluedo2008Sight

    def notebook(self, view: View) -> Notebook:
        return cluedo_2008.notebook(view)

    def detective(self, view: View, seen: Cluedo2008Picture, clues: Callable[[], Clues], luck: Luck) -> Action:
        return Cluedo2008Turn(view, seen, luck, clues()).choose()

    def is_out(self, state: State, seat: int) -> bool:
        assert isinstance(state, Cluedo2008State)
        return not state.active >> seat & 1


TABLES: Mapping[str, type[Table]] = {
    "cluedo": CluedoTable,
    "super-cluedo": SuperCluedoTable,
    "cluedo-2008": Cluedo2008Table,
}
