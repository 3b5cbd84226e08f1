"""Plain reasoning, as a person does it at the table: the easiest step first, suppositions where all else fails."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from manoir.deduction.facts import Fact, FailedAccusation, HasNone, HasSome, Saw
from manoir.deduction.notebook import Notebook
from manoir.puzzles.cards.sheet import Cell, Clash, Rule, Sheet, Step, cells


class Reasoner:
    """Reads facts in order and settles on its sheet what follows from them."""

    def __init__(self, notebook: Notebook) -> None:
        self.facts: list[Fact] = []
        self.sheet = Sheet(notebook)
        self.some: list[tuple[int, HasSome]] = []
        self.bars: list[tuple[int, FailedAccusation]] = []

    def hear(self, facts: Iterable[Fact]) -> None:
        """Write down what the facts say by themselves."""
        for fact in facts:
            number = len(self.facts)
            self.facts.append(fact)
            match fact:
                case Saw(place=place, card=card):
                    self.sheet.conclude(Step("seen", self.sheet.row_of(place, card), 1 << card, True, (number,)))
                case HasNone(place=place, cards=cards):
                    for row in self.sheet.rows_of(place):
                        named = cards & ~self.sheet.never[row]
                        self.sheet.conclude(Step("seen", row, named, False, (number,)))
                case HasSome():
                    self.some.append((number, fact))
                case FailedAccusation():
                    self.bars.append((number, fact))

    def seen_at_once(self, hand: Iterable[Cell]) -> tuple[int, ...]:
        """The facts by which somebody saw all these cells in one moment, if so it was."""
        steps = [self.sheet.steps[number] for cell in hand if (number := self.sheet.why(cell)) is not None]
        facts = tuple(number for step in steps for number in step.facts)
        moments = {self.facts[number].origin for number in facts}
        return facts if len(moments) == 1 and all(step.rule == "seen" for step in steps) else ()

    def follow(self, rules: "Rules") -> None:
        """Until these rules say nothing new; after each success the easiest is tried again."""
        at = 0
        while at < len(rules):
            news = [self.sheet.conclude(step) for step in rules[at](self)]
            at = 0 if any(news) else at + 1

    def suppose(self, cell: Cell, holds: bool, rules: "Rules") -> Step | None:
        """If that leads to a clash, the step that says the contrary."""
        trial = Reasoner.__new__(Reasoner)
        trial.__dict__.update(self.__dict__)
        trial.sheet = self.sheet.copy()
        known = len(self.sheet.steps)
        trial.sheet.conclude(Step("suppose", cell.row, 1 << cell.card, holds))
        try:
            trial.follow(rules)
        except Clash as clash:
            inner, facts, before = _within(trial.sheet, clash, known)
            return Step("suppose", cell.row, 1 << cell.card, not holds, facts, before, inner)
        return None


Rules: TypeAlias = tuple[Callable[[Reasoner], Iterator[Step]], ...]
"""From the easiest on."""


def _within(sheet: Sheet, clash: Clash, known: int) -> tuple[tuple[Step, ...], tuple[int, ...], tuple[Cell, ...]]:
    """Of a supposition that fails: its steps that lead to the clash, their facts, and the cells known before it."""
    last = clash.step
    end = Step(last.rule, last.row, last.cards, last.holds, last.facts, last.because)
    wanted = {*last.because, *clash.denied}
    kept: list[Step] = []
    for number in range(len(sheet.steps) - 1, known - 1, -1):
        step = sheet.steps[number]
        mine = {cell for cell in cells(step.row, step.cards) if cell in wanted}
        if mine:
            wanted = wanted - mine | {*step.because}
            kept.append(Step(step.rule, step.row, _mask(mine), step.holds, step.facts, step.because))
    inner = (*reversed(kept), end)
    facts = sorted({number for step in inner for number in step.facts})
    before = sorted((cell for cell in wanted if sheet.why(cell) is not None), key=lambda cell: (cell.row, cell.card))
    return inner, tuple(facts), tuple(before)


def _mask(wanted: Iterable[Cell]) -> int:
    return sum(1 << cell.card for cell in wanted)


def elsewhere(reasoner: Reasoner) -> Iterator[Step]:
    """A card that lies somewhere lies nowhere else."""
    sheet = reasoner.sheet
    for row, held in enumerate(sheet.held):
        for cell in cells(row, held):
            for other in range(len(sheet.sizes)):
                if other != row and not sheet.out[other] >> cell.card & 1:
                    yield Step("elsewhere", other, 1 << cell.card, False, (), (cell,))


def last_place(reasoner: Reasoner) -> Iterator[Step]:
    """A card that can lie in one place only lies there."""
    sheet = reasoner.sheet
    rows = range(len(sheet.sizes))
    for card in range(sheet.deck.bit_length()):
        possible = [row for row in rows if not sheet.out[row] >> card & 1]
        if len(possible) == 1 and not sheet.held[possible[0]] >> card & 1:
            others = tuple(Cell(row, card) for row in rows if row != possible[0] and not sheet.never[row] >> card & 1)
            yield Step("last-place", possible[0], 1 << card, True, (), others)
        elif not possible:
            last = rows[-1]
            others = tuple(Cell(row, card) for row in rows if not sheet.never[row] >> card & 1)
            raise Clash(Step("last-place", last, 1 << card, True, (), others), ())


def full(reasoner: Reasoner) -> Iterator[Step]:
    """A hand all of whose cards are known holds no other."""
    sheet = reasoner.sheet
    for row in range(len(sheet.sizes)):
        missing = sheet.missing(row)
        known = cells(row, sheet.held[row])
        if missing < 0:
            raise Clash(Step("full", row, sheet.held[row], True, (), known), ())
        if missing == 0 and sheet.open(row):
            at_once = reasoner.seen_at_once(known)
            rule: Rule = "seen" if at_once else "full"
            yield Step(rule, row, sheet.open(row), False, at_once, known)


def all_needed(reasoner: Reasoner) -> Iterator[Step]:
    """Where no more cards are possible than are missing, all of them lie there."""
    sheet = reasoner.sheet
    for row in range(len(sheet.sizes)):
        possible = sheet.open(row)
        spare = possible.bit_count() - sheet.missing(row)
        out = cells(row, sheet.out[row] & ~sheet.never[row])
        if spare < 0:
            raise Clash(Step("all-needed", row, possible, True, (), (*out, *cells(row, sheet.held[row]))), ())
        if spare == 0 and possible:
            yield Step("all-needed", row, possible, True, (), (*out, *cells(row, sheet.held[row])))


def narrowed(reasoner: Reasoner) -> Iterator[Step]:
    """Who showed one of three and cannot have two of them has the third."""
    sheet = reasoner.sheet
    for number, fact in reasoner.some:
        row, left = fact.player, fact.cards & ~sheet.out[fact.player]
        out = cells(row, fact.cards & sheet.out[row])
        if not left:
            raise Clash(Step("narrowed", row, fact.cards, True, (number,), out), ())
        if left & (left - 1) == 0:
            yield Step("narrowed", row, left, True, (number,), out)


def crowded(reasoner: Reasoner) -> Iterator[Step]:
    """As many showings of different cards as cards are missing: each takes one, and no other card has room."""
    sheet = reasoner.sheet
    for row in sheet.players:
        missing = sheet.missing(row)
        waiting = [(number, fact.cards) for number, fact in reasoner.some if fact.player == row]
        waiting = [(number, cards) for number, cards in waiting if not cards & sheet.held[row]]
        taken, facts, out = 0, [], 0
        for number, cards in sorted(waiting, key=lambda pair: (pair[1] & ~sheet.out[row]).bit_count()):
            if not cards & ~sheet.out[row] & taken:
                taken |= cards & ~sheet.out[row]
                out |= cards & sheet.out[row]
                facts.append(number)
        because = (*cells(row, out), *cells(row, sheet.held[row]))
        if len(facts) > missing:
            raise Clash(Step("crowded", row, taken, True, tuple(facts), because), ())
        if len(facts) > 1 and len(facts) == missing and sheet.open(row) & ~taken:
            yield Step("crowded", row, sheet.open(row) & ~taken, False, tuple(facts), because)


def barred(reasoner: Reasoner) -> Iterator[Step]:
    """Of a wrong accusation not all is true: where two cards are, the third is not."""
    sheet = reasoner.sheet
    for number, fact in reasoner.bars:
        rows = [(sheet.row_of(-1, cell.card), cell.card) for cell in cells(0, fact.cards)]
        sealed = tuple(Cell(row, card) for row, card in rows if sheet.held[row] >> card & 1)
        doubtful = [(row, card) for row, card in rows if not sheet.held[row] >> card & 1]
        if not doubtful:
            row, card = rows[0]
            raise Clash(Step("barred", row, 1 << card, False, (number,), sealed), ())
        if len(doubtful) == 1:
            row, card = doubtful[0]
            yield Step("barred", row, 1 << card, False, (number,), sealed)


NOVICE = (elsewhere, last_place, full, all_needed)
"""What whoever fills in the sheet sees."""
DETECTIVE = (*NOVICE, narrowed, barred, crowded)
"""What follows without supposing anything."""
