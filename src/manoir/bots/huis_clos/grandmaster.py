"""A grandmaster of Huis Clos: a master who has learned, by playing, which of his options to prefer."""

from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from manoir.bots.following import Followers
from manoir.bots.huis_clos import Player, master, masterly_odds, may_follow
from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.following import HuisClosFollower
from manoir.bots.huis_clos.grandmaster_duel import LEVELS as DUEL_LEVELS
from manoir.bots.huis_clos.grandmaster_duel import DuelSight
from manoir.bots.huis_clos.grandmaster_innocent import LEVELS as INNOCENT_LEVELS
from manoir.bots.huis_clos.grandmaster_innocent import InnocentSight
from manoir.bots.huis_clos.grandmaster_sight import LEVELS, Sight
from manoir.bots.huis_clos.mind import WHIM, Mind
from manoir.bots.huis_clos.pretending import seen_by_all
from manoir.bots.network import Network, load, weigh
from manoir.bots.option_rows import Rows
from manoir.bots.thought import Weights
from manoir.core.chance import Luck
from manoir.core.views import View

HERE = Path(__file__)


class Networks(NamedTuple):
    """Of the Murderer until the Confrontation and in it, and of an Innocent until then."""

    murderer: Network
    duel: Network
    innocent: Network


@cache
def networks() -> Networks:
    return Networks(
        load(HERE.with_suffix(".npz"), LEVELS),
        load(HERE.with_name("grandmaster_duel.npz"), DUEL_LEVELS),
        load(HERE.with_name("grandmaster_innocent.npz"), INNOCENT_LEVELS),
    )


def weighed(network: Network, rows: Rows, luck: Luck) -> Weights:
    """With a whim."""
    weights = weigh(network, rows)
    return {option: weight + WHIM * luck.below(1000) / 1000 for option, weight in weights.items()}


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


class LearnedInnocent(InnocentSight):
    """An Innocent until the Confrontation."""

    def __init__(self, network: Network, mind: Beliefs, luck: Luck, public: Beliefs | None = None) -> None:
        super().__init__(mind, luck, public)
        self.network = network

    def weigh(self) -> Weights:
        return weighed(self.network, self.rows(), self.luck)


def learned(networks: Networks, mind: Beliefs, luck: Luck, public: Beliefs) -> Mind:
    """With what all have seen; the last Innocent is a master's."""
    is_murderer = mind.seen.roles[mind.view.seat]
    if mind.seen.duel:
        return LearnedDuel(networks.duel, mind, luck) if is_murderer else Duellist(mind, luck, 0.0)
    if is_murderer:
        return Learned(networks.murderer, mind, luck, public)
    return LearnedInnocent(networks.innocent, mind, luck, public)


def grandmaster(
    networks: Networks, followers: Followers[HuisClosFollower], seconds: float, view: View, luck: Luck
) -> Mind:
    if not may_follow(seconds, view):
        return master(seconds, view, luck)
    mind, public = followers.of(view).beliefs(view), seen_by_all(view)
    return learned(networks, mind, luck, followers.of(public).beliefs(public))


@cache
def make(seconds: float) -> Player:
    followers = Followers(HuisClosFollower)
    return Player(partial(grandmaster, networks(), followers, seconds), partial(masterly_odds, seconds))
