"""Luck apart from choices."""

from functools import cache
from pathlib import Path

import pytest

from manoir.bots.bot import judge_of
from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.core.records import load
from manoir.core.seats import CHANCE
from manoir.deduction.posterior import solve
from manoir.games.registry import find_game
from manoir.table.helping.assistance import cards_of
from manoir.table.past import luck
from manoir.table.past.luck import Costly, Reckoning, costliest, reckon
from manoir.table.refusal import Refusal

GAMES = Path(__file__).parents[1] / "games"
CLUEDOS = ["cluedo", "super_cluedo", "cluedo_2008"]
JUDGED = ["hantise", "huis_clos"]
ROLLS = 4
"""So many moves of chance are looked at."""


def recorded(name: str) -> Match:
    # In the first game of Cluedo 2008 the only witness dies.
    which = "b" if name == "cluedo_2008" else "a"
    return load(min((GAMES / name / "records").glob(f"{which}-*.txt")), find_game).match


@cache
def reckoned(name: str) -> Reckoning:
    return reckon(recorded(name))


def then(match: Match, question: Costly) -> Match:
    """The game as it was when this was decided."""
    return Match(match.game, match.setup, match.deal, match.moves[: question.ply - 1])


@pytest.mark.parametrize("name", CLUEDOS)
def test_every_question_is_weighed(name: str) -> None:
    match = recorded(name)
    asked = [ply for ply, move in enumerate(match.moves, 1) if isinstance(move, Played) and is_question(move)]
    assert [question.ply for question in reckoned(name).questions] == asked


def is_question(move: Played) -> bool:
    return move.action.text.startswith("suggest ")


@pytest.mark.parametrize("name", CLUEDOS)
def test_no_choice_is_better_than_the_best_and_none_tells_more_than_is_in_doubt(name: str) -> None:
    for question in reckoned(name).questions:
        assert question.choice <= 1e-9
        assert 0 <= question.asked.expected <= question.best.expected
        assert sum(heard.chance for heard in question.asked.answers) <= 1 + 1e-9


@pytest.mark.parametrize("name", CLUEDOS)
def test_what_was_told_leaves_what_the_notebook_leaves(name: str) -> None:
    match = recorded(name)
    for question in reckoned(name).questions:
        known = solve(cards_of(match.game).notebook(then(match, question).view(question.seat)))
        assert question.solutions == len(known.envelopes())
        if question.answer is not None:
            assert question.answer.solutions <= question.solutions


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.soak) if name == "super_cluedo" else name for name in CLUEDOS]
)
def test_the_best_was_offered_at_that_moment(name: str) -> None:
    match = recorded(name)
    for question in reckoned(name).questions:
        seen = then(match, question).view(question.seat)
        cards = cards_of(match.game)
        offered = [cards.spell_all(cards.subjects(seen)(option).cards) for option in seen.options]
        assert question.best.cards in offered


@pytest.mark.parametrize("name", [*CLUEDOS, *JUDGED])
def test_sums_are_those_of_all_that_was_weighed(name: str) -> None:
    told = reckoned(name)
    for seat, ledger in enumerate(told.seats):
        fell_short = sum(each.choice for each in told.judged if each.seat == seat)
        asked = sum(each.choice for each in told.questions if each.seat == seat)
        nearly = 0.05 if told.coin == "bits" else 0.01
        assert ledger.choice - 1e-9 <= fell_short + asked <= ledger.choice + nearly * ledger.decisions + 1e-9
        assert ledger.luck == pytest.approx(sum(ledger.sources.values()))
        answers = sum(question.luck for question in told.questions if question.seat == seat)
        assert ledger.sources.get("answers", 0.0) == pytest.approx(answers)
    if told.questions:
        assert told.unit == pytest.approx(sum(each.best.expected for each in told.questions) / len(told.questions))


@pytest.mark.parametrize("name", [*CLUEDOS, *JUDGED])
def test_what_would_have_been_better_was_offered_at_that_moment(name: str) -> None:
    match, told = recorded(name), reckoned(name)
    assert told.judged
    for judged in sorted(told.judged, key=lambda each: each.choice)[:5]:
        assert judged.choice < 0
        offered = [option.text for option in then(match, judged).view(judged.seat).options]
        assert judged.better in offered
        assert judged.taken in offered


@pytest.mark.parametrize("name", ["cluedo", "super_cluedo", "cluedo_2008", "hantise"])
def test_luck_is_0_on_average_over_all_that_chance_might_have_done(name: str) -> None:
    match = recorded(name)
    judge = judge_of(match.game)
    assert judge is not None
    replay = Match(match.game, match.setup, match.deal)
    weighed = rolls = 0
    for move in match.moves:
        if isinstance(move, Played) and move.seat == CHANCE and rolls < ROLLS:
            rolls += 1
            sums = [0.0] * match.setup.seats
            for option in replay.state.options:
                for stroke in judge.strokes(match.setup, replay.state, option, SeededLuck(1)):
                    sums[stroke.seat] += stroke.luck
                    weighed += bool(stroke.luck)
            assert sums == pytest.approx([0.0] * match.setup.seats, abs=1e-6)
        replay.make(move)
    assert weighed


def test_a_bet_is_lucky_by_what_was_left_to_chance() -> None:
    """The Murderer that an Innocent accuses on odds of a third brings two thirds of luck."""
    match = recorded("huis_clos")
    judge = judge_of(match.game)
    assert judge is not None
    replay = Match(match.game, match.setup, match.deal)
    found = []
    for move in match.moves:
        if isinstance(move, Played) and move.action.text.startswith("accuse "):
            seen = replay.view(move.seat)
            (stroke,) = judge.strokes(match.setup, replay.state, move.action, SeededLuck(1))
            opinion = judge.opinion(seen, move.action, SeededLuck(1))
            assert opinion is not None
            found.append((stroke.luck, opinion.why(move.action)["right"]))
        replay.make(move)
    assert all(luck in (pytest.approx(1 - odds), pytest.approx(-odds)) for luck, odds in found)


def test_the_costliest_choices_come_first() -> None:
    told = reckoned("cluedo")
    found = costliest(told, 0)
    assert 0 < len(found) <= 3
    every: list[Costly] = [*told.questions, *told.judged]
    own = [each.choice for each in every if each.seat == 0]
    assert [each.choice for each in found] == sorted(own)[: len(found)]


def test_a_game_that_nobody_judges_is_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "judge_of", lambda game: None)
    with pytest.raises(Refusal):
        reckon(recorded("hantise"))
