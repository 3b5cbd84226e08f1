"""Puzzles about which question settles it, as data for whoever shows them."""

from collections.abc import Sequence
from functools import reduce
from operator import and_, or_

from manoir.puzzles.cards.telling import NotedNarrator
from manoir.puzzles.settling.asking import Left
from manoir.puzzles.settling.settling_puzzle import SettlingPuzzle
from manoir.puzzles.telling import Ask, Reason, Verdict

ENVELOPE = "envelope"


class SettlingNarrator(NotedNarrator):
    """A question is the names of its cards, with spaces between."""

    puzzle: SettlingPuzzle

    def ask(self) -> Ask:
        return Ask("settling", [], offers=[self._spelled(cards) for cards in self.puzzle.question.offers])

    def offered(self) -> list[str]:
        return [self._named(cards) for cards in self.puzzle.question.offers]

    def answer(self) -> list[str]:
        return [self._named(self.puzzle.answer)]

    def judge(self, given: Sequence[str]) -> Verdict:
        """Against a wrong one speaks an answer that it may get."""
        if [*given] == self.answer():
            return Verdict(True)
        doubts = [self._left(left) for cards, left in self.puzzle.proof.doubts if self._named(cards) in given]
        return Verdict(False, doubt=doubts[0] if doubts else None)

    def proof(self) -> list[Reason]:
        """What can be in the envelope at all, and then every answer."""
        proof = self.puzzle.proof
        sure = reduce(and_, proof.envelopes)
        doubtful = reduce(or_, proof.envelopes) & ~sure
        remains = Reason("remains", ENVELOPE, self._spelled(doubtful), True, [], self._spelled(sure))
        return [*self._reasons(proof.known.steps, {}), remains, *map(self._left, proof.settled)]

    def _left(self, left: Left) -> Reason:
        shows = [Reason("shows", seat, self._spelled(1 << card), True, [], []) for seat, card in left.shown]
        cards = reduce(or_, left.envelopes)
        return Reason("answer", ENVELOPE, self._spelled(cards), len(left.envelopes) == 1, [], [], shows)

    def _named(self, cards: int) -> str:
        return " ".join(self._spelled(cards))
