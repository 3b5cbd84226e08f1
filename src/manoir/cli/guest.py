"""Playing in the terminal at a table somewhere else."""

import time
from collections.abc import Callable
from secrets import token_hex

from msgspec.json import decode, encode
from rich.console import Console
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from manoir.core.actions import Action
from manoir.core.errors import UnknownName
from manoir.core.names import Language
from manoir.server.caller import Caller, Trouble
from manoir.server.faraway import FarawaySeat
from manoir.table.messages import Goodbye, Join, Message, Refused, TableNews
from manoir.terminal.choices import Menu, Unclear
from manoir.terminal.screen import screen_of
from manoir.terminal.texts import COMMANDS, say

LOOK_SECONDS = 1.0
"""How often a table that is being set is looked at."""


class Left(Exception):
    """The player has had enough; the seat waits for him."""


class Guest:
    def __init__(
        self, caller: Caller, language: Language, console: Console, plain: bool, read: Callable[[str], str] = input
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
            self._print(say("asked-for-chair", self.language))
        while not any(chair.yours for chair in table.chairs):
            if not any(plea.yours for plea in table.pleas):
                raise Trouble(say("not-let-in", self.language))
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
        screen = screen_of(seat.game)
        who = screen.names[seat.setup.characters[seat.seat]].within(self.language)
        self._print(say("you-are", self.language, who=who))
        heard = 0
        while True:
            refused = seat.listen()
            for event in seat.told[heard:]:
                if sentence := screen.sentence(event, seat.view, self.language):
                    self._print(sentence)
            heard = len(seat.told)
            if refused is not None:
                self._explain(seat, refused)
            if seat.is_over:
                seat.disconnect()
                return True
            if seat.options:
                self._show(seat, "board")
                seat.act(self._ask(seat))

    def _ask(self, seat: FarawaySeat) -> Action:
        screen = screen_of(seat.game)
        menu = Menu(seat.options, screen.names, self.language)
        chosen: tuple[str, ...] = ()
        while True:
            entries = menu.entries(chosen)
            self._print(screen.question(seat.view, self.language))
            for number, (label, _) in enumerate(entries, 1):
                self._print(f"  {number}. {label}")
            typed = self._typed()
            if typed in COMMANDS:
                chosen = () if COMMANDS[typed] == "up" else chosen
                self._show(seat, COMMANDS[typed])
            elif typed.isdecimal() and 1 <= int(typed) <= len(entries):
                chosen = entries[int(typed) - 1][1]
                if action := menu.action(chosen):
                    return action
            elif typed and (understood := self._understood(menu, typed)):
                return understood

    def _understood(self, menu: Menu, typed: str) -> Action | None:
        try:
            return menu.understand(typed)
        except Unclear as unclear:
            self._print(say("unclear", self.language, choices=str(unclear)))
        except UnknownName:
            self._print(say("unknown", self.language, typed=typed))
        return None

    def _explain(self, seat: FarawaySeat, refused: Refused) -> None:
        clause = refused.clause or ""
        reason = screen_of(seat.game).refusal(clause, self.language) if clause else None
        self._print(say("refused", self.language, reason=reason or refused.reason, clause=clause))

    def _show(self, seat: FarawaySeat, what: str) -> None:
        screen = screen_of(seat.game)
        if what == "quit":
            raise Left
        if what == "help":
            self._print(say("help", self.language))
        elif what == "notebook":
            self.console.print(screen.notebook(seat.view, self.language))
        elif what == "log":
            for event in seat.told:
                if sentence := screen.sentence(event, seat.view, self.language):
                    self._print(sentence)
        elif what == "board" and self.plain:
            for line in screen.describe(seat.view, self.language):
                self._print(line)
        elif what == "board":
            self.console.print(screen.draw(seat.view, self.language))

    def _typed(self) -> str:
        try:
            return self.read("> ").strip()
        except EOFError:
            raise Left from None

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)


def _something_new(door: ClientConnection) -> None:
    """Wait until the table is told of, or say why it is not."""
    while not isinstance(news := decode(door.recv(), type=Message), TableNews):
        if isinstance(news, Refused | Goodbye):
            raise Trouble(news.reason)
