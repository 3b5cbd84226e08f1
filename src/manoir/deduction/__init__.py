"""Who can hold what in a game of hidden cards: facts in, exact counts out. Knows cards and places, no game."""

from manoir.deduction.answers import (
    NOTHING,
    SOMETHING,
    Answer,
    Answering,
    Question,
    Reply,
    answers_heard,
    answers_with,
    even_choice,
    facts_of,
    public_answers,
)
from manoir.deduction.draw import Chance, Deal
from manoir.deduction.errors import Contradiction, TooWide
from manoir.deduction.explain import explain
from manoir.deduction.facts import (
    ENVELOPE,
    EVERYONE,
    POOL,
    UNTOLD,
    Fact,
    FailedAccusation,
    HasNone,
    HasSome,
    Leans,
    Origin,
    Saw,
    cards_in,
)
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import LIMIT, Posterior, fits, solve
from manoir.deduction.rank import Ranked, rank
from manoir.deduction.second_order import Leak, Opinion, leaks, second_order

__all__ = [
    "ENVELOPE",
    "EVERYONE",
    "LIMIT",
    "NOTHING",
    "POOL",
    "SOMETHING",
    "UNTOLD",
    "Answer",
    "Answering",
    "Chance",
    "Contradiction",
    "Deal",
    "Fact",
    "FailedAccusation",
    "HasNone",
    "HasSome",
    "Leak",
    "Leans",
    "Notebook",
    "Opinion",
    "Origin",
    "Posterior",
    "Question",
    "Ranked",
    "Reply",
    "Saw",
    "TooWide",
    "answers_heard",
    "answers_with",
    "cards_in",
    "even_choice",
    "explain",
    "facts_of",
    "fits",
    "leaks",
    "public_answers",
    "rank",
    "second_order",
    "solve",
]
