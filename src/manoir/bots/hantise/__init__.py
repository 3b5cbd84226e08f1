"""Bots for Hantise, weakest first."""

from manoir.bots.bot import Level
from manoir.bots.hantise.beliefs import PLANNING, STANDING
from manoir.bots.hantise.detective import Detective
from manoir.bots.hantise.forecast import chance_to_win
from manoir.bots.hantise.inspector import Inspector
from manoir.bots.hantise.judging import JUDGE
from manoir.bots.hantise.master import Master
from manoir.bots.hantise.novice import Novice
from manoir.bots.network_level import learned

BOTS = {
    "novice": Level(lambda game, seconds: Novice(), beliefs=STANDING),
    "inspector": Level(lambda game, seconds: Inspector(), beliefs=STANDING),
    "detective": Level(lambda game, seconds: Detective(), beliefs=STANDING),
    "master": Level(
        lambda game, seconds: Master(seconds), seconds=0.2, beliefs=PLANNING, forecast=chance_to_win, judge=JUDGE
    ),
    "grandmaster": learned("manoir.bots.hantise.grandmaster", PLANNING),
}
