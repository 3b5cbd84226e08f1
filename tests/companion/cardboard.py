"""Games on cardboard, dealt for real: what somebody at the table would write in a carnet."""

from random import Random

from manoir.companion.carnet import AccusedLine, Answered, AskedLine, Carnet, Line, SeenLine
from manoir.companion.editions import Edition, find_edition
from manoir.deduction.answers import Answering
from manoir.games.mansion.deck import Cards, each, together


class Cardboard:
    """`me` is the first seat."""

    def __init__(self, edition: str, players: int, seed: int) -> None:
        self.edition: Edition = find_edition(edition)
        self.dice = Random(seed)
        deck = self.edition.deck
        self.envelope = self.anything()
        rest = list(each(deck.everything & ~self.envelope))
        self.dice.shuffle(rest)
        self.sizes = self.edition.hands(players)
        self.hands = [together([rest.pop() for _ in range(size)]) for size in self.sizes]
        self.pool = together(rest)

    def anything(self) -> Cards:
        deck = self.edition.deck
        return together([self.dice.choice(kind) for kind in (deck.suspects, deck.weapons, deck.rooms)])

    def carnet(self, questions: int) -> Carnet:
        hand = list(self.edition.deck.spell_all(self.hands[0]))
        lines = [self.question(turn % len(self.hands)) for turn in range(questions)]
        return Carnet(self.edition.name, [f"p{n}" for n in range(len(self.hands))], 0, list(self.sizes), hand, lines)

    def question(self, who: int) -> Line:
        deck, cards, seats = self.edition.deck, self.anything(), len(self.hands)
        answers: list[Answered] = []
        shown = 0
        for witness in [(who + distance) % seats for distance in range(1, seats)]:
            held = [*each(self.hands[witness] & cards)]
            if not held:
                answers.append(Answered(witness, "none"))
                continue
            card = self.dice.choice(held)
            shown |= 1 << card
            answers.append(Answered(witness, "shows", deck.spell(card) if 0 in (who, witness) else None))
            if self.edition.rule is Answering.FIRST:
                break
        return AskedLine(who, list(deck.spell_all(cards)), answers)

    def sight(self) -> Line:
        """A card of somebody's that I spied on."""
        seat = self.dice.randrange(1, len(self.hands))
        card = self.dice.choice([*each(self.hands[seat])])
        return SeenLine(seat, [self.edition.deck.spell(card)], [0, seat])

    def wrong_accusation(self) -> Line:
        cards = self.anything()
        while cards == self.envelope:
            cards = self.anything()
        return AccusedLine(1, list(self.edition.deck.spell_all(cards)))
