"""Bots think in processes of their own."""

from manoir.house.errands.errand import DECISION, HELP, RECORD, SLOW
from manoir.house.errands.thinking import Thinking
from manoir.house.observer import Observer
from manoir.server.errands.staff import Staff

POLITENESS = 5
"""How far they stand back for the server's own process. With 10 a busy machine forgets them."""


def think_in_processes(bots: int, clerks: int = 1, observer: Observer | None = None) -> Thinking:
    """Bots and those who help people have workers of their own; records are read by others, and puzzles made."""
    live = Staff(bots, DECISION, HELP, politeness=POLITENESS)
    study = Staff(clerks, RECORD, politeness=POLITENESS)
    return Thinking(live, study, Staff(clerks, *SLOW, politeness=POLITENESS), observer)
