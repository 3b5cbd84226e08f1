"""What holds of every level of every game."""

import pytest

from manoir.bots.bot import RANDOM, bots_of
from manoir.bots.marks import MARKS
from manoir.core.game import Game
from manoir.deduction import solve
from manoir.games.knowing import HiddenCards
from manoir.games.mansion.deck import Cards
from manoir.games.registry import find_game, game_names
from manoir.table.helping.assistance import cards_of
from tests.bots.playing import Decision, whole_game

MANY = 5
THOUGHTFUL = [
    (game, level, seats)
    for game in game_names()
    if isinstance(find_game(game).knowledge, HiddenCards)
    for level, made in bots_of(find_game(game)).items()
    if made is not RANDOM
    for seats in (find_game(game).seat_counts[0], find_game(game).seat_counts[-1])
]


def is_known(game: Game, decision: Decision) -> bool:
    """Whether it is certain which of the named cards everybody who is asked holds."""
    named = cards_of(game).subjects(decision.view)(decision.choice)
    known = solve(cards_of(game).notebook(decision.view))
    return all(known.possible(seat) & named.cards == known.certain(seat) & named.cards for seat in named.asked)


@pytest.mark.parametrize("name", game_names())
def test_every_level_has_a_mark_above_that_of_the_level_below(name: str) -> None:
    marks = [MARKS[name][level] for level in bots_of(find_game(name))]
    assert marks == sorted(set(marks))


@pytest.mark.parametrize(("name", "level", "seats"), THOUGHTFUL)
def test_no_bot_repeats_a_question_whose_answer_it_knows(name: str, level: str, seats: int) -> None:
    game = find_game(name)
    for seed in range(2 if seats < MANY else 1):
        asked: set[tuple[int, Cards]] = set()
        _, decisions = whole_game(name, [level] * seats, seed)
        for decision in decisions:
            named = cards_of(game).subjects(decision.view)(decision.choice)
            if not named.asked:
                continue
            question = decision.view.seat, named.cards
            assert question not in asked or not is_known(game, decision), f"{decision.choice.text}, game {seed}"
            asked.add(question)
        assert asked
