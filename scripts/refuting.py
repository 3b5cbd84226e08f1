"""Whether something can be claimed safely: every listener's own memory is asked."""

from manoir.core.errors import IllegalAction
from manoir.core.events import Claimed
from manoir.core.match import Match


def refuters(match: Match, speaker: int, claim: str) -> list[int]:
    """The seats that could speak against it from what they have seen themselves."""
    said = Match(match.game, match.setup, match.deal, [*match.moves, Claimed(speaker, claim)])
    return [seat for seat in range(match.setup.seats) if seat != speaker and _refutes(said, seat)]


def _refutes(match: Match, seat: int) -> bool:
    """The latest of all that was claimed."""
    try:
        match.game.check_speaker(match.state, seat)
    except IllegalAction:
        return False
    view = match.view(seat)
    return any(
        check.claim == len(view.told) - 1 and check.verdict == "contradicts" for check in match.game.checks(view)
    )
