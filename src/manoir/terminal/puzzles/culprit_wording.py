"""A puzzle about who it was, in sentences."""

from manoir.puzzles.telling import Reason
from manoir.terminal.puzzles.wording import Wording
from manoir.terminal.speech import said
from manoir.texts.catalogue import catalogue
from manoir.texts.grammar import begun


class CulpritWording(Wording):
    rows = "book.clues"

    def opening(self) -> list[str]:
        """Who one is, and what the one sought does and all others never do."""
        return [self.says("you.culprit", who=self.who(self.puzzle.view.seat)), self.says("rules.culprit")]

    def question(self) -> str:
        return self.says("ask.culprit")

    def example(self) -> str:
        return self.who(int(self.narrator.offered()[0]))

    def answer(self) -> str:
        return self.who(int(self.narrator.answer()[0]))

    def card(self, name: str, form: str = "the") -> str:
        return said(self.screen.speech(self.puzzle.view).name(name, self.language))

    def short(self, name: str) -> str:
        if name == self.narrator.categories()[0][0]:
            return catalogue("puzzles", self.language).term(f"book.role.{name}")
        return self.screen.speech(self.puzzle.view).name(name, self.language)["name"]

    def _mark(self, reason: Reason) -> str:
        assert isinstance(reason.place, int)
        key = "culprit" if reason.rule == "left" else reason.rule if reason.holds else "cleared"
        return begun(
            self.says(f"mark.{key}", who=self.who(reason.place), cards=self._cards_of(reason), at=reason.at or 0)
        )

    def _cards_of(self, reason: Reason) -> str:
        """The role is no card."""
        return self.cards(reason.cards) if reason.rule in ("took", "played") else ""
