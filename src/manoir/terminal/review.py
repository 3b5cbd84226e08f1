"""A finished game of cards looked back on: who could know when, luck apart from choices, what to ask instead."""

from collections.abc import Iterator

from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.seats import SPECTATOR
from manoir.table.luck import Asked, Heard, Reckoning, Weight, costliest, reckon
from manoir.table.review import Left, review
from manoir.terminal.screen import screen_of
from manoir.texts.catalogue import Catalogue, catalogue

KINDS = ("suspects", "weapons", "rooms")


def review_lines(match: Match, language: Language) -> Iterator[str]:
    """In sentences, seat by seat."""
    told = reckon(match)
    words = _Words(match, language, told)
    yield words.book.term("review.about", bits=words.number(told.unit))
    for seat, course in enumerate(review(match)):
        yield ""
        yield words.heading(seat, course)
        for question in costliest(told.questions, seat):
            yield from words.choice(question)


class _Words:
    def __init__(self, match: Match, language: Language, told: Reckoning) -> None:
        self.match = match
        self.told = told
        self.language: Language = language
        self.book: Catalogue = catalogue(match.game.name, language)
        self.screen = screen_of(match.game)

    def number(self, value: float, sign: str = "") -> str:
        text = f"{value:{sign}.1f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "fr" else text

    def heading(self, seat: int, course: list[Left]) -> str:
        ledger, last = self.told.seats[seat], course[-1]
        unit = self.told.unit or 1.0
        knew = (
            self.book.term("review.certain", n=last.ply)
            if last.solutions == 1
            else self.book.term("review.left", n=last.solutions)
        )
        return self.book.term(
            "review.seat",
            who=self.person(seat),
            knew=knew,
            choice=self.number(ledger.choice / unit, "+"),
            luck=self.number(ledger.luck / unit, "+"),
            n=ledger.questions,
        )

    def choice(self, question: Asked) -> Iterator[str]:
        yield "  " + self.book.term(
            "review.asked",
            n=question.ply,
            cards=self.cards(question.asked),
            times=self.times(question.asked),
            better=self.cards(question.best),
            best=self.times(question.best),
        )
        yield "    " + self.why(question)

    def why(self, question: Asked) -> str:
        asked, best = question.asked.answers[0], question.best.answers[0]
        return self.book.term(
            f"review.{question.flaw}",
            cards=self.book.listed(self.card(card) for card in question.idle),
            answer=self.answer(asked if question.flaw == "foreseen" else best),
            n=round(100 * (asked if question.flaw == "foreseen" else best).chance),
        )

    def answer(self, heard: Heard) -> str:
        if not heard.shown:
            return self.book.term("review.nobody")
        return self.book.listed(
            self.book.term("review.shows", who=self.person(shown.seat), card=self.card(shown.card))
            for shown in heard.shown
        )

    def cards(self, weight: Weight) -> str:
        return self.book.listed(self.card(card) for card in weight.cards)

    def card(self, card: str) -> str:
        return next(self.book.name(kind, card)["the"] for kind in KINDS if card in self.book.kind(kind))

    def person(self, seat: int) -> str:
        return self.screen.person(self.match.view(SPECTATOR), seat, self.language)

    def times(self, weight: Weight) -> str:
        """How many times fewer solutions: 2 to the bits."""
        text = f"{2**weight.expected:.2f}"
        return text.replace(".", ",") if self.language == "fr" else text
