"""Playing in the terminal at a table somewhere else."""

from contextlib import suppress
from secrets import token_hex
from time import monotonic

from msgspec.json import decode, encode
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from manoir.bots.belief import Belief
from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.thought import think
from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.views import View
from manoir.server.elsewhere.caller import Caller, Trouble
from manoir.server.elsewhere.faraway import FarawaySeat
from manoir.table.messages import Goodbye, HintNews, Join, Message, Refused, TableNews
from manoir.terminal.desk import Desk, PlayerLeft
from manoir.terminal.prompt import Advice, Prompt, Unasked
from manoir.terminal.session import WEIGHED
from manoir.texts.catalogue import HOUSE, catalogue

ANSWER_SECONDS = 5.0
"""In which a house says why something cannot be done."""
LOOK_SECONDS = 1.0
"""How often a table that is being set is looked at, and whether the player has left."""


class RemoteSeat:
    """A seat in a house, as its player uses it; only the house knows why something is refused."""

    is_waited_for = False

    def __init__(self, seat: FarawaySeat) -> None:
        self._seat = seat

    @property
    def game(self) -> Game:
        return self._seat.game

    @property
    def view(self) -> View:
        return self._seat.view

    def refusal(self, action: Action) -> IllegalAction | None:
        """What is no option is refused by the house, which says why; nothing has changed."""
        if action in self._seat.options:
            return None
        self._seat.act(action)
        until = monotonic() + ANSWER_SECONDS
        while (refused := self.listen(LOOK_SECONDS)) is None and monotonic() < until:
            pass
        return refused

    def listen(self, seconds: float) -> IllegalAction | None:
        refused = self._seat.listen(seconds)
        return None if refused is None else IllegalAction(refused.clause or "", refused.reason)

    def say(self, text: str) -> None:
        self._seat.say(text)

    def claim(self, text: str) -> None:
        self._seat.claim(text)

    def advice(self) -> Advice | None:
        hint = self._seat.hint()
        if isinstance(hint, Refused):
            raise IllegalAction(hint.clause or "", hint.reason)
        if hint is None:
            return None
        beside = [prospect.action for prospect in hint.prospects if prospect.action != hint.action]
        return Advice(
            self.game.action(hint.action), tuple(map(self.game.action, beside[:WEIGHED])), self._believed(hint)
        )

    def _believed(self, hint: HintNews) -> tuple[Belief, ...]:
        """Worked out here, by the level that the house let advise; nothing where it tells nothing."""
        tells = hint.known is not None or hint.believed
        if not tells or not bots_of(self.game)[hint.level].can_be_made:
            return ()
        return think(make_bot(self.game, hint.level), self.view, decision_luck("advice", self.view)).believed


class Guest:
    def __init__(self, caller: Caller, language: Language, desk: Desk) -> None:
        self.caller = caller
        self.language: Language = language
        self.desk = desk

    def run(self, name: str | None, character: str | None) -> bool:
        """True if the game was played to its end."""
        try:
            table = self._begun(self._seated(name, character))
            seat = next(chair.seat for chair in table.chairs if chair.yours and chair.seat is not None)
            return self._play(FarawaySeat(self.caller, table, seat))
        except (PlayerLeft, KeyboardInterrupt):
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
                self._something_new(door)
                return self._admitted(door, self.caller.table("POST", "/pleas", wish))
        except WebSocketException:
            raise Trouble("the house cannot be reached any more", "le manoir ne répond plus") from None

    def _admitted(self, door: ClientConnection, table: TableNews) -> TableNews:
        if not any(chair.yours for chair in table.chairs):
            self.desk.answer(catalogue(HOUSE, self.language).term("asked-for-chair"))
        while not any(chair.yours for chair in table.chairs):
            if not any(plea.yours for plea in table.pleas):
                raise Trouble(catalogue(HOUSE, self.language).term("not-let-in"))
            self._something_new(door)
            # What is heard at the door may be older than the plea.
            table = self.caller.table()
        return table

    def _begun(self, table: TableNews) -> TableNews:
        if table.phase == "setting":
            self.desk.answer(catalogue(HOUSE, self.language).term("not-begun"))
        while table.phase == "setting":
            self.desk.wait(LOOK_SECONDS)
            table = self.caller.table()
        return table

    def _play(self, seat: FarawaySeat) -> bool:
        prompt = Prompt(RemoteSeat(seat), self.language, self.desk)
        prompt.greet()
        while True:
            prompt.listen(LOOK_SECONDS)
            if seat.is_over:
                seat.disconnect()
                prompt.print(prompt.book.term("over.there"))
                return True
            prompt.hear_asides()
            if seat.options:
                with suppress(Unasked):
                    seat.act(prompt.ask())

    def _something_new(self, door: ClientConnection) -> None:
        """Wait until the table is told of, or say why it is not."""
        while not isinstance(news := self._heard(door), TableNews):
            if isinstance(news, Refused | Goodbye):
                raise Trouble(news.reason)

    def _heard(self, door: ClientConnection) -> Message:
        while True:
            try:
                heard: Message = decode(door.recv(timeout=LOOK_SECONDS), type=Message)
            except TimeoutError:
                self.desk.wait(0)
            else:
                return heard
