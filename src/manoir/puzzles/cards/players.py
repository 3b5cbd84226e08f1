"""Who plays the games that puzzles are made of: plain people who ask for what they have not seen.

They never change: the name of a puzzle stands for the same game in every later version of the house.
"""

from collections.abc import Iterator
from functools import cache

from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome, pick
from manoir.core.game import Game
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View, view
from manoir.deduction.facts import Saw
from manoir.games.knowing import HiddenCards

BLUFF = 5
"""One question in so many names anything at all."""


def play_turns(game: Game, knowledge: HiddenCards, setup: Setup, luck: Luck) -> Iterator[State]:
    """The game after each decision, to its end; nobody risks an accusation."""
    state = game.start(setup, game.deal(setup, luck))
    while (actor := state.actor) >= 0 or actor == CHANCE:
        if actor == CHANCE:
            state.take(outcome(state, luck))
            continue
        state.take(choose(game, knowledge, view(setup, state, actor), luck))
        yield state


def choose(game: Game, knowledge: HiddenCards, seen: View, luck: Luck) -> Action:
    """What names most cards that the seat has not seen; what names cards at all, before what names none."""
    options = sorted(seen.cautious, key=lambda action: action.text)
    if len(options) == 1:
        return options[0]
    notebook = knowledge.notebook(seen)
    names = _named(game, notebook.deck)
    bluffs = luck.below(BLUFF) == 0
    known = 0 if bluffs else sum({1 << fact.card for fact in notebook.facts if isinstance(fact, Saw)})
    worth = [2 * (names[action] & ~known).bit_count() + (names[action] > 0) for action in options]
    best = max(worth)
    return pick([action for action, found in zip(options, worth, strict=True) if found == best], luck)


@cache
def _named(game: Game, deck: int) -> dict[Action, int]:
    """The cards whose names stand in an action's text."""
    assert isinstance(game.knowledge, HiddenCards)
    numbers = {name: 1 << number for number, name in enumerate(game.knowledge.spell_all(deck))}
    return {action: sum({numbers.get(word, 0) for word in action.text.split()}) for action in game.actions}
