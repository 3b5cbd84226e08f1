"""Bots for Super Cluedo, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.mansion.beliefs import CERTAINTIES, MEMORIES, ODDS
from manoir.bots.super_cluedo.detective import Detective, Novice
from manoir.bots.super_cluedo.master import master

BOTS = {
    "novice": Level(lambda game, seconds: Novice(), beliefs=MEMORIES),
    "detective": Level(lambda game, seconds: Detective(), beliefs=CERTAINTIES, by_certainties=True),
    "master": Level(lambda game, seconds: master(seconds), seconds=1.0, beliefs=ODDS),
}
