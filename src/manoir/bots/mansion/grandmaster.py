"""A grandmaster of a Cluedo: a master that has learned, by playing, which of its options to prefer."""

from collections.abc import Callable
from typing import TypeAlias

from manoir.bots.mansion.beliefs import beliefs
from manoir.bots.mansion.effort import Effort, effort_within
from manoir.bots.mansion.grandmaster_sight import Sight
from manoir.bots.network import Network, weigh
from manoir.bots.option_rows import Rows
from manoir.bots.thought import Thought, Weights, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View

Look: TypeAlias = Callable[[View, Effort], Sight]
"""How the seat of a view sees its options."""

SLACK = 0.1
"""What is less likely than the best option by so little is as good."""


def weighed(network: Network, rows: Rows) -> Weights:
    """An option that stands alone needs no weighing."""
    options, _ = rows
    return weigh(network, rows) if len(options) > 1 else {options[0]: 0.0}


class Grandmaster:
    def __init__(self, look: Look, network: Network, seconds: float) -> None:
        self.look = look
        self.network = network
        self.effort = effort_within(seconds)

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self._decide(view, luck)[1].action

    def think(self, view: View, luck: Luck) -> Thought:
        sight, thought = self._decide(view, luck)
        return Thought(thought.action, beliefs(sight.known, sight.deck), thought.weighed)

    def _decide(self, view: View, luck: Luck) -> tuple[Sight, Thought]:
        sight = self.look(view, self.effort)
        return sight, best_of(weighed(self.network, sight.rows()), luck, slack=SLACK)
