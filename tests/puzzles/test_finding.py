"""Puzzles made of games: one answer each, by another prover as well, and the same for ever."""

from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256

import pytest

from bench.deduction_sat import is_possible
from manoir.core.chance import Luck
from manoir.core.game import Game
from manoir.puzzles import finding
from manoir.puzzles.cards.card_puzzle import CardPuzzle
from manoir.puzzles.cards.proof import SUPPOSING
from manoir.puzzles.cards.reasoning import DETECTIVE, NOVICE, Reasoner
from manoir.puzzles.cards.sheet import Sheet
from manoir.puzzles.cards.story import MOST_LINES
from manoir.puzzles.daily import check_day, daily, first_day, number_of
from manoir.puzzles.finding import is_rare, kinds_of, make, open_named, puzzle_games, puzzles_in, search
from manoir.puzzles.kinds import CARD_KINDS, LEVELS
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.places import known_game, known_games
from manoir.puzzles.puzzle import BadName, Order, Puzzle

CARD_GAMES = [game for game in puzzle_games() if CARD_KINDS[0] in kinds_of(game)]
ORDERS = [
    *(Order(game, kind, level, 1) for game in CARD_GAMES for kind in CARD_KINDS for level in (1, 2, 3)),
    Order("cluedo", "sealed", 4, 1),
    Order("cluedo", "holder", 5, 1),
    Order("super-cluedo", "shown", 4, 1),
    Order("super-cluedo", "shown", 5, 1),
    Order("cluedo-2008", "shown", 4, 1),
]

THE_FIRST_WEEK = {
    "e1.cluedo.shown.1.20261116.1974",
    "e1.cluedo.sealed.2.20261117.d41d",
    "e1.cluedo-2008.shown.2.20261118.6546",
    "e1.cluedo.sealed.3.20261119.761e",
    "e1.super-cluedo.shown.3.20261120.f55a",
    "e1.cluedo.sealed.4.20261121.2aa5",
    "e1.cluedo.sealed.5.20261122.422f",
}


@pytest.fixture(params=ORDERS, ids=lambda order: f"{order.game}-{order.kind}-{order.level}", scope="module")
def puzzle(request: pytest.FixtureRequest) -> CardPuzzle:
    found = make(request.param)
    assert isinstance(found, CardPuzzle)
    return found


def test_no_deal_has_another_answer(puzzle: CardPuzzle) -> None:
    sheet = Sheet(puzzle.notebook)
    assert is_possible(puzzle.notebook, sheet.claims(puzzle.answer))
    assert not any(is_possible(puzzle.notebook, [denial]) for denial in puzzle.denials())


def test_without_its_last_line_it_is_open_and_with_it_not_seen_at_a_glance(puzzle: CardPuzzle) -> None:
    assert puzzle.proof.level == puzzle.order.level
    assert puzzle.proof.chain > 0
    last = puzzle.story[-1].turn
    assert last in puzzle.proof.turns
    earlier = puzzle.notebook.with_facts(fact for fact in puzzle.notebook.facts if fact.origin.turn != last)
    assert any(is_possible(earlier, [denial]) for denial in puzzle.denials())


def test_its_story_is_short_and_tells_every_fact(puzzle: CardPuzzle) -> None:
    assert len(puzzle.story) <= MOST_LINES + 1
    assert puzzle.story[0].turn == 0
    told = {(line.turn, type(event).__name__) for line in puzzle.story for event in line.events}
    unsaid = {(fact.origin.turn, fact.origin.label) for fact in puzzle.notebook.facts} - told
    assert {label for _, label in unsaid} <= {"Asked"}
    assert all((turn, "Showed") in told for turn, _ in unsaid)


def test_levels_agree_with_how_far_reasoning_goes(puzzle: CardPuzzle) -> None:
    """Without suppositions nothing of their kind is found; what follows without any needs none."""
    reasoner = Reasoner(puzzle.notebook)
    reasoner.hear(puzzle.notebook.facts)
    reasoner.follow(DETECTIVE)
    assert bool(puzzle.question.answer(reasoner.sheet)) != puzzle.proof.supposes
    assert puzzle.proof.supposes <= (puzzle.order.level >= SUPPOSING)
    novice = Reasoner(puzzle.notebook)
    novice.hear(puzzle.notebook.facts)
    novice.follow(NOVICE)
    needs_more = {"narrowed", "crowded", "barred", "suppose"} & {*puzzle.proof.rules}
    assert bool(puzzle.question.answer(novice.sheet)) <= (not needs_more)


