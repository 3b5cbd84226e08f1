"""Bots for Cluedo, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.cluedo.detective import Detective
from manoir.bots.cluedo.master import master
from manoir.bots.cluedo.novice import Novice

BOTS = {
    "novice": Level(lambda game, seconds: Novice()),
    "detective": Level(lambda game, seconds: Detective()),
    "master": Level(lambda game, seconds: master(seconds), seconds=1.0),
}
