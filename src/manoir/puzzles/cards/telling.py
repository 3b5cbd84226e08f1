"""Puzzles about hidden cards, as data for whoever shows them."""

from collections.abc import Iterator, Sequence

from manoir.core.events import Event
from manoir.deduction.explain import minimal_forcing
from manoir.deduction.facts import Fact, HasNone, Saw
from manoir.deduction.posterior import fits
from manoir.games.knowing import HiddenCards
from manoir.games.registry import find_game
from manoir.puzzles.cards.card_puzzle import CardPuzzle, NotedPuzzle
from manoir.puzzles.cards.proof import OBVIOUS
from manoir.puzzles.cards.questions import Holder, Sealed, Shown
from manoir.puzzles.cards.sheet import Cell, Sheet, Step, cells
from manoir.puzzles.cards.story import until
from manoir.puzzles.telling import Ask, Narrator, Place, PlainMark, Reason, Verdict


class NotedNarrator(Narrator):
    """What can be said whatever is asked."""

    def __init__(self, puzzle: NotedPuzzle) -> None:
        self.puzzle: NotedPuzzle = puzzle
        knowledge = find_game(puzzle.order.game).knowledge
        assert isinstance(knowledge, HiddenCards)
        assert knowledge.story
        self.knowledge, self.story = knowledge, knowledge.story
        self.sheet = Sheet(puzzle.notebook)
        self._lines = {line.turn: number for number, line in enumerate(puzzle.story)}

    def hand(self) -> list[str]:
        seat = self.puzzle.view.seat
        mine = {1 << fact.card for fact in self.puzzle.notebook.facts if isinstance(fact, Saw) and fact.place == seat}
        return self._spelled(sum(mine))

    def deck(self) -> list[str]:
        return self._spelled(self.sheet.deck)

    def categories(self) -> list[list[str]]:
        return [self._spelled(category) for category in self.puzzle.notebook.categories]

    def piles(self) -> dict[str, int]:
        notebook = self.puzzle.notebook
        sizes = ((self.knowledge.place(place), notebook.size(place)) for place in notebook.places())
        return {name: size for name, size in sizes if isinstance(name, str) and size}

    def sizes(self) -> list[int]:
        return [*self.puzzle.notebook.hands]

    def told_by(self, line: int) -> tuple[Event, ...]:
        return until(self.puzzle.view.told, self.story, self.puzzle.story[line].turn)

    def private(self) -> tuple[str, ...]:
        return self.story.private

    def marks(self) -> list[list[PlainMark]]:
        marks: list[list[PlainMark]] = [[] for _ in self.puzzle.story]
        for fact in self.puzzle.notebook.facts:
            if isinstance(fact, Saw | HasNone):
                holds = isinstance(fact, Saw)
                cards = 1 << fact.card if isinstance(fact, Saw) else fact.cards
                place = self.knowledge.place(fact.place)
                marks[self._lines[fact.origin.turn]] += [PlainMark(card, place, holds) for card in self._spelled(cards)]
        return marks

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


class CardNarrator(NotedNarrator):
    puzzle: CardPuzzle

    def ask(self) -> Ask:
        match self.puzzle.question:
            case Sealed():
                return Ask("sealed", [])
            case Holder(card=card):
                return Ask("holder", self._spelled(1 << card))
            case Shown(turn=turn, seat=seat, to=to, cards=cards):
                return Ask("shown", self._spelled(cards), self._lines[turn], seat, to)

    def offered(self) -> list[str]:
        if isinstance(self.puzzle.question, Holder):
            return [*map(str, range(len(self.puzzle.notebook.hands))), *self.piles()]
        return self.ask().cards or self.deck()

    def answer(self) -> list[str]:
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
