"""What to ask: suggestions by what their answers tell oneself, less what they give to the others."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from heapq import nlargest

from manoir.bots.mansion.effort import Effort
from manoir.bots.mansion.overhearing import Bystanders
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.deduction import Posterior, Question, rank
from manoir.games.mansion.actions import Suggest
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.deck import Card, Cards, Deck
from manoir.games.mansion.rooms import room_card

CANDIDATES = 10
"""Pairs that are compared for a suggestion."""
OVERHEARD = 0.3
"""What a bit is worth that the others are told, over one that oneself is told."""
HELPED = 0.1
"""The same for a bit that the owner of the pawn can ask for, since it was called."""
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


def candidates(known: Posterior, deck: Deck, hand: Cards) -> list[tuple[Card, Card]]:
    """Pairs worth asking about: the likeliest ones, and the likeliest card of each kind beside one of my own."""
    likely = [(suspect, weapon) for _, suspect, weapon in pairs(known, deck)[:CANDIDATES]]
    own_suspect = next((card for card in deck.suspects if hand >> card & 1), None)
    own_weapon = next((card for card in deck.weapons if hand >> card & 1), None)
    suspect, weapon = likely[0]
    found = dict.fromkeys(likely)
    if own_suspect is not None:
        found[own_suspect, weapon] = None
    if own_weapon is not None:
        found[suspect, own_weapon] = None
    return list(found)


class Inquiry:
    """What a seat knows and can ask, in one decision."""

    def __init__(
        self,
        deck: Deck,
        board: Board,
        known: Posterior,
        question: Question,
        hand: Cards,
        asked: Container[Cards],
        rivals: Sequence[int],
        luck: Luck,
        effort: Effort,
    ) -> None:
        self.deck = deck
        self.board = board
        self.known = known
        self.question = question
        self.hand = hand
        self.asked = asked
        self.rivals = rivals
        self.luck = luck
        self.effort = effort

    def told_by(self, suggestions: Iterable[Cards]) -> dict[Cards, float]:
        """The bits that the answer to each suggestion tells about the envelope."""
        samples = self.effort.samples
        ranked = rank(self.known, list(suggestions), self.question, self.luck, samples=samples, finalists=0)
        return {found.cards: found.information for found in ranked}

    def room_worths(self, rooms: Sequence[Place]) -> dict[Place, float]:
        """What the answer to a good suggestion tells in each room; a little even where it tells nothing."""
        _, suspect, weapon = pairs(self.known, self.deck)[0]
        cards = {1 << suspect | 1 << weapon | 1 << room_card(self.deck, self.board, room): room for room in rooms}
        return {cards[named]: bits + 0.01 for named, bits in self.told_by(cards).items()}

    def suggestions(
        self, options: Iterable[Action], room: Place, helped: Callable[[Card], float]
    ) -> dict[Action, float]:
        """The suggestions worth making in a room; `helped`, asked if there is time, says how much its call helps the
        owner of a pawn."""
        here = 1 << room_card(self.deck, self.board, room)
        wanted = set(candidates(self.known, self.deck, self.hand))
        asked: dict[Cards, Action] = {}
        costs: dict[Cards, float] = {}
        for option in options:
            if isinstance(option, Suggest) and (option.suspect, option.weapon) in wanted:
                cards = 1 << option.suspect | 1 << option.weapon | here
                asked[cards] = option
                costs[cards] = HELPED * helped(option.suspect) if self.effort.finalists else 0.0
        return {asked[cards]: worth for cards, worth in self.weighed(asked, costs).items()}

    def weighed(self, suggestions: Iterable[Cards], costs: Mapping[Cards, float]) -> dict[Cards, float]:
        """Suggestions by what they tell, less their costs; with time enough the best of them alone, less what they
        tell the others. Those that were `asked` before and tell nothing are left out."""
        told = {
            cards: bits for cards, bits in self.told_by(suggestions).items() if bits > SURE or cards not in self.asked
        }
        worths = {cards: bits - costs[cards] for cards, bits in told.items()}
        if not self.effort.finalists:
            return worths
        others = Bystanders(self.known, self.rivals, self.question, self.luck, self.effort)
        best = nlargest(self.effort.finalists, worths, key=worths.__getitem__)
        return {cards: worths[cards] - OVERHEARD * others.learn(cards) for cards in best}
