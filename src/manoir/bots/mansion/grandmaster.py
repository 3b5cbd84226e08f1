"""A grandmaster of a Cluedo: a master that has learned, by playing, which of its options to prefer."""

from collections.abc import Callable
from functools import partial

from manoir.bots.following import Followers
from manoir.bots.mansion.beliefs import beliefs
from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.following import MansionFollower
from manoir.bots.mansion.grandmaster_sight import Sight
from manoir.bots.network import Network, weigh
from manoir.bots.option_rows import Rows
from manoir.bots.thought import Thought, Weights, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import Notebook

SLACK = 0.1
"""What is less likely than the best option by so little is as good."""


def weighed(network: Network, rows: Rows) -> Weights:
    """An option that stands alone needs no weighing."""
    options, _ = rows
    return weigh(network, rows) if len(options) > 1 else {options[0]: 0.0}


class Grandmaster:
    def __init__(
        self, sight: type[Sight], notebook: Callable[[View], Notebook], network: Network, effort: Effort
    ) -> None:
        self.sight = sight
        self.notebook = notebook
        self.network = network
        self.effort = effort
        self.followers = Followers(partial(MansionFollower, notebook=notebook))

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self._weighed(self.look(view), luck).action

    def think(self, view: View, luck: Luck) -> Thought:
        sight = self.look(view)
        thought = self._weighed(sight, luck)
        return Thought(thought.action, beliefs(sight.known, sight.deck), thought.weighed)

    def look(self, view: View) -> Sight:
        follower = self.followers.of(view)
        return self.sight(view, follower.seen(view), follower.study(view, self.effort))

    def _weighed(self, sight: Sight, luck: Luck) -> Thought:
        return best_of(weighed(self.network, sight.rows()), luck, slack=SLACK)
