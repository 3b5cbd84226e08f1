"""What deduction refuses, and why."""

from __future__ import annotations

from manoir.deduction.facts import Fact


class Contradiction(Exception):
    """No deal fits; `fact` is the first one that no deal fits together with the facts before it."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(f"no deal fits the facts up to {fact}")
        self.fact = fact


class TooWide(Exception):
    """Counting would pass through more states than the limit allows."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"more than {limit} states")
        self.limit = limit


class NoDeal(Exception):
    """No deal fits; whoever catches it knows the facts to blame."""
