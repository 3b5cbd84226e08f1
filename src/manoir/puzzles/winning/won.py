"""Finding turns that win whatever is drawn: while a turn lasts, where one plan alone does."""

from collections.abc import Iterator
from functools import partial
from operator import is_not

from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome, shuffle
from manoir.core.game import Game
from manoir.core.seats import CHANCE
from manoir.core.views import View, view
from manoir.games.knowing import Certainty, Turn, Turns
from manoir.puzzles.lines import line_numbers, story_of
from manoir.puzzles.puzzle import Line, Order
from manoir.puzzles.winning.winning_puzzle import Plan, Winning, WinningPuzzle, texts

FEWEST_PLAYS = 2
WRONG = 3
"""How many turns are offered beside the right one."""
MOST_LINES = 14


def won(order: Order, game: Game, certainty: Certainty, luck: Luck) -> Iterator[WinningPuzzle]:
    """All of one game."""
    setup = game.setup(2)
    state = game.start(setup, game.deal(setup, luck))
    while (actor := state.actor) >= 0 or actor == CHANCE:
        if actor == CHANCE:
            state.take(outcome(state, luck))
            continue
        seen = view(setup, state, actor)
        if found := _at(order, certainty, seen, luck):
            yield found
        state.take(certainty.plays(seen, luck))


def _at(order: Order, certainty: Certainty, seen: View, luck: Luck) -> WinningPuzzle | None:
    """The one of this moment, if there is one."""
    turns = certainty.turns(seen)
    if not turns:
        return None
    promising = turns.promising()
    answer = next((turn for turn in promising if turns.stands(turn)), None)
    if answer is None or not _is_needed(turns, certainty, answer):
        return None
    wrong = _tempting(turns, certainty, promising, answer)
    least = _least(certainty, wrong)
    lines = _lines(certainty, seen)
    if len(wrong) < WRONG or lines[-1] > MOST_LINES:
        return None
    rest = [turn for turn in wrong if turn not in least]
    offers = [answer, *(*least, *rest)[:WRONG]]
    shuffle(offers, luck)
    proof = Plan(len(_plays(certainty, answer)), tuple(map(turns.course, offers)), len(least))
    return WinningPuzzle(
        order=order.graded(proof),
        view=View(seen.setup, seen.seat, seen.told, (), ()),
        story=(Line(0, ()), *story_of(certainty.tells, seen.told, lines)[1:]),
        question=Winning(tuple(map(texts, offers))),
        answer=offers.index(answer),
        proof=proof,
        lines=tuple(lines),
    )


def _is_needed(turns: Turns, certainty: Certainty, answer: Turn) -> bool:
    """Whether nobody can win for sure without each part of it: then no other plan does, but for order and additions."""
    plays = _plays(certainty, answer)
    return len(plays) >= FEWEST_PLAYS and not any(turns.wins(partial(is_not, part)) for part in plays)


def _tempting(turns: Turns, certainty: Certainty, promising: dict[Turn, int], answer: Turn) -> list[Turn]:
    """Turns that seem to win and do not, those first that are most like the right one and reach most."""
    right = _plays(certainty, answer)
    wrong = sorted(
        (turn for turn in promising if not turns.stands(turn)),
        key=lambda turn: (-len(_plays(certainty, turn) & right), -promising[turn], texts(turn)),
    )
    return [*{_plays(certainty, turn): turn for turn in reversed(wrong)}.values()][::-1]


def _least(certainty: Certainty, wrong: list[Turn]) -> list[Turn]:
    """Those of which nothing can be left out."""
    plays = [_plays(certainty, turn) for turn in wrong]
    return [turn for turn, here in zip(wrong, plays, strict=True) if not any(fewer < here for fewer in plays)]


def _plays(certainty: Certainty, turn: Turn) -> frozenset[Action]:
    return frozenset(filter(certainty.is_play, turn))


def _lines(certainty: Certainty, seen: View) -> list[int]:
    """The line of each event: what came before this round is line 0."""
    numbers = line_numbers(certainty.begins, seen.told)
    begun = max(at for at, event in enumerate(seen.told) if isinstance(event, certainty.round))
    return [max(0, number - numbers[begun] + 1) for number in numbers]
