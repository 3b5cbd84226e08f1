"""A seat at a table somewhere else: what it knows, over a connection that is made again when it breaks."""

import time
from typing import Any, Union

from msgspec.json import Decoder, decode, encode
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.registry import events_of, find_game
from manoir.server.elsewhere.caller import Caller, Trouble
from manoir.table.choices import Choice, texts
from manoir.table.messages import (
    Act,
    AskHint,
    Assist,
    Claim,
    Goodbye,
    HintNews,
    Join,
    Message,
    News,
    QuestionNews,
    Refused,
    Request,
    Say,
    TableNews,
)

WAITS = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds between attempts to come back; the last one again and again."""
MOST_ATTEMPTS = 40

_MESSAGES = Decoder(Message)


class FarawaySeat:
    def __init__(self, caller: Caller, table: TableNews, seat: int) -> None:
        self.game = find_game(table.game)
        self.seat = seat
        self.setup = Setup(table.game, tuple(chair.character for chair in table.chairs), table.options)
        self.told: list[Event] = []
        self.options: tuple[Action, ...] = ()
        self.is_over = False
        self._asked: tuple[Action, ...] = ()
        self._ply = 0
        self._question = 0
        self._unanswered: Act | None = None
        self._caller = caller
        self._code = table.code
        self._events: Decoder[Any] = Decoder(Union[*events_of(self.game)])
        self._connection: ClientConnection | None = None

    @property
    def view(self) -> View:
        return View(self.setup, self.seat, tuple(self.told), self.options, self.options)

    def act(self, action: Action) -> None:
        """Answer the present question; sent again after a broken connection, it still counts once."""
        self.options = ()
        self._unanswered = Act(self.seat, self._question, action.text)
        if self._connection is None:
            self._connected()
        else:
            self._send(self._unanswered)

    def say(self, text: str) -> None:
        self._send(Say(text, self.seat))

    def claim(self, text: str) -> None:
        self._send(Claim(self.seat, text))

    def hint(self, seconds: float = 30.0) -> HintNews | Refused | None:
        """What a good bot would do, or why the house does not tell; None if it does not answer in time."""
        # Hints are for those who want help; a notebook sent with all news is not wanted here.
        for request in (Assist(self.seat, "odds"), AskHint(self.seat), Assist(self.seat, "none")):
            self._send(request)
        while True:
            try:
                message = _MESSAGES.decode(self._connected().recv(timeout=seconds))
            except (TimeoutError, WebSocketException, OSError):
                return None
            match message:
                case HintNews(seat=seat) if seat == self.seat:
                    return message
                case Refused(about="hint"):
                    return message
                case News(seat=seat) if seat == self.seat:
                    self._hear(message)

    def listen(self, seconds: float | None = None) -> Refused | None:
        """Wait for news, so long at most; if an answer was refused, its question stands; so may words have been."""
        while True:
            try:
                message = _MESSAGES.decode(self._connected().recv(timeout=seconds))
            except TimeoutError:
                return None
            except (WebSocketException, OSError):
                self.disconnect()
                continue
            match message:
                case News(seat=seat) if seat == self.seat:
                    self._hear(message)
                    return None
                case Refused(about="act"):
                    if self._unanswered is not None and message.code != "late":
                        self.options = self._asked
                    self._unanswered = None
                    return message
                case Refused(about="say" | "claim"):
                    return message
                case Goodbye(reason=reason, retry=None):
                    raise Trouble(reason)

    def disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _hear(self, news: News) -> None:
        for entry in news.entries:
            if not bytes(entry).startswith(b'{"event":"Acted"'):
                self.told.append(self._events.decode(entry))
        self._ply = news.ply
        self.is_over = news.over
        self.options = ()
        if news.question is None:
            self._unanswered = None
        elif self._unanswered is None or self._unanswered.ply != news.question.ply:
            self._unanswered = None
            self._question = news.question.ply
            self.options = self._asked = self._offered(news.question)

    def _offered(self, question: QuestionNews) -> tuple[Action, ...]:
        found: dict[int, str] = {}
        for choice in decode(question.choices, type=list[Choice]):
            found |= texts(choice)
        return tuple(self.game.action(text) for text in found.values())

    def _send(self, request: Request) -> None:
        """If the connection breaks now, whoever listens next makes another."""
        try:
            self._connected().send(encode(request).decode())
        except (WebSocketException, OSError):
            self.disconnect()

    def _connected(self) -> ClientConnection:
        """On a new connection the seat is followed from where it was, and an answer without a reply is sent again."""
        if self._connection is None:
            self._connection = self._come_back()
            self._connection.send(encode(self._join()).decode())
            if self._unanswered is not None:
                self._connection.send(encode(self._unanswered).decode())
        return self._connection

    def _join(self) -> Join:
        return Join(self._code, self.seat, self._ply, pictures=False, numbers=True)

    def _come_back(self) -> ClientConnection:
        for attempt in range(MOST_ATTEMPTS):
            try:
                return self._caller.live()
            except (WebSocketException, OSError):
                time.sleep(WAITS[min(attempt, len(WAITS) - 1)])
        raise Trouble("the house cannot be reached any more")
