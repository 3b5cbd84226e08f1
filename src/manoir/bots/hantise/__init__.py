"""Bots for Hantise, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.hantise.detective import Detective
from manoir.bots.hantise.master import Master
from manoir.bots.hantise.novice import Novice
from manoir.bots.network_level import learned

BOTS = {
    "novice": Level(lambda game, seconds: Novice()),
    "detective": Level(lambda game, seconds: Detective()),
    "master": Level(lambda game, seconds: Master(seconds), seconds=0.2),
    "grandmaster": learned("manoir.bots.hantise.grandmaster"),
}
