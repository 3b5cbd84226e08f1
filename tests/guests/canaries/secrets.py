"""What a seat at a table of canaries may not know: the birds of the others, until all cages are open (CA-05)."""

from manoir.core.chance import SeededLuck, shuffle
from manoir.core.match import Match, Played
from tests.guests.canaries import DRAWS, NAMES, Caged, Draw


def reshuffled(match: Match, seat: int, luck: SeededLuck) -> Match | None:
    """The same match with all birds changed that the seat has never had; nothing is left to change at the end."""
    if match.state.outcome is not None:
        return None
    own = {event.canary for event in match.view(seat).told if isinstance(event, Caged)}
    others = [bird for bird in range(len(NAMES)) if bird not in own]
    mixed = others[:]
    shuffle(mixed, luck)
    now = {bird: bird for bird in range(len(NAMES))} | dict(zip(others, mixed, strict=True))
    deal = {who: (NAMES[now[NAMES.index(bird)]],) for who, (bird,) in match.deal.items()}
    moves = [
        Played(move.seat, DRAWS[now[move.action.canary]])
        if isinstance(move, Played) and isinstance(move.action, Draw)
        else move
        for move in match.moves
    ]
    return Match(match.game, match.setup, deal, moves)
