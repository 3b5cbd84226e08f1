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

BESIDE_OWN = 6
"""Cards of the other kind that are tried beside one of one's own."""
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


def candidates(known: Posterior, deck: Deck, hand: Cards, most: int) -> list[tuple[Card, Card]]:
    """Pairs worth asking about: the likeliest ones, and the likeliest card of each kind beside one of my own."""
    likely = [(suspect, weapon) for _, suspect, weapon in pairs(known, deck)[:most]]
    own_suspect = next((card for card in deck.suspects if hand >> card & 1), None)
    own_weapon = next((card for card in deck.weapons if hand >> card & 1), None)
    suspects, weapons = (dict.fromkeys(kind) for kind in zip(*likely, strict=True))
    found = dict.fromkeys(likely)
    if own_suspect is not None:
        found |= dict.fromkeys((own_suspect, weapon) for weapon in list(weapons)[:BESIDE_OWN])
    if own_weapon is not None:
        found |= dict.fromkeys((suspect, own_weapon) for suspect in list(suspects)[:BESIDE_OWN])
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
        luck: Luck,
        effort: Effort,
    ) -> None:
        self.deck = deck
        self.board = board
        self.known = known
        self.question = question
        self.hand = hand
        self.asked = asked
        self.luck = luck
        self.effort = effort

    def told_by(self, suggestions: Iterable[Cards]) -> dict[Cards, float]:
        """The bits that the answer to each suggestion tells about the envelope."""
        samples = self.effort.samples
        ranked = rank(self.known, list(suggestions), self.question, self.luck, samples=samples, finalists=0)
        return {found.cards: found.information for found in ranked}

    def room_worths(self, rooms: Sequence[Place]) -> dict[Place, float]:
        """What the answer to a good suggestion tells in each room; a little even where it tells nothing."""
        likely = [1 << suspect | 1 << weapon for _, suspect, weapon in pairs(self.known, self.deck)]
        asked = {
            pair | 1 << room_card(self.deck, self.board, room): room
            for room in rooms
            for pair in likely[: self.effort.room_pairs]
        }
        worths: dict[Place, float] = {}
        for named, bits in self.told_by(asked).items():
            worths[asked[named]] = max(worths.get(asked[named], 0.0), bits + 0.01)
        return worths

    def suggestions(
        self, options: Iterable[Action], room: Place, helped: Callable[[Card], float]
    ) -> dict[Action, float]:
        """The suggestions worth making in a room; `helped` says how much its call helps the owner of a pawn."""
        here = 1 << room_card(self.deck, self.board, room)
        wanted = set(candidates(self.known, self.deck, self.hand, self.effort.pairs))
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
        return {cards: bits - costs[cards] for cards, bits in told if bits > SURE or cards not in self.asked}
