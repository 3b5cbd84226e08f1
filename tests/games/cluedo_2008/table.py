"""Positions of Cluedo 2008 in a line, with every seat, card, place and action under its own name."""

from collections.abc import Mapping
from typing import Self

from manoir.core.match import Match
from manoir.core.seats import only
from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.components import BOARD, BUTLERS, DECK, INTRIGUES, number_of, one, size
from manoir.games.cluedo_2008.events import DrewButler, DrewTime
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.setup import hand_size, pool_size
from manoir.games.cluedo_2008.state import GONE, Cluedo2008State
from manoir.games.cluedo_2008.steps.turns import murder, retire
from manoir.games.mansion.deck import each
from manoir.games.mansion.events import AccusedWrongly
from tests.games.played import Played

ALL_SIX = "rose moutarde leblanc olive pervenche violet"
FOUR = "rose moutarde pervenche violet"
"""A, B, C and D of the worked examples."""

KINDS = {intrigue.name: kind for kind, intrigue in enumerate(INTRIGUES)}


class Position(Played):
    seat_fields = ("seat", "to", "winner", "shower", "owner")

    @property
    def table(self) -> Cluedo2008State:
        assert isinstance(self.match.state, Cluedo2008State)
        return self.match.state

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return self.characters[self.table.player]

    @property
    def choices(self) -> set[str]:
        """The options but for suggestions and accusations, of which there are hundreds: only their verb."""
        many = ("suggest", "accuse")
        return {option.verb if option.verb in many else option.text for option in self.table.options}

    @property
    def ends(self) -> set[str]:
        """Where a pawn may go."""
        return self.after("go")

    @property
    def rooms(self) -> set[str]:
        """The rooms to which a pawn may go."""
        return self.ends & set(BOARD.rooms)

    @property
    def odds(self) -> dict[str, int]:
        """What chance may do, and how likely each is."""
        odds = self.table.step.odds(self.table) or (1,) * len(self.table.options)
        return {option.text: weight for option, weight in zip(self.table.options, odds, strict=True)}

    @property
    def pile(self) -> int:
        return size(self.table.pile)

    def hand(self, character: str) -> set[str]:
        return set(DECK.spell_all(self.table.hands[self.seat(character)]))

    def butlers(self, character: str) -> list[str]:
        held = self.table.butlers[self.seat(character)]
        return [INTRIGUES[kind].name for kind in BUTLERS for _ in range(number_of(kind, held))]

    def place(self, thing: str) -> str | None:
        """Where a pawn or a weapon stands."""
        card = DECK.card(thing)
        found = self.table.pawns[card] if card in DECK.suspects else self.table.weapons[card - DECK.first_weapon]
        return None if found == GONE else BOARD.spell(found)

    def is_called(self, character: str) -> bool:
        return bool(self.table.called >> DECK.card(character) & 1)

    def has_power(self, character: str) -> bool:
        return bool(self.table.powers >> DECK.card(character) & 1)

    def status(self, character: str) -> str:
        seat = self.seat(character)
        if self.table.dead >> seat & 1:
            return "DEAD"
        return "ACTIVE" if self.table.active >> seat & 1 else "SPENT"

    def roll(self, special: str | int, ordinary: int) -> Self:
        return self.play("roll", f"fall {special} {ordinary}")

    def idle(self, turns: int = 1) -> Self:
        """So many players, on squares, roll and stay where they are."""
        for _ in range(turns):
            self.roll(2, 1).play(f"go {self.place(self.player)}")
            self.play("pass", "end") if "pass" in self.choices else self.play("end")
        return self

    def picture(self, character: str) -> Picture:
        return picture(self.view(character))


def table(
    characters: str = FOUR,
    *,
    at: Mapping[str, str] = {},
    weapons: Mapping[str, str] = {},
    hands: Mapping[str, str] = {},
    pool: str = "",
    envelope: str = "",
    butlers: Mapping[str, str] = {},
    called: str = "",
    used: str = "",
    spent: str = "",
    dead: str = "",
    track: int = 0,
    pile: str | None = None,
    player: str = "",
    turn: int = 1,
    turns: int = 500,
    corridor_draw: bool = False,
) -> Position:
    """The start of a turn. `hands`, `pool` and `envelope` hold at least these cards, `used` are Powers used up,
    `pile` is exactly these Intrigue cards; what is not given is as at the start."""
    seats = characters.split()
    setup = GAME.setup(characters=seats, options={"turns": turns, "corridor-draw": corridor_draw})
    position = Position(Match(GAME, setup, dealt(seats, hands, pool, envelope, player or seats[0])))
    state = position.table
    for pawn, place in at.items():
        state.bring(DECK.card(pawn), BOARD.place(place))
    for weapon, room in weapons.items():
        state.weapons[DECK.card(weapon) - DECK.first_weapon] = BOARD.place(room)
    for pawn in called.split():
        state.called |= 1 << DECK.card(pawn)
    for guest in used.split():
        state.powers &= ~(1 << DECK.card(guest))
    for character in spent.split():
        retire(state, position.seat(character))
        state.tell(AccusedWrongly(position.seat(character), None))
    for character in dead.split():
        murder(state, position.seat(character), "square")
    for character, held in butlers.items():
        seat = position.seat(character)
        for kind in map(KINDS.__getitem__, held.split()):
            state.butlers[seat] += one(kind)
            state.pile -= one(kind)
            state.tell(DrewButler(seat, "square", kind), only(seat), DrewButler(seat, "square", None))
    for state.track in range(1, track + 1):
        state.pile -= one(KINDS["time"])
        state.tell(DrewTime(0, "square", state.track))
    if pile is not None:
        state.pile = sum(one(KINDS[kind]) for kind in pile.split())
    state.turn = turn
    return position


def dealt(
    seats: list[str], hands: Mapping[str, str], pool: str, envelope: str, first: str
) -> dict[str, tuple[str, ...]]:
    """The given cards where they are wanted, all others in the deck's order: the envelope first, then seat by seat."""
    piles = {name: hands.get(name, "").split() for name in seats}
    secret, left_over = envelope.split(), pool.split()
    given = {DECK.card(card) for pile in (secret, left_over, *piles.values()) for card in pile}
    free = set(range(len(DECK))) - given
    for kind in DECK.kinds:
        if not kind & DECK.cards(secret):
            secret.append(DECK.spell(min(free & set(each(kind)))))
    rest = sorted(free - {DECK.card(card) for card in secret})
    for name in seats:
        while len(piles[name]) < hand_size(len(seats)):
            piles[name].append(DECK.spell(rest.pop(0)))
    while len(left_over) < pool_size(len(seats)):
        left_over.append(DECK.spell(rest.pop(0)))
    return {
        "envelope": tuple(secret),
        **{name: tuple(pile) for name, pile in piles.items()},
        "pool": tuple(left_over),
        "rolls": tuple("6+6" if name == first else "2+1" for name in seats),
    }
