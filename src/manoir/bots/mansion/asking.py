"""What to ask: suggestions by what their answers tell, less how far they help the owner of the pawn that is called."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence

from manoir.bots.mansion.effort import Effort
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.deduction import Posterior, Question, rank
from manoir.games.mansion.actions import Suggest
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, Deck
from manoir.games.mansion.rooms import room_card

CANDIDATES = 10
"""Pairs that are compared for a suggestion."""
HIT = 2.0
"""What it is worth to name the envelope itself, in bits: when nobody answers one wins at once."""
HELPED = 0.1
"""What a bit is worth that the owner of the pawn can ask for, since it was called, over one that oneself is told."""
SURE = 1e-9
"""Bits of an answer that is known."""


def pairs(known: Posterior, deck: Deck) -> list[tuple[int, Card, Card]]:
    """(weight, suspect, weapon): how often each pair is in the envelope together, likeliest first."""
    weights: dict[tuple[Card, Card], int] = {}
    for envelope, deals in known.envelopes().items():
        suspect = (envelope & deck.kinds[0]).bit_length() - 1
        weapon = (envelope & deck.kinds[1]).bit_length() - 1
        weights[suspect, weapon] = weights.get((suspect, weapon), 0) + deals
    return sorted(((weight, *pair) for pair, weight in weights.items()), reverse=True)


def candidates(known: Posterior, deck: Deck) -> set[tuple[Card, Card]]:
    """Pairs worth asking about: the likeliest ones."""
    return {(suspect, weapon) for _, suspect, weapon in pairs(known, deck)[:CANDIDATES]}


class Inquiry:
    """What a seat knows and can ask, in one decision."""

    def __init__(
        self,
        deck: Deck,
        board: Board,
        known: Posterior,
        question: Question,
        asked: Container[Cards],
        luck: Luck,
        effort: Effort,
        hit: float = HIT,
    ) -> None:
        self.deck = deck
        self.board = board
        self.known = known
        self.question = question
        self.asked = asked
        self.luck = luck
        self.effort = effort
        self.hit = hit

    def told_by(self, suggestions: Iterable[Cards]) -> dict[Cards, float]:
        """The bits that the answer to each suggestion tells about the envelope."""
        samples = self.effort.samples
        ranked = rank(self.known, list(suggestions), self.question, self.luck, samples=samples, finalists=0)
        return {found.cards: found.information for found in ranked}

    def room_worths(self, rooms: Sequence[Place]) -> dict[Place, float]:
        """What the answer to a good suggestion tells in each room; a little even where it tells nothing."""
        _, suspect, weapon = pairs(self.known, self.deck)[0]
        cards = {1 << suspect | 1 << weapon | 1 << room_card(self.deck, self.board, room): room for room in rooms}
        return {cards[named]: bits + self._hit(named) + 0.01 for named, bits in self.told_by(cards).items()}

    def _hit(self, cards: Cards) -> float:
        """Of naming the envelope itself."""
        return self.hit * self.known.joint(cards) / self.known.total

    def suggestions(
        self, options: Iterable[Action], room: Place, helped: Callable[[Card], float]
    ) -> dict[Action, float]:
        """The suggestions worth making in a room; `helped` says how much its call helps the owner of a pawn."""
        here = 1 << room_card(self.deck, self.board, room)
        wanted = candidates(self.known, self.deck)
        costs_of = {suspect: HELPED * helped(suspect) for suspect in {suspect for suspect, _ in wanted}}
        asked: dict[Cards, Action] = {}
        costs: dict[Cards, float] = {}
        for option in options:
            if isinstance(option, Suggest) and (option.suspect, option.weapon) in wanted:
                cards = 1 << option.suspect | 1 << option.weapon | here
                asked[cards], costs[cards] = option, costs_of[option.suspect]
        return {asked[cards]: worth for cards, worth in self.weighed(asked, costs).items()}

    def weighed(self, suggestions: Iterable[Cards], costs: Mapping[Cards, float]) -> dict[Cards, float]:
        """Suggestions by what they tell, less their costs; without those that were `asked` before and tell nothing."""
        told = self.told_by(suggestions).items()
        return {
            cards: bits + self._hit(cards) - costs[cards]
            for cards, bits in told
            if bits > SURE or cards not in self.asked
        }
