"""A claim and all that is answered to it, at a table where bots are at hand."""

from collections.abc import Callable
from contextlib import suppress

from manoir.bots.bot import Bot, reply
from manoir.core.chance import SeededLuck
from manoir.core.errors import IllegalAction
from manoir.core.events import Claimed
from manoir.core.match import Match
from manoir.core.views import View

Listener = Callable[[int], Bot | None]
"""The bot of a seat; None where a person sits, or somebody who says nothing."""


def converse(match: Match, listener: Listener, seed: int | str, seat: int, claim: str) -> None:
    """Claim something, and let those who are called by it answer, one after another."""
    match.make(Claimed(seat, claim))
    for called in match.game.claims.called(claim, seat, match.setup.characters):
        bot = listener(called)
        view = match.view(called)
        if bot is not None and (answer := reply(bot, view, reply_luck(seed, view))):
            with suppress(IllegalAction):  # the dead say nothing
                converse(match, listener, seed, called, answer)


def reply_luck(seed: int | str, view: View) -> SeededLuck:
    return SeededLuck(f"{seed} {view.seat} {len(view.told)} reply")
