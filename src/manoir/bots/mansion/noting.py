"""Notes that are not kept to the end: all that one saw or asked oneself; of what the others asked, the latest alone."""

from msgspec.structs import replace

from manoir.bots.mansion.clues import Clues, Deducing, all_conclusions
from manoir.bots.mansion.remembering import asked_by
from manoir.core.views import View
from manoir.deduction import FailedAccusation, Notebook, Posterior, Saw


def conclusions_from_notes(rounds: float) -> Deducing:
    """From notes that go so many rounds back."""

    def deduce(facts: Notebook, view: View) -> tuple[Posterior, Clues]:
        known, clues = all_conclusions(noted(facts, view, rounds), view)
        # What is forgotten may make a question look new that one has asked before.
        return known, replace(clues, asked=asked_by(view))

    return deduce


def noted(facts: Notebook, view: View, rounds: float) -> Notebook:
    asked = asked_by(view)
    since = max(fact.origin.turn for fact in facts.facts) - rounds * view.setup.seats
    return facts.with_facts(
        fact
        for fact in facts.facts
        if isinstance(fact, Saw | FailedAccusation) or fact.cards in asked or fact.origin.turn > since
    )
