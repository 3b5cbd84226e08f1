"""Games without a board: random deals, random suggestions, and the notebook of one seat turn by turn."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from manoir.deduction import (
    EVERYONE,
    SOMETHING,
    Answering,
    Deal,
    Notebook,
    Origin,
    Question,
    Reply,
    answers_with,
    cards_in,
    facts_of,
)

ACCUSATIONS = 40
"""One turn in so many ends with a wrong accusation."""


class Edition(NamedTuple):
    """What deduction sees of a game: sizes of the categories, of the hands and of the pool, and who answers."""

    name: str
    categories: tuple[int, ...]
    hands: tuple[int, ...]
    pool: int
    rule: Answering

    def notebook(self) -> Notebook:
        masks, start = [], 0
        for size in self.categories:
            masks.append((1 << size) - 1 << start)
            start += size
        return Notebook(masks, self.hands, self.pool)


def shared_out(cards: int, seats: int) -> tuple[int, ...]:
    return tuple(cards // seats + (seat < cards % seats) for seat in range(seats))


CLASSIC = {
    seats: Edition(f"classic, {seats}", (6, 7, 9), shared_out(19, seats), 0, Answering.FIRST) for seats in range(3, 7)
}
SUPER = {
    seats: Edition(f"Super, {seats}", (10, 8, 12), shared_out(27, seats), 0, Answering.EVERY) for seats in range(3, 11)
}
C2008 = {
    seats: Edition(f"2008, {seats}", (6, 9, 9), (21 // seats,) * seats, 21 % seats, Answering.FIRST)
    for seats in range(3, 7)
}


class Dice(Random):
    """Random numbers as deduction asks for them."""

    def below(self, n: int) -> int:
        return self.randrange(n)


class Turn(NamedTuple):
    """After a turn: what the seat knows, and what is true."""

    number: int
    seat: int
    notebook: Notebook
    truth: Deal


def deal(edition: Edition, dice: Dice) -> Deal:
    notebook = edition.notebook()
    envelope = sum(1 << dice.choice(cards_in(category)) for category in notebook.categories)
    pack = cards_in(notebook.deck & ~envelope)
    dice.shuffle(pack)
    hands = tuple(sum(1 << pack.pop() for _ in range(size)) for size in edition.hands)
    return Deal(hands, envelope, sum(1 << card for card in pack))


def play(edition: Edition, seed: int, turns: int, leaning: bool = False) -> Iterator[Turn]:
    """The notebook of a random seat before the first turn and after each; it goes on growing, so use it at once."""
    dice = Dice(seed)
    truth = deal(edition, dice)
    seats = len(edition.hands)
    me = dice.below(seats)
    notebook = edition.notebook()
    notebook.is_exactly(me, truth.hands[me], Origin(0, "hand"), 1 << me)
    yield Turn(0, me, notebook, truth)
    for number in range(1, turns + 1):
        suggester = (number - 1) % seats
        cards = any_triple(notebook, dice)
        question = Question(tuple((suggester + step) % seats for step in range(1, seats)), edition.rule)
        answer = dice.choice(answers_with([hand & cards for hand in truth.hands], question))
        heard = tuple(
            reply if reply.card < 0 or me in (suggester, reply.seat) else Reply(reply.seat, SOMETHING)
            for reply in answer
        )
        for fact in facts_of(heard, cards, 1 << suggester, Origin(number, "answer"), leaning and me == suggester):
            notebook.add(fact)
        accused = any_triple(notebook, dice)
        if not dice.below(ACCUSATIONS) and accused != truth.envelope:
            notebook.failed_accusation(accused, Origin(number, "accusation"), EVERYONE)
        yield Turn(number, me, notebook, truth)


def any_triple(notebook: Notebook, dice: Dice) -> int:
    return sum(1 << dice.choice(cards_in(category)) for category in notebook.categories)
