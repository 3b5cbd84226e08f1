"""Why a bot chose: what it believed, what it weighed, and what it took."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from msgspec import Struct

from manoir.bots.belief import Belief
from manoir.bots.bot import Bot
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.views import View

Weights = Mapping[Action, float]
"""What each action is worth to the bot, in whatever it counts at this decision."""


class Thought(Struct, frozen=True):
    """`weighed` is what came into question, best first."""

    action: Action
    believed: tuple[Belief, ...] = ()
    weighed: tuple[tuple[Action, float], ...] = ()


@runtime_checkable
class Thinker(Protocol):
    """A bot that can say why; its `choose` is the action of its thought."""

    def think(self, view: View, luck: Luck) -> Thought: ...


def think(bot: Bot, view: View, luck: Luck) -> Thought:
    """Whoever cannot say why just takes something."""
    return bot.think(view, luck) if isinstance(bot, Thinker) else Thought(bot.choose(view, luck))


def best_of(weights: Weights, luck: Luck, believed: tuple[Belief, ...] = (), slack: float = 0.0) -> Thought:
    """Any of the best, or of those that are worse by no more than `slack`: who always takes the best is foreseen."""
    least = max(weights.values()) - slack
    action = pick([action for action, worth in weights.items() if worth >= least], luck)
    return Thought(action, believed, tuple(sorted(weights.items(), key=lambda item: -item[1])))
