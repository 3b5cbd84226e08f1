"""Bots for Huis Clos, weakest first: they differ in what they believe, from the master on also in what they make of
it."""

from collections.abc import Callable
from functools import partial

from manoir.bots.bot import Level
from manoir.bots.huis_clos.answering import Answers
from manoir.bots.huis_clos.beliefs import Dangers, Suspects, Weapons
from manoir.bots.huis_clos.believing import Beliefs, Odds, naive_odds
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.guilty import Guilty
from manoir.bots.huis_clos.innocent import Innocent
from manoir.bots.huis_clos.inspector import doubtful_odds
from manoir.bots.huis_clos.judging import JUDGE
from manoir.bots.huis_clos.mind import Mind
from manoir.bots.huis_clos.murderer import Murderer
from manoir.bots.huis_clos.pretending import Crowd
from manoir.bots.huis_clos.talking import Occasions, call_to
from manoir.bots.huis_clos.wary import Wary
from manoir.bots.network_level import learned
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.picture import Picture, picture

FOLLOWED_A_SECOND = 80_000
"""So many events, times the seats that may be the Murderer, leave a slow machine time for the rest."""


def novice(view: View, luck: Luck) -> Mind:
    """Goes by the weapons that it saw others take."""
    seen = picture(view)
    return (Guilty if is_killer(seen) else Innocent)(view, seen, naive_odds(view, seen), luck)


def inspector(view: View, luck: Luck) -> Mind:
    """The same, and rather those who can have done it."""
    seen = picture(view)
    return (Guilty if is_killer(seen) else Innocent)(view, seen, doubtful_odds(view), luck)


def detective(view: View, luck: Luck) -> Mind:
    """Follows every clue, and knows who can have done what."""
    beliefs = Beliefs(view)
    return (Guilty if is_killer(beliefs.seen) else Innocent)(view, beliefs.seen, beliefs.odds, luck)


def master(seconds: float, view: View, luck: Luck) -> Mind:
    """Reads the others as well; what it has no time to follow it takes as a novice would."""
    if not may_follow(seconds, view):
        return novice(view, luck)
    beliefs = Beliefs(view)
    if beliefs.seen.duel:
        return Duellist(beliefs, luck, seconds)
    return (Murderer if is_killer(beliefs.seen) else Wary)(beliefs, luck)


def masterly_odds(seconds: float, view: View) -> Odds:
    return Beliefs(view).read() if may_follow(seconds, view) else naive_odds(view, picture(view))


def may_follow(seconds: float, view: View) -> bool:
    return len(view.told) * view.setup.seats <= FOLLOWED_A_SECOND * seconds


def is_killer(seen: Picture) -> bool:
    """The Murderer, and in the Confrontation both."""
    return seen.duel or bool(seen.roles[seen.seat])


class Player:
    def __init__(self, mind_for: Callable[[View, Luck], Mind], odds_of: Callable[[View], Odds]) -> None:
        self.mind_for = mind_for
        self.odds_of = odds_of

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else best_of(self.mind_for(view, luck).weigh(), luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        mind = self.mind_for(view, luck)
        return best_of(mind.weigh(), luck, mind.believed())

    def remark(self, view: View, luck: Luck) -> Claim | None:
        seen = picture(view)
        return Occasions(view, seen, self._crowd(view), luck).remark() if may_speak(view, seen) else None

    def reply(self, view: View, luck: Luck) -> Claim | None:
        seen, called = picture(view), call_to(view)
        if called is None or not may_speak(view, seen):
            return None
        return Answers(view, seen, self._crowd(view), luck).to(called)

    def _crowd(self, view: View) -> Crowd:
        return Crowd(view, self.odds_of)


def may_speak(view: View, seen: Picture) -> bool:
    """The dead and those who only watch say nothing, nor is there anything to say when all know the Murderer."""
    return view.seat < seen.seats and bool(seen.living >> view.seat & 1) and not seen.duel and seen.winner is None


BOTS = {
    "novice": Level(
        lambda game, seconds: Player(novice, lambda view: naive_odds(view, picture(view))), beliefs=(Suspects,)
    ),
    "inspector": Level(lambda game, seconds: Player(inspector, doubtful_odds), beliefs=(Suspects,)),
    "detective": Level(
        lambda game, seconds: Player(detective, lambda view: Beliefs(view).odds),
        beliefs=(Suspects,),
        by_certainties=True,
    ),
    "master": Level(
        lambda game, seconds: Player(partial(master, seconds), partial(masterly_odds, seconds)),
        seconds=1.0,
        beliefs=(Suspects, Dangers, Weapons),
        judge=JUDGE,
    ),
    "grandmaster": learned("manoir.bots.huis_clos.grandmaster", (Suspects, Dangers, Weapons), seconds=1.0),
}
