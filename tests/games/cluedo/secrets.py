"""What a seat may not know in Cluedo, by the rule book: used to check that it is not told."""

from manoir.core.chance import Luck, pick
from manoir.core.errors import ManoirError
from manoir.core.match import Match, Played
from manoir.core.seats import SPECTATOR
from manoir.games.cluedo.actions import shows
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo.steps import Refuting
from manoir.games.mansion.actions import Accuse, Show

TRIES = 200


def reshuffled(match: Match, seat: int, luck: Luck) -> Match | None:
    """Two cards that `seat` never saw change places, and every card shown out of its sight is chosen anew."""
    unseen = [name for pile in match.deal.values() for name in pile if name not in seen(match, seat)]
    for _ in range(TRIES if len(unseen) > 1 else 0):
        one, other = pick(unseen, luck), pick(unseen, luck)
        swap = {one: other, other: one}
        deal = {pile: tuple(swap.get(name, name) for name in cards) for pile, cards in match.deal.items()}
        try:
            return retold(match, Match(match.game, match.setup, deal), seat, luck)
        except ManoirError:
            continue
    return None


def seen(match: Match, seat: int) -> set[str]:
    """The cards whose place `seat` has a right to know at the end: its own, those shown to it, the envelope."""
    known = set(match.deal[match.setup.characters[seat]]) if seat != SPECTATOR else set()
    replay = Match(match.game, match.setup, match.deal)
    for move in match.moves:
        step, table = replay.state.step, replay.state
        assert isinstance(table, CluedoState)
        shown = isinstance(step, Refuting) and seat in (step.refuter, table.player)
        if shown and isinstance(move, Played) and isinstance(move.action, Show):
            known.add(move.action.text.split()[1])
        if isinstance(move, Played) and isinstance(move.action, Accuse) and move.seat == seat:
            known |= set(match.deal["envelope"])
        replay.make(move)
    return known | set(match.deal["envelope"])


def retold(match: Match, other: Match, seat: int, luck: Luck) -> Match:
    """The same moves on another deal; whoever showed a card shows one, the same one where `seat` saw it."""
    for move in match.moves:
        step, table = other.state.step, other.state
        assert isinstance(table, CluedoState)
        shown = isinstance(move, Played) and isinstance(move.action, Show)
        if shown and isinstance(step, Refuting) and seat not in (step.refuter, table.player):
            other.play(pick(shows(table.hands[step.refuter] & step.named), luck), move.seat)
        else:
            other.make(move)
    return other
