"""All that is public about a table, as one visitor is told it."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from manoir.house.keeping.stored import Stored
from manoir.table.chance.fairness import commitment
from manoir.table.messages import ChairNews, PleaNews, TableNews
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.setting import Chair, Plea, Setting

Attendance: TypeAlias = Literal["here", "away", "held"]


def table_news(stored: Stored, visitor: str, attendance: Callable[[int], Attendance], watchers: int = 0) -> TableNews:
    """`attendance` of the chair with a number."""
    setting = stored.setting
    chairs = [
        _chair_news(stored, number, chair, visitor, attendance(number)) for number, chair in enumerate(setting.chairs)
    ]
    return TableNews(
        code=stored.code,
        game=setting.game,
        phase=stored.phase,
        options=setting.options,
        settings=setting.settings,
        join=setting.join,
        watch=setting.watch,
        chairs=chairs,
        commitment=commitment(stored.seed),
        host=visitor == setting.host,
        watchers=watchers,
        again=stored.again,
        pleas=[_plea_news(setting, plea, visitor) for plea in setting.pleas] if stored.phase == "playing" else [],
        barred=_barred(setting, visitor) if stored.phase == "playing" else None,
        challenge=setting.challenge,
        lesson=setting.lesson,
        weekly=setting.weekly,
        brought=setting.brought,
        taken=setting.taken,
    )


def _plea_news(setting: Setting, plea: Plea, visitor: str) -> PleaNews:
    agreed = [
        chair.character
        for chair in setting.chairs
        if isinstance(chair.holder, Person) and chair.holder.visitor in plea.agreed
    ]
    asks = visitor in setting.people() and visitor not in plea.agreed
    return PleaNews(plea.number, plea.name, plea.character, agreed, plea.visitor == visitor, asks)


def _barred(setting: Setting, visitor: str) -> Literal["seen", "refused"] | None:
    seen = setting.seen_by(visitor)
    free = {seat for seat, chair in enumerate(setting.chairs) if not isinstance(chair.holder, Person)}
    if seen and not free & set(seen):
        return "seen"
    return "refused" if visitor in setting.turned_away else None


def _chair_news(stored: Stored, number: int, chair: Chair, visitor: str, attendance: Attendance) -> ChairNews:
    seat = None if stored.phase == "setting" else number
    match chair.holder:
        case Person(visitor=holder, name=name):
            return ChairNews(
                character=chair.character,
                seat=seat,
                kind="person",
                name=name,
                yours=holder == visitor,
                host=holder == stored.setting.host,
                sealed=chair.entropy is not None,
                presence=attendance,
            )
        case Robot(level=level):
            return ChairNews(chair.character, seat, "bot", level=level)
        case _:
            return ChairNews(chair.character, seat, "nobody")
