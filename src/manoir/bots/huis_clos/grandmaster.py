"""A grandmaster of Huis Clos: a master whose Murderer has learned, by playing, which of his options to prefer."""

from functools import cache, partial
from pathlib import Path

import numpy as np

from manoir.bots.huis_clos import Player, master, masterly_odds, may_follow
from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.grandmaster_duel import LEVELS as DUEL_LEVELS
from manoir.bots.huis_clos.grandmaster_duel import DuelSight
from manoir.bots.huis_clos.grandmaster_rows import Rows
from manoir.bots.huis_clos.grandmaster_sight import LEVELS, Sight
from manoir.bots.huis_clos.mind import WHIM, Mind
from manoir.bots.network import UNIT, Network, load
from manoir.bots.thought import Weights
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.games.huis_clos.picture import picture

HERE = Path(__file__)


@cache
def networks() -> tuple[Network, Network]:
    """Of the Murderer until the Confrontation, and in it."""
    return load(HERE.with_suffix(".npz"), LEVELS), load(HERE.with_name("grandmaster_duel.npz"), DUEL_LEVELS)


def weighed(network: Network, rows: Rows, luck: Luck) -> Weights:
    """How much likelier one option is than another, and a whim."""
    options, (*seen, _) = rows
    numbers = np.frombuffer(b"".join(seen), np.uint8).reshape(len(options), -1)
    found = zip(options, network(numbers)[:, 0].tolist(), strict=True)
    return {option: weight / UNIT + WHIM * luck.below(1000) / 1000 for option, weight in found}


class Learned(Sight):
    """The Murderer until the Confrontation, by a network that weighs each option by its row."""

    def __init__(self, network: Network, mind: Beliefs, luck: Luck, public: Beliefs | None = None) -> None:
        super().__init__(mind, luck, public)
        self.network = network

    def weigh(self) -> Weights:
        return weighed(self.network, self.rows(), self.luck)


class LearnedDuel(DuelSight):
    """The same in the Confrontation."""

    def __init__(self, network: Network, mind: Beliefs, luck: Luck) -> None:
        super().__init__(mind, luck, 0.0)
        self.network = network

    def weigh(self) -> Weights:
        return weighed(self.network, self.rows(), self.luck)


def grandmaster(networks: tuple[Network, Network], seconds: float, view: View, luck: Luck) -> Mind:
    seen = picture(view)
    if not seen.roles[seen.seat] or not may_follow(seconds, view):
        return master(seconds, view, luck)
    until, duel = networks
    return LearnedDuel(duel, Beliefs(view), luck) if seen.duel else Learned(until, Beliefs(view), luck)


def make(seconds: float) -> Player:
    return Player(partial(grandmaster, networks(), seconds), partial(masterly_odds, seconds))
