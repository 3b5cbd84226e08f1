"""The puzzle of the day: the same in every house in the world."""

import tomllib
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from manoir.puzzles.puzzle import EDITION, BadName, Order

WEEK = 7


def daily(day: date) -> Order:
    """What the date means, from the calendar alone."""
    season = _season(day)
    if season["edition"] != EDITION:
        raise BadName(
            f"the puzzle of {day} is of edition {season['edition']}, and this house makes those of edition {EDITION}",
            f"l’énigme du {day} est de l’édition {season['edition']}, et cette maison fait celles de la {EDITION}",
        )
    level = season["levels"][day.weekday()]
    wheel = season["wheels"][str(level)]
    weeks = (day.toordinal() - season["from"].toordinal()) // WEEK
    twice = season["levels"][: day.weekday()].count(level)
    game, _, kind = wheel[(weeks * season["levels"].count(level) + twice) % len(wheel)].partition(".")
    return Order(game, kind, level, int(day.strftime("%Y%m%d")))


def day_of(order: Order) -> date | None:
    """The day that this is the puzzle of."""
    try:
        day = date.fromisoformat(str(order.seed))
        return day if daily(day) == order else None
    except (ValueError, BadName):
        return None


def number_of(day: date) -> int:
    """The first day's puzzle is number 1."""
    return day.toordinal() - first_day().toordinal() + 1


def first_day() -> date:
    found: date = _seasons()[0]["from"]
    return found


def check_day(text: str) -> date:
    """A date as it is typed or linked."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadName(
            f"{text[:20]!r} is no date: write 2026-11-16", f"{text[:20]!r} n’est pas une date : 2026-11-16"
        ) from None
    _season(day)
    return day


def _season(day: date) -> dict[str, Any]:
    begun = [season for season in _seasons() if season["from"] <= day]
    if not begun:
        first = first_day()
        raise BadName(
            f"no puzzle for {day}: the first was that of {first}", f"pas d’énigme le {day} : la première est du {first}"
        )
    return begun[-1]


@cache
def _seasons() -> list[dict[str, Any]]:
    text = (files(__package__) / "calendar.toml").read_text(encoding="utf-8")
    seasons: list[dict[str, Any]] = tomllib.loads(text)["seasons"]
    return seasons
