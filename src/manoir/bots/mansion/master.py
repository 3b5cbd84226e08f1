"""What the masters of Cluedo and Super Cluedo share: one knows, weighs, and takes any of the nearly best."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Protocol

from manoir.bots.mansion.asking import Inquiry
from manoir.bots.mansion.beliefs import beliefs
from manoir.bots.mansion.dice import PATIENCE
from manoir.bots.mansion.effort import Effort, effort_within
from manoir.bots.mansion.racing import Bet, bet
from manoir.bots.mansion.remembering import asked_by
from manoir.bots.mansion.showing import quietness
from manoir.bots.mansion.sights import Sights, sights
from manoir.bots.thought import Thought, Weights, best_of
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import Answering, Posterior, Question
from manoir.games.mansion.actions import END_TURN
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, Deck

SLACK = 0.03
"""Bits, or chances, that are not worth being foreseen for."""


class Seen(Protocol):
    """What a master looks at in the picture of its game."""

    suspects: tuple[Card, ...]
    pawns: list[Place]
    player: int
    out: int


class Turn:
    """One decision: what the seat knows, what it can ask, whom it has to fear."""

    deck: ClassVar[Deck]
    board: ClassVar[Board]
    rule: ClassVar[Answering]
    accusations: ClassVar[Mapping[Cards, Action]]

    def __init__(self, view: View, seen: Seen, known: Posterior, luck: Luck, effort: Effort) -> None:
        self.view = view
        self.known = known
        self.luck = luck
        self.effort = effort
        self.pawns = seen.pawns
        self.player = seen.player
        self.here = seen.pawns[seen.suspects[view.seat]]
        seats = len(seen.suspects)
        self.witnesses = tuple((view.seat + distance) % seats for distance in range(1, seats))
        self.rivals = [seat for seat in self.witnesses if not seen.out >> seat & 1]
        self.rival_pawns = {seen.suspects[seat] for seat in self.rivals}
        question = Question(self.witnesses, self.rule)
        self.inquiry = Inquiry(self.deck, self.board, known, question, asked_by(view), luck, effort)

    def weigh(self) -> Weights:
        """The options that come into question."""
        raise NotImplementedError

    def walks(self) -> Weights:
        """The ways to go, where that is what is decided."""
        raise NotImplementedError

    def reached(self, option: Action, points: int) -> float:
        """Of a move with so many points."""
        raise NotImplementedError

    @cached_property
    def worths(self) -> dict[Place, float]:
        """Of the rooms in which it may ask next."""
        raise NotImplementedError

    def onward(self, place: Place) -> float:
        """Of beginning the next turn there, with the dice."""
        raise NotImplementedError

    def helped(self, suspect: Card) -> float:
        """How much better off the owner of a pawn is if it is called here."""
        if suspect not in self.rival_pawns:
            return 0.0
        called = max(PATIENCE * self.worths.get(self.here, 0.0), self.onward(self.here))
        return called - self.onward(self.pawns[suspect])

    def sights(self) -> Sequence[Sights]:
        """What the others saw in private."""
        return sights(self.view)

    def suggestions(self) -> dict[Action, float]:
        return self.inquiry.suggestions(self.view.options, self.here, self.helped)

    def shows(self) -> Weights:
        return quietness(self.view.options, self.known, self.view.seat, self.player, self.effort)

    def certainty(self) -> Action | None:
        """The accusation that cannot be wrong, if it may be made now."""
        envelope = self.known.likeliest_envelope()
        accusation = self.accusations[envelope]
        sure = self.known.joint(envelope) == self.known.total
        return accusation if sure and accusation in self.view.options else None

    @cached_property
    def bet(self) -> Bet:
        """On the likeliest envelope."""
        seen = self.sights()
        return bet(self.known, {rival: seen[rival] for rival in self.rivals}, self.luck, self.effort)

    def last_words(self) -> Weights:
        """After the answers, or where there is nothing to ask: accuse, or wait for one more question."""
        likeliest = self.bet
        accusation = self.accusations[likeliest.envelope]
        if accusation not in self.view.options or likeliest.waiting == 1:
            return {END_TURN: 1.0}
        return {accusation: likeliest.chance, END_TURN: likeliest.waiting}


class Master:
    def __init__(self, begin: Callable[[View, Luck, Effort], Turn], seconds: float) -> None:
        self.begin = begin
        self.effort = effort_within(seconds)

    def choose(self, view: View, luck: Luck) -> Action:
        return view.options[0] if len(view.options) == 1 else self._decide(view, luck)[1].action

    def think(self, view: View, luck: Luck) -> Thought:
        turn, thought = self._decide(view, luck)
        return Thought(thought.action, beliefs(turn.known, turn.deck), thought.weighed)

    def _decide(self, view: View, luck: Luck) -> tuple[Turn, Thought]:
        turn = self.begin(view, luck, self.effort)
        return turn, best_of(turn.weigh(), luck, slack=SLACK)
