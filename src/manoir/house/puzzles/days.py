"""Days as they begin and end around the world, and how many of them in a row."""

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

AHEAD = timedelta(hours=14)
"""So far before ours the day begins where it begins first."""
BEHIND = timedelta(hours=12)
"""So far after ours it ends where it ends last."""
DAY = timedelta(days=1)


def last_day() -> date:
    """The newest that has begun anywhere."""
    return (datetime.now(UTC) + AHEAD).date()


def day_where(told: date | None, now: datetime) -> date:
    """Which day it is for whoever tells it: that day, if it is that day anywhere, else the nearest that it can be."""
    return min(max(told or now.date(), (now - BEHIND).date()), (now + AHEAD).date())


def in_a_row(days: Collection[date], today: date) -> int:
    """Up to today, or up to yesterday as long as today may still come."""
    day = today if today in days else today - DAY
    return _back_from(day, days)


def most_in_a_row(days: Collection[date]) -> int:
    return max((_back_from(day, days) for day in days if day + DAY not in days), default=0)


def _back_from(day: date, days: Collection[date]) -> int:
    count = 0
    while day in days:
        count, day = count + 1, day - DAY
    return count
