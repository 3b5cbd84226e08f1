"""Whole games by bots, with the time of every decision."""

from time import process_time

from msgspec import Struct

from manoir.bots.bot import Bot, bots_of, decision_luck, make_bot
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE, NOBODY
from manoir.core.views import View, view
from manoir.games.registry import find_game

HURRIED = 0.02
"""What a master's decision may take here, in seconds."""
TRIES = 3


class Decision(Struct, frozen=True):
    level: str
    seconds: float
    view: View
    choice: Action


def budget(game: str, level: str) -> float:
    return HURRIED if level == "master" else bots_of(find_game(game))[level].seconds


def timed(bot: Bot, seen: View, seed: int, allowed: float) -> tuple[Action, float]:
    """The choice and its time; a slow one is made again, for a busy machine is not the bot's fault."""
    times: list[float] = []
    while len(times) < TRIES:
        start = process_time()
        choice = bot.choose(seen, decision_luck(seed, seen))
        times.append(process_time() - start)
        if times[-1] < allowed:
            break
    return choice, min(times)


def whole_game(game: str, levels: list[str], seed: int) -> tuple[str, list[Decision]]:
    """Why it ended, and every decision; a choice that is none of the options fails at once."""
    rules = find_game(game)
    setup, luck = rules.setup(len(levels)), SeededLuck(f"whole {seed}")
    state = rules.start(setup, rules.deal(setup, luck))
    bots = [make_bot(rules, level, budget(game, level)) for level in levels]
    decisions = []
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            state.take(outcome(state, luck))
            continue
        seen = view(setup, state, actor)
        choice, seconds = timed(bots[actor], seen, seed, budget(game, levels[actor]))
        decisions.append(Decision(levels[actor], seconds, seen, choice))
        assert choice in seen.options
        state.play(choice)
    over = state.outcome
    assert over is not None
    return over.reason, decisions
