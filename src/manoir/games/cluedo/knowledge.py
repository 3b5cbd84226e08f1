"""What a seat can know of the hidden cards, and games that it cannot tell from the true one."""

from collections.abc import Iterator

from manoir.core.chance import Luck
from manoir.core.retrace import Supposition
from manoir.core.views import View
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.events import Accused, Dealt
from manoir.games.cluedo.picture import Picture, picture
from manoir.games.cluedo.setup import hand_sizes
from manoir.games.mansion.events import (
    AccusedWrongly,
)
from manoir.games.mansion.facts import FactReader, piles_of
from manoir.games.mansion.subjects import MansionSubjects


def notebook(view: View) -> Notebook:
    """Every fact that what this seat was told holds about the hidden cards."""
    reader = FactReader(Notebook(DECK.kinds, hand_sizes(view.setup.seats)), view.seat)
    accused = 0
    for event in view.told:
        match event:
            case Dealt(hand=int(hand)):
                reader.hold(hand, event)
            case Accused(suspect=suspect, weapon=weapon, room=room):
                accused = 1 << suspect | 1 << weapon | 1 << room
            case AccusedWrongly():
                reader.facts.failed_accusation(accused, reader.origin(event))
        reader.read(event)
    return reader.facts


def suppose(view: View, luck: Luck) -> Iterator[Supposition]:
    known = solve(notebook(view))
    while True:
        yield Supposition(piles_of(DECK, view.setup.characters, known.draw(luck)))


def subjects(view: View) -> MansionSubjects[Picture]:
    return MansionSubjects(DECK, BOARD, view, picture)
