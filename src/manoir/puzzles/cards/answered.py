"""Puzzles whose answer comes to stand on the sheet: at the turn when it first follows, and not before."""

from collections.abc import Iterator
from itertools import groupby

from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction.facts import Fact, HasSome
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import fits
from manoir.games.knowing import HiddenCards, Story
from manoir.puzzles.cards.card_puzzle import CardPuzzle
from manoir.puzzles.cards.proof import SUPPOSING, proof_of
from manoir.puzzles.cards.questions import Holder, Question, Sealed, Shown, denials
from manoir.puzzles.cards.reasoning import DETECTIVE, Reasoner
from manoir.puzzles.cards.sheet import Cell, Sheet
from manoir.puzzles.cards.story import MOST_LINES, facts_in, lines_of, noted, showings, until
from manoir.puzzles.cards.supposing import settle
from manoir.puzzles.puzzle import Line, Order


def answered(order: Order, story: Story, knowledge: HiddenCards, seen: View, luck: Luck) -> Iterator[CardPuzzle]:
    """All of one seat, of the kind ordered; suppositions are made where the level ordered allows them."""
    whole = knowledge.notebook(seen)
    reasoner = Reasoner(whole)
    asked = _Asked(order.kind, whole.deck, story, seen)
    for turn, heard in groupby(whole.facts, key=lambda fact: fact.origin.turn):
        facts = [*heard]
        before = len(reasoner.facts)
        reasoner.hear(facts)
        reasoner.follow(DETECTIVE)
        if turn == 0:
            continue
        for question in asked.open(turn, facts):
            answer = settle(question, reasoner, order.level >= SUPPOSING)
            if not answer:
                continue
            asked.close(question)
            proof = proof_of(question.goal(answer), reasoner.sheet, reasoner.facts)
            if (
                not proof.level
                or len(proof.turns) > MOST_LINES
                or follows(whole.with_facts(reasoner.facts[:before]), question, answer)
            ):
                continue
            told = until(seen.told, story, turn)
            lines = noted(lines_of(story, told), {*proof.turns, *question.turns}, luck)
            left = whole.with_facts(facts_in(lines, reasoner.facts))
            yield from _proven(order, View(seen.setup, seen.seat, told, (), ()), lines, left, question)


def _proven(
    order: Order, seen: View, lines: tuple[Line, ...], left: Notebook, question: Question
) -> Iterator[CardPuzzle]:
    """The puzzle that these lines alone make, if its answer follows from them."""
    reasoner = Reasoner(left)
    reasoner.hear(left.facts)
    reasoner.follow(DETECTIVE)
    if answer := settle(question, reasoner, order.level >= SUPPOSING):
        proof = proof_of(question.goal(answer), reasoner.sheet, left.facts)
        if proof.level and follows(left, question, answer):
            yield CardPuzzle(
                order=order.graded(proof),
                view=seen,
                story=lines,
                notebook=left,
                question=question,
                answer=answer,
                proof=proof,
            )


def follows(notebook: Notebook, question: Question, answer: tuple[Cell, ...]) -> bool:
    """Exact: no deal that fits the facts has another answer."""
    others = denials(question, answer, Sheet(notebook))
    return not any(fits(notebook.with_facts([other, *notebook.facts])) for other in others)


class _Asked:
    """Questions of one kind that a seat could be asked and has no answer to yet."""

    def __init__(self, kind: str, deck: int, story: Story, seen: View) -> None:
        self.kind = kind
        self.showings = showings(story, seen)
        self.waiting: list[Question] = [Sealed()] if kind == "sealed" else []
        if kind == "holder":
            self.waiting = [Holder(card) for card in range(deck.bit_length())]

    def open(self, turn: int, facts: list[Fact]) -> list[Question]:
        if self.kind == "shown":
            some = [fact for fact in facts if isinstance(fact, HasSome)]
            for seat, to in self.showings.get(turn, ()):
                cards = next((fact.cards for fact in some if fact.player == seat), 0)
                if cards:
                    self.waiting.append(Shown(turn, seat, to, cards))
        return [*self.waiting]

    def close(self, question: Question) -> None:
        self.waiting.remove(question)
