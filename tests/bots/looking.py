"""What a grandmaster of a Cluedo sees of a view that it comes upon unprepared."""

from importlib import import_module

from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.grandmaster import Grandmaster
from manoir.bots.mansion.grandmaster_sight import Sight
from manoir.core.views import View


def look(game: str, view: View, effort: Effort) -> Sight:
    usual: Grandmaster = import_module(f"manoir.bots.{game.replace('-', '_')}.grandmaster").make(1.0)
    return Grandmaster(usual.sight, usual.notebook, usual.network, effort).look(view)
