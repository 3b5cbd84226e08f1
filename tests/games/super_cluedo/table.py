"""Positions of Super Cluedo, built in a line."""

from collections.abc import Mapping
from typing import Self

from manoir.core.chance import SeededLuck, outcome
from manoir.core.events import Event
from manoir.core.game import Deal
from manoir.core.match import Match
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.games.mansion.pawns import bring
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import BOARD, DECK
from manoir.games.super_cluedo.setup import hand_sizes
from manoir.games.super_cluedo.state import SuperCluedoState
from tests.games.played import Played


class Sitting(Played):
    """Its table may be set by hand."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._known_before = {seat: len(match.view(seat).told) for seat in (*range(match.setup.seats), SPECTATOR)}

    def heard(self, who: str) -> list[Event]:
        """What a player, or the spectator, was told since the position was built."""
        return list(self.view(who).told[self._known_before[self.seat(who)] :])

    @property
    def table(self) -> SuperCluedoState:
        assert isinstance(self.match.state, SuperCluedoState)
        return self.match.state

    def roll(self, first: int, second: int) -> Self:
        return self.play("roll", f"fall {first} {second}")

    def let_chance(self, seed: int = 0) -> Self:
        """Chance acts once, by its odds."""
        self.match.play(outcome(self.table, SeededLuck(seed)), CHANCE)
        return self

    def can(self, verb: str) -> bool:
        return verb in self.offers

    def rooms(self) -> set[str]:
        """The rooms in which the move can end."""
        return {end for end in self.after("go") if "," not in end}

    def squares(self) -> set[str]:
        """The squares on which the move can end."""
        return {end for end in self.after("go") if "," in end}

    def where(self, piece: str) -> str:
        """The place of a pawn or a weapon."""
        card = DECK.card(piece)
        place = self.table.pawns[card] if card in DECK.suspects else self.table.weapons[card - DECK.first_weapon]
        return BOARD.spell(place)


def deal(characters: str, first: str, envelope: str, hands: Mapping[str, str]) -> Deal:
    """These cards where they are named, all others in the deck's order to whoever has room; `first` deals."""
    seats = characters.split()
    dealer = seats.index(first)
    named = {*envelope.split(), *(card for hand in hands.values() for card in hand.split())}
    rest = [name for name in DECK.names if name not in named]
    piles = {"rolls": tuple("6+6" if seat == first else "1+1" for seat in seats), "envelope": tuple(envelope.split())}
    for seat, size in zip(seats, hand_sizes(len(seats), dealer), strict=True):
        hand = hands.get(seat, "").split()
        while len(hand) < size:
            hand.append(rest.pop(0))
        piles[seat] = tuple(hand)
    return piles


def sit(
    characters: str = "olive leblanc rose moutarde",
    *,
    first: str = "",
    envelope: str = "chose poison grange",
    hands: Mapping[str, str] = {},
    pawns: Mapping[str, str] = {},
    latest: Mapping[str, str] = {},
    out: str = "",
    rounds: int = 300,
) -> Sitting:
    """`first` (the first one named, if not said) is about to play; `latest` says where players last suggested."""
    seats = characters.split()
    setup = GAME.setup(len(seats), seats, {"rounds": rounds})
    sitting = Sitting(Match(GAME, setup, deal(characters, first or seats[0], envelope, hands)))
    table = sitting.table
    for pawn, place in pawns.items():
        bring(table, BOARD, DECK.card(pawn), BOARD.place(place))
    for character, place in latest.items():
        table.latest[sitting.seat(character)] = BOARD.place(place)
    for character in out.split():
        table.out |= 1 << sitting.seat(character)
    return sitting
