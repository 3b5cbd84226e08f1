"""A visitor's own puzzles: noted by the house as it judges, counted once, rated by the first answer alone."""

from datetime import date, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from manoir.house.past.rating import Rating
from manoir.house.puzzles.attempts import Attempt, given_up, helped, key_of, mistaken, solved
from manoir.house.puzzles.days import day_where
from manoir.house.puzzles.solver import MARKS, SPREAD, OfPuzzles, of_puzzles, rated_by
from manoir.puzzles.daily import daily
from tests.house.device import Device, Drawer, Refused, on_a_device

FIRST = "e1.cluedo.shown.1.20261116.1974"
DAY = date(2026, 11, 16)
MONDAY = date(2026, 11, 23)
ANSWER, HELP, END = (f"/api/puzzles/{FIRST}/{deed}" for deed in ("answer", "help", "end"))
RIGHT, WRONG = {"given": ["salle-de-bal"], "day": "2026-11-16", "seconds": 61}, {"given": ["rose"]}


def attempt(number: int = 1, level: int = 3, answers: int = 1000) -> Attempt:
    return Attempt(f"e1.cluedo.shown.{level}.{number}", "", "cluedo", "shown", level, None, answers, number)


def won(of: Attempt) -> Attempt:
    return solved(of, 0, None, None)


def evening(day: date, on: date | None = None) -> Attempt:
    order = daily(day)
    fresh = Attempt(key_of(order), "", order.game, order.kind, order.level, day, 3, day.toordinal())
    return replace(won(fresh), on=on or day)


def rating(*attempts: Attempt) -> Rating:
    found = of_puzzles(attempts, DAY).rating
    assert found is not None
    return found


# The rating


@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize("alone", [True, False])
def test_a_puzzle_that_cannot_be_guessed_is_an_opponent_of_openskill(level: int, alone: bool) -> None:
    own, model = Rating(27.0, 6.0), PlackettLuce()
    teams = [[model.rating(mu=own.value, sigma=own.doubt)], [model.rating(mu=MARKS[level], sigma=SPREAD)]]
    expected = model.rate(teams, ranks=[0.0, 1.0] if alone else [1.0, 0.0])[0][0]
    fresh = attempt(level=level, answers=10**12)
    found = rated_by(own, won(fresh) if alone else given_up(fresh, 0))
    assert found.value == pytest.approx(expected.mu)
    assert found.doubt == pytest.approx(expected.sigma)


def test_only_the_first_answer_without_help_raises_it() -> None:
    fresh = attempt()
    assert rating(won(fresh)).value > 25
    for lost in (won(mistaken(fresh)), won(helped(fresh, 1)), given_up(fresh, 0), mistaken(fresh), helped(fresh, 1)):
        assert rating(lost) == rating(given_up(fresh, 0))
        assert rating(lost).value < 25


def test_the_harder_a_puzzle_the_more_it_brings_and_the_less_it_costs() -> None:
    wins = [rating(won(attempt(level=level))).value for level in MARKS]
    losses = [rating(given_up(attempt(level=level), 0)).value for level in MARKS]
    assert wins == sorted(wins)
    assert losses == sorted(losses)


@pytest.mark.parametrize("below", [0, 10, 20])
@pytest.mark.parametrize("level", MARKS)
def test_whoever_only_guesses_goes_down(level: int, below: int) -> None:
    """One in three is right by chance, however hard the puzzle and however low one has come."""
    own, puzzle = Rating(MARKS[level] - below, 3.0), attempt(level=level, answers=3)
    right, wrong = rated_by(own, won(puzzle)), rated_by(own, given_up(puzzle, 0))
    assert right.value > own.value
    assert (right.value + 2 * wrong.value) / 3 < own.value


def test_its_doubt_shrinks_and_what_was_left_open_still_counts() -> None:
    told = of_puzzles([won(attempt(1)), mistaken(attempt(2)), won(attempt(3))], DAY)
    assert told.counted == 3
    assert told.points[0] > told.points[1] < told.points[2]
    assert told.rating is not None
    assert told.rating.doubt < Rating().doubt
    assert sum(tally.ended for tally in told.tallies) == 2


# Evenings


