"""What a good bot would do in a seat, and why: from the view of that seat and nothing else."""

from msgspec.structs import replace

from manoir.bots.belief import spell_belief
from manoir.bots.bot import bots_of, make_bot, strongest
from manoir.bots.thought import Thought, think
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.game import Game
from manoir.core.views import View
from manoir.deduction.errors import NoDeal, TooWide
from manoir.deduction.facts import cards_in
from manoir.deduction.posterior import LIMIT, Posterior, solve
from manoir.games.knowing import HiddenCards, Subject
from manoir.table.helping.assistance import helps_of, known_of
from manoir.table.messages import HintNews, Known, Prospect
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Help

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
    levels = [name for name, level in bots_of(game).items() if level.by_certainties]
    return levels[-1] if degree == "certain" and has_degrees(game) and levels else strongest(game)


def hint(game: Game, view: View, ply: int, luck: Luck, degree: Help) -> HintNews:
    level = level_for(game, degree)
    thought = think(make_bot(game, level), view, luck)
    prospects = [Prospect(action.text, worth) for action, worth in _foremost(thought)]
    news = HintNews(view.seat, ply, thought.action.text, level, prospects)
    if isinstance(game.knowledge, HiddenCards):
        return _with_cards(news, game, game.knowledge, view, degree)
    if degree != "odds" and has_degrees(game):
        return news  # A bot's beliefs are full of odds.
    return replace(news, believed=[spell_belief(belief, game.spelling) for belief in thought.believed])


def _foremost(thought: Thought) -> list[tuple[Action, float]]:
    """What the bot took, and then the best of all else."""
    taken = [item for item in thought.weighed if item[0] is thought.action]
    return [*taken, *(item for item in thought.weighed if item[0] is not thought.action)][:LISTED]


def _with_cards(news: HintNews, game: Game, cards: HiddenCards, view: View, degree: Help) -> HintNews:
    """What is known of the cards that a hint is about; a notebook says more than a bot's beliefs."""
    try:
        posterior = solve(cards.notebook(view))
    except TooWide:
        return news
    subjects = cards.subjects(view)

    def subject(action: str) -> Subject:
        return subjects(game.action(action))

    about = cards_in(subject(news.action).cards & posterior.notebook.deck)
    known = Known(len(posterior.envelopes()), [known_of(cards, view, posterior, card, degree) for card in about])
    asked = [replace(each, unanswered=_unanswered(posterior, subject(each.action))) for each in news.prospects]
    return replace(news, known=known, prospects=asked)


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
