"""Bots for Cluedo, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.cluedo.detective import Detective
from manoir.bots.cluedo.judging import JUDGE
from manoir.bots.cluedo.master import master
from manoir.bots.cluedo.novice import Novice
from manoir.bots.mansion.beliefs import CERTAINTIES, MEMORIES, ODDS
from manoir.bots.mansion.noting import conclusions_from_notes
from manoir.bots.network_level import learned

BOTS = {
    "novice": Level(lambda game, seconds: Novice(), beliefs=MEMORIES),
    "inspector": Level(lambda game, seconds: Detective(conclusions_from_notes(rounds=1)), beliefs=CERTAINTIES),
    "detective": Level(lambda game, seconds: Detective(), beliefs=CERTAINTIES, by_certainties=True),
    "master": Level(lambda game, seconds: master(seconds), seconds=1.0, beliefs=ODDS, judge=JUDGE),
    "grandmaster": learned("manoir.bots.cluedo.grandmaster", ODDS, seconds=1.0),
}