@pytest.mark.parametrize(("today", "streak"), [(18, 3), (19, 3), (20, 0)])
def test_evenings_in_a_row_last_until_one_is_missed(today: int, streak: int) -> None:
    told = of_puzzles([evening(date(2026, 11, day)) for day in (16, 17, 18)], date(2026, 11, today))
    assert (told.streak, told.longest) == (streak, 3)


def test_what_is_caught_up_with_lights_its_window_and_mends_nothing() -> None:
    days = [evening(MONDAY), evening(MONDAY + timedelta(1), MONDAY + timedelta(2)), evening(MONDAY + timedelta(2))]
    told = of_puzzles(days, MONDAY + timedelta(2))
    assert (told.streak, told.longest, len(told.evenings)) == (1, 1, 3)


def test_help_and_tries_keep_the_row_and_giving_up_breaks_it() -> None:
    helped_one = replace(evening(MONDAY), helps=2, wrong=3)
    left = replace(given_up(evening(MONDAY + timedelta(1)), 0), on=None)
    last = evening(MONDAY + timedelta(2))
    told = of_puzzles([last, left, helped_one], MONDAY + timedelta(2))
    assert (told.streak, told.longest) == (1, 1)
    assert [(each.solved, each.helps) for each in told.evenings] == [(True, 2), (False, 0), (True, 0)]


@pytest.mark.parametrize(
    ("utc", "told", "day"),
    [
        ("2026-11-17T09:00", None, "2026-11-17"),
        ("2026-11-17T09:00", "2026-11-16", "2026-11-16"),  # Honolulu, in the evening
        ("2026-11-17T10:30", "2026-11-18", "2026-11-18"),  # Kiribati, after midnight
        ("2026-11-17T09:30", "2026-11-18", "2026-11-17"),  # not there yet
        ("2026-11-17T12:30", "2026-11-16", "2026-11-17"),  # over everywhere
        ("2026-11-17T12:30", "2020-01-01", "2026-11-17"),  # a clock that stands
    ],
)
def test_a_day_is_that_of_the_visitor_where_it_can_be(utc: str, told: str | None, day: str) -> None:
    now = datetime.fromisoformat(f"{utc}+00:00")
    found = day_where(None if told is None else date.fromisoformat(told), now)
    assert found == date.fromisoformat(day)


# As the house notes them


