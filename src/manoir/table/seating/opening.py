"""From a table that is set to a game: the deal that follows from the seal and the players' entropy."""

from collections.abc import Sequence

from manoir.core.game import Deal, Game
from manoir.core.setup import Setup
from manoir.table.chance.fairness import DEAL, FairLuck, mixed
from manoir.table.seating.setting import Chair
from manoir.table.table import Secrets


def secrets_of(seed: bytes, chairs: Sequence[Chair]) -> Secrets:
    """`chairs` in order of seats; those without entropy add none."""
    return Secrets(seed, mixed(seed, [bytes.fromhex(chair.entropy) for chair in chairs if chair.entropy is not None]))


def deal(game: Game, setup: Setup, secrets: Secrets) -> Deal:
    return game.deal(setup, FairLuck(secrets.key, DEAL))
