"""Answers to those who ask for a hint or for the reason of a mark."""

from collections.abc import Awaitable

from manoir.server.followers import Follower, written
from manoir.server.services import Services
from manoir.server.storage.tables import Stored
from manoir.table.fairness import bot_key, decision
from manoir.table.messages import AskWhy, HintNews, Refused, WhyNews
from manoir.table.refusal import Refusal
from manoir.table.table import Table


class Assistant:
    """One answer at a time for each follower."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._busy: set[Follower] = set()

    def hint(self, follower: Follower, stored: Stored, table: Table) -> None:
        if not stored.setting.settings.hints:
            raise Refusal("closed", "there are no hints at this table")
        view = table.view(follower.seat)
        if not view.options:
            raise Refusal("late", "nothing is asked of you now", table.game.turn_clause)
        journal = table.journals[follower.seat]
        # Not what a bot would read in this seat: a hint must not foretell how a stand-in plays.
        luck = decision(bot_key(stored.seed, f"hint {stored.setting.chairs[follower.seat].character}"), journal.ply)
        self._answer(follower, "hint", self._services.thinking.hint(table.game, view, journal.ply, luck))

    def why(self, follower: Follower, table: Table, asked: AskWhy) -> None:
        if follower.help not in ("certain", "odds"):
            raise Refusal("closed", "choose more help to be told reasons")
        view, ply = table.view(follower.seat), table.journals[follower.seat].ply
        self._answer(follower, "why", self._services.thinking.why(table.game, view, ply, asked.card, asked.place))

    def _answer(self, follower: Follower, about: str, thought: Awaitable[HintNews | WhyNews]) -> None:
        if follower in self._busy:
            raise Refusal("too-often", "one question at a time")
        self._busy.add(follower)
        self._services.spawn(self._answered(follower, about, thought))

    async def _answered(self, follower: Follower, about: str, thought: Awaitable[HintNews | WhyNews]) -> None:
        try:
            follower.connection.tell(written(await thought))
        except Refusal as refusal:
            refused = Refused(refusal.code, refusal.reason, about, refusal.clause, follower.seat)
            follower.connection.tell(written(refused))
        finally:
            self._busy.discard(follower)
