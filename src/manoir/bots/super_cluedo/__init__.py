"""Bots for Super Cluedo, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.mansion.beliefs import CERTAINTIES, ODDS
from manoir.bots.mansion.noting import conclusions_from_notes
from manoir.bots.network_level import learned
from manoir.bots.super_cluedo.detective import Detective
from manoir.bots.super_cluedo.judging import JUDGE
from manoir.bots.super_cluedo.master import master

BOTS = {
    "novice": Level(lambda game, seconds: Detective(conclusions_from_notes(rounds=0.5)), beliefs=CERTAINTIES),
    "inspector": Level(lambda game, seconds: Detective(conclusions_from_notes(rounds=1.5)), beliefs=CERTAINTIES),
    "detective": Level(lambda game, seconds: Detective(), beliefs=CERTAINTIES, by_certainties=True),
    "master": Level(lambda game, seconds: master(seconds), seconds=1.0, beliefs=ODDS, judge=JUDGE),
    "grandmaster": learned("manoir.bots.super_cluedo.grandmaster", ODDS, seconds=1.0),
}
