"""Playing in the terminal at a table somewhere else."""

import time
from collections.abc import Callable
from secrets import token_hex

from msgspec.json import decode, encode
from rich.console import Console
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.views import View
from manoir.server.caller import Caller, Trouble
from manoir.server.faraway import FarawaySeat
from manoir.table.messages import Goodbye, Join, Message, Refused, TableNews
from manoir.terminal.prompt import Advice, Left, Prompt
from manoir.texts.catalogue import HOUSE, catalogue

LOOK_SECONDS = 1.0
"""How often a table that is being set is looked at."""


class RemoteSeat:
    """A seat in a house, as its player uses it; only the house knows why something is refused."""

    def __init__(self, seat: FarawaySeat) -> None:
        self._seat = seat

    @property
    def game(self) -> Game:
        return self._seat.game

    @property
    def view(self) -> View:
        return self._seat.view

    def refusal(self, action: Action) -> IllegalAction | None:
        return None

    def say(self, text: str) -> None:
        self._seat.say(text)

    def claim(self, text: str) -> None:
        self._seat.claim(text)

    def advice(self) -> Advice | None:
        hint = self._seat.hint()
        if hint is None:
            return None
        beside = [prospect.action for prospect in hint.prospects if prospect.action != hint.action]
        return Advice(self.game.action(hint.action), tuple(map(self.game.action, beside[:2])))


class Guest:
    def __init__(
        self, caller: Caller, language: Language, console: Console, plain: bool, read: Callable[[str], str]
    ) -> None:
        self.caller = caller
        self.language: Language = language
        self.console = console
        self.plain = plain
        self.read = read

    def run(self, name: str | None, character: str | None) -> bool:
        """True if the game was played to its end."""
        try:
            table = self._begun(self._seated(name, character))
            seat = next(chair.seat for chair in table.chairs if chair.yours and chair.seat is not None)
            return self._play(FarawaySeat(self.caller, table, seat))
        except (Left, KeyboardInterrupt):
            return False

    def _seated(self, name: str | None, character: str | None) -> TableNews:
        table = self.caller.table()
        if any(chair.yours for chair in table.chairs):
            return table
        if table.phase == "setting":
            wish = {"character": character, "name": name, "entropy": token_hex(32)}
            return self.caller.table("POST", "/chairs", wish)
        return self._let_in({"character": character, "name": name})

    def _let_in(self, wish: dict[str, str | None]) -> TableNews:
        """During the game those who play are asked; whoever does not wait at the door is not let in."""
        try:
            with self.caller.live() as door:
                door.send(encode(Join(self.caller.code)).decode())
                _something_new(door)
                return self._admitted(door, self.caller.table("POST", "/pleas", wish))
        except WebSocketException:
            raise Trouble("the house cannot be reached any more", "le manoir ne répond plus") from None

    def _admitted(self, door: ClientConnection, table: TableNews) -> TableNews:
        if not any(chair.yours for chair in table.chairs):
            self._print(catalogue(HOUSE, self.language).term("asked-for-chair"))
        while not any(chair.yours for chair in table.chairs):
            if not any(plea.yours for plea in table.pleas):
                raise Trouble(catalogue(HOUSE, self.language).term("not-let-in"))
            _something_new(door)
            # What is heard at the door may be older than the plea.
            table = self.caller.table()
        return table

    def _begun(self, table: TableNews) -> TableNews:
        while table.phase == "setting":
            time.sleep(LOOK_SECONDS)
            table = self.caller.table()
        return table

    def _play(self, seat: FarawaySeat) -> bool:
        prompt = Prompt(RemoteSeat(seat), self.language, self.console, self.plain, self.read)
        prompt.greet()
        while True:
            refused = seat.listen()
            prompt.tell_news()
            if refused is not None:
                prompt.refused(refused.reason, refused.clause)
            if seat.is_over:
                seat.disconnect()
                prompt.print(prompt.book.term("over.there"))
                return True
            if seat.options:
                seat.act(prompt.ask())

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)


def _something_new(door: ClientConnection) -> None:
    """Wait until the table is told of, or say why it is not."""
    while not isinstance(news := decode(door.recv(), type=Message), TableNews):
        if isinstance(news, Refused | Goodbye):
            raise Trouble(news.reason)
