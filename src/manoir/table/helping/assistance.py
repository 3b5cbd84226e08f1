"""The help a seat may ask for: its notebook with what is certain and why, and chances."""

from collections.abc import Iterator

from manoir.core.game import Game
from manoir.core.views import View
from manoir.deduction.errors import TooWide
from manoir.deduction.explain import explain
from manoir.deduction.facts import ENVELOPE, Fact, FailedAccusation, HasNone, HasSome, Saw, cards_in
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import Posterior, solve
from manoir.deduction.second_order import second_order
from manoir.games.knowing import HiddenCards, HiddenRole
from manoir.table.messages import Exposure, Mark, NotebookNews, Place, Reason, WhyNews
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import HELPS, Help


def helps_of(game: Game) -> tuple[Help, ...]:
    """The degrees of help a game has: without cards to be counted or somebody to be suspected, none."""
    match game.knowledge:
        case HiddenCards():
            return HELPS
        case HiddenRole():
            return "none", "certain", "odds"
    return HELPS[:1]


def notebook_news(game: Game, view: View, ply: int, degree: Help) -> NotebookNews:
    if isinstance(game.knowledge, HiddenRole):
        return NotebookNews(view.seat, ply, degree, list(_suspected(game.knowledge, view, degree)))
    cards = cards_of(game)
    notebook = cards.notebook(view)
    if degree == "shown":
        return NotebookNews(view.seat, ply, degree, sightings(cards, notebook, view.seat))
    try:
        posterior = solve(notebook)
    except TooWide:
        return NotebookNews(view.seat, ply, "shown", sightings(cards, notebook, view.seat))
    marks = marks_of(cards, posterior, view.seat, degree)
    return NotebookNews(view.seat, ply, degree, marks, exposures(cards, posterior, view.seat))


def why(game: Game, view: View, ply: int, card: str, place: Place) -> WhyNews:
    cards = cards_of(game)
    notebook = cards.notebook(view)
    number = _card(cards, notebook, card)
    at = _place(cards, notebook, place)
    try:
        facts = explain(solve(notebook), number, at)
    except (TooWide, ValueError):
        facts = ()
    return WhyNews(view.seat, ply, card, place, [reason_of(cards, fact) for fact in facts])


def sightings(cards: HiddenCards, notebook: Notebook, seat: int) -> list[Mark]:
    """What the seat holds or was shown."""
    return list(_seen(cards, notebook, seat).values())


def marks_of(cards: HiddenCards, posterior: Posterior, seat: int, degree: Help) -> list[Mark]:
    """What the seat has seen and what follows; with `odds`, the chances of what is open."""
    notebook, seen = posterior.notebook, _seen(cards, posterior.notebook, seat)
    marks = []
    for place in notebook.places():
        for card in cards_in(notebook.deck) if notebook.size(place) else ():
            mark = seen.get((place, card)) or _conclusion(cards, posterior, place, card, degree)
            if mark is not None:
                marks.append(mark)
    return marks


def exposures(cards: HiddenCards, posterior: Posterior, me: int) -> list[Exposure]:
    """What each other seat must know of this one's hand, as far as this one can tell."""
    found = []
    for seat in range(len(posterior.notebook.hands)):
        if seat == me:
            continue
        try:
            opinion = second_order(posterior, me, seat)
        except TooWide:
            continue
        found.append(Exposure(seat, cards.spell_all(opinion.held), cards.spell_all(opinion.absent)))
    return found


def _suspected(role: HiddenRole, view: View, degree: Help) -> Iterator[Mark]:
    """By seat: the chance that it has the role."""
    for seat, chance in enumerate(role.odds(view)):
        if chance in (0, 1):
            yield Mark(role.name, seat, "yes" if chance else "no")
        elif degree == "odds":
            yield Mark(role.name, seat, "open", float(chance))


def known_of(cards: HiddenCards, view: View, posterior: Posterior, card: int, degree: Help) -> Mark:
    """Where a card lies for certain; if that is open, whether it may be in the envelope."""
    place = posterior.place_of(card)
    if place is None:
        mark = _conclusion(cards, posterior, ENVELOPE, card, degree)
        return mark or Mark(cards.spell(card), cards.place(ENVELOPE), "open")
    return Mark(cards.spell(card), cards.place(place), "held" if place == view.seat else "yes")


def cards_of(game: Game) -> HiddenCards:
    if not isinstance(game.knowledge, HiddenCards):
        raise Refusal("closed", "this game has no notebook")
    return game.knowledge


def _card(cards: HiddenCards, notebook: Notebook, name: str) -> int:
    for card in cards_in(notebook.deck):
        if cards.spell(card) == name:
            return card
    raise Refusal("unknown", f"there is no card {name!r}")


def _place(cards: HiddenCards, notebook: Notebook, place: Place) -> int:
    at = next((known for known, name in cards.piles.items() if name == place), place)
    if not isinstance(at, int) or at not in notebook.places():
        raise Refusal("unknown", f"there is no place {place!r}")
    return at


def _seen(cards: HiddenCards, notebook: Notebook, seat: int) -> dict[tuple[int, int], Mark]:
    return {
        (fact.place, fact.card): Mark(
            cards.spell(fact.card), cards.place(fact.place), "held" if fact.place == seat else "shown"
        )
        for fact in notebook.facts
        if isinstance(fact, Saw)
    }


def _conclusion(cards: HiddenCards, posterior: Posterior, place: int, card: int, degree: Help) -> Mark | None:
    count = posterior.count(card, place)
    name, where = cards.spell(card), cards.place(place)
    if count in (0, posterior.total):
        return Mark(name, where, "yes" if count else "no")
    return Mark(name, where, "open", count / posterior.total) if degree == "odds" else None


def reason_of(known: HiddenCards, fact: Fact) -> Reason:
    turn, event = fact.origin
    match fact:
        case Saw(place=place, card=card):
            return Reason(turn, event, "saw", known.place(place), [known.spell(card)])
        case HasNone(place=place, cards=cards):
            return Reason(turn, event, "has-none", known.place(place), known.spell_all(cards))
        case HasSome(player=player, cards=cards):
            return Reason(turn, event, "has-some", player, known.spell_all(cards))
        case FailedAccusation(cards=cards):
            return Reason(turn, event, "failed-accusation", None, known.spell_all(cards))
    raise AssertionError("a reason is a firm fact")
