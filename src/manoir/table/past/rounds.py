"""In which round of a finished game each move was made."""

from manoir.core.events import Log, entries
from manoir.core.match import Match


def rounds(match: Match) -> list[int]:
    """By move, in whatever the game counts."""
    replay = Match(match.game, match.setup, match.deal)
    log: Log = None
    found, number = [], 1
    for move in (None, *match.moves):
        if move is not None:
            replay.make(move)
        for _, event, _ in entries(replay.state.log, log):
            number = match.game.round_begun(event) or number
        log = replay.state.log
        found.append(number)
    return found[1:]
