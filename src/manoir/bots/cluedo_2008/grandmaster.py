"""A grandmaster of Cluedo 2008: a master that has learned, by playing, which of its options to prefer."""

from functools import cache
from pathlib import Path

from manoir.bots.cluedo_2008.grandmaster_sight import Cluedo2008Sight
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.grandmaster import Grandmaster
from manoir.bots.mansion.study import study_of
from manoir.bots.network import Network, load
from manoir.core.views import View
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import picture

WEIGHTS = Path(__file__).with_suffix(".npz")


def look(view: View, effort: Effort) -> Cluedo2008Sight:
    return Cluedo2008Sight(view, picture(view), study_of(notebook(view), view, effort))


@cache
def network() -> Network:
    return load(WEIGHTS, Cluedo2008Sight.levels())


def make(seconds: float) -> Grandmaster:
    return Grandmaster(look, network(), seconds)
