"""What a seat can know of the hidden cards, and games that it cannot tell from the true one."""

from collections.abc import Iterator

from manoir.core.chance import Luck
from manoir.core.retrace import Supposition
from manoir.core.seats import only
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.mansion.facts import FactReader, piles_of
from manoir.games.mansion.roll_off import ROLLS
from manoir.games.mansion.subjects import MansionSubjects
from manoir.games.super_cluedo.actions import ACCUSATIONS
from manoir.games.super_cluedo.components import BOARD, DECK
from manoir.games.super_cluedo.events import (
    Dealt,
    LetSee,
    RolledForDeal,
)
from manoir.games.super_cluedo.picture import Picture, picture
from manoir.games.super_cluedo.setup import spell_dice

ACCUSE = {1 << action.suspect | 1 << action.weapon | 1 << action.room: action for action in ACCUSATIONS}


def notebook(view: View) -> Notebook:
    """Every fact that what this seat was told holds about the hidden cards; wrong papers stay secret, and tell none."""
    dealt = next(event for event in view.told if isinstance(event, Dealt))
    reader = FactReader(Notebook(DECK.kinds, dealt.sizes), view.seat)
    for event in view.told:
        match event:
            case Dealt(hand=int(hand)):
                reader.hold(hand, event)
            case LetSee(seat=seat, to=to, card=int(card)):
                reader.facts.saw(seat, card, reader.origin(event), only(seat, to))
        reader.read(event)
    return reader.facts


def suppose(view: View, luck: Luck) -> Iterator[Supposition]:
    known = solve(notebook(view))
    rolls = tuple(spell_dice(event.first, event.second) for event in view.told if isinstance(event, RolledForDeal))
    while True:
        yield Supposition({ROLLS: rolls, **piles_of(DECK, view.setup.characters, known.draw(luck))})


def subjects(view: View) -> MansionSubjects[Picture]:
    return MansionSubjects(DECK, BOARD, view, picture)
