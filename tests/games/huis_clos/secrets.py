"""What a seat may not know in Huis Clos, by the rule book: used to check that it is not told.

Two clues that lie in one place, or have not been touched since the deal, change parts until they lie in one place
again; the seat must have seen neither in between. In a game that goes on, the Murderer's card may be another's too.
"""

from collections.abc import Iterator

from manoir.core.chance import Luck, pick
from manoir.core.errors import ManoirError
from manoir.core.game import Deal
from manoir.core.match import Match, Move, Played
from manoir.games.huis_clos.actions import (
    Accuse,
    Destroy,
    Draw,
    Give,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.components import CLUES, Clue, Clues
from manoir.games.huis_clos.state import HuisClosState
from manoir.games.huis_clos.steps.drafting import Drafting
from manoir.games.huis_clos.steps.exchanging import Drawing, Giving
from manoir.games.huis_clos.steps.resolving import Depositing
from manoir.games.huis_clos.steps.searching import Searching

ROUNDS = 2
TRIES = 60


def reshuffled(match: Match, seat: int, luck: Luck) -> Match | None:
    changed = another_murderer(match, seat, luck) if match.state.outcome is None and luck.below(2) else None
    for _ in range(ROUNDS):
        changed = _with_two_exchanged(changed or match, seat, luck) or changed
    return changed


def _with_two_exchanged(match: Match, seat: int, luck: Luck) -> Match | None:
    history = [*_states(match)]
    sights = [
        _sight(before, move, after, seat)
        for before, move, after in zip(history, match.moves, history[1:], strict=False)
    ]
    for _ in range(TRIES):
        one, other = luck.below(len(CLUES)), luck.below(len(CLUES))
        spans = [*_spans(history, sights, one, other)] if one != other else []
        if not spans:
            continue
        first, last = pick(spans, luck)
        changed = _exchanged(match, first, last, CLUES[one], CLUES[other])
        if changed is not None:
            return changed
    return None


def another_murderer(match: Match, seat: int, luck: Luck) -> Match | None:
    """The same moves if another Suspect card had been the Murderer's, should they all be legal then too."""
    state = match.state
    assert isinstance(state, HuisClosState)
    shown = state.shown | 1 << seat
    if shown >> state.murderer & 1:
        return None
    suspects = [other for other in range(state.seats) if other != state.murderer and not shown >> other & 1]
    if not suspects:
        return None
    murderer = match.setup.characters[pick(suspects, luck)]
    return _replayed(match, {**match.deal, "murderer": (murderer,)}, match.moves)


def _states(match: Match) -> Iterator[HuisClosState]:
    again = Match(match.game, match.setup, match.deal)
    for move in (*match.moves, None):
        state = again.state.clone()
        assert isinstance(state, HuisClosState)
        yield state
        if move is not None:
            again.make(move)


def _sight(before: HuisClosState, move: Move, after: HuisClosState, seat: int) -> Clues:
    """The clues that `seat` can tell apart from others at this move: its own, and those it is shown."""
    seen = (before.hands[seat] | after.hands[seat]) if seat < before.seats else 0
    if not isinstance(move, Played):
        return seen
    step, action = before.step, move.action
    is_actor = before.player == seat
    watches = isinstance(step, Searching | Giving | Drawing) and bool(step.watchers >> seat & 1)
    if isinstance(action, Take | Swap | TakeAndDestroy) and (is_actor or watches):
        seen |= 1 << action.clue
    if isinstance(step, Drafting | Searching) and is_actor:
        seen |= before.places[before.pawns[seat]]
    if isinstance(action, Give) and isinstance(step, Giving) and (is_actor or step.victim == seat):
        seen |= 1 << action.clue
    if isinstance(action, Draw) and isinstance(step, Drawing) and (is_actor or watches or step.victim == seat):
        seen |= 1 << action.clue
    if isinstance(action, Destroy | Accuse | TakeBack):
        seen |= 1 << action.clue
    if isinstance(action, TakeAndDestroy):
        seen |= 1 << action.destroyed
    return seen


def _spans(history: list[HuisClosState], sights: list[Clues], one: Clue, other: Clue) -> Iterator[tuple[int, int]]:
    """The moments between which the clues may change parts: from the deal or one heap to one heap, unseen."""
    pair = 1 << one | 1 << other
    start: int | None = 0
    for at, sight in enumerate(sights):
        before, after = history[at], history[at + 1]
        lie_together = _together(after, pair)
        are_shown = _opens_urn(before, after) or after.outcome is not None
        if sight & pair or (are_shown and not lie_together):
            start = None
        elif start is not None and lie_together:
            yield start, at + 1
        if lie_together:
            start = at + 1
    if start is not None and history[-1].outcome is None:
        yield start, len(sights)


def _opens_urn(before: HuisClosState, after: HuisClosState) -> bool:
    return isinstance(before.step, Depositing) and not isinstance(after.step, Depositing)


def _together(table: HuisClosState, pair: Clues) -> bool:
    """Whether two clues lie in one heap, so that nothing tells which came from where."""
    given = 1 << table.step.given if isinstance(table.step, Drawing) else 0
    heaps = [*(hand & ~given for hand in table.hands), *table.places, table.urn]
    return not given & pair and any(heap & pair == pair for heap in heaps)


def _exchanged(match: Match, first: int, last: int, one: str, other: str) -> Match | None:
    names = {one: other, other: one}

    def renamed(text: str) -> str:
        return " ".join(names.get(word, word) for word in text.split())

    moves: list[Move] = []
    for at, move in enumerate(match.moves):
        if first <= at < last and isinstance(move, Played):
            move = Played(move.seat, match.game.action(renamed(move.action.text)))
        moves.append(move)
    deal = match.deal
    if first == 0:
        deal = {pile: tuple(names.get(name, name) for name in held) for pile, held in deal.items()}
    if (deal, moves) == (match.deal, match.moves):
        return None
    return _replayed(match, deal, moves)


def _replayed(match: Match, deal: Deal, moves: list[Move]) -> Match | None:
    try:
        return Match(match.game, match.setup, deal, moves)
    except ManoirError:
        return None
