"""Which card to show: the one that tells the asker least."""

from collections.abc import Sequence

from manoir.core.chance import Luck, pick
from manoir.deduction import Posterior, second_order
from manoir.games.mansion.actions import Show


def quietest(options: Sequence[Show], known: Posterior, me: int, asker: int, luck: Luck) -> Show:
    """What he can already prove, else what he already thinks likeliest."""
    if len(options) == 1:
        return options[0]
    opinion = second_order(known, me, asker)
    best = max(opinion.chances[show.card] for show in options)
    return pick([show for show in options if opinion.chances[show.card] == best], luck)
