"""Taking a chair over during the game: who may, whom it takes to agree, and what has been seen by whom.

Identity is the unit of secrecy: nobody ever sees two seats that he did not hold at the deal.
"""

from collections.abc import Set

from msgspec.structs import replace

from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Holder, Nobody, Person, Robot
from manoir.table.seating.names import unlike
from manoir.table.seating.setting import Chair, Plea, Setting

MOST_PLEAS = 4
"""Of different people at once; of more, the oldest is forgotten."""


def plead(setting: Setting, visitor: str, name: str, character: str | None) -> int | None:
    """Ask for a chair; its seat if it is given at once, since nobody is there whose secrets could be seen by it."""
    seat = _seat_to_take(setting, visitor, character)
    name = unlike(name, [chair.holder.name for chair in setting.chairs if isinstance(chair.holder, Person)])
    if seat in setting.seen_by(visitor) or not setting.people():
        return _hand_over(setting, seat, Person(visitor, name))
    if visitor in setting.turned_away:
        raise Refusal("closed", "the table has said no")
    setting.pleas = [plea for plea in setting.pleas if plea.visitor != visitor][1 - MOST_PLEAS :]
    setting.asked += 1
    setting.pleas.append(Plea(setting.asked, visitor, name, setting.chairs[seat].character))
    return None


def agree(setting: Setting, visitor: str, number: int, here: Set[str]) -> int | None:
    """One of those who play agrees; the seat, once all of them who are here have."""
    plea = _plea_for(setting, visitor, number)
    if plea.visitor not in here:
        # Whoever asked has gone again.
        setting.pleas.remove(plea)
        return None
    plea = _replaced(setting, plea, replace(plea, agreed=sorted({*plea.agreed, visitor})))
    if not setting.people() & here <= set(plea.agreed):
        return None
    seat = _seat_to_take(setting, plea.visitor, plea.character)
    return _hand_over(setting, seat, Person(plea.visitor, plea.name))


def decline(setting: Setting, visitor: str, number: int) -> None:
    """One no is enough, and it is not asked again."""
    plea = _plea_for(setting, visitor, number)
    setting.pleas.remove(plea)
    setting.turned_away.append(plea.visitor)


def withdraw(setting: Setting, visitor: str, number: int) -> None:
    """Whoever asked does not want the chair any more."""
    plea = _plea(setting, number)
    if plea.visitor != visitor:
        raise Refusal("not-yours", "somebody else has asked for that")
    setting.pleas.remove(plea)


def give_up(setting: Setting, visitor: str, character: str) -> int:
    """Leave a seat for good: its bot has it again if there was one."""
    chair = setting.chair(character)
    seat = setting.chairs.index(chair)
    if seat not in setting.seats_of(visitor):
        raise Refusal("not-yours", "another identity holds that seat")
    setting.seen[visitor] = setting.seen_by(visitor)
    setting.chairs[seat] = replace(chair, holder=Nobody() if chair.robot is None else chair.robot, robot=None)
    return seat


def _hand_over(setting: Setting, seat: int, person: Person) -> int:
    chair = setting.chairs[seat]
    setting.chairs[seat] = replace(chair, holder=person, robot=_robot(chair.holder))
    setting.seen[person.visitor] = sorted({*setting.seen_by(person.visitor), seat})
    setting.pleas = [
        plea for plea in setting.pleas if plea.visitor != person.visitor and plea.character != chair.character
    ]
    return seat


def _robot(holder: Holder) -> Robot | None:
    return holder if isinstance(holder, Robot) else None


def _seat_to_take(setting: Setting, visitor: str, character: str | None) -> int:
    """A chair that nobody sits on, which the visitor has seen before unless he has seen none."""
    if not setting.settings.late or (setting.join == "nobody" and visitor != setting.host):
        raise Refusal("closed", "nobody may take a seat over at this table")
    free = [seat for seat, chair in enumerate(setting.chairs) if _is_free(chair, character)]
    if not free:
        raise Refusal("full", "no bot sits there")
    seen = setting.seen_by(visitor)
    if not seen:
        return free[0]
    for seat in free:
        if seat in seen:
            return seat
    raise Refusal("closed", "you have seen another hand of this game")


def _is_free(chair: Chair, character: str | None) -> bool:
    return character in (None, chair.character) and isinstance(chair.holder, Robot | Nobody)


def _plea(setting: Setting, number: int) -> Plea:
    for plea in setting.pleas:
        if plea.number == number:
            return plea
    raise Refusal("late", "nobody asks for that any more")


def _plea_for(setting: Setting, visitor: str, number: int) -> Plea:
    """Asked of somebody who plays."""
    if visitor not in setting.people():
        raise Refusal("not-yours", "only those who play are asked")
    return _plea(setting, number)


def _replaced(setting: Setting, plea: Plea, other: Plea) -> Plea:
    setting.pleas[setting.pleas.index(plea)] = other
    return other
