"""One table of the house, set or played: who follows it, and what each may do there."""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import NoReturn

from msgspec.structs import replace

from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game
from manoir.house.errands.assistant import Assistant
from manoir.house.followers import Connection, Follower, Followers, written
from manoir.house.keeping.loading import Loaded
from manoir.house.keeping.stored import Stored
from manoir.house.lobby.tabling import Attendance, table_news
from manoir.house.play import Play
from manoir.house.remote import Remote
from manoir.house.services import Services
from manoir.table.helping.assistance import helps_of
from manoir.table.messages import (
    Act,
    AskHint,
    AskWhy,
    Assist,
    Claim,
    Join,
    Murmur,
    Mute,
    Part,
    Preset,
    Refused,
    Request,
    Say,
    Skip,
    TableNews,
    Wait,
)
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person
from manoir.table.seating.settings import HELPS, Help
from manoir.table.table import Table
from manoir.table.talk import Allowance, claimed, plain, said
from manoir.table.telling import Manner

TOGETHER = 0.15
"""Seconds in which comings and goings are told at once."""
UNNOTICED = 5.0
"""Seconds for which others are not told that somebody is away."""


class Room:
    """`left` is called when nobody follows the table any more."""

    def __init__(self, services: Services, loaded: Loaded, remote: Remote, left: Callable[[], None]) -> None:
        self.stored = loaded.stored
        self.game = find_game(loaded.stored.setting.game)
        self.followers = Followers()
        self.play: Play | None = None
        self._services = services
        self._remote = remote
        self._left = left
        self._assistant = Assistant(services)
        self._allowances: dict[str, Allowance] = {}
        self._told: dict[Connection, int] = {}
        """What was last said of the table, on each connection."""
        self._telling: TimerHandle | None = None
        if loaded.table is not None:
            self._begin(loaded.table)

    # Coming and going

    def join(self, connection: Connection, request: Join) -> None:
        seat = self._seat_for(connection, request.seat)
        manner = Manner(frozenset(request.muted), request.pictures, request.numbers)
        follower = Follower(connection, seat, manner, self._allowed(request.help))
        if seat != SPECTATOR:
            self.followers.remove(connection, SPECTATOR)
        self.followers.add(follower)
        self.attend()
        text = written(self.news_for(connection.visitor))
        self._told[connection] = hash(text)
        connection.tell(text)
        self.announce()
        if self.play is not None:
            self.play.joined(follower, request.since)

    def part(self, connection: Connection, seat: int) -> None:
        if self.followers.remove(connection, seat) and self.play is not None:
            self.play.telling.forget(seat)
        self._gone()

    def drop(self, connection: Connection) -> None:
        for seat in self.followers.seats():
            if self.followers.remove(connection, seat) and self.play is not None:
                self.play.telling.forget(seat)
        self._gone()

    def attend(self) -> None:
        """Note who has come or gone, here or at another worker."""
        if self.play is not None:
            self.play.attend(self.visitors() | self._remote.visitors(self.stored.id))

    def visitors(self) -> set[str]:
        """Who is here through this worker."""
        return {follower.connection.visitor for follower in self.followers}

    @property
    def watchers(self) -> int:
        """People without a chair; whoever has one may see for a moment what all see, and watches nobody."""
        seated = {chair.holder.visitor for chair in self.stored.setting.chairs if isinstance(chair.holder, Person)}
        return len({follower.connection.visitor for follower in self.followers.of(SPECTATOR)} - seated)

    def announce(self, asks: bool = False) -> None:
        """Tell the table and the other workers who is here."""
        self._remote.announce(self.stored.id, self.visitors(), self.watchers, asks)
        self._tell_soon()

    # Requests

    def handle(self, connection: Connection, request: Request) -> None:
        """Carry a request out, or refuse it."""
        match request:
            case Act():
                self._playing().act(self._own(connection, request.seat), request)
            case Say():
                self._say(connection, request)
            case Claim(seat=seat, claim=claim):
                self._own(connection, seat)
                self._spend_talk(connection)
                self._playing().interject(claimed(self.game, seat, claim))
            case Preset(seat=seat, verb=verb, order=order):
                self._own(connection, seat)
                self._playing().preset(seat, verb, order)
            case Assist(seat=seat, help=degree):
                follower = self._own(connection, seat)
                follower.help = self._allowed(degree)
                self._playing().note(seat)
            case AskHint(seat=seat):
                self._assistant.hint(self._own(connection, seat), self.stored, self._playing().table)
            case AskWhy():
                self._assistant.why(self._own(connection, request.seat), self._playing().table, request)
            case Mute(seat=seat, muted=muted):
                for follower in self.followers:
                    if follower.connection is connection:
                        heard = follower.manner.muted - {seat}
                        follower.manner = replace(follower.manner, muted=heard | {seat} if muted else heard)
            case Skip(seat=seat, to=to):
                self._own(connection, seat)
                self._playing().skip(seat, to)
            case Wait(seat=seat, seconds=seconds):
                self._own(connection, seat)
                self._playing().wait(seconds)
            case Part(seat=followed):
                self.part(connection, SPECTATOR if followed is None else followed)
            case Join():
                self.join(connection, request)

    # What has changed elsewhere

    def setting_changed(self, stored: Stored) -> None:
        self.stored = stored
        if stored.setting.taken:
            self.close()
        self._dismiss()
        if self.play is not None:
            self.play.setting_changed(stored)
            self.attend()
        self.tell_table()

    def begin(self, loaded: Loaded) -> None:
        """The cards are dealt. Until they say which seat they follow, people see what all may see."""
        assert loaded.table is not None
        self.stored = loaded.stored
        self._dismiss()
        self._begin(loaded.table)
        self.tell_table()
        assert self.play is not None
        for follower in self.followers:
            self.play.joined(follower, 0)
        self.play.go_on()

    def tell_table(self) -> None:
        """To all, as far as it is new to them."""
        texts: dict[str, str] = {}
        told, self._told = self._told, {}
        for connection in self.followers.connections():
            text = texts.get(connection.visitor)
            if text is None:
                text = texts[connection.visitor] = written(self.news_for(connection.visitor))
            self._told[connection] = hash(text)
            if told.get(connection) != hash(text):
                connection.tell(text)

    def _tell_soon(self) -> None:
        """Once for all who come and go in one moment: who comes in again and again tells nobody more by it."""
        if self._telling is None:
            self._telling = self._services.call_at(self._services.now() + TOGETHER, self._tell_now)

    def _tell_now(self) -> None:
        self._telling = None
        self.tell_table()

    def murmur(self, name: str, text: str, seat: int | None) -> None:
        """Among those who watch; after the end nothing can be given away any more, and all hear it."""
        murmur = written(Murmur(name, text, seat))
        heard = self.followers if self._is_over else self.followers.of(SPECTATOR)
        for connection in dict.fromkeys(each.connection for each in heard if seat not in each.manner.muted):
            connection.tell(murmur)

    def close(self) -> None:
        """A game and its room know each other: apart, they are out of memory at once."""
        if self.play is not None:
            self.play.close()
            self.play = None

    def news_for(self, visitor: str) -> TableNews:
        watchers = self.watchers + self._remote.watchers(self.stored.id)
        return table_news(self.stored, visitor, self._attendance, watchers)

    def _attendance(self, number: int) -> Attendance:
        if self.play is not None:
            presence = self.play.table.presence
            if presence.is_here(number):
                return "here"
            return "held" if presence.is_held(number, self._services.now()) else "away"
        holder = self.stored.setting.chairs[number].holder
        here = self.visitors() | self._remote.visitors(self.stored.id)
        return "here" if isinstance(holder, Person) and holder.visitor in here else "away"

    def _dismiss(self) -> None:
        """Whoever has given up a seat hears nothing more of what is told to it, nor whoever may not watch."""
        for follower in list(self.followers):
            try:
                self._check(follower.connection, follower.seat)
            except Refusal as refusal:
                if follower.seat == SPECTATOR:
                    follower.connection.tell(written(Refused(refusal.code, refusal.reason, "join")))
                self.part(follower.connection, follower.seat)

    def _check(self, connection: Connection, seat: int) -> None:
        """Whether somebody may follow a seat, or watch."""
        setting = self.stored.setting
        own = setting.seats_of(connection.visitor)
        if seat != SPECTATOR and seat not in own:
            raise Refusal("not-yours", "another identity holds that seat")
        belongs = bool(own) or connection.visitor == setting.host
        if seat == SPECTATOR and setting.watch == "nobody" and self.stored.phase != "setting" and not belongs:
            raise Refusal("closed", "nobody may watch")

    def _gone(self) -> None:
        self.attend()
        self._remote.announce(self.stored.id, self.visitors(), self.watchers)
        self._services.call_at(self._services.now() + UNNOTICED, self.tell_table)
        if not self.followers:
            self._left()

    def _begin(self, table: Table) -> None:
        self.play = Play(self._services, self._remote, self.stored, table, self.followers, self._over)
        self.attend()

    def _over(self) -> None:
        assert self.play is not None
        self.stored = self.play.stored
        self.tell_table()

    def _allowed(self, degree: Help) -> Help:
        return min(degree, self.stored.setting.settings.help, helps_of(self.game)[-1], key=HELPS.index)

    def _seat_for(self, connection: Connection, seat: int | None) -> int:
        if seat is not None and self.play is None:
            self._refuse_to_play("seats are numbered when the cards are dealt")
        wanted = SPECTATOR if seat is None else seat
        self._check(connection, wanted)
        return wanted

    def _own(self, connection: Connection, seat: int) -> Follower:
        """The follower that a connection is for one of its own seats."""
        follower = self.followers.find(connection, seat)
        if follower is None or seat not in self.stored.setting.seats_of(connection.visitor):
            raise Refusal("not-yours", "join with that seat first, if it is yours")
        return follower

    def _playing(self) -> Play:
        if self.play is None:
            self._refuse_to_play("the cards are not dealt yet")
        return self.play

    def _refuse_to_play(self, why: str) -> NoReturn:
        if self.stored.setting.taken:
            raise Refusal("over", "this game was taken along: it goes on elsewhere")
        raise Refusal("not-begun", why)

    @property
    def _is_over(self) -> bool:
        return self.play is not None and self.play.table.is_over

    def _spend_talk(self, connection: Connection) -> None:
        if not self.stored.setting.settings.talk:
            raise Refusal("closed", "there is no talk at this table")
        self._allowances.setdefault(connection.visitor, Allowance()).use(self._services.now())

    def _say(self, connection: Connection, request: Say) -> None:
        if request.seat is not None:
            self._own(connection, request.seat)
        elif self.followers.find(connection, SPECTATOR) is None or self.stored.setting.seats_of(connection.visitor):
            raise Refusal("not-yours", "only those who watch talk among themselves")
        self._spend_talk(connection)
        if request.seat is not None and not self._is_over:
            self._playing().interject(said(request.seat, request.text))
            return
        murmur = connection.name, plain(request.text), request.seat
        self.murmur(*murmur)
        self._remote.murmur(self.stored.id, *murmur)
