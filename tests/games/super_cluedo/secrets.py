"""What a seat may not know in Super Cluedo, by the rule book: used to check that it is not told."""

from manoir.core.chance import Luck, pick
from manoir.core.errors import ManoirError
from manoir.core.game import Deal
from manoir.core.match import Match, Move, Played
from manoir.core.seats import SPECTATOR
from manoir.games.mansion.actions import Accuse, Show
from manoir.games.super_cluedo.actions import ACCUSATIONS
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.games.super_cluedo.steps.questioning import Witnessing
from manoir.games.super_cluedo.steps.spying import LettingSee

TRIES = 200


def reshuffled(match: Match, seat: int, luck: Luck) -> Match | None:
    """Two cards that `seat` never saw change places; what others showed and wrote out of its sight is chosen anew."""
    known = seen(match, seat)
    unseen = [card for pile, cards in match.deal.items() if pile != "rolls" for card in cards if card not in known]
    for _ in range(TRIES if len(unseen) > 1 else 0):
        try:
            return retold(match, swapped(match.deal, pick(unseen, luck), pick(unseen, luck)), seat, luck)
        except ManoirError:
            continue
    return None


def swapped(deal: Deal, one: str, other: str) -> Deal:
    swap = {one: other, other: one}
    return {pile: tuple(swap.get(name, name) for name in cards) for pile, cards in deal.items()}


def seen(match: Match, seat: int) -> set[str]:
    """The cards whose place `seat` may know: its own, those it was shown, the envelope after accusing or at the end."""
    known = set(match.deal[match.setup.characters[seat]]) if seat != SPECTATOR else set()
    replay = Match(match.game, match.setup, match.deal)
    for move in match.moves:
        if isinstance(move, Played) and isinstance(move.action, Show) and seat in between(replay):
            known.add(move.action.text.split()[1])
        if isinstance(move, Played) and isinstance(move.action, Accuse) and move.seat == seat:
            known |= set(match.deal["envelope"])
        replay.make(move)
    return known | set(match.deal["envelope"]) if match.state.outcome is not None else known


def between(match: Match) -> tuple[int, ...]:
    """The two who see the card that is about to be shown."""
    step, table = match.state.step, match.state
    assert isinstance(table, SuperCluedoState)
    if isinstance(step, LettingSee):
        return step.target, table.player
    return (step.witness, table.player) if isinstance(step, Witnessing) else ()


def retold(match: Match, deal: Deal, seat: int, luck: Luck) -> Match:
    """The same moves on another deal; what `seat` did not see is chosen anew where that shows nowhere."""
    other = Match(match.game, match.setup, deal)
    for move in match.moves:
        other.make(unlike(move, other, seat, luck))
    if other.state.actor != match.state.actor:
        raise ManoirError("another seat is asked now: everybody would see it")
    return other


def unlike(move: Move, other: Match, seat: int, luck: Luck) -> Move:
    if not isinstance(move, Played):
        return move
    if isinstance(move.action, Show) and between(other) and seat not in between(other):
        return Played(move.seat, pick(other.state.options, luck))
    if isinstance(move.action, Accuse) and seat != move.seat and set(names(move.action)) != set(other.deal["envelope"]):
        return Played(move.seat, pick([a for a in ACCUSATIONS if set(names(a)) != set(other.deal["envelope"])], luck))
    return move


def names(accusation: Accuse) -> list[str]:
    return accusation.text.split()[1:]
