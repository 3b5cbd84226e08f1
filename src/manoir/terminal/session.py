"""A person at a table of bots, in the terminal."""

from contextlib import suppress
from pathlib import Path

from manoir.bots.bot import Bot, decision_luck, make_bot, remark, strongest
from manoir.bots.conversing import converse
from manoir.bots.thought import think
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.errors import IllegalAction
from manoir.core.events import Said
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.records import Record, save
from manoir.core.views import View
from manoir.terminal.desk import Desk, PlayerLeft
from manoir.terminal.plain import PlainScreen
from manoir.terminal.prompt import Advice, Prompt

WEIGHED = 2
"""So many others are named beside what is advised."""


class LocalSeat:
    """A seat of a match on this machine."""

    is_waited_for = True

    def __init__(self, match: Match, seat: int, bot: Bot, seed: str) -> None:
        self.match = match
        self.number = seat
        self._bot = bot
        self._seed = seed

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def view(self) -> View:
        return self.match.view(self.number)

    def refusal(self, action: Action) -> IllegalAction | None:
        try:
            self.match.state.check(action)
        except IllegalAction as illegal:
            return illegal
        return None

    def say(self, text: str) -> None:
        self.match.make(Said(self.number, text))

    def claim(self, text: str) -> None:
        self.hear(self.number, text)

    def hear(self, speaker: int, claim: str) -> None:
        """Let somebody claim something, and the bots answer to it."""
        converse(self.match, lambda seat: None if seat == self.number else self._bot, self._seed, speaker, claim)

    def advice(self) -> Advice | None:
        """From the view of this seat alone."""
        view = self.view
        thought = think(make_bot(self.game, strongest(self.game)), view, decision_luck("advice", view))
        beside = [action for action, _ in thought.weighed if action is not thought.action]
        return Advice(thought.action, tuple(beside[:WEIGHED]), thought.believed)

    def listen(self, seconds: float) -> IllegalAction | None:
        return None


class Session:
    """Plays one record to its end or until the player leaves; every move is saved before the next is asked."""

    def __init__(
        self,
        record: Record,
        seat: int,
        bot: Bot,
        seed: str,
        path: Path,
        language: Language,
        desk: Desk,
    ) -> None:
        self.record = record
        self.match = record.match
        self.bot = bot
        self.seed = seed
        # A resumed game goes on with fresh luck, which hangs on the seed and on how far it has come.
        self.luck = SeededLuck(f"{seed} {len(record.match.moves)}")
        self.path = path
        self.seat = LocalSeat(record.match, seat, bot, seed)
        self.prompt = Prompt(self.seat, language, desk)

    def run(self) -> bool:
        """True if the game was played to its end."""
        prompt = self.prompt
        prompt.greet()
        try:
            while self.match.state.outcome is None:
                self._go_on()
        except PlayerLeft:
            save(self.record, self.path)
            prompt.print(prompt.book.term("kept", path=str(self.path)))
            return False
        if isinstance(prompt.screen, PlainScreen):
            prompt.print(prompt.screen.ending(self.match.state.outcome, self.seat.view, prompt.language))
        prompt.print(prompt.book.term("over", path=str(self.path)))
        return True

    def _go_on(self) -> None:
        self.match.roll(self.luck)
        self.prompt.tell_news()
        actor = self.match.state.actor
        if actor < 0:
            return
        self.prompt.hear_asides()
        if actor == self.seat.number:
            self.match.play(self.prompt.ask())
        else:
            seen = self.match.view(actor)
            luck = decision_luck(self.seed, seen)
            choice = self.bot.choose(seen, luck)
            self.match.play(choice)
            if (claim := remark(self.bot, seen, luck)) and self.match.state.outcome is None:
                with suppress(IllegalAction):  # who has died by his own choice says no more
                    self.seat.hear(actor, claim)
        self.match.roll(self.luck)
        save(self.record, self.path)
        self.prompt.tell_news()
