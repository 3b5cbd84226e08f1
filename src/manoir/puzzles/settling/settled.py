"""Finding questions that settle it: at the turn after which two envelopes are left."""

from collections.abc import Iterator
from itertools import groupby, product

from manoir.core.chance import Luck, shuffle
from manoir.core.views import View
from manoir.deduction.facts import Saw, cards_in
from manoir.games.knowing import HiddenCards, Story
from manoir.puzzles.cards.proof import proof_of
from manoir.puzzles.cards.reasoning import DETECTIVE, Reasoner
from manoir.puzzles.cards.sheet import Cell, Sheet
from manoir.puzzles.cards.story import MOST_LINES, facts_in, lines_of, noted, until
from manoir.puzzles.puzzle import Order
from manoir.puzzles.settling.asking import Asking
from manoir.puzzles.settling.settling_puzzle import Settlement, Settling, SettlingPuzzle

OFFERED = 5
TRIED = 40
"""Questions that are looked into before a position is left."""
BESIDES = 3
"""Cards of each kind that may be named beside those in doubt."""
ENVELOPES = 2


def settled(order: Order, story: Story, knowledge: HiddenCards, seen: View, luck: Luck) -> Iterator[SettlingPuzzle]:
    """The one of this seat, if its lines make one."""
    whole = knowledge.notebook(seen)
    reasoner = Reasoner(whole)
    for turn, heard in groupby(whole.facts, key=lambda fact: fact.origin.turn):
        reasoner.hear([*heard])
        reasoner.follow(DETECTIVE)
        if not turn or open_envelopes(reasoner.sheet) > ENVELOPES:
            continue
        needed = proof_of(_known(reasoner.sheet), reasoner.sheet, reasoner.facts).turns
        if open_envelopes(reasoner.sheet) == ENVELOPES and len(needed) <= MOST_LINES:
            told = until(seen.told, story, turn)
            lines = noted(lines_of(story, told), {*needed}, luck)
            left = Reasoner(whole)
            left.hear(facts_in(lines, reasoner.facts))
            left.follow(DETECTIVE)
            asking = Asking(whole.with_facts(left.facts), seen.seat, knowledge.answering)
            if len(asking.envelopes) == open_envelopes(left.sheet) == ENVELOPES and (
                found := _offers(asking, left, luck)
            ):
                offers, answer, proof = found
                yield SettlingPuzzle(
                    order=order.graded(proof),
                    view=View(seen.setup, seen.seat, told, (), ()),
                    story=lines,
                    notebook=asking.notebook,
                    question=Settling(offers),
                    answer=answer,
                    proof=proof,
                )
        return


def _offers(asking: Asking, reasoner: Reasoner, luck: Luck) -> tuple[tuple[int, ...], int, Settlement] | None:
    """One question that settles it, best one that could be answered by another card, among some that do not."""
    sheet = reasoner.sheet
    mine = sum({1 << fact.card for fact in reasoner.facts if isinstance(fact, Saw) and fact.place == asking.seat})
    questions = _questions(sheet, mine, luck)
    doubts = {cards: asking.doubt(cards) for cards in questions[:TRIED]}
    right = [cards for cards, doubt in doubts.items() if doubt is None]
    wrong = [(cards, doubt) for cards, doubt in doubts.items() if doubt is not None][: OFFERED - 1]
    if not right or len(wrong) < OFFERED - 1:
        return None
    harmless = mine | sum(sheet.held[row] for row in sheet.envelope) | asking.envelopes[0] | asking.envelopes[1]
    answer = next((cards for cards in right if cards & ~harmless), right[0])
    known = proof_of(_known(sheet), sheet, reasoner.facts)
    offers = [answer, *(cards for cards, _ in wrong)]
    shuffle(offers, luck)
    cunning = bool(answer & ~harmless)
    return tuple(offers), answer, Settlement(known, asking.envelopes, (*asking.leaves(answer),), (*wrong,), cunning)


def _questions(sheet: Sheet, mine: int, luck: Luck) -> list[int]:
    """All that name a card in doubt, with a few cards of each kind besides; in any order."""
    kinds = []
    for row in sheet.envelope:
        others = [*cards_in(sheet.deck & ~sheet.never[row] & ~sheet.open(row) & ~mine)]
        shuffle(others, luck)
        kinds.append([*cards_in(sheet.open(row)), *others[:BESIDES]])
    doubtful = sum(sheet.open(row) for row in sheet.envelope)
    found = [sum(1 << card for card in trio) for trio in product(*kinds)]
    found = [cards for cards in found if cards & doubtful]
    shuffle(found, luck)
    return found


def open_envelopes(sheet: Sheet) -> int:
    """How many envelopes a sheet leaves."""
    count = 1
    for row in sheet.envelope:
        count *= sheet.open(row).bit_count() or 1
    return count


def _known(sheet: Sheet) -> list[Cell]:
    """What is settled of the envelope."""
    return [
        Cell(row, card)
        for row in sheet.envelope
        for card in cards_in((sheet.held[row] | sheet.out[row]) & ~sheet.never[row])
    ]
