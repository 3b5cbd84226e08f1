"""Options and the deal of Cluedo."""

from collections.abc import Sequence

from manoir.core.chance import Luck
from manoir.core.game import Deal
from manoir.core.seats import SPECTATOR, only
from manoir.core.setup import Option, Setup
from manoir.games.cluedo.components import DECK, FIRST_ROOMS, STARTS, SUSPECTS
from manoir.games.cluedo.events import Dealt
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo.steps import TURN_START
from manoir.games.mansion.deck import ENVELOPE, read_piles, sort_out
from manoir.games.mansion.events import TurnBegan

ROUNDS = Option(
    "rounds",
    300,
    range(1, 10_001),
    "rounds after which the game ends without a winner (CL-R27)",
    "nombre de tours de table après lesquels la partie finit sans gagnant (CL-R27)",
)
OPTIONS = (ROUNDS,)


def clockwise(characters: Sequence[str]) -> tuple[str, ...]:
    """The order of the start squares is the order of the seats; the first one in play begins (CL-R02, CL-R03)."""
    return tuple(suspect for suspect in SUSPECTS if suspect in characters)


def hand_sizes(seats: int) -> tuple[int, ...]:
    """By seat: the starter deals, and so gets the last card (CL-R04)."""
    dealt = len(DECK) - 3
    return tuple(dealt // seats + ((seat - 1) % seats < dealt % seats) for seat in range(seats))


def deal(setup: Setup, luck: Luck) -> Deal:
    envelope, rest = sort_out(DECK, luck)
    piles: dict[str, tuple[str, ...]] = {ENVELOPE: tuple(DECK.spell(card) for card in envelope)}
    for seat, character in enumerate(setup.characters):
        hand = sorted(rest[(seat - 1) % setup.seats :: setup.seats])
        piles[character] = tuple(DECK.spell(card) for card in hand)
    return piles


def start(setup: Setup, deal: Deal) -> CluedoState:
    sizes = hand_sizes(setup.seats)
    piles = read_piles(DECK, deal, {ENVELOPE: 3, **dict(zip(setup.characters, sizes, strict=True))})
    occupied = 0
    for square in STARTS:
        occupied |= 1 << square
    table = CluedoState(
        step=TURN_START,
        suspects=tuple(DECK.card(character) for character in setup.characters),
        hands=tuple(piles[character] for character in setup.characters),
        envelope=piles[ENVELOPE],
        rounds=ROUNDS.of(setup),
        pawns=list(STARTS),
        weapons=list(FIRST_ROOMS),
        occupied=occupied,
    )
    for seat, hand in enumerate(table.hands):
        table.tell(Dealt(sizes, hand), only(seat))
    table.tell(Dealt(sizes, None), only(SPECTATOR))
    table.tell(TurnBegan(0, 1))
    return table
