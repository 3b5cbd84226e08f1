"""A puzzle about which question settles it, in sentences."""

from manoir.puzzles.telling import Reason, Verdict
from manoir.terminal.puzzles.wording import Wording
from manoir.texts.grammar import begun


class SettlingWording(Wording):
    def question(self) -> str:
        return self.says("ask.settling")

    def offers(self) -> list[str]:
        return [begun(self.cards(names)) for names in self.narrator.ask().offers]

    def example(self) -> str:
        return "2"

    def answer(self) -> str:
        number = self.narrator.offered().index(self.narrator.answer()[0])
        return f"{number + 1}. {self.offers()[number]}"

    def verdict(self, verdict: Verdict) -> str:
        if verdict.doubt is None:
            return super().verdict(verdict)
        return self.says("wrong.doubt", answer=self._shown(verdict.doubt))

    def _mark(self, reason: Reason) -> str:
        if reason.rule == "answer":
            return begun(self.says("mark.answer", answer=self._shown(reason), cards=self.cards(reason.cards)))
        if reason.rule == "remains":
            one, other = map(self.card, reason.cards)
            return begun(self.says("mark.remains", one=one, other=other, known=self.cards(reason.known)))
        return super()._mark(reason)

    def _shown(self, reason: Reason) -> str:
        """Who shows what, and who nothing."""
        shows = [
            self.says("shows", who=self.who(shown.place), cards=self.cards(shown.cards))
            for shown in reason.inner
            if isinstance(shown.place, int)
        ]
        if not shows:
            return self.says("shows.none")
        others = len(self.narrator.sizes()) - 1
        return self.book.listed([*shows, self.says("shows.only")] if len(shows) < others else shows)
