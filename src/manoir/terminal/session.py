"""A person at a table of bots, in the terminal."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console

from manoir.bots.bot import Bot, decision_luck, remark
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.errors import IllegalAction, UnknownName
from manoir.core.events import Claimed, told
from manoir.core.names import Language
from manoir.core.records import Record, save
from manoir.terminal.choices import Menu, Unclear
from manoir.terminal.plain import PlainScreen
from manoir.terminal.screen import ExplainingScreen, screen_of
from manoir.terminal.texts import COMMANDS, say


class Left(Exception):
    """The player closed the terminal or asked to leave; the game is already on disk."""


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
        console: Console,
        plain: bool = False,
        read: Callable[[str], str] | None = None,
    ) -> None:
        self.record = record
        self.match = record.match
        self.seat = seat
        self.bot = bot
        self.seed = seed
        # A resumed game goes on with fresh luck, which hangs on the seed and on how far it has come.
        self.luck = SeededLuck(f"{seed} {len(record.match.moves)}")
        self.path = path
        self.language: Language = language
        self.console = console
        self.plain = plain
        self.read = input if read is None else read
        self.screen = screen_of(record.match.game)
        self.told = 0

    def run(self) -> bool:
        """True if the game was played to its end."""
        who = self.screen.names[self.match.setup.characters[self.seat]].within(self.language)
        self._print(say("you-are", self.language, who=who))
        try:
            while self.match.state.outcome is None:
                self._go_on()
        except Left:
            self._print(say("kept", self.language, path=str(self.path)))
            return False
        self._tell_news()
        if isinstance(self.screen, PlainScreen):
            self._print(self.screen.ending(self.match.state.outcome, self.match.view(self.seat), self.language))
        self._print(say("over", self.language, path=str(self.path)))
        return True

    def _go_on(self) -> None:
        self.match.roll(self.luck)
        actor = self.match.state.actor
        if actor < 0:
            return
        if actor == self.seat:
            self._tell_news()
            self.match.play(self._ask())
        else:
            seen = self.match.view(actor)
            luck = decision_luck(self.seed, seen)
            choice = self.bot.choose(seen, luck)
            self.match.play(choice)
            if (claim := remark(self.bot, seen, luck)) and self.match.state.outcome is None:
                with suppress(IllegalAction):  # who has died by his own choice says no more
                    self.match.make(Claimed(actor, claim))
        self.match.roll(self.luck)
        save(self.record, self.path)

    def _tell_news(self) -> None:
        view = self.match.view(self.seat)
        for event in view.told[self.told :]:
            if sentence := self.screen.sentence(event, view, self.language):
                self._print(sentence)
        self.told = len(view.told)

    def _ask(self) -> Action:
        view = self.match.view(self.seat)
        self._show("board")
        menu = Menu(view.options, self.screen.names, self.language)
        chosen: tuple[str, ...] = ()
        while True:
            entries = menu.entries(chosen)
            self._print(self.screen.question(view, self.language))
            for number, (label, _) in enumerate(entries, 1):
                self._print(f"  {number}. {label}")
            typed = self._read()
            if typed.startswith("?") and typed != "?":
                self._explain_card(typed.removeprefix("?").strip())
            elif typed in COMMANDS:
                chosen = () if COMMANDS[typed] == "up" else chosen
                self._show(COMMANDS[typed])
            elif typed.isdecimal() and 1 <= int(typed) <= len(entries):
                chosen = entries[int(typed) - 1][1]
                if action := menu.action(chosen):
                    return action
            elif typed and (understood := self._understand(menu, typed)):
                return understood

    def _read(self) -> str:
        try:
            return self.read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _understand(self, menu: Menu, typed: str) -> Action | None:
        try:
            return menu.understand(typed)
        except Unclear as unclear:
            self._print(say("unclear", self.language, choices=str(unclear)))
        except UnknownName as unknown:
            self._explain(typed, unknown)
        return None

    def _explain(self, typed: str, unknown: UnknownName) -> None:
        """Say why a real action of the game is refused now, or that there is no such action."""
        everything = Menu(self.match.game.actions, self.screen.names, self.language)
        try:
            self.match.state.check(everything.understand(typed))
        except IllegalAction as illegal:
            reason = self.screen.refusal(illegal.clause, self.language) or illegal.reason
            self._print(say("refused", self.language, reason=reason, clause=illegal.clause))
        except (UnknownName, Unclear):
            self._print(say("unknown", self.language, typed=typed))
            if unknown.near:
                self._print(say("nearest", self.language, near=unknown.near))

    def _explain_card(self, asked: str) -> None:
        lines: list[str] = []
        if isinstance(self.screen, ExplainingScreen):
            lines = self.screen.explain(asked, self.match.view(self.seat), self.language)
        for line in lines or [say("no-such-card", self.language, asked=asked)]:
            self._print(line)

    def _show(self, what: str) -> None:
        view = self.match.view(self.seat)
        if what == "quit":
            raise Left
        if what == "help":
            self._print(say("help", self.language))
            if isinstance(self.screen, ExplainingScreen):
                self._print(say("help-cards", self.language))
                for line in self.screen.explain("", view, self.language):
                    self._print(line)
        elif what == "notebook":
            self.console.print(self.screen.notebook(view, self.language))
        elif what == "log":
            for event in told(self.match.state.log, self.seat):
                if sentence := self.screen.sentence(event, view, self.language):
                    self._print(sentence)
        elif what == "board" and self.plain:
            for line in self.screen.describe(view, self.language):
                self._print(line)
        elif what == "board":
            self.console.print(self.screen.draw(view, self.language))

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)
