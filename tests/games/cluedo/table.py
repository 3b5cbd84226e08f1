"""Positions of Cluedo in a line, with every seat, card, place and action under its own name."""

from collections.abc import Mapping
from typing import Self

from manoir.core.match import Match
from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.setup import hand_sizes
from manoir.games.cluedo.state import CluedoState
from manoir.games.mansion.deck import each
from tests.games.played import Played

ALL_SIX = "rose moutarde leblanc olive pervenche violet"


class Position(Played):
    @property
    def table(self) -> CluedoState:
        assert isinstance(self.match.state, CluedoState)
        return self.match.state

    @property
    def choices(self) -> set[str]:
        """The options but for accusations, of which there are hundreds."""
        return {option.text for option in self.table.options if option.verb != "accuse"}

    @property
    def ends(self) -> set[str]:
        """Where a dice move may end."""
        return self.after("go")

    @property
    def rooms(self) -> set[str]:
        """The rooms in which a dice move may end."""
        return self.ends & set(BOARD.rooms)

    @property
    def envelope(self) -> str:
        return " ".join(DECK.spell_all(self.table.envelope))

    def hand(self, character: str) -> set[str]:
        return set(DECK.spell_all(self.table.hands[self.seat(character)]))

    def place(self, thing: str) -> str:
        """Where a pawn or a weapon stands."""
        card = DECK.card(thing)
        found = self.table.pawns[card] if card in DECK.suspects else self.table.weapons[card - DECK.first_weapon]
        return BOARD.spell(found)

    def roll(self, total: int) -> Self:
        first = min(6, total - 1)
        return self.play("roll", f"fall {first} {total - first}")


def table(
    characters: str,
    *,
    at: Mapping[str, str] | None = None,
    weapons: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    envelope: str = "",
    player: str | None = None,
    out: str = "",
    in_round: int = 1,
    rounds: int = 300,
) -> Position:
    """The start of a turn: `hands` and `envelope` hold at least these cards, what is not given is as at the start."""
    setup = GAME.setup(characters=characters.split(), options={"rounds": rounds})
    position = Position(Match(GAME, setup, dealt(setup.characters, hands or {}, envelope)))
    state = position.table
    for pawn, place in (at or {}).items():
        state.pawns[DECK.card(pawn)] = BOARD.place(place)
    for weapon, room in (weapons or {}).items():
        state.weapons[DECK.card(weapon) - DECK.first_weapon] = BOARD.place(room)
    state.occupied = sum(1 << place for place in state.pawns if not BOARD.is_room(place))
    state.player = position.seat(player) if player else 0
    state.out = sum(1 << position.seat(character) for character in out.split())
    state.round = in_round
    return position


def dealt(characters: tuple[str, ...], hands: Mapping[str, str], envelope: str) -> dict[str, tuple[str, ...]]:
    """The given cards where they are wanted, all others in the deck's order: the envelope first, then seat by seat."""
    piles = {name: hands.get(name, "").split() for name in characters}
    secret = envelope.split()
    free = set(range(len(DECK))) - {DECK.card(card) for pile in (secret, *piles.values()) for card in pile}
    for kind in DECK.kinds:
        if not kind & DECK.cards(secret):
            secret.append(DECK.spell(min(free & set(each(kind)))))
    rest = sorted(free - {DECK.card(card) for card in secret})
    for size, name in zip(hand_sizes(len(characters)), characters, strict=True):
        while len(piles[name]) < size:
            piles[name].append(DECK.spell(rest.pop(0)))
    return {"envelope": tuple(secret), **{name: tuple(pile) for name, pile in piles.items()}}
