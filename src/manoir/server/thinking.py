"""Bots think in processes of their own."""

from manoir.house.errands.errand import DECISION, HELP, PUZZLE, RECORD
from manoir.house.errands.thinking import Thinking
from manoir.house.observer import Observer
from manoir.server.errands.staff import Staff


def think_in_processes(bots: int, clerks: int = 1, observer: Observer | None = None) -> Thinking:
    """Bots and those who help people have workers of their own; records are read and puzzles made by others."""
    live = Staff(bots, DECISION, HELP, politeness=5)
    return Thinking(live, Staff(clerks, RECORD, PUZZLE, politeness=10), observer)
