"""What a bot of Hantise believes of the night and of the hidden hand, in words."""

from math import comb

from manoir.bots.hantise.standing import standing
from manoir.games.hantise.cards import MONSTERS, NAMES, TYPE_OF, count, each, size
from manoir.games.hantise.components import CHARACTERS, NONE, TYPES, ZONES
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import Table


def beliefs(study: Study, table: Table) -> tuple[str, ...]:
    """`table` is any game that the study imagined: only what is open in it is told."""
    seat = study.view.seat
    other = 1 - seat
    lines = []
    if table.character != NONE and table.zone != NONE:
        best = [standing(table, soul).best for soul in (seat, other)]
        where = f"{CHARACTERS[table.character].name.id} in the {ZONES[table.zone].id}"
        lines.append(f"night {table.night}: {where}, threshold {table.threshold}; own best {best[0]}, theirs {best[1]}")
    held, sure = size(table.hands[other]), study.surely_held
    drawn = held - size(sure)
    lines.append(f"their hand: {held} cards" + "".join(f", surely {NAMES[card].id}" for card in each(sure)))
    unseen = study.unseen
    for kind, found in enumerate(TYPES):
        copies = sum(count(unseen, card) for card in MONSTERS if TYPE_OF[card] == kind)
        none = comb(size(unseen) - copies, drawn) / comb(size(unseen), drawn)
        lines.append(f"  {found.name.id}: {copies} unseen, at least one in their hand {1 - none:.0%}")
    return tuple(lines)
