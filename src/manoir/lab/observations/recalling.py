"""Information states of the three Cluedos: besides the rows of `mansion`, every question as it was answered, all failed
accusations, and what one has shown to whom."""

from collections import deque
from collections.abc import Iterable

from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.games.mansion.deck import Card, Cards
from manoir.games.mansion.events import AccusedWrongly, Showed, Suggested
from manoir.lab.observations.mansion import MansionObserver
from manoir.lab.observations.rows import beside_each_other

QUESTIONS = 60
"""So many are recalled, the latest first; games of good players take half as many."""


class RecallingObserver(MansionObserver):
    """Mixed in before the observer of a game."""

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup, seat)
        cards = len(self.deck)
        self.shower_at = self.seats
        self.named_at, self.card_at = 2 * self.seats, 2 * self.seats + cards
        self.question = 2 * self.seats + 2 * cards
        self.layout += (
            ("shown", self.seats * cards),
            ("failed", self.seats * cards),
            ("questions", QUESTIONS * self.question),
        )

    def begin(self) -> None:
        super().begin()
        self.shown = self.failed = 0
        self.questions: deque[int] = deque(maxlen=QUESTIONS)

    def parts(self) -> list[int]:
        return [*super().parts(), self.shown, self.failed, beside_each_other(self.questions, self.question)]

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, Suggested):
            self.questions.appendleft(self._from_here(event.seat) | self.named << self.named_at)
        elif isinstance(event, Showed):
            self.questions[0] |= self._from_here(event.seat) << self.shower_at
            if event.card is not None:
                self.questions[0] |= 1 << event.card + self.card_at
        elif isinstance(event, AccusedWrongly):
            self.failed |= self.accused << self.hand_at[event.seat]
        for to, card in self.revealed(event):
            self.shown |= 1 << card + self.hand_at[to]

    def revealed(self, event: Event) -> Iterable[tuple[int, Card]]:
        """Cards of one's own that an event lets somebody see."""
        if isinstance(event, Showed) and event.seat == self.seat and event.card is not None:
            yield event.to, event.card

    def _from_here(self, seat: int) -> Cards:
        return 1 << (seat - self.seat) % self.seats
