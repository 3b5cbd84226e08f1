"""A finished game looked back on: who could know when, luck apart from choices, what would have been better."""

from collections.abc import Iterator

from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.seats import SPECTATOR
from manoir.games.knowing import HiddenCards
from manoir.table.past.luck import Costly, Judged, Reckoning, costliest, reckon
from manoir.table.past.luck_of_questions import Asked, Heard, Weight
from manoir.table.past.replay import view_at
from manoir.table.past.review import SolutionsLeft, review
from manoir.terminal.screen import screen_of
from manoir.texts.catalogue import Catalogue, catalogue

KINDS = ("suspects", "weapons", "rooms")


def review_lines(match: Match, language: Language) -> Iterator[str]:
    """In sentences, seat by seat."""
    told = reckon(match)
    words = _Words(match, language, told)
    yield words.book.term("review.about", bits=words.number(told.unit))
    courses = review(match) if isinstance(match.game.knowledge, HiddenCards) else None
    for seat in range(match.setup.seats):
        yield ""
        yield words.heading(seat, courses[seat] if courses else None)
        for costly in costliest(told, seat):
            yield from words.costly(costly)


class _Words:
    def __init__(self, match: Match, language: Language, told: Reckoning) -> None:
        self.match = match
        self.told = told
        self.language: Language = language
        self.book: Catalogue = catalogue(match.game.name, language)
        self.screen = screen_of(match.game)

    def number(self, value: float, sign: str = "", digits: int = 1) -> str:
        text = f"{value:{sign}.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.language == "fr" else text

    def told_of(self, value: float) -> str:
        """Luck or a choice, as it is told: games are counted finer than questions."""
        return self.number(value / (self.told.unit or 1.0), "+", 2 if self.told.coin == "games" else 1)

    def heading(self, seat: int, course: list[SolutionsLeft] | None) -> str:
        ledger = self.told.seats[seat]
        return self.book.term(
            "review.seat",
            who=self.person(seat),
            knew=self.knew(course[-1]) if course else "",
            choice=self.told_of(ledger.choice),
            luck=self.told_of(ledger.luck),
            n=ledger.decisions,
        )

    def knew(self, last: SolutionsLeft) -> str:
        if last.solutions == 1:
            return self.book.term("review.certain", n=last.ply)
        return self.book.term("review.left", n=last.solutions)

    def costly(self, costly: Costly) -> Iterator[str]:
        if isinstance(costly, Judged):
            yield from self.judged(costly)
        else:
            yield from self.asked(costly)

    def judged(self, judged: Judged) -> Iterator[str]:
        speech = self.screen.speech(view_at(self.match, judged.seat, judged.ply - 1))
        taken, better = (self.match.game.action(text) for text in (judged.taken, judged.better))
        yield "  " + self.book.term(
            "review.judged",
            n=judged.ply,
            taken=speech.label(taken, self.language),
            better=speech.label(better, self.language),
            cost=self.told_of(judged.choice),
        )
        was, instead = (self.measure(judged, value) for value in (judged.was, judged.instead))
        yield "    " + self.book.term(f"review.why.{judged.why}", was=was, instead=instead)

    def measure(self, judged: Judged, value: float) -> str | int:
        if judged.why in ("tells", "finds"):
            return self.number(value, digits=2)
        return round(value if judged.why == "deaths" else 100 * value)

    def asked(self, question: Asked) -> Iterator[str]:
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
        return self.number(2**weight.expected, digits=2)
