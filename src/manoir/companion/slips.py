"""Lines that cannot all be true: the smallest set of them, and which slip of the finger would explain it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from manoir.companion.carnet import AccusedLine, Answered, AskedLine, Facts, LackingLine, Line, OneOfLine, SeenLine
from manoir.deduction.answers import Answering
from manoir.deduction.errors import TooWide
from manoir.deduction.explain import minimal_forcing
from manoir.deduction.facts import Fact, Origin
from manoir.deduction.posterior import fits
from manoir.games.mansion.deck import Card

OWN_EYES = 40
"""How much less likely one has mistaken what one saw oneself: as a distance, in keys of the pad."""
ELSEWHERE = 6
"""How much less likely a finger misses a face than a card beside the right one."""
NOT_AT_ALL = 100
"""Lines that never happened come last."""


class Repair(Struct, frozen=True, omit_defaults=True):
    """The line of this number as it may have been; without one, it was never said. `near` is how close a slip it is."""

    number: int
    near: int
    line: Line | None = None


class Conflict(Struct, frozen=True):
    """Lines by number that no deal fits together, none of them to be left out; repairs with the likeliest first."""

    lines: list[int]
    repairs: list[Repair]


class Checker:
    """Whether any deal fits one's hand and some of the lines."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self._hand = facts.of_hand()
        self.lines = {number: facts.of_line(number) for number in range(1, len(facts.carnet.lines) + 1)}
        self._table = facts.empty()

    def fits(self, numbers: Iterable[int], besides: Sequence[Fact] = ()) -> bool:
        told = [fact for number in numbers for fact in self.lines[number]]
        try:
            return fits(self._table.with_facts([*self._hand, *told, *besides]))
        except TooWide:
            return True


def conflict_in(facts: Facts) -> Conflict | None:
    check = Checker(facts)
    if check.fits(check.lines):
        return None
    numbers = smallest_conflict(check)
    repairs = [repair for number in numbers for repair in _repairs(check, number)]
    return Conflict(numbers, sorted(repairs, key=lambda repair: (repair.near, repair.number)))


def smallest_conflict(check: Checker) -> list[int]:
    """Found by preferring each line in turn, then held against all sets of one and of two."""
    numbers = list(check.lines)
    best = sorted(_minimal(check, numbers))
    for first in numbers:
        if len(best) > 2:
            found = _minimal(check, [first, *(number for number in reversed(numbers) if number != first)])
            best = min(best, sorted(found), key=len)
    for size in range(1, min(len(best), 3)):
        smaller = next((few for few in combinations(numbers, size) if not check.fits(few)), None)
        if smaller is not None:
            return list(smaller)
    return best


def _minimal(check: Checker, order: list[int]) -> list[int]:
    return minimal_forcing(order, lambda kept: not check.fits(kept))


def _repairs(check: Checker, number: int) -> Iterator[Repair]:
    others = [other for other in check.lines if other != number]
    for near, line in slips_of(check.facts, check.facts.carnet.lines[number - 1]):
        if check.fits(others, list(check.facts.told_by(line, Origin(number)))):
            yield Repair(number, near, line)
    if check.fits(others):
        yield Repair(number, NOT_AT_ALL)


def slips_of(facts: Facts, line: Line) -> Iterator[tuple[int, Line]]:
    """Every line that one slip of the finger turns into this one, with how far the finger went."""
    match line:
        case AskedLine():
            yield from _of_question(facts, line)
        case SeenLine(place=place, cards=cards):
            yield from ((OWN_EYES + far, replace(line, cards=other)) for far, other in _neighbours(facts, cards))
            if isinstance(place, int):
                yield from ((OWN_EYES + far, replace(line, place=seat)) for far, seat in _seats_near(facts, place))
        case LackingLine(place=place, cards=cards):
            yield from ((far, replace(line, cards=other)) for far, other in _neighbours(facts, cards))
            if isinstance(place, int):
                yield from ((far, replace(line, place=seat)) for far, seat in _seats_near(facts, place))
        case OneOfLine(seat=seat, cards=cards):
            yield from ((far, replace(line, cards=other)) for far, other in _neighbours(facts, cards))
            yield from ((far, replace(line, seat=other)) for far, other in _seats_near(facts, seat))
        case AccusedLine(cards=cards):
            yield from ((far, replace(line, cards=other)) for far, other in _neighbours(facts, cards))


