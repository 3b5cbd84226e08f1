"""The three levels of the three Cluedos: whole games by the rules, within their time, and the same again."""

from statistics import median
from time import process_time

import pytest

from manoir.bots.bot import Bot, bots_of, decision_luck, make_bot
from manoir.bots.mansion.master import SLACK
from manoir.bots.thought import Thinker
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE, NOBODY
from manoir.core.views import View, view
from manoir.games.registry import find_game

GAMES = {"cluedo": (3, 6), "super-cluedo": (3, 6), "cluedo-2008": (3, 4)}
LEVELS = ("novice", "detective", "master")
HURRIED = 0.02
"""What a master's decision may take here, in seconds."""
TABLES = [(game, seats) for game, counts in GAMES.items() for seats in counts]


def timed(bot: Bot, seen: View, seed: int) -> tuple[Action, float]:
    """The choice and its time; a slow one is made again, for a busy machine is not the bot's fault."""
    times: list[float] = []
    while len(times) < 3:
        start = process_time()
        choice = bot.choose(seen, decision_luck(seed, seen))
        times.append(process_time() - start)
        if times[-1] < HURRIED:
            break
    return choice, min(times)


def whole_game(
    game: str, seats: int, levels: list[str], seed: int
) -> tuple[str, list[tuple[str, float, View, Action]]]:
    """Why it ended, and (level, seconds, view, choice) of every decision."""
    rules = find_game(game)
    setup, luck = rules.setup(seats), SeededLuck(f"whole {seed}")
    state = rules.start(setup, rules.deal(setup, luck))
    bots = [make_bot(rules, level, HURRIED if level == "master" else None) for level in levels]
    decisions = []
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            state.take(outcome(state, luck))
            continue
        seen = view(setup, state, actor)
        choice, seconds = timed(bots[actor], seen, seed)
        decisions.append((levels[actor], seconds, seen, choice))
        assert choice in seen.options
        state.play(choice)
    over = state.outcome
    assert over is not None
    return over.reason, decisions


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_there_weakest_first(game: str) -> None:
    assert tuple(bots_of(find_game(game)))[1:] == LEVELS


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_levels_play_whole_games_by_the_rules_and_in_time(game: str, seats: int) -> None:
    spent: dict[str, list[float]] = {level: [] for level in LEVELS}
    for seed in range(2):
        levels = [LEVELS[(seat + seed) % 3] for seat in range(seats)]
        reason, decisions = whole_game(game, seats, levels, seed)
        assert reason == "accusation"
        for level, seconds, _, _ in decisions:
            spent[level].append(seconds)
    assert median(spent["novice"]) < 0.05
    assert median(spent["detective"]) < 0.05
    assert max(spent["master"]) < 1.5 * HURRIED


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_worked_out_again_from_the_view_and_the_seed(game: str) -> None:
    seats = GAMES[game][0]
    _, decisions = whole_game(game, seats, ["master"] * seats, seed=7)
    fresh = make_bot(find_game(game), "master", HURRIED)
    for _, _, seen, choice in decisions[-25:]:
        assert fresh.choose(seen, decision_luck(7, seen)) is choice


@pytest.mark.parametrize("game", GAMES)
def test_a_master_says_what_it_believed_and_weighed(game: str) -> None:
    seats = GAMES[game][0]
    _, decisions = whole_game(game, seats, ["master"] * seats, seed=3)
    master = make_bot(find_game(game), "master", HURRIED)
    assert isinstance(master, Thinker)
    weighed = 0
    for _, _, seen, choice in decisions[-25:]:
        thought = master.think(seen, decision_luck(3, seen))
        assert thought.action is choice or len(seen.options) == 1
        assert any(line.startswith("envelope: ") for line in thought.believed)
        if thought.weighed:
            weighed += 1
            assert dict(thought.weighed)[thought.action] >= thought.weighed[0][1] - SLACK
    assert weighed
