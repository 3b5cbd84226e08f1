"""Bots for Cluedo 2008, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.cluedo_2008.detective import Detective, Novice
from manoir.bots.cluedo_2008.judging import JUDGE
from manoir.bots.cluedo_2008.master import Master
from manoir.bots.mansion.beliefs import CERTAINTIES, MEMORIES, ODDS
from manoir.bots.mansion.noting import conclusions_from_notes
from manoir.bots.network_level import learned

BOTS = {
    "novice": Level(lambda game, seconds: Novice(), beliefs=MEMORIES),
    "inspector": Level(lambda game, seconds: Detective(conclusions_from_notes(rounds=2)), beliefs=CERTAINTIES),
    "detective": Level(lambda game, seconds: Detective(), beliefs=CERTAINTIES, by_certainties=True),
    "master": Level(lambda game, seconds: Master(seconds), seconds=1.0, beliefs=ODDS, judge=JUDGE),
    "grandmaster": learned("manoir.bots.cluedo_2008.grandmaster", ODDS, seconds=1.0),
}
