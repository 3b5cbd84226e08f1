"""A grandmaster of Cluedo 2008: a master that has learned, by playing, which of its options to prefer."""

from functools import cache
from pathlib import Path

from manoir.bots.cluedo_2008.grandmaster_sight import Cluedo2008Sight
from manoir.bots.mansion.effort import learned_effort
from manoir.bots.mansion.grandmaster import Grandmaster
from manoir.bots.network import Network, load
from manoir.games.cluedo_2008.knowledge import notebook

WEIGHTS = Path(__file__).with_suffix(".npz")


@cache
def network() -> Network:
    return load(WEIGHTS, Cluedo2008Sight.levels())


@cache
def make(seconds: float) -> Grandmaster:
    return Grandmaster(Cluedo2008Sight, notebook, network(), learned_effort(seconds))
