"""A puzzle as data for whoever shows it: names for numbers, lines for turns, and no answer before it is asked for."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from manoir.core.events import Event
from manoir.core.spelling import spell_event
from manoir.deduction.explain import minimal_forcing
from manoir.deduction.facts import Fact, HasNone, Saw
from manoir.deduction.posterior import fits
from manoir.games.knowing import HiddenCards
from manoir.games.registry import find_game
from manoir.puzzles.proof import OBVIOUS
from manoir.puzzles.puzzle import Puzzle
from manoir.puzzles.questions import Holder, Sealed, Shown
from manoir.puzzles.sheet import Cell, Rule, Sheet, Step, cells

Place = int | str
"""A seat, or the name of a pile."""


class Reason(Struct, frozen=True):
    """A step of the proof: the place holds these cards, or none of them. `lines` are where it is to be seen."""

    rule: Rule
    place: Place
    cards: list[str]
    holds: bool
    lines: list[int]
    known: list[str]
    """What the place is known to hold, or not to hold, on which this rests."""
    inner: list["Reason"] = []


class Ask(Struct, frozen=True):
    """What is asked: which kind, and the line, seats and cards that it speaks of."""

    kind: str
    cards: list[str]
    line: int | None = None
    seat: int | None = None
    to: int | None = None


class PlainMark(Struct, frozen=True):
    """What a line says at a glance: the card lies at the place, or it does not."""

    card: str
    place: Place
    holds: bool


class Verdict(Struct, frozen=True):
    """Of an answer; when it is wrong, the lines that it cannot stand beside."""

    right: bool
    lines: list[int] = []


class Narrator:
    """Speaks of one puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        knowledge = find_game(puzzle.order.game).knowledge
        assert isinstance(knowledge, HiddenCards)
        self.knowledge = knowledge
        self.spelling = find_game(puzzle.order.game).spelling
        self.sheet = Sheet(puzzle.notebook)
        self._lines = {line.turn: number for number, line in enumerate(puzzle.story)}

    def ask(self) -> Ask:
        match self.puzzle.question:
            case Sealed():
                return Ask("sealed", [])
            case Holder(card=card):
                return Ask("holder", self._spelled(1 << card))
            case Shown(turn=turn, seat=seat, to=to, cards=cards):
                return Ask("shown", self._spelled(cards), self._lines[turn], seat, to)

    def hand(self) -> list[str]:
        """The reader's own cards."""
        seat = self.puzzle.view.seat
        mine = {1 << fact.card for fact in self.puzzle.notebook.facts if isinstance(fact, Saw) and fact.place == seat}
        return self._spelled(sum(mine))

    def deck(self) -> list[str]:
        return self._spelled(self.sheet.deck)

    def categories(self) -> list[list[str]]:
        return [self._spelled(category) for category in self.puzzle.notebook.categories]

    def piles(self) -> dict[str, int]:
        """Places that are nobody's hand and hold something, with how many cards."""
        notebook = self.puzzle.notebook
        sizes = ((self.knowledge.place(place), notebook.size(place)) for place in notebook.places())
        return {name: size for name, size in sizes if isinstance(name, str) and size}

    def spelled(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """As they cross to a page."""
        return [spell_event(event, self.spelling) for event in events]

    def marks(self) -> list[list[PlainMark]]:
        """What each line says by itself, without any reasoning."""
        marks: list[list[PlainMark]] = [[] for _ in self.puzzle.story]
        for fact in self.puzzle.notebook.facts:
            if isinstance(fact, Saw | HasNone):
                holds = isinstance(fact, Saw)
                cards = 1 << fact.card if isinstance(fact, Saw) else fact.cards
                place = self.knowledge.place(fact.place)
                marks[self._lines[fact.origin.turn]] += [PlainMark(card, place, holds) for card in self._spelled(cards)]
        return marks

    def answer(self) -> list[str]:
        """As it is to be given: cards, or the one place."""
        if isinstance(self.puzzle.question, Holder):
            return [str(self._place(self.puzzle.answer[0].row))]
        return self._spelled(sum(1 << cell.card for cell in self.puzzle.answer))

    def judge(self, given: Sequence[str]) -> Verdict:
        """Cards in any order, or a place: a seat's number or a pile's name."""
        if {*given} == {*self.answer()}:
            return Verdict(True)
        claims = [self._claimed(text) for text in given]
        return Verdict(False, self._against([claim for claim in claims if claim]))

    def _claimed(self, text: str) -> Fact | None:
        """What an answer claims, as a fact; None for what cannot be read."""
        question = self.puzzle.question
        if isinstance(question, Holder):
            place = next(
                (place for place in self.puzzle.notebook.places() if str(self.knowledge.place(place)) == text), None
            )
            return None if place is None else Saw(place, question.card)
        card = next((card for card in range(self.sheet.deck.bit_length()) if self.knowledge.spell(card) == text), None)
        if card is None:
            return None
        place = question.seat if isinstance(question, Shown) else self.sheet.place_of(self.sheet.envelope[0])
        return Saw(place, card)

    def proof(self) -> list[Reason]:
        return [*self._reasons(self.puzzle.proof.steps, {})]

    def _against(self, claims: list[Fact]) -> list[int]:
        """The lines of a smallest set of facts beside which none of this can be."""
        notebook = self.puzzle.notebook
        facts = notebook.facts

        def forced(kept: list[int]) -> bool:
            return not fits(notebook.with_facts([*claims, *(facts[number] for number in kept)]))

        if not claims or not forced([*range(len(facts))]):
            return []
        kept = minimal_forcing([*range(len(facts))], forced)
        return sorted({self._lines[facts[number].origin.turn] for number in kept})

    def _reasons(self, steps: Sequence[Step], seen: dict[Cell, set[int]]) -> Iterator[Reason]:
        """The steps that are not obvious, each with the lines of the obvious ones that it rests on."""
        for step in steps:
            lines = {self._lines[self.puzzle.notebook.facts[number].origin.turn] for number in step.facts}
            for cell in step.because:
                lines |= seen.get(cell, set())
            if step.rule in OBVIOUS:
                seen.update(dict.fromkeys(cells(step.row, step.cards), lines))
                continue
            known = sum({1 << cell.card for cell in step.because if cell.row == step.row})
            yield Reason(
                step.rule,
                self._place(step.row),
                self._spelled(step.cards),
                step.holds,
                sorted(lines),
                self._spelled(known),
                [*self._reasons(step.inner[1:], {**seen})],
            )

    def _place(self, row: int) -> Place:
        return self.knowledge.place(self.sheet.place_of(row))

    def _spelled(self, cards: int) -> list[str]:
        return self.knowledge.spell_all(cards)
