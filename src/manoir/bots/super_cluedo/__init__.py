"""Bots for Super Cluedo, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.super_cluedo.detective import Detective, Novice
from manoir.bots.super_cluedo.master import master

BOTS = {
    "novice": Level(lambda game, seconds: Novice()),
    "detective": Level(lambda game, seconds: Detective()),
    "master": Level(lambda game, seconds: master(seconds), seconds=1.0),
}
