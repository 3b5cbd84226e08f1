"""A game from the deal to the end, with all that is needed to write it down."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome
from manoir.core.errors import IllegalAction, ManoirError
from manoir.core.events import ChangedHands, Claimed, Interjection, Left, Returned, Said
from manoir.core.game import Deal, Game
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.text import one_line
from manoir.core.views import View, view


class Played(Struct, frozen=True):
    """An action in the record, with the seat (or CHANCE) that took it."""

    seat: int
    action: Action


Move: TypeAlias = Played | Interjection


class Match:
    """Deal and moves make the state, and nothing else does: a match is its record."""

    def __init__(self, game: Game, setup: Setup, deal: Deal, moves: Iterable[Move] = ()) -> None:
        self.game = game
        self.setup = setup
        self.deal = deal
        self.moves: list[Move] = []
        self.state: State = game.start(setup, deal)
        for move in moves:
            self.make(move)

    @classmethod
    def new(cls, game: Game, setup: Setup, luck: Luck) -> "Match":
        return cls(game, setup, game.deal(setup, luck))

    def make(self, move: Move) -> None:
        """Carry a move out and write it down, or refuse it and change nothing."""
        if isinstance(move, Played):
            self._play(move)
        else:
            move = self._interject(move)
        self.moves.append(move)

    def play(self, action: Action | str, seat: int | None = None) -> None:
        """Take an action for the seat that decides; name the seat to be refused if another one does."""
        found = self.game.action(action) if isinstance(action, str) else action
        self.make(Played(self.state.actor if seat is None else seat, found))

    def roll(self, luck: Luck) -> None:
        """Let chance decide as long as it is asked."""
        while self.state.actor == CHANCE:
            self.make(Played(CHANCE, outcome(self.state, luck)))

    def view(self, seat: int) -> View:
        return view(self.setup, self.state, seat)

    def _play(self, move: Played) -> None:
        actor = self.state.actor
        if self.state.outcome is None and move.seat != actor:
            raise IllegalAction(self.game.turn_clause, "it is not for this seat to act now")
        self.state.play(move.action)

    def _interject(self, remark: Interjection) -> Interjection:
        """The remark as it is told."""
        if not 0 <= remark.seat < self.setup.seats:
            raise ManoirError(f"there is no seat {remark.seat}: seats are 0 to {self.setup.seats - 1}")
        if isinstance(remark, Said | Claimed):
            self.game.check_speaker(self.state, remark.seat)
        if isinstance(remark, Said):
            remark = Said(remark.seat, one_line(remark.text))
        if isinstance(remark, Claimed):
            remark = Claimed(remark.seat, self.game.check_claim(remark.claim))
        if isinstance(remark, ChangedHands):
            remark = ChangedHands(remark.seat, one_line(remark.name))
        absent = bool(self.state.away >> remark.seat & 1)
        if isinstance(remark, Left) and absent:
            raise ManoirError(f"seat {remark.seat} has already left")
        if isinstance(remark, Returned) and not absent:
            raise ManoirError(f"seat {remark.seat} has not left")
        self.state.interject(remark)
        return remark
