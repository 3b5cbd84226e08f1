"""What follows from a carnet: the sheet, why, and what a question would tell."""

from msgspec import Struct

from manoir.companion.carnet import Carnet, Facts
from manoir.companion.slips import Conflict, conflict_in
from manoir.core.chance import SeededLuck
from manoir.deduction.answers import NOTHING, Answer, Question, answers_heard, even_choice, facts_of
from manoir.deduction.errors import Contradiction, NoDeal, TooWide
from manoir.deduction.explain import explain
from manoir.deduction.facts import EVERYONE
from manoir.deduction.posterior import Posterior, solve
from manoir.deduction.rank import rank
from manoir.table.helping.assistance import exposures, marks_of, reason_of, sightings
from manoir.table.messages import Exposure, Mark, Place, Reason

SECONDS = 1.5
FINALISTS = 3
MOST_OUTCOMES = 64


class Sheet(Struct, frozen=True):
    """All marks with their chances; what is shown of them is for whoever holds the carnet.

    `envelopes` is how many are possible. Where lines contradict each other there is a `conflict`, and only what was
    seen; where there is too much to count, there are no envelopes either.
    """

    marks: list[Mark]
    envelopes: int | None = None
    conflict: Conflict | None = None


class Outcome(Struct, frozen=True):
    """An answer to a question: who showed which card, if anybody, how likely that is, and the envelopes it leaves."""

    shown: list[tuple[int, str]]
    chance: float
    envelopes: int


class Advice(Struct, frozen=True):
    """A question, what its answer tells about the envelope in bits, and what may come of it, the likeliest first."""

    cards: list[str]
    bits: float
    outcomes: list[Outcome]


def count(carnet: Carnet) -> Sheet:
    facts = Facts(carnet)
    cards, notebook = facts.edition.cards, facts.notebook()
    try:
        known = solve(notebook)
    except Contradiction:
        return Sheet(sightings(cards, notebook, carnet.me), conflict=conflict_in(facts))
    except TooWide:
        return Sheet(sightings(cards, notebook, carnet.me))
    return Sheet(marks_of(cards, known, carnet.me, "odds"), len(known.envelopes()))


def known_to_others(carnet: Carnet) -> list[Exposure]:
    """What each other player must know of one's hand; nothing where nothing can be counted."""
    facts = Facts(carnet)
    try:
        return exposures(facts.edition.cards, solve(facts.notebook()), carnet.me)
    except (Contradiction, TooWide):
        return []


def why(carnet: Carnet, card: str, place: Place) -> list[Reason]:
    """The facts that force a mark, each with the number of its line; none, if it is not certain."""
    facts = Facts(carnet)
    try:
        found = explain(solve(facts.notebook()), facts.card(card), facts.place(place))
    except (Contradiction, TooWide, ValueError):
        return []
    return [reason_of(facts.edition.cards, fact) for fact in found]


def advise(carnet: Carnet, rooms: list[str]) -> list[Advice]:
    """The best questions, among all or in these rooms; none where nothing can be counted."""
    facts = Facts(carnet)
    deck, me = facts.deck, carnet.me
    try:
        known = solve(facts.notebook())
    except (Contradiction, TooWide):
        return []
    places = [facts.card(room) for room in rooms] or list(deck.rooms)
    suggestions = [1 << s | 1 << w | 1 << r for s in deck.suspects for w in deck.weapons for r in places]
    seats = len(carnet.players)
    question = Question(tuple((me + distance) % seats for distance in range(1, seats)), facts.edition.rule)
    luck = SeededLuck(f"{len(carnet.lines)} {known.total}")
    best = rank(known, suggestions, question, luck, finalists=FINALISTS, seconds=SECONDS)[:FINALISTS]
    return [
        Advice(list(deck.spell_all(ranked.cards)), ranked.information, _outcomes(facts, known, ranked.cards, question))
        for ranked in best
    ]


def _outcomes(facts: Facts, known: Posterior, cards: int, question: Question) -> list[Outcome]:
    scale = even_choice(cards.bit_count() - 1)[0]
    found = []
    for number, answer in enumerate(answers_heard(known, cards, question)):
        if number == MOST_OUTCOMES:
            return []
        notebook = known.notebook.copy()
        for fact in facts_of(answer, cards, EVERYONE, leaning=True):
            notebook.add(fact)
        try:
            after = Posterior(notebook, known.limit)
        except NoDeal:
            continue
        shown = _shown(facts, answer)
        chance = after.total / (known.total * scale ** len(shown))
        found.append(Outcome(shown, chance, len(after.envelopes())))
    return sorted(found, key=lambda outcome: -outcome.chance)


def _shown(facts: Facts, answer: Answer) -> list[tuple[int, str]]:
    return [(reply.seat, facts.deck.spell(reply.card)) for reply in answer if reply.card != NOTHING]
