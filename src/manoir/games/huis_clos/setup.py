"""Options and the deal of Huis Clos."""

from manoir.core.chance import Luck, pick, shuffle
from manoir.core.errors import BadDeal, BadSetup
from manoir.core.game import Deal
from manoir.core.seats import SPECTATOR, only
from manoir.core.setup import Option, Setup
from manoir.games.huis_clos.components import (
    ALL_CLUES,
    CHARACTERS,
    CLUES_EACH,
    CLUES_OF,
    CORDE,
    PLACES,
    SUITE_BLEUE,
    Clues,
    character,
    clues,
    each,
    place,
    spell_clue,
    spell_clues,
    spell_place,
)
from manoir.games.huis_clos.events import DrewRole, Prepared
from manoir.games.huis_clos.state import HuisClosState
from manoir.games.huis_clos.steps.drafting import DRAFTING, draft

MURDERER = "murderer"
STARTER = "starter"
LAYOUT = "layout"
RANDOM = "random"
SUITE_SIZE = len(CHARACTERS) + 1
PLACE_SIZE = 5
PILES = (MURDERER, STARTER, LAYOUT, *PLACES)

STARTER_OPTION = Option(
    STARTER,
    RANDOM,
    (RANDOM, *CHARACTERS),
    "who starts the first turn (HC-21)",
    "qui débute le premier tour (HC-21)",
)
OPTIONS = (STARTER_OPTION,)


def check_starter(setup: Setup) -> Setup:
    starter = STARTER_OPTION.of(setup)
    if starter != RANDOM and starter not in setup.characters:
        raise BadSetup(f"{starter} cannot start: nobody plays that character ({', '.join(setup.characters)})")
    return setup


def deal(setup: Setup, luck: Luck) -> Deal:
    starter = STARTER_OPTION.of(setup)
    layout = list(range(len(PLACES)))
    shuffle(layout, luck)
    suite = 1 << CORDE
    for own in CLUES_OF:
        suite |= 1 << own.bit_length() - 1 - luck.below(CLUES_EACH)
    rest = list(each(ALL_CLUES & ~suite))
    shuffle(rest, luck)
    piles: dict[str, tuple[str, ...]] = {
        MURDERER: (pick(setup.characters, luck),),
        STARTER: (pick(setup.characters, luck) if starter == RANDOM else starter,),
        LAYOUT: tuple(map(spell_place, layout)),
        spell_place(SUITE_BLEUE): spell_clues(suite),
    }
    for number in range(1, len(PLACES)):
        lying = sorted(rest[(number - 1) * PLACE_SIZE : number * PLACE_SIZE])
        piles[spell_place(number)] = tuple(map(spell_clue, lying))
    return piles


def start(setup: Setup, deal: Deal) -> HuisClosState:
    if set(deal) != set(PILES):
        raise BadDeal(f"a deal has the piles {', '.join(PILES)}; found {', '.join(deal)}")
    starter = _seat(setup, STARTER, deal)
    agreed = STARTER_OPTION.of(setup)
    if agreed not in (RANDOM, setup.characters[starter]):
        raise BadDeal(f"{agreed} was to start, found {setup.characters[starter]}")
    layout = tuple(map(place, deal[LAYOUT]))
    if sorted(layout) != list(range(len(PLACES))):
        raise BadDeal(f"the layout must name each Place once, found {' '.join(deal[LAYOUT])}")
    seats = setup.seats
    murderer = _seat(setup, MURDERER, deal)
    table = HuisClosState(
        step=DRAFTING,
        characters=tuple(map(character, setup.characters)),
        murderer=murderer,
        layout=layout,
        hands=[0] * seats,
        places=_contents(deal),
        pawns=[SUITE_BLEUE] * seats,
        permits=(1,) * seats,
        destroyed=(0,) * seats,
        living=(1 << seats) - 1,
        bound=(1 << seats) - 1 & ~(1 << murderer),
        starter=starter,
        player=starter,
    )
    table.tell(Prepared(starter, layout))
    table.tell(DrewRole(True), only(murderer))
    table.tell(DrewRole(False), table.living & ~only(murderer))
    table.tell(DrewRole(None), only(SPECTATOR))
    table.step = draft(table)
    return table


def _seat(setup: Setup, pile: str, deal: Deal) -> int:
    if len(deal[pile]) != 1 or deal[pile][0] not in setup.characters:
        raise BadDeal(f"pile {pile!r} must name one of {', '.join(setup.characters)}, found {' '.join(deal[pile])}")
    return setup.characters.index(deal[pile][0])


def _contents(deal: Deal) -> list[Clues]:
    """The clues of each Place, checked: every clue once, and the Blue Suite as HC-17 wants it."""
    found = []
    seen = 0
    for number, name in enumerate(PLACES):
        size = SUITE_SIZE if number == SUITE_BLEUE else PLACE_SIZE
        lying = clues(deal[name])
        if len(deal[name]) != size or lying.bit_count() != size:
            raise BadDeal(f"pile {name!r} must hold {size} different clues, found {' '.join(deal[name])}")
        if seen & lying:
            raise BadDeal(f"dealt twice: {' '.join(spell_clues(seen & lying))}, the second time to {name!r}")
        seen |= lying
        found.append(lying)
    suite = found[SUITE_BLEUE]
    if not suite >> CORDE & 1 or any((suite & own).bit_count() != 1 for own in CLUES_OF):
        raise BadDeal(
            f"the Blue Suite must hold the rope and one clue of each character, found {' '.join(spell_clues(suite))}"
        )
    return found
