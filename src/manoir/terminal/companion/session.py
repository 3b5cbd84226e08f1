"""The companion at work: a line in, the sheet and the advice out."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console

from manoir.companion.files import keep, read_lines
from manoir.companion.line_notebook import LineNotebook
from manoir.companion.telling import PLACES, Refused
from manoir.core.chance import SeededLuck
from manoir.core.errors import ManoirError
from manoir.core.names import Language
from manoir.deduction.answers import Question
from manoir.deduction.explain import explain
from manoir.deduction.facts import ENVELOPE, POOL
from manoir.deduction.rank import rank
from manoir.deduction.second_order import second_order
from manoir.terminal.cluedo import CluedoScreen
from manoir.terminal.cluedo_2008 import Cluedo2008Screen
from manoir.terminal.companion.sentences import COMMANDS, Reasons, say
from manoir.terminal.mansion import draw_sheet
from manoir.terminal.super_cluedo import SuperCluedoScreen

HOUSES = {screen.edition.game: screen.edition for screen in (CluedoScreen, SuperCluedoScreen, Cluedo2008Screen)}
SECONDS = 2.0
SHOWN = 5


class Done(Exception):
    """The player closes the book."""


class Companion:
    def __init__(self, book: LineNotebook, path: Path, language: Language, console: Console) -> None:
        self.book = book
        self.path = path
        self.language: Language = language
        self.console = console
        self.reasons = Reasons(book.words, language)

    def run(self, read: Callable[[str], str]) -> None:
        self._print(say("help", self.language))
        self._sum_up()
        while True:
            try:
                self.hear(read("> "))
            except (EOFError, KeyboardInterrupt, Done):
                return

    def hear(self, typed: str) -> None:
        """One line: a command, or something that happened; bad ones are explained and change nothing."""
        words = typed.split()
        if not words:
            return
        command = next((name for name, forms in COMMANDS.items() if words[0].casefold() in forms), None)
        try:
            if command is None:
                self.book.add(typed.strip())
                keep(self.book, self.path)
                self._sum_up()
            else:
                getattr(self, f"_{command}")(words[1:])
        except (ManoirError, OSError) as error:
            self._print(str(error))

    def _sum_up(self) -> None:
        known = self.book.posterior
        self._print(say("deals", self.language, count=f"{known.total:,}".replace(",", " ")))
        sealed = known.certain(ENVELOPE)
        if sealed.bit_count() == 3:
            self._print(say("solved", self.language, cards=self.reasons.cards(sealed)))
        elif self.book.asked is not None:
            self._print(say("asked", self.language, who=self.book.words.players[self.book.asked]))

    def _help(self, rest: Sequence[str]) -> None:
        self._print(say("help", self.language))

    def _sheet(self, rest: Sequence[str]) -> None:
        sheet = draw_sheet(HOUSES[self.book.edition.name], self.book.words.players, self.book.posterior, self.language)
        self.console.print(sheet)

    def _why(self, rest: Sequence[str]) -> None:
        if len(rest) != 2:
            raise Refused("expected: why NAME CARD, such as: why leblanc rope")
        place = PLACES.get(rest[0].casefold())
        place = self.book.words.player(rest[0]) if place is None else place
        card = self.book.words.card(rest[1])
        known = self.book.posterior
        if place == POOL and not known.notebook.pool:
            raise Refused("there is no pool at this table")
        count = known.count(card, place)
        if 0 < count < known.total:
            self._print(say("open", self.language, percent=f"{100 * count / known.total:.1f}"))
            return
        who, what = self.reasons.place(place), self.reasons.cards(1 << card)
        self._print(say("holds" if count else "lacks", self.language, who=who, card=what))
        for fact in explain(known, card, place):
            self._print(say("because", self.language, reason=self.reasons.reason(fact)))

    def _best(self, rest: Sequence[str]) -> None:
        """Among all suggestions, or those in the rooms named."""
        deck, known, me = self.book.edition.deck, self.book.posterior, self.book.me
        rooms = [self.book.words.card(word, deck.rooms) for word in rest] or list(deck.rooms)
        suggestions = [1 << s | 1 << w | 1 << r for s in deck.suspects for w in deck.weapons for r in rooms]
        seats = len(self.book.words.players)
        witnesses = tuple((me + distance) % seats for distance in range(1, seats))
        question = Question(witnesses, self.book.edition.rule)
        luck = SeededLuck(f"{len(self.book.lines)} {known.total}")
        best = rank(known, suggestions, question, luck, finalists=SHOWN, seconds=SECONDS)
        for ranked in [ranked for ranked in best if ranked.exact] or best[:SHOWN]:
            bits, unanswered = f"{ranked.information:.2f}", f"{100 * ranked.unanswered:.0f}"
            cards = self.reasons.cards(ranked.cards)
            self._print(say("best", self.language, cards=cards, bits=bits, unanswered=unanswered))
        likeliest = known.likeliest_envelope()
        percent = f"{100 * known.joint(likeliest) / known.total:.1f}"
        self._print(say("guess", self.language, cards=self.reasons.cards(likeliest), percent=percent))

    def _they(self, rest: Sequence[str]) -> None:
        for seat, name in enumerate(self.book.words.players):
            if seat != self.book.me:
                held = second_order(self.book.posterior, self.book.me, seat).held
                cards = self.reasons.cards(held) or say("nothing", self.language)
                self._print(say("they", self.language, who=name, cards=cards))

    def _log(self, rest: Sequence[str]) -> None:
        for number, line in enumerate(self.book.lines, 1):
            self._print(f"{number:3} {line}")

    def _undo(self, rest: Sequence[str]) -> None:
        self._print(say("undone", self.language, line=self.book.undo()))
        keep(self.book, self.path)
        self._sum_up()

    def _save(self, rest: Sequence[str]) -> None:
        if len(rest) != 1:
            raise Refused("expected: save FILE")
        keep(self.book, Path(rest[0]))
        self._print(say("saved", self.language, path=rest[0]))

    def _import(self, rest: Sequence[str]) -> None:
        """All lines of a file, or none."""
        if len(rest) != 1:
            raise Refused("expected: import FILE")
        before = list(self.book.lines)
        try:
            for line in read_lines(Path(rest[0])):
                self.book.add(line)
        except ManoirError:
            while len(self.book.lines) > len(before):
                self.book.undo()
            raise
        keep(self.book, self.path)
        self._sum_up()

    def _quit(self, rest: Sequence[str]) -> None:
        self._print(say("saved", self.language, path=str(self.path)))
        raise Done

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)