def test_the_right_answer_is_right_and_a_wrong_one_is_shown_its_line(puzzle: CardPuzzle) -> None:
    narrator = narrator_of(puzzle)
    assert narrator.judge(narrator.answer()).right
    if puzzle.order.kind == "sealed":
        right = narrator.answer()
        wrong = next(name for name in narrator.categories()[0] if name not in right and name not in narrator.hand())
        verdict = narrator.judge([wrong, *right[1:]])
    elif puzzle.order.kind == "holder":
        verdict = narrator.judge([next(pile for pile in ("envelope", "0", "1") if [pile] != narrator.answer())])
    else:
        verdict = narrator.judge([next(card for card in narrator.ask().cards if card not in narrator.answer())])
    assert not verdict.right
    assert verdict.lines
    assert max(verdict.lines) < len(puzzle.story)


def test_its_proof_is_told_with_lines_of_the_story(puzzle: CardPuzzle) -> None:
    reasons = narrator_of(puzzle).proof()
    assert reasons
    assert all(0 <= line < len(puzzle.story) for reason in reasons for line in reason.lines)
    assert [reason.rule for reason in reasons if reason.inner] == ["suppose"] * sum(bool(r.inner) for r in reasons)


def test_the_first_week_is_what_it_has_always_been() -> None:
    """Whoever changes one of these changes the puzzle that a friend was sent: make a new edition instead."""
    week = [first_day() + timedelta(days) for days in range(7)]
    assert {make(daily(day)).name for day in week} == THE_FIRST_WEEK


@pytest.mark.parametrize("day", [date(2026, 11, 20), date(2026, 11, 27), date(2027, 1, 21)])
def test_what_is_noted_of_a_day_is_where_a_search_from_the_start_ends(day: date) -> None:
    number, found = search(daily(day))
    assert number > 0
    assert known_games()[day] == number
    assert make(daily(day)).name == found.name


def test_a_puzzle_that_is_noted_is_found_without_the_games_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    order = daily(date(2027, 1, 16))
    opened = []

    def heard(game: Game, order: Order, luck: Luck) -> Iterator[Puzzle]:
        opened.append(game)
        return puzzles_in(game, order, luck)

    monkeypatch.setattr(finding, "puzzles_in", heard)
    assert make(order).name == "e1.hantise.winning.4.20270116.6051"
    assert len(opened) == 1


def test_a_puzzle_of_no_day_is_searched_for_from_the_first_game() -> None:
    assert known_game(daily(date(2027, 1, 16))) > 0
    assert known_game(Order("hantise", "winning", 4, 2)) == 0
    assert known_game(Order("cluedo", "sealed", 4, 20270116)) == 0


def test_a_later_season_leaves_the_days_before_it_as_they_were() -> None:
    """The days of the first two seasons, in brief; each turns a wider wheel than the one before."""
    first = [first_day() + timedelta(days) for days in range(28)]
    told = " ".join(f"{order.game}.{order.kind}.{order.level}" for order in map(daily, first))
    assert sha256(told.encode()).hexdigest()[:16] == "b3f468861e016e0e"
    second = [date(2026, 12, 14) + timedelta(days) for days in range(21)]
    told = " ".join(f"{order.game}.{order.kind}.{order.level}" for order in map(daily, second))
    assert sha256(told.encode()).hexdigest()[:16] == "58681571c4a3098a"
    third = {daily(date(2027, 1, 4) + timedelta(days)).kind for days in range(14)}
    assert {"culprit", "settling", "winning"} <= third


def test_every_place_on_the_wheel_is_offered() -> None:
    for days in range(400):
        order = daily(first_day() + timedelta(days))
        assert not is_rare(order.game, order.kind, order.level)


def test_monday_is_gentle_and_sunday_cruel_in_every_week() -> None:
    weeks = [date(2026, 11, 16) + timedelta(days) for days in range(0, 140, 7)]
    for monday in weeks:
        levels = [daily(monday + timedelta(day)).level for day in range(7)]
        assert levels == sorted(levels)
        assert (levels[0], levels[-1]) == (LEVELS[0], LEVELS[-1])
    assert len({(daily(day).game, daily(day).kind) for day in weeks}) > 1
    assert number_of(weeks[1]) == 8


def test_a_name_opens_the_very_puzzle_and_never_another() -> None:
    name = "e1.cluedo.shown.1.20261116.1974"
    assert open_named(f" {name}\n").name == name
    for wrong, why in {
        name.replace(".1974", ".1975"): "last four digits",
        name.replace("e1.", "e2."): "edition 2",
        name.replace(".shown.", ".seen."): "no kind 'seen'",
        name.replace(".1.", ".6."): "no level 6",
        "cluedo": "is no puzzle's name",
        name.replace("cluedo", "chess"): "chess",
    }.items():
        with pytest.raises(Exception, match=why):
            open_named(wrong)


@pytest.mark.parametrize(("day", "why"), [("2026-11-15", "the first was that of 2026-11-16"), ("soon", "is no date")])
def test_a_day_without_a_puzzle_is_refused(day: str, why: str) -> None:
    with pytest.raises(BadName, match=why):
        check_day(day)
