"""The help a seat may ask for: its notebook with what is certain and why, and chances."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Literal

from manoir.core.actions import Action
from manoir.core.game import Game
from manoir.core.views import View
from manoir.deduction.errors import TooWide
from manoir.deduction.explain import explain
from manoir.deduction.facts import ENVELOPE, POOL, Fact, FailedAccusation, HasNone, HasSome, Saw, cards_in
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import Posterior, solve
from manoir.deduction.second_order import second_order
from manoir.games.mansion.subjects import Subject
from manoir.games.registry import knowledge_of
from manoir.table.messages import Exposure, Mark, NotebookNews, Place, Reason, WhyNews
from manoir.table.refusal import Refusal
from manoir.table.settings import HELPS, Help

NAMED_PLACES: dict[int, Literal["envelope", "pool"]] = {ENVELOPE: "envelope", POOL: "pool"}


GUILT = "murderer"
"""What the marks of a game are about in which not cards are to be found, but who of the players it was."""


def helps_of(game: Game) -> tuple[Help, ...]:
    """The degrees of help a game has: without cards to be counted or somebody to be suspected, none."""
    if has_notebook(game):
        return HELPS
    return ("none", "certain", "odds") if _known(game, "suspicion") is not None else HELPS[:1]


def notebook_news(game: Game, view: View, ply: int, degree: Help) -> NotebookNews:
    if (suspicion := _known(game, "suspicion")) is not None:
        return NotebookNews(view.seat, ply, degree, list(_suspected(suspicion(view), degree)))
    notebook = notebook_of(game, view)
    seen = {(fact.place, fact.card): _sighting(game, view, fact) for fact in notebook.facts if isinstance(fact, Saw)}
    if degree == "shown":
        return NotebookNews(view.seat, ply, degree, list(seen.values()))
    try:
        posterior = solve(notebook)
    except TooWide:
        return NotebookNews(view.seat, ply, "shown", list(seen.values()))
    marks = []
    for place in notebook.places():
        for card in cards_in(notebook.deck) if notebook.size(place) else ():
            mark = seen.get((place, card)) or _conclusion(game, posterior, place, card, degree)
            if mark is not None:
                marks.append(mark)
    return NotebookNews(view.seat, ply, degree, marks, _exposures(game, view, posterior))


def why(game: Game, view: View, ply: int, card: str, place: Place) -> WhyNews:
    notebook = notebook_of(game, view)
    number = _card(game, notebook, card)
    at = next((known for known, name in NAMED_PLACES.items() if name == place), place)
    if not isinstance(at, int) or at not in notebook.places():
        raise Refusal("unknown", f"there is no place {place!r}")
    try:
        facts = explain(solve(notebook), number, at)
    except (TooWide, ValueError):
        facts = ()
    return WhyNews(view.seat, ply, card, place, [_reason(game, fact) for fact in facts])


def _suspected(odds: Sequence[Fraction], degree: Help) -> Iterator[Mark]:
    """By seat: the chance that it is the guilty one."""
    for seat, chance in enumerate(odds):
        if chance in (0, 1):
            yield Mark(GUILT, seat, "yes" if chance else "no")
        elif degree == "odds":
            yield Mark(GUILT, seat, "open", float(chance))


def known_of(game: Game, view: View, posterior: Posterior, card: int, degree: Help) -> Mark:
    """Where a card lies for certain; if that is open, whether it may be in the envelope."""
    place = posterior.place_of(card)
    if place is None:
        mark = _conclusion(game, posterior, ENVELOPE, card, degree)
        return mark or Mark(game.spelling["card"](card), "envelope", "open")
    return Mark(game.spelling["card"](card), _place(place), "held" if place == view.seat else "yes")


def _known(game: Game, what: str) -> Callable[..., Any] | None:
    """A function of the game's knowledge by its name."""
    found: Callable[..., Any] | None = getattr(knowledge_of(game), what, None)
    return found


def has_notebook(game: Game) -> bool:
    return _reader(game) is not None


def _reader(game: Game) -> Callable[[View], Notebook] | None:
    return _known(game, "notebook")


def notebook_of(game: Game, view: View) -> Notebook:
    reader = _reader(game)
    if reader is None:
        raise Refusal("closed", "this game has no notebook")
    return reader(view)


def subject_of(game: Game, view: View, action: Action) -> Subject:
    """What an action would be about, where the game says so."""
    says = _known(game, "subject_of")
    found: Subject = says(view, action) if says is not None else Subject()
    return found


def _card(game: Game, notebook: Notebook, name: str) -> int:
    for card in cards_in(notebook.deck):
        if game.spelling["card"](card) == name:
            return card
    raise Refusal("unknown", f"there is no card {name!r}")


def _place(place: int) -> Place:
    return NAMED_PLACES.get(place, place)


def _sighting(game: Game, view: View, fact: Saw) -> Mark:
    return Mark(game.spelling["card"](fact.card), _place(fact.place), "held" if fact.place == view.seat else "shown")


def _conclusion(game: Game, posterior: Posterior, place: int, card: int, degree: Help) -> Mark | None:
    count = posterior.count(card, place)
    name, where = game.spelling["card"](card), _place(place)
    if count in (0, posterior.total):
        return Mark(name, where, "yes" if count else "no")
    return Mark(name, where, "open", count / posterior.total) if degree == "odds" else None


def _exposures(game: Game, view: View, posterior: Posterior) -> list[Exposure]:
    """What each other seat must know of this one's hand, as far as this one can tell."""
    spell = game.spelling["cards"]
    found = []
    for seat in range(view.setup.seats):
        if seat == view.seat:
            continue
        try:
            opinion = second_order(posterior, view.seat, seat)
        except TooWide:
            continue
        found.append(Exposure(seat, list(spell(opinion.held)), list(spell(opinion.absent))))
    return found


def _reason(game: Game, fact: Fact) -> Reason:
    spell = game.spelling["cards"]
    turn, event = fact.origin
    match fact:
        case Saw(place=place, card=card):
            return Reason(turn, event, "saw", _place(place), [game.spelling["card"](card)])
        case HasNone(place=place, cards=cards):
            return Reason(turn, event, "has-none", _place(place), list(spell(cards)))
        case HasSome(player=player, cards=cards):
            return Reason(turn, event, "has-some", player, list(spell(cards)))
        case FailedAccusation(cards=cards):
            return Reason(turn, event, "failed-accusation", None, list(spell(cards)))
    raise AssertionError("a reason is a firm fact")
