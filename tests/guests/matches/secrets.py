"""Nothing is hidden in a game of matches."""

from manoir.core.chance import SeededLuck
from manoir.core.match import Match


def reshuffled(match: Match, seat: int, luck: SeededLuck) -> Match | None:
    return None
