"""What follows from a carnet of Huis Clos: where each clue can be, and who can be the Murderer."""

from msgspec import Struct
from msgspec.structs import replace

from manoir.companion.guests.huis_clos_lines import HuisClosCarnet
from manoir.companion.guests.huis_clos_telling import CannotBe, Teller
from manoir.core.errors import UnknownName
from manoir.core.retrace import DoesNotFit
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import CLUES, each, spell_clue, spell_place, spell_places
from manoir.games.huis_clos.knowledge import accounts_of, suspicion, whereabouts


class ClueAt(Struct, frozen=True):
    """Everywhere a clue can be: Places, hands, out of the game. With one answer it is certain."""

    clue: str
    places: list[str]
    seats: list[int]
    out: bool = False


class TableOfHuisClos(Struct, frozen=True):
    """How the table stands: where each pawn is, the sizes of hands and Places, what is closed, whose turn it is.

    Without a `next` seat the Urn goes round; `takers` are those who will take back, as far as nobody dies.
    """

    turn: int
    starter: int
    next: int | None
    pawns: list[str | None]
    sizes: list[int]
    counts: dict[str, int]
    closed: list[str]
    hand: list[str]
    duel: bool


class HuisClosSheet(Struct, frozen=True):
    """`odds` by seat; `wrong` is the first line that cannot be true after those before it."""

    table: TableOfHuisClos
    clues: list[ClueAt]
    odds: list[float]
    wrong: int | None = None


def count_huis_clos(carnet: HuisClosCarnet) -> HuisClosSheet:
    teller, wrong = _heard(carnet)
    if wrong is None and not _fits(teller):
        wrong = _first_misfit(carnet)
    if wrong is not None:
        teller, _ = _heard(replace(carnet, lines=carnet.lines[: wrong - 1]))
    if not _fits(teller):
        return HuisClosSheet(_table(teller), [], [], 0)
    found = [
        ClueAt(spell_clue(number), list(spell_places(at.places)), list(each(at.seats)), at.out)
        for number, at in enumerate(whereabouts(teller.view))
    ]
    return HuisClosSheet(_table(teller), found, [float(chance) for chance in suspicion(teller.view)], wrong)


def _heard(carnet: HuisClosCarnet) -> tuple[Teller, int | None]:
    """As far as each line can follow those before it, and the first that cannot."""
    teller = Teller(carnet)
    for number, line in enumerate(carnet.lines, 1):
        try:
            teller.hear(line)
        except (CannotBe, UnknownName):
            return teller, number
    return teller, None


def _fits(teller: Teller) -> bool:
    try:
        return bool(accounts_of(Book(teller.view).ledger))
    except DoesNotFit:
        return False


def _first_misfit(carnet: HuisClosCarnet) -> int:
    fitting, refuted = 0, len(carnet.lines)
    while refuted - fitting > 1:
        middle = (fitting + refuted) // 2
        if _fits(_heard(replace(carnet, lines=carnet.lines[:middle]))[0]):
            fitting = middle
        else:
            refuted = middle
    return refuted


def _table(teller: Teller) -> TableOfHuisClos:
    picture = teller.picture
    return TableOfHuisClos(
        turn=picture.turn,
        starter=picture.starter,
        next=teller.next_seat,
        pawns=[None if pawn is None else spell_place(pawn) for pawn in picture.pawns],
        sizes=list(picture.sizes),
        counts={spell_place(at): count for at, count in enumerate(picture.counts)},
        closed=list(spell_places(picture.closed)),
        hand=[name for number, name in enumerate(CLUES) if picture.hand >> number & 1],
        duel=picture.duel,
    )
