"""Other ways to the same knowledge, on the same states: SAT refutation, plain enumeration, a #SAT counter."""

from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from resource import RLIMIT_CORE, RLIMIT_CPU, setrlimit
from time import process_time
from typing import NamedTuple

from bench.deduction_sat import Refuter, plain_clauses
from manoir.deduction import ENVELOPE, FailedAccusation, HasNone, HasSome, Notebook, Saw, cards_in

COUNTER = "pyganak"
CUT_OFF = 2
"""Seconds of work after which enumeration and the counter give up."""


class Answer(NamedTuple):
    """Seconds, and the number of deals where the method counts them."""

    seconds: float
    deals: int | None


def refutation(notebook: Notebook) -> Answer | None:
    """Every cell tried both ways; no counts."""
    start = process_time()
    refuter = Refuter(notebook)
    refuter.possible()
    refuter.close()
    return Answer(process_time() - start, None)


def enumeration(notebook: Notebook) -> Answer | None:
    """All deals one by one, if that ends."""
    start = process_time()
    search = Enumeration(notebook, start + CUT_OFF)
    search.place(0)
    return None if search.late else Answer(process_time() - start, search.deals)


class Enumeration:
    """Every card at every place that facts about single cards allow; the other facts are checked on whole deals."""

    def __init__(self, notebook: Notebook, until: float) -> None:
        self._notebook = notebook
        self._until = until
        self._cards = cards_in(notebook.deck)
        self._room = {place: notebook.size(place) for place in notebook.places()}
        self._held = dict.fromkeys(notebook.places(), 0)
        self._barred = dict.fromkeys(notebook.places(), 0)
        self._steps = 0
        self.late = False
        self.deals = 0
        for fact in notebook.facts:
            if isinstance(fact, HasNone):
                self._barred[fact.place] |= fact.cards
            elif isinstance(fact, Saw):
                for place in notebook.places():
                    if place != fact.place:
                        self._barred[place] |= 1 << fact.card

    def place(self, number: int) -> None:
        self._steps += 1
        if self._steps % 1024 == 0 and process_time() > self._until:
            self.late = True
        if self.late:
            return
        if number == len(self._cards):
            self.deals += self._fits()
            return
        card = 1 << self._cards[number]
        for place in self._notebook.places():
            if self._room[place] and not self._barred[place] & card and not self._sealed_twice(place, card):
                self._room[place] -= 1
                self._held[place] |= card
                self.place(number + 1)
                self._held[place] &= ~card
                self._room[place] += 1

    def _sealed_twice(self, place: int, card: int) -> bool:
        category = next(category for category in self._notebook.categories if category & card)
        return place == ENVELOPE and bool(self._held[ENVELOPE] & category)

    def _fits(self) -> bool:
        for fact in self._notebook.facts:
            if isinstance(fact, HasSome) and not self._held[fact.player] & fact.cards:
                return False
            if isinstance(fact, FailedAccusation) and not fact.cards & ~self._held[ENVELOPE]:
                return False
        return True


def counter_is_installed() -> bool:
    return find_spec(COUNTER) is not None


def counting(notebook: Notebook) -> Answer | None:
    """One number, that of all deals, from the #SAT counter, if it comes."""
    context = get_context("fork")
    mine, its = context.Pipe()
    process = context.Process(target=count_models, args=(notebook, its))
    process.start()
    its.close()
    try:
        answer: Answer | None = mine.recv()
    except EOFError:
        answer = None
    process.join()
    return answer


def count_models(notebook: Notebook, answer: Connection) -> None:
    """In a process of its own, which the system ends at the cut-off: the counter cannot be interrupted otherwise."""
    setrlimit(RLIMIT_CORE, (0, 0))
    setrlimit(RLIMIT_CPU, (CUT_OFF, CUT_OFF))
    start = process_time()
    clauses, variables = plain_clauses(notebook)
    counter = import_module(COUNTER).Counter()
    counter.add_clauses(clauses)
    counter.set_sampling_set(variables)
    deals = counter.count()
    answer.send(Answer(process_time() - start, int(deals)))