def _of_question(facts: Facts, line: AskedLine) -> Iterator[tuple[int, Line]]:
    me, shown = facts.carnet.me, {answer.card for answer in line.answers if answer.card is not None}
    for far, cards in _neighbours(facts, line.cards):
        gone = {*line.cards} - {*cards}
        if not gone & shown:
            yield far, replace(line, cards=cards)
        else:
            # The card shown is one that was named: both were the other.
            (new,) = {*cards} - {*line.cards}
            answers = [replace(answer, card=new) if answer.card in gone else answer for answer in line.answers]
            yield OWN_EYES + far, replace(line, cards=cards, answers=answers)
    for at, answer in enumerate(line.answers):
        for other in line.cards if answer.card is not None else ():
            if other not in shown:
                yield (
                    OWN_EYES,
                    replace(line, answers=[*line.answers[:at], replace(answer, card=other), *line.answers[at + 1 :]]),
                )
    for answers in _other_answers(facts, line):
        involves_me = line.seat == me or any(answer.seat == me for answer in answers if answer not in line.answers)
        yield ELSEWHERE + OWN_EYES * involves_me + _apart(line.answers, answers), replace(line, answers=answers)
    for far, seat in _seats_near(facts, line.seat):
        involves_me = me in (seat, line.seat)
        for given in _answers_to_another(facts, line, seat):
            yield far + OWN_EYES * involves_me, replace(line, seat=seat, answers=given)


def _other_answers(facts: Facts, line: AskedLine) -> Iterator[list[Answered]]:
    """Somebody else showed, or nobody; where all answer, one of them did otherwise."""
    if facts.edition.rule is Answering.EVERY:
        for at, answer in enumerate(line.answers):
            free = [card for card in line.cards if card not in {other.card for other in line.answers}]
            could = _shows(facts, line.seat, answer.seat, free)
            turned = could if answer.did == "none" else [Answered(answer.seat, "none")]
            yield from ([*line.answers[:at], other, *line.answers[at + 1 :]] for other in turned)
        return
    card = next((answer.card for answer in line.answers if answer.card is not None), None)
    witnesses = _witnesses(facts, line.seat)
    for last, seat in enumerate(witnesses):
        for shows in _shows(facts, line.seat, seat, [card] if card else line.cards):
            if (answers := [*_nothing(witnesses[:last]), shows]) != line.answers:
                yield answers
    if _nothing(witnesses) != line.answers:
        yield _nothing(witnesses)


def _answers_to_another(facts: Facts, line: AskedLine, asker: int) -> Iterator[list[Answered]]:
    """The same finger on who showed, when somebody else had asked."""
    witnesses = _witnesses(facts, asker)
    if facts.edition.rule is Answering.EVERY:
        by_seat = {answer.seat: answer for answer in line.answers}
        if facts.carnet.me in (asker, line.seat):
            return
        for asked in [Answered(line.seat, "none"), Answered(line.seat, "shows")]:
            yield [by_seat.get(witness, asked) for witness in witnesses]
        return
    shower = next((answer for answer in line.answers if answer.did == "shows"), None)
    if shower is None:
        yield _nothing(witnesses)
    elif shower.seat != asker:
        before = _nothing(witnesses[: witnesses.index(shower.seat)])
        for shows in _shows(facts, asker, shower.seat, [shower.card] if shower.card else line.cards):
            yield [*before, shows]


def _witnesses(facts: Facts, asker: int) -> list[int]:
    seats = len(facts.carnet.players)
    return [(asker + distance) % seats for distance in range(1, seats)]


def _nothing(seats: Iterable[int]) -> list[Answered]:
    return [Answered(seat, "none") for seat in seats]


def _shows(facts: Facts, asker: int, seat: int, cards: Sequence[str]) -> list[Answered]:
    """One of these, where one saw it oneself."""
    if facts.carnet.me in (asker, seat):
        return [Answered(seat, "shows", card) for card in cards]
    return [Answered(seat, "shows")]


def _apart(answers: Sequence[Answered], others: Sequence[Answered]) -> int:
    return abs(len(answers) - len(others)) or 1


def _neighbours(facts: Facts, cards: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The same cards but for one, another of its kind, by how far apart they lie on the pad."""
    for at, name in enumerate(cards):
        card = facts.card(name)
        for other in _kind_of(facts, card):
            if (spelt := facts.deck.spell(other)) not in cards:
                yield abs(other - card), [*cards[:at], spelt, *cards[at + 1 :]]


def _kind_of(facts: Facts, card: Card) -> range:
    deck = facts.deck
    return next(kind for kind in (deck.suspects, deck.weapons, deck.rooms) if card in kind)


def _seats_near(facts: Facts, seat: int) -> Iterator[tuple[int, int]]:
    seats = len(facts.carnet.players)
    for other in range(seats):
        if other != seat:
            around = abs(other - seat)
            yield ELSEWHERE + min(around, seats - around), other
