"""Options, the deal and the rolls for the first player of Cluedo 2008."""

from manoir.core.chance import Luck, pick
from manoir.core.game import Deal
from manoir.core.seats import NOBODY, SPECTATOR, only
from manoir.core.setup import Option, Setup
from manoir.games.cluedo_2008.actions import FALLS
from manoir.games.cluedo_2008.components import DECK, POOL, STARTS, WEAPONS, Die, spell_die
from manoir.games.cluedo_2008.events import Dealt, RolledForFirst
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.moving import TURN_START
from manoir.games.cluedo_2008.steps.turns import begin_turn
from manoir.games.mansion.deck import ENVELOPE, read_piles, sort_out
from manoir.games.mansion.roll_off import ROLLS, Dice, read_rolls, roll_off

POOL_PILE = "pool"

CORRIDOR_DRAW = Option(
    "corridor-draw",
    False,
    (False, True),
    "a pawn that a suggestion fetches from the corridor earns its owner a card as well (R8-24)",
    "un pion qu'une hypothèse va chercher dans le couloir rapporte aussi une carte (R8-24)",
)
TURNS = Option(
    "turns",
    500,
    range(1, 10_001),
    "turns after which the game ends without a winner (R8-61)",
    "nombre de tours après lesquels la partie finit sans gagnant (R8-61)",
)
OPTIONS = (CORRIDOR_DRAW, TURNS)


def hand_size(seats: int) -> int:
    return (len(DECK) - 3) // seats


def pool_size(seats: int) -> int:
    """Nobody holds a card more than another: what is left over lies in the Pool."""
    return (len(DECK) - 3) % seats


def spell_roll(special: Die, ordinary: int) -> str:
    return f"{spell_die(special)}+{ordinary}"


DICE: dict[str, Dice] = {spell_roll(fall.special, fall.ordinary): (fall.special, fall.ordinary) for fall in FALLS}


def deal(setup: Setup, luck: Luck) -> Deal:
    envelope, rest = sort_out(DECK, luck)
    size = hand_size(setup.seats)
    piles: dict[str, tuple[str, ...]] = {ENVELOPE: tuple(DECK.spell(card) for card in envelope)}
    for seat, character in enumerate(setup.characters):
        piles[character] = tuple(DECK.spell(card) for card in sorted(rest[seat * size : (seat + 1) * size]))
    piles[POOL_PILE] = tuple(DECK.spell(card) for card in sorted(rest[setup.seats * size :]))
    _, rolls = roll_off(setup.seats, lambda: pick(tuple(DICE.values()), luck))
    piles[ROLLS] = tuple(spell_roll(*dice) for _, dice in rolls)
    return piles


def start(setup: Setup, deal: Deal) -> Cluedo2008State:
    size, pool = hand_size(setup.seats), pool_size(setup.seats)
    cards = {name: pile for name, pile in deal.items() if name != ROLLS}
    sizes = {ENVELOPE: 3, **dict.fromkeys(setup.characters, size), POOL_PILE: pool}
    piles = read_piles(DECK, cards, sizes)
    first, rolls = read_rolls(setup.seats, deal.get(ROLLS, ()), DICE)
    suspects = tuple(DECK.card(character) for character in setup.characters)
    table = Cluedo2008State(
        step=TURN_START,
        opening=TURN_START,
        suspects=suspects,
        owners=tuple(suspects.index(guest) if guest in suspects else NOBODY for guest in DECK.suspects),
        hands=tuple(piles[character] for character in setup.characters),
        envelope=piles[ENVELOPE],
        pool=piles[POOL_PILE],
        turns=TURNS.of(setup),
        corridor_draw=CORRIDOR_DRAW.of(setup),
        pawns=list(STARTS),
        weapons=[POOL] * len(WEAPONS),
        butlers=[0] * setup.seats,
        occupied=sum(1 << square for square in STARTS),
        active=(1 << setup.seats) - 1,
        powers=sum(1 << guest for guest in suspects),
    )
    for seat, hand in enumerate(table.hands):
        table.tell(Dealt(size, pool, hand), only(seat))
    table.tell(Dealt(size, pool, None), only(SPECTATOR))
    for seat, (special, ordinary) in rolls:
        table.tell(RolledForFirst(seat, special, ordinary))
    table.step = begin_turn(table, first)
    return table
