"""Answers to those who ask for a hint or for the reason of a mark."""

from collections.abc import Awaitable

from manoir.house.followers import Follower, written
from manoir.house.keeping.stored import Stored
from manoir.house.requests.bucket import Bucket
from manoir.house.services import Services
from manoir.table.chance.fairness import bot_key, decision
from manoir.table.helping.hints import TELLING, check_hints
from manoir.table.messages import AskWhy, HintNews, Refused, WhyNews
from manoir.table.refusal import Refusal
from manoir.table.table import Table

HINTS_AT_ONCE = 4
SECONDS_A_HINT = 3.0
"""How soon there may be another one after those: each takes a good bot's time."""


class Assistant:
    """One answer at a time for each follower, and hints not too often for each visitor."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._busy: set[Follower] = set()
        self._hints: dict[str, Bucket] = {}

    def hint(self, follower: Follower, stored: Stored, table: Table) -> None:
        if not stored.setting.settings.hints:
            raise Refusal("closed", "there are no hints at this table")
        check_hints(table.game, follower.help)
        view = table.view(follower.seat)
        if not view.options:
            raise Refusal("late", "nothing is asked of you now", table.game.turn_clause)
        self._check_free(follower)
        if not self._allowance(follower.connection.visitor).takes():
            raise Refusal("too-often", "a good bot needs its time")
        journal = table.journals[follower.seat]
        # Not what a bot would read in this seat: a hint must not foretell how a stand-in plays.
        luck = decision(bot_key(stored.seed, f"hint {stored.setting.chairs[follower.seat].character}"), journal.ply)
        asker = follower.connection.visitor
        thought = self._services.thinking.hint(table.game, view, journal.ply, luck, follower.help, asker)
        self._answer(follower, "hint", thought)

    def why(self, follower: Follower, table: Table, asked: AskWhy) -> None:
        if follower.help not in TELLING:
            raise Refusal("closed", "choose more help to be told reasons")
        self._check_free(follower)
        view, ply = table.view(follower.seat), table.journals[follower.seat].ply
        asker = follower.connection.visitor
        thought = self._services.thinking.why(table.game, view, ply, asked.card, asked.place, asker)
        self._answer(follower, "why", thought)

    def _allowance(self, visitor: str) -> Bucket:
        return self._hints.setdefault(visitor, Bucket(1 / SECONDS_A_HINT, HINTS_AT_ONCE))

    def _check_free(self, follower: Follower) -> None:
        if follower in self._busy:
            raise Refusal("too-often", "one question at a time")

    def _answer(self, follower: Follower, about: str, thought: Awaitable[HintNews | WhyNews]) -> None:
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
