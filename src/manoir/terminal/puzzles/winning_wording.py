"""A puzzle about which turn wins whatever is drawn, in sentences."""

from collections.abc import Iterable

from manoir.core.events import Event
from manoir.core.names import Language
from manoir.puzzles.puzzle import Puzzle
from manoir.puzzles.telling import Reason, Verdict
from manoir.puzzles.winning.telling import WinningNarrator
from manoir.terminal.puzzles.wording import Wording
from manoir.texts.grammar import begun


class WinningWording(Wording):
    narrator: WinningNarrator

    def __init__(self, puzzle: Puzzle, language: Language) -> None:
        super().__init__(puzzle, language)
        self._idle = self.book.term("no-effect")
        """What a log adds to a card of which nothing is asked."""

    def opening(self) -> list[str]:
        """Who one is, and what winning takes."""
        me, foe = self.who(self.puzzle.view.seat), self.who(self._foe)
        surely = self.narrator.ask().surely
        known = self.says("surely.winning", foe=foe, cards=self.cards(surely)) if surely else ""
        return [self.says("you.winning", who=me), f"{self.says('rules.winning', foe=foe)} {known}".rstrip()]

    def table(self) -> list[str]:
        view = self.puzzle.view
        noted = self.screen.noted(view, self.language)
        cards = [line.strip() for line in noted if line.startswith(" ")]
        heads = [line for line in noted if not line.startswith(" ")]
        return [*self.screen.describe(view, self.language), *heads, f"{', '.join(cards)}."]

    def card(self, name: str, form: str = "the") -> str:
        return self.screen.speech(self.puzzle.view).name(name, self.language)[form]

    def sentence(self, event: Event) -> str:
        return super().sentence(event).replace(self._idle, "")

    def question(self) -> str:
        return self.says("ask.winning")

    def offers(self) -> list[str]:
        return [self._told(self.narrator.done(course)) for course in self.narrator.puzzle.proof.courses]

    def example(self) -> str:
        return "2"

    def answer(self) -> str:
        (number,) = self.narrator.answer()
        return f"{number}. {self.offers()[int(number) - 1]}".removesuffix(".")

    def verdict(self, verdict: Verdict) -> str:
        if verdict.doubt is None:
            return super().verdict(verdict)
        return self.says("wrong.turn", why=self._because(verdict.doubt))

    def help(self, reason: Reason, degree: int) -> str:
        """Which turn to look at; what comes of it; how."""
        assert reason.outcome
        if degree == 0:
            return self.says("help.turn", n=reason.outcome.offer)
        return super().help(reason, degree)

    def _mark(self, reason: Reason) -> str:
        assert reason.outcome
        return begun(self.says("mark.turn" if reason.holds else "mark.turn.not", n=reason.outcome.offer))

    def _because(self, reason: Reason) -> str:
        course = self.narrator.course(reason)
        happens = self._told(self.narrator.follows(course)).removesuffix(".")
        key = f"why.{reason.rule}" if reason.cards or reason.rule != "stands" else "why.stands.nothing"
        told = {"foe": self.who(self._foe), "cards": self.cards(course.cards), "happens": happens}
        return self.says(key, n=course.left, of=course.needed, **told)

    @property
    def _foe(self) -> int:
        return 1 - self.puzzle.view.seat

    def _told(self, events: Iterable[Event]) -> str:
        return " ".join(filter(None, map(self.sentence, events)))
