"""What a good bot would do in a seat, and why: from the view of that seat and nothing else."""

from manoir.bots.bot import bots_of, make_bot, strongest
from manoir.bots.thought import Thought, think
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.game import Game
from manoir.core.views import View
from manoir.deduction.errors import NoDeal, TooWide
from manoir.deduction.facts import cards_in
from manoir.deduction.posterior import LIMIT, Posterior, solve
from manoir.games.mansion.subjects import Subject
from manoir.table.assistance import has_notebook, helps_of, known_of, notebook_of, subject_of
from manoir.table.messages import Belief, HintNews, Prospect
from manoir.table.refusal import Refusal
from manoir.table.settings import Help

LISTED = 4
"""Of what was weighed, so many are told."""
TELLING: tuple[Help, ...] = ("certain", "odds")
"""The help with which hints are given, where a game has any."""


def check_hints(game: Game, degree: Help) -> None:
    if has_degrees(game) and degree not in TELLING:
        raise Refusal("closed", "choose more help to be given hints")


def has_degrees(game: Game) -> bool:
    """Whether there is help to choose, which says what a hint may tell."""
    return helps_of(game)[-1] in TELLING


def level_for(game: Game, degree: Help) -> str:
    """Whoever wants no odds is advised by one who goes by certainties."""
    by_certainties = degree == "certain" and has_degrees(game) and "detective" in bots_of(game)
    return "detective" if by_certainties else strongest(game)


def hint(game: Game, view: View, ply: int, luck: Luck, degree: Help) -> HintNews:
    level = level_for(game, degree)
    thought = think(make_bot(game, level), view, luck)
    known = _known(game, view)
    prospects = [
        Prospect(action.text, worth, _unanswered(known, subject_of(game, view, action)) if known else None)
        for action, worth in _foremost(thought)
    ]
    belief = _belief(game, view, known, subject_of(game, view, thought.action), degree) if known else None
    believed = list(thought.believed) if _tells_beliefs(game, degree) else []
    return HintNews(view.seat, ply, thought.action.text, level, prospects, belief, believed)


def _tells_beliefs(game: Game, degree: Help) -> bool:
    """A notebook says more; and a bot's words are full of odds."""
    return not has_notebook(game) and (degree == "odds" or not has_degrees(game))


def _foremost(thought: Thought) -> list[tuple[Action, float]]:
    """What the bot took, and then the best of all else."""
    taken = [item for item in thought.weighed if item[0] is thought.action]
    return [*taken, *(item for item in thought.weighed if item[0] is not thought.action)][:LISTED]


def _known(game: Game, view: View) -> Posterior | None:
    if not has_notebook(game):
        return None
    try:
        return solve(notebook_of(game, view))
    except TooWide:
        return None


def _belief(game: Game, view: View, known: Posterior, subject: Subject, degree: Help) -> Belief:
    cards = cards_in(subject.cards & known.notebook.deck)
    return Belief(len(known.envelopes()), [known_of(game, view, known, card, degree) for card in cards])


def _unanswered(known: Posterior, subject: Subject) -> float | None:
    """The chance that none of those who are asked holds any of the cards."""
    if not subject.asked:
        return None
    supposed = known.notebook.copy()
    for seat in subject.asked:
        supposed.has_none(seat, subject.cards)
    try:
        return Posterior(supposed, LIMIT).total / known.total
    except NoDeal:
        return 0.0
    except TooWide:
        return None
