"""A game being played: what is due is stored, what is stored is told, and bots are asked."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence, Set
from math import inf

from manoir.core.actions import Action
from manoir.core.events import Interjection
from manoir.core.match import Played
from manoir.house.errands.bots import Bots
from manoir.house.errands.notebooks import Notebooks
from manoir.house.followers import Follower, Followers, written
from manoir.house.keeping.finishing import keep_record
from manoir.house.keeping.lines import end_of, row_of
from manoir.house.keeping.loading import load, proof_of_table
from manoir.house.keeping.storage import Books, Overtaken, Unavailable
from manoir.house.keeping.stored import Stored, milliseconds
from manoir.house.log import LOG
from manoir.house.remote import Remote
from manoir.house.services import Services
from manoir.table.chronicle import Line
from manoir.table.messages import Accepted, Act, Noted, ProofNews, Refused
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person
from manoir.table.table import Errand, Table
from manoir.table.telling import Telling
from manoir.table.tempo.haste import Skipped

RETRY_SECONDS = 1.0
LEAST_WAIT = 0.01


class Play:
    """`changed` is called when something public about the table has changed."""

    def __init__(
        self,
        services: Services,
        remote: Remote,
        stored: Stored,
        table: Table,
        followers: Followers,
        changed: Callable[[], None],
    ) -> None:
        self.stored = stored
        self.table = table
        self.telling = Telling(table)
        self._services = services
        self._remote = remote
        self._followers = followers
        self._changed = changed
        self._notebooks = Notebooks(services, followers)
        self._bots = Bots(services, remote)
        self._busy = False
        """Lines are on their way to the storage, or the table is being read anew."""
        self._unstored: list[Line] = []
        self._asking: list[tuple[Follower, Act]] = []
        """Answers taken and not yet stored."""
        self._waiting: deque[tuple[Follower, Act]] = deque()
        self._behind = False
        """Another worker has stored something meanwhile."""
        self._timer: asyncio.TimerHandle | None = None
        self._finishing = False
        self._stopping = False
        self._closed = False
        self._published = stored.phase == "over"
        """Whether followers have been given the proof."""

    @property
    def is_busy(self) -> bool:
        return self._busy

    # What followers do

    def act(self, follower: Follower, act: Act) -> None:
        if self._stopping:
            raise Refusal("busy", "the house closes for a moment")
        if self._busy:
            self._waiting.append((follower, act))
            return
        if self._answer(follower, act):
            self.go_on()

    def answered_elsewhere(self, seat: int, ply: int, action: int) -> None:
        """Through another worker, to a question that nobody may notice."""
        question = self.table.questions.get(seat)
        if question is not None and question.ply == ply and question.is_quiet:
            self.table.answer(seat, ply, action, self._services.now())
            self.go_on()

    def interject(self, remark: Interjection) -> None:
        if self.table.is_over:
            raise Refusal("over", "the game is over")
        self.table.interject(remark)
        self.go_on()

    def preset(self, seat: int, verb: str, order: Sequence[str] | None) -> None:
        if order is None:
            self.table.check_verb(verb)
            self.table.presets.clear(seat, verb)
        else:
            self.table.foresee(seat, verb, order, self._services.now())
            order = self.table.presets.of(seat)[verb]
        match = self.stored.id
        self._services.spawn(self._keep(lambda books: books.keep_preset(match, seat, verb, order)))
        self.go_on()

    def skip(self, seat: int, to: Skipped) -> None:
        self.table.skip(seat, to)
        self.go_on()

    def wait(self, seconds: float) -> None:
        self.table.wait(seconds, self._services.now())
        self.go_on()

    def attend(self, here: Set[str]) -> None:
        """Note which visitors are at the table, through whatever worker."""
        for seat, holder in enumerate(self.table.presence.holders):
            if isinstance(holder, Person):
                if holder.visitor in here:
                    self.table.presence.arrive(seat)
                else:
                    self.table.presence.depart(seat, self._services.now())
        self.go_on()

    def setting_changed(self, stored: Stored) -> None:
        """Some seats may have other holders, or another worker may have ended the game."""
        self.stored = stored
        self.table.change_pace(stored.setting.settings.pace)
        for seat, chair in enumerate(stored.setting.chairs):
            if chair.holder != self.table.presence.holders[seat]:
                self.table.hand_over(seat, chair.holder, self._services.now())
        if not self._busy:
            self._settle_down()

    def note(self, seat: int) -> None:
        """Bring the notebooks of a seat up to date."""
        self._notebooks.refresh(self.table, [seat])

    def joined(self, follower: Follower, since: int) -> None:
        now = self._services.now()
        news = self.telling.joined(follower.seat, since, now, follower.manner)
        follower.connection.tell(written(news))
        if self._published and self.stored.setting.lesson is None:
            follower.connection.tell(written(self._proof()))
        self._notebooks.refresh(self.table, [follower.seat])

    # The course of the game

    def go_on(self) -> None:
        """Store what is due; if nothing is, ask bots and wait."""
        if self._busy or self._finishing or self._closed:
            return
        now = self._services.now()
        self.table.note_absences(now)
        lines = self.table.advance(now)
        if lines:
            self._busy = True
            self._unstored = lines
            at, match = milliseconds(), self.stored.id
            rows = [row_of(match, line, at) for line in lines]
            if self.table.match.state.outcome is not None:
                rows.append(end_of(match, rows[-1].ply + 1, at))
            self._services.storage.append(rows, self._stored)
            return
        if self.table.is_over:
            self._end()
            return
        if not self._stopping:
            self._bots.ask(self.table, self.stored.id, self._chosen, self._replied)
            self._wait()

    def look_again(self) -> None:
        """Another worker has stored moves of this match."""
        self._behind = True
        if not self._busy:
            self._busy = True
            self._services.spawn(self._catch_up())

    def hurry(self) -> None:
        """The house is about to close: answers that are held back are carried out now, and no more are taken."""
        self._stopping = True
        self.table.hurry()
        self.go_on()

    def close(self) -> None:
        """What is on its way is heard of no more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stored(self, _: object, failure: Exception | None) -> None:
        if failure is None:
            self.table.committed(self._services.now())
            self._asking.clear()
            self._free()
        elif isinstance(failure, Overtaken):
            self._retry()
        else:
            self._lose(failure)

    def _free(self) -> None:
        """Tell what is new, take what has waited, and go on."""
        self._tell()
        if self._behind:
            self._services.spawn(self._catch_up())
            return
        self._busy = False
        while self._waiting and not self._busy:
            self._answer(*self._waiting.popleft())
        self._settle_down()

    def _settle_down(self) -> None:
        """Go on, unless another worker has ended the game: then there is a record to be read instead of the log."""
        if self.stored.phase == "over" and not self.table.is_over:
            self._busy = True
            self._services.spawn(self._reload([]))
        else:
            self.go_on()

    def _tell(self) -> None:
        told = self._followers.deliver(self.telling, self._services.now())
        self._notebooks.refresh(self.table, told)

    def _retry(self) -> None:
        """Another worker was quicker: read its moves, then try ours again."""
        remarks = [line.move for line in self._unstored if not isinstance(line.move, Played)]
        self._waiting.extendleft(reversed(self._asking))
        self._asking.clear()
        self._services.spawn(self._reload(remarks))

    def _lose(self, failure: Exception) -> None:
        """The storage cannot be used. Whether the moves are in it will be seen when it can be read again."""
        self._services.observer.not_stored()
        LOG.error("moves could not be stored", extra={"table": self.stored.id, "reason": str(failure)})
        for follower, act in (*self._asking, *self._waiting):
            self._refuse(follower, act, Refusal("busy", "the house cannot write this down now: try again"))
        self._asking.clear()
        self._waiting.clear()
        self._services.spawn(self._reload([]))

    async def _reload(self, remarks: Sequence[Interjection]) -> None:
        code = self.stored.code
        while True:
            try:
                loaded = await self._services.storage.read(lambda books: load(books, code, self._services.now()))
                break
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
        if loaded.table is None:
            # Taken along meanwhile.
            self._busy = False
            self.close()
            return
        before, self.stored, self.table = self.table, loaded.stored, loaded.table
        self.telling = self.telling.taken_up(self.table)
        for seat in range(self.table.setup.seats):
            if before.presence.is_here(seat):
                self.table.presence.arrive(seat)
        for remark in (*remarks, *before.remarks):
            self.table.interject(remark)
        self._behind = False
        self._free()

    async def _catch_up(self) -> None:
        while self._behind:
            self._behind = False
            try:
                lines = await self._services.storage.newer(self.table.game, self.stored.id, len(self.table.match.moves))
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                self._behind = True
                continue
            self.table.catch_up(lines, self._services.now())
        self._free()

    def _end(self) -> None:
        """The first worker that comes here keeps the record; each gives its own followers the proof."""
        if self.stored.phase != "over":
            self._finishing = True
            self._services.spawn(self._finish())
        elif not self._published:
            self._published = True
            if self.stored.setting.lesson is None:
                proof = written(self._proof())
                for connection in self._followers.connections():
                    connection.tell(proof)
            self._changed()

    async def _finish(self) -> None:
        self.stored = await keep_record(self._services, self.stored, self.table.match)
        self._finishing = False
        if not self._closed:
            self._end()

    def _chosen(self, table: Table, errand: Errand, action: Action, claim: str | None) -> None:
        """By a bot; the table may have been read anew meanwhile."""
        if table is self.table and not self._stopping:
            table.answer_for(errand.seat, errand.ply, action, self._services.now(), claim)
            self.go_on()

    def _replied(self, table: Table, errand: Errand, claim: str) -> None:
        if table is self.table and not self._stopping:
            table.answered_to(errand, claim)
            self.go_on()

    async def _keep(self, act: Callable[[Books], None]) -> None:
        try:
            await self._services.storage.write(act)
        except Unavailable as failure:
            LOG.error("a preset could not be kept", extra={"table": self.stored.id, "reason": str(failure)})

    def _answer(self, follower: Follower, act: Act) -> bool:
        """True if there may be something to do now."""
        now = self._services.now()
        try:
            taken = self.table.answer(act.seat, act.ply, act.action, now)
        except Refusal as refusal:
            self._refuse(follower, act, refusal)
            return False
        question = self.table.questions.get(act.seat)
        if question is not None and question.ply == act.ply:
            self._asking.append((follower, act))
            if question.is_quiet and question.answer is not None:
                number = self.table.game.numbers[question.answer]
                self._remote.answered(self.stored.id, act.seat, act.ply, number)
            if question.due > now:
                follower.connection.tell(written(Noted(act.seat, act.ply)))
        elif not taken:
            follower.connection.tell(written(Accepted(act.seat, act.ply)))
        return taken

    def _refuse(self, follower: Follower, act: Act, refusal: Refusal) -> None:
        self._services.observer.refused(refusal.code)
        message = Refused(refusal.code, refusal.reason, "act", refusal.clause, act.seat, act.ply)
        follower.connection.tell(written(message))

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        moment = self.table.next_moment()
        if moment != inf:
            # What is due was carried out: there is nothing to look for in the same moment.
            self._timer = self._services.call_at(max(moment, self._services.now() + LEAST_WAIT), self.go_on)

    def _proof(self) -> ProofNews:
        proof = proof_of_table(self.stored)
        return ProofNews(proof.commitment, proof.seed, proof.entropies, self.stored.code)
