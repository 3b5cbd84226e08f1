"""Positions of Super Cluedo, built in a line."""

from collections.abc import Mapping

from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import IllegalAction
from manoir.core.events import Event, Left, Returned
from manoir.core.game import Deal
from manoir.core.match import Match
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.core.views import View
from manoir.games.mansion.pawns import bring
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import BOARD, DECK
from manoir.games.super_cluedo.setup import hand_sizes
from manoir.games.super_cluedo.state import Table


class Sitting:
    """A match whose table may be set by hand; players are named by their characters."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.characters = match.setup.characters
        self._known_before = {seat: len(match.view(seat).told) for seat in (*range(match.setup.seats), SPECTATOR)}

    @property
    def table(self) -> Table:
        assert isinstance(self.match.state, Table)
        return self.match.state

    def seat(self, who: str) -> int:
        return SPECTATOR if who == "spectator" else self.characters.index(who)

    @property
    def asked(self) -> str | None:
        """Who has to act."""
        actor = self.table.actor
        return {CHANCE: "chance"}.get(actor) or (self.characters[actor] if actor >= 0 else None)

    def play(self, *actions: str) -> "Sitting":
        for action in actions:
            self.match.play(action)
        return self

    def roll(self, first: int, second: int) -> "Sitting":
        return self.play("roll", f"fall {first} {second}")

    def let_chance(self, seed: int = 0) -> "Sitting":
        """Chance acts once, by its odds."""
        self.match.play(outcome(self.table, SeededLuck(seed)), CHANCE)
        return self

    def leave(self, *who: str) -> "Sitting":
        for character in who:
            self.match.make(Left(self.seat(character)))
        return self

    def come_back(self, who: str) -> "Sitting":
        self.match.make(Returned(self.seat(who)))
        return self

    def options(self, verb: str = "") -> set[str]:
        """The texts of the options; with a verb, what follows it."""
        texts = [action.text for action in self.table.options]
        return {text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")} if verb else set(texts)

    def rooms(self) -> set[str]:
        """The rooms in which the move can end."""
        return {end for end in self.options("go") if "," not in end}

    def squares(self) -> set[str]:
        """The squares on which the move can end."""
        return {end for end in self.options("go") if "," in end}

    def can(self, verb: str) -> bool:
        return any(text.split()[0] == verb for text in self.options())

    def where(self, piece: str) -> str:
        """The place of a pawn or a weapon."""
        card = DECK.card(piece)
        place = self.table.pawns[card] if card in DECK.suspects else self.table.weapons[card - DECK.first_weapon]
        return BOARD.spell(place)

    def refused(self, action: str) -> str:
        """The clause that refuses an action."""
        try:
            self.match.play(action)
        except IllegalAction as refusal:
            return refusal.clause
        raise AssertionError(f"{action!r} is allowed")

    def view(self, who: str) -> View:
        return self.match.view(self.seat(who))

    def told(self, who: str) -> list[Event]:
        """What a player, or the spectator, was told since the position was built."""
        return list(self.view(who).told[self._known_before[self.seat(who)] :])


def deal(characters: str, first: str, envelope: str, hands: Mapping[str, str]) -> Deal:
    """These cards where they are named, all others in the deck's order to whoever has room; `first` deals."""
    seats = characters.split()
    dealer = seats.index(first)
    named = {*envelope.split(), *(card for hand in hands.values() for card in hand.split())}
    rest = [name.id for name in DECK.names if name.id not in named]
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
