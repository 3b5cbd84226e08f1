"""Bots for Cluedo 2008, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.cluedo_2008.detective import Detective, Novice
from manoir.bots.cluedo_2008.master import Master

BOTS = {
    "novice": Level(lambda game, seconds: Novice()),
    "detective": Level(lambda game, seconds: Detective()),
    "master": Level(lambda game, seconds: Master(seconds), seconds=1.0),
}
