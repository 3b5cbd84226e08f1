"""How a master of a Cluedo judges a finished game: where one went, when one accused, and what the dice allowed.

In bits about the envelope. A game is worth all that is hidden at the deal.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import log2, prod
from typing import Generic, Protocol, TypeVar, cast

from manoir.bots.judging import Coin, Opinion, Stroke
from manoir.bots.mansion.racing import WORTH_A_THOUGHT, Bet, worth_of_waiting
from manoir.bots.thought import Weights
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View, view
from manoir.deduction import Posterior
from manoir.games.mansion.actions import Accuse, Show, Suggest
from manoir.games.mansion.deck import Deck, together

RIVALS = 0.1
"""How likely another one wins before the next turn of somebody who has no reason to fear it."""


class Looking(Protocol):
    """One moment as a master sees it."""

    known: Posterior

    @property
    def bet(self) -> Bet: ...

    def walks(self) -> Weights: ...


Look = TypeVar("Look", bound=Looking)


class _Turned(Protocol):
    player: int


class Judge(Generic[Look]):
    coin: Coin = "bits"

    def __init__(
        self,
        deck: Deck,
        look: Callable[[View, Luck], Look],
        reached: Callable[[Look, State], Mapping[Action, float]],
    ) -> None:
        """`reached`: at a roll, what the best end of the move is worth by each fall; nothing elsewhere."""
        self.look = look
        self.reached = reached
        self.game = log2(prod(kind.bit_count() for kind in deck.kinds))

    def opinion(self, view: View, taken: Action, luck: Luck) -> Opinion | None:
        if isinstance(taken, Show | Suggest):
            return None  # Questions are weighed exactly, and answers are not.
        looking = self.look(view, luck)
        if isinstance(taken, Accuse):
            return self._accusing(looking, view, taken)
        return self._not_accusing(looking, view, taken) or self._walking(looking, taken)

    def _accusing(self, looking: Looking, view: View, taken: Accuse) -> Opinion:
        """Held against waiting, which is worth an even share of the game at least."""
        bet = looking.bet
        waiting = bet.waiting if bet.chance >= WORTH_A_THOUGHT else 1 / view.setup.seats
        return self._of_chances({taken: chance_of(looking.known, taken), view.cautious[0]: waiting})

    def _not_accusing(self, looking: Looking, view: View, taken: Action) -> Opinion | None:
        """Of whoever could have accused, and be right for certain."""
        is_certain = len(looking.known.envelopes()) == 1
        for option in view.options if is_certain else ():
            if isinstance(option, Accuse) and chance_of(looking.known, option) == 1:
                return self._of_chances({taken: worth_of_waiting(1.0, RIVALS), option: 1.0})
        return None

    def _of_chances(self, chances: Mapping[Action, float]) -> Opinion:
        worths = {action: self.game * chance for action, chance in chances.items()}
        return Opinion(worths, lambda action: {"win": chances[action]})

    def _walking(self, looking: Looking, taken: Action) -> Opinion | None:
        worths = looking.walks()
        return Opinion(worths, lambda action: {"tells": worths[action]}) if taken in worths else None

    def strokes(self, setup: Setup, before: State, taken: Action, luck: Luck) -> Iterator[Stroke]:
        seat = before.actor
        if isinstance(taken, Accuse):
            after = before.clone()
            after.take(taken)
            right = after.outcome is not None and after.outcome.winner == seat
            odds = chance_of(self.look(view(setup, before, seat), luck).known, taken)
            yield Stroke(seat, "bets", self.game * (right - odds))
        elif seat < 0:
            yield from self._rolled(setup, before, taken, luck)

    def _rolled(self, setup: Setup, before: State, taken: Action, luck: Luck) -> Iterable[Stroke]:
        player = cast(_Turned, before).player
        worths = self.reached(self.look(view(setup, before, player), luck), before)
        if worths:
            yield Stroke(player, "dice", worths[taken] - sum(worths.values()) / len(worths))


def chance_of(known: Posterior, accusation: Accuse) -> float:
    cards = together((accusation.suspect, accusation.weapon, accusation.room))
    return known.joint(cards) / known.total