def only(told: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = told["evenings"]
    return found


def test_a_puzzle_counts_once_as_it_first_ended() -> None:
    async def solve(device: Device) -> None:
        await device.ask("POST", ANSWER, RIGHT)
        told = await device.ask("GET", "/api/me/puzzles")
        assert only(told) == {**only(told), "day": "2026-11-16", "solved": True, "wrong": 0, "helps": 0, "seconds": 61}
        assert told["rating"]["value"] > 25
        assert told["tallies"] == [{"kind": "shown", "level": 1, "ended": 1, "solved": 1, "alone": 1}]
        for path, body in ((ANSWER, WRONG), (HELP, {"helps": 0}), (END, None), (ANSWER, {**RIGHT, "seconds": 1})):
            await device.ask("POST", path, body)
            assert await device.ask("GET", "/api/me/puzzles") == told

    on_a_device(solve)


def test_wrong_answers_and_help_are_noted_as_they_come_and_outlast_the_house() -> None:
    drawer = Drawer()

    async def fail(device: Device) -> None:
        await device.ask("POST", ANSWER, WRONG)
        await device.ask("POST", HELP, {"helps": 1})
        await device.ask("POST", HELP, {"helps": 0})
        told = await device.ask("GET", "/api/me/puzzles")
        assert (told["counted"], told["evenings"], told["tallies"]) == (1, [], [])

    async def solve(device: Device) -> None:
        await device.ask("POST", ANSWER, RIGHT)
        told = await device.ask("GET", "/api/me/puzzles")
        assert (only(told)["solved"], only(told)["wrong"], only(told)["helps"]) == (True, 1, 2)
        assert told["counted"] == 1
        assert told["rating"]["value"] < 25
        assert [tally["alone"] for tally in told["tallies"]] == [0]

    on_a_device(fail, drawer)
    on_a_device(solve, drawer)


def test_all_of_it_is_on_ones_page_is_taken_along_and_forgotten() -> None:
    async def keep(device: Device) -> str:
        await device.ask("POST", END)
        told = await device.ask("GET", "/api/me/puzzles")
        assert not only(told)["solved"]
        code = (await device.ask("POST", "/api/me/page"))["code"]
        for page in ("/api/me/page", f"/api/pages/{code}"):
            assert (await device.ask("GET", page))["puzzles"] == told
        taken = await device.ask("GET", "/api/me/everything")
        assert [(each["name"], each["ending"]) for each in taken["puzzles"]] == [(FIRST, "given-up")]
        luggage = (await device.answer("GET", "/api/luggage")).body
        await device.ask("DELETE", "/api/me")
        assert (await device.ask("GET", "/api/me/puzzles"))["evenings"] == []
        assert (await device.ask("GET", "/api/me/everything"))["puzzles"] == []
        return luggage

    drawer = Drawer()
    luggage = on_a_device(keep, drawer)
    assert not [key for key in drawer.kept if key.startswith("attempt")]

    async def unpack(device: Device) -> None:
        assert (await device.ask("POST", "/api/luggage", luggage))["puzzles"] == 1
        assert not only(await device.ask("GET", "/api/me/puzzles"))["solved"]

    on_a_device(unpack)


def test_what_a_page_kept_by_itself_is_taken_in_and_moves_no_rating() -> None:
    kept = {"day": "2026-11-16", "on": "2026-11-16", "seconds": 90, "helps": 0}

    async def bring(device: Device) -> None:
        told = await device.ask("POST", "/api/me/puzzles", {"evenings": [kept]})
        assert (told["rating"], told["longest"]) == (None, 1)
        assert only(told) == {**kept, "solved": True, "wrong": 0}
        assert [tally["alone"] for tally in told["tallies"]] == [0]
        assert await device.ask("POST", "/api/me/puzzles", {"evenings": [{**kept, "helps": 5}]}) == told
        await device.ask("POST", ANSWER, RIGHT)
        assert await device.ask("GET", "/api/me/puzzles") == told

    on_a_device(bring)


def test_what_is_brought_takes_no_wrong_answer_back() -> None:
    kept = {"day": "2026-11-16", "on": "2026-11-16", "seconds": 90, "helps": 0}

    async def bring(device: Device) -> None:
        await device.ask("POST", ANSWER, WRONG)
        before = await device.ask("GET", "/api/me/puzzles")
        after = await device.ask("POST", "/api/me/puzzles", {"evenings": [kept]})
        assert after["rating"] == before["rating"]
        assert (only(after)["solved"], only(after)["wrong"]) == (True, 1)

    on_a_device(bring)


@pytest.mark.parametrize(
    ("method", "path", "body", "says"),
    [
        ("GET", "/api/me/puzzles?day=tonight", None, "'tonight' is no date"),
        ("GET", "/api/me/page?day=", None, "'' is no date"),
        ("GET", "/api/me/puzzles?since=1", None, "no parameter"),
        ("POST", ANSWER, {**RIGHT, "day": "tonight"}, "encoded date"),
        ("POST", ANSWER, {**RIGHT, "seconds": -1}, ">= 0"),
        ("POST", "/api/me/puzzles", {"evenings": [{"day": "2026-11-16"}]}, "missing required field"),
        *(
            ("POST", "/api/me/puzzles", {"evenings": [{"day": day, "on": on, "seconds": 1, "helps": 0}]}, says)
            for day, on, says in (
                ("2020-01-01", "2020-01-01", "no puzzle for 2020-01-01"),
                ("2026-11-17", "2026-11-16", "cannot have been solved on 2026-11-16"),
                ("2026-11-16", "2999-01-01", "cannot have been solved on 2999-01-01"),
            )
        ),
    ],
)
def test_what_cannot_be_is_refused(method: str, path: str, body: object, says: str) -> None:
    async def ask(device: Device) -> None:
        with pytest.raises(Refused, match=says):
            await device.ask(method, path, body)
        assert (await device.ask("GET", "/api/me/puzzles"))["evenings"] == []

    on_a_device(ask)


def test_of_nothing_there_is_nothing_but_the_scale() -> None:
    told = of_puzzles([], DAY)
    scale = told.marks
    assert told == OfPuzzles(None, 0, [], scale, 0, 0, [], [])
    assert [mark.level for mark in scale] == [1, 2, 3, 4, 5]
