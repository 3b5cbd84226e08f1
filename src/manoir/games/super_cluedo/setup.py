"""Options and the deal of Super Cluedo."""

from manoir.core.chance import Luck
from manoir.core.game import Deal
from manoir.core.seats import SPECTATOR, only
from manoir.core.setup import Option, Setup
from manoir.games.mansion.deck import ENVELOPE, read_piles, sort_out
from manoir.games.mansion.events import TurnBegan
from manoir.games.mansion.roll_off import ROLLS, Dice, read_rolls, roll_off
from manoir.games.super_cluedo.components import DECK, HALL
from manoir.games.super_cluedo.events import Dealt, RolledForDeal
from manoir.games.super_cluedo.state import NOWHERE, SuperCluedoState
from manoir.games.super_cluedo.steps.turn import TURN_START

ROUNDS = Option(
    "rounds",
    300,
    range(1, 10_001),
    "rounds after which the game ends without a winner (SC-R31)",
    "nombre de tours de table après lesquels la partie finit sans gagnant (SC-R31)",
)
OPTIONS = (ROUNDS,)


def spell_dice(first: int, second: int) -> str:
    return f"{first}+{second}"


DICE: dict[str, Dice] = {spell_dice(first, second): (first, second) for first in range(1, 7) for second in range(1, 7)}


def hand_sizes(seats: int, dealer: int) -> tuple[int, ...]:
    """By seat: the dealer gets the last card."""
    dealt = len(DECK) - 3
    return tuple(dealt // seats + ((seat - dealer - 1) % seats < dealt % seats) for seat in range(seats))


def deal(setup: Setup, luck: Luck) -> Deal:
    dealer, rolls = roll_off(setup.seats, lambda: (luck.below(6) + 1, luck.below(6) + 1))
    envelope, rest = sort_out(DECK, luck)
    piles = {
        ROLLS: tuple(spell_dice(*dice) for _, dice in rolls),
        ENVELOPE: tuple(DECK.spell(card) for card in envelope),
    }
    for seat, character in enumerate(setup.characters):
        hand = sorted(rest[(seat - dealer - 1) % setup.seats :: setup.seats])
        piles[character] = tuple(DECK.spell(card) for card in hand)
    return piles


def start(setup: Setup, deal: Deal) -> SuperCluedoState:
    dealer, rolls = read_rolls(setup.seats, deal.get(ROLLS, ()), DICE)
    sizes = hand_sizes(setup.seats, dealer)
    cards = {pile: names for pile, names in deal.items() if pile != ROLLS}
    piles = read_piles(DECK, cards, {ENVELOPE: 3, **dict(zip(setup.characters, sizes, strict=True))})
    table = SuperCluedoState(
        step=TURN_START,
        suspects=tuple(DECK.card(character) for character in setup.characters),
        hands=tuple(piles[character] for character in setup.characters),
        envelope=piles[ENVELOPE],
        rounds=ROUNDS.of(setup),
        dealer=dealer,
        pawns=[HALL] * len(DECK.suspects),
        weapons=[HALL] * len(DECK.weapons),
        latest=[NOWHERE] * setup.seats,
        player=dealer,
    )
    for seat, (first, second) in rolls:
        table.tell(RolledForDeal(seat, first, second))
    for seat, hand in enumerate(table.hands):
        table.tell(Dealt(dealer, sizes, hand), only(seat))
    table.tell(Dealt(dealer, sizes, None), only(SPECTATOR))
    table.tell(TurnBegan(dealer, 1))
    return table
