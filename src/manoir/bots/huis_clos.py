"""Bots for Huis Clos, weakest first: they differ in what they believe, and the master also in what it makes of it."""

from collections.abc import Callable, Sequence

from manoir.bots.bot import Level
from manoir.bots.huis_clos_believing import Beliefs, exact_odds, in_words, naive_odds
from manoir.bots.huis_clos_guilty import Guilty
from manoir.bots.huis_clos_innocent import Innocent
from manoir.bots.huis_clos_master import Murderer, Wary
from manoir.bots.huis_clos_mind import Mind
from manoir.bots.huis_clos_talking import claims_from
from manoir.bots.thought import Thought, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.picture import picture


def novice(view: View, luck: Luck) -> Mind:
    seen = picture(view)
    role = Guilty if _is_killer(seen.roles, view.seat, seen.duel) else Innocent
    return role(view, seen, naive_odds(view, seen), luck)
