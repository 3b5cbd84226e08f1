"""Answers to a suggestion: who is asked, what each can say, and the facts that follow for those who hear it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import product
from math import lcm
from typing import NamedTuple

from manoir.deduction.facts import UNTOLD, Fact, HasNone, HasSome, Leans, Origin, Saw, cards_in
from manoir.deduction.posterior import Posterior

NOTHING = -1
SOMETHING = -2


class Answering(Enum):
    """Whether the questioning stops at the first card shown.

    Cards of a pool answer nothing: where the notebook has one, a suggestion that nobody answers may name its cards.
    """

    FIRST = "first"
    EVERY = "every"


class Question(NamedTuple):
    """To whom suggestions are put, in which order, and when the questioning ends."""

    witnesses: tuple[int, ...]
    rule: Answering


class Reply(NamedTuple):
    """What a witness showed: a card, `NOTHING`, or, to those who did not see it, `SOMETHING`."""

    seat: int
    card: int


Answer = tuple[Reply, ...]
"""The replies of all who were asked, in their order."""


def even_choice(others: int) -> tuple[int, ...]:
    """How readily a card is shown by one who holds so many of the others too: 1, 1/2, 1/3 ..., in whole numbers."""
    whole = lcm(*range(1, others + 2))
    return tuple(whole // (held + 1) for held in range(others + 1))


def facts_of(answer: Answer, cards: int, told: int, origin: Origin = UNTOLD, leaning: bool = False) -> Iterator[Fact]:
    """What the answer to a suggestion of these cards tells, each fact with the seats that learn it.

    `told` are the seats that see the cards shown; a shower sees his own. `leaning` adds, for each card seen, that it
    was chosen evenly among the named cards held.
    """
    for seat, card in answer:
        if card == NOTHING:
            yield HasNone(seat, cards, origin)
            continue
        yield HasSome(seat, cards, origin)
        if card != SOMETHING:
            yield Saw(seat, card, origin, told | 1 << seat)
            if leaning:
                others = cards & ~(1 << card)
                yield Leans(seat, others, even_choice(others.bit_count()), origin, told)


def answers_with(held: Sequence[int], question: Question) -> list[Answer]:
    """The answers that may be given, all as likely, when each seat holds these of the named cards."""
    asked: list[tuple[Reply, ...]] = []
    for seat in question.witnesses:
        asked.append(replies(seat, held[seat]))
        if held[seat] and question.rule is Answering.FIRST:
            break
    return list(product(*asked))


@cache
def replies(seat: int, held: int) -> tuple[Reply, ...]:
    """What a witness may show of these cards."""
    return tuple(Reply(seat, card) for card in cards_in(held)) or (Reply(seat, NOTHING),)


def public_answers(posterior: Posterior, cards: int, question: Question) -> Iterator[Answer]:
    """Answers as bystanders may hear them; some may fit no deal, none that fits is missing."""
    if not question.witnesses:
        yield ()
        return
    seat, rest = question.witnesses[0], Question(question.witnesses[1:], question.rule)
    if not posterior.certain(seat) & cards:
        for later in public_answers(posterior, cards, rest):
            yield (Reply(seat, NOTHING), *later)
    if posterior.possible(seat) & cards:
        if question.rule is Answering.FIRST:
            yield (Reply(seat, SOMETHING),)
            return
        for later in public_answers(posterior, cards, rest):
            if sum(reply.card == SOMETHING for reply in later) < cards.bit_count():
                yield (Reply(seat, SOMETHING), *later)


def answers_heard(posterior: Posterior, cards: int, question: Question) -> Iterator[Answer]:
    """Answers as the suggester may hear them, with the cards; some may fit no deal, none that fits is missing."""
    for answer in public_answers(posterior, cards, question):
        yield from with_cards(posterior, cards, answer)


def with_cards(posterior: Posterior, cards: int, answer: Answer) -> Iterator[Answer]:
    """The same answer with the cards that may have been shown, a different one by each witness."""
    if not answer:
        yield ()
        return
    reply, rest = answer[0], answer[1:]
    if reply.card == NOTHING:
        for later in with_cards(posterior, cards, rest):
            yield (reply, *later)
        return
    for card in cards_in(cards & posterior.possible(reply.seat)):
        for later in with_cards(posterior, cards & ~(1 << card), rest):
            yield (Reply(reply.seat, card), *later)
