"""A puzzle in sentences: its story, its question, and its proof step by step."""

from collections.abc import Iterable, Sequence

from manoir.core.events import Event
from manoir.core.names import Language
from manoir.games.registry import find_game
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import Puzzle
from manoir.puzzles.telling import Place, Reason, Verdict
from manoir.terminal.screen import screen_of
from manoir.texts.catalogue import catalogue
from manoir.texts.grammar import begun

HAND = 0
"""The line of the deal."""


class Wording:
    rows = "book.cards"
    """Where the names of the kinds of rows stand."""

    def __init__(self, puzzle: Puzzle, language: Language) -> None:
        self.puzzle = puzzle
        self.language: Language = language
        self.narrator = narrator_of(puzzle)
        self.says = catalogue("puzzles", language).says
        self.book = catalogue(puzzle.order.game, language)
        self.screen = screen_of(find_game(puzzle.order.game))
        self._aside = f" {self.book.term('brought')}" if self.book.has_term("brought") else ""
        """What a player is told of his own pawn, and nobody needs here."""

    def head(self) -> str:
        order, game = self.puzzle.order, find_game(self.puzzle.order.game)
        return f"{game.title[self.language]} · {self.says(f'kind.{order.kind}')} · {self.says(f'level.{order.level}')}"

    def opening(self) -> list[str]:
        """Who one is, what one holds, how many cards the others have."""
        view, sizes = self.puzzle.view, self.narrator.sizes()
        hands = [
            self.says("hand.you", n=size) if seat == view.seat else self.says("hand.they", who=self.who(seat), n=size)
            for seat, size in enumerate(sizes)
        ]
        hand = self.narrator.hand()
        me = self.says("you", who=self.who(view.seat), cards=self.cards(hand))
        return [me, self.says("hands", hands=", ".join(hands))]

    def table(self) -> list[str]:
        """What lies there at the end of the story, where that is what one looks at and there is no sheet to fill in."""
        return []

    def story(self) -> list[str]:
        """Line by line from the first, the deal left out."""
        return [
            " ".join(filter(None, map(self.sentence, line.events)))
            for number, line in enumerate(self.puzzle.story)
            if number != HAND
        ]

    def sentence(self, event: Event) -> str:
        """Nothing for what needs no words; what a screen adds below is left to the reader to find out."""
        told, _, _ = (self.screen.sentence(event, self.puzzle.view, self.language) or "").partition("\n")
        return told.replace(self._aside, "")

    def question(self) -> str:
        ask = self.narrator.ask()
        if ask.kind == "holder":
            return self.says("ask.holder", card=self.card(ask.cards[0], "name"))
        if ask.line is None or ask.seat is None or ask.to is None:
            return self.says(f"ask.{ask.kind}")
        return self.says("ask.shown", line=ask.line, who=self.who(ask.seat), to=self.who(ask.to))

    def offers(self) -> list[str]:
        """Of which one is to be chosen by its number, where that is how one answers."""
        return []

    def example(self) -> str:
        """What an answer looks like: the first that could be given, right or not."""
        kind, narrator = self.narrator.ask().kind, self.narrator
        if kind == "holder":
            return self.who(next(seat for seat in range(len(self.narrator.sizes())) if seat != self.puzzle.view.seat))
        names = narrator.ask().cards[:1] or [names[0] for names in narrator.categories()]
        return ", ".join(self.card(name, "name").casefold() for name in names)

    def answer(self) -> str:
        given = self.narrator.answer()
        if self.narrator.ask().kind == "holder":
            return self.where(int(given[0]) if given[0].isdecimal() else given[0])
        return self.cards(given)

    def verdict(self, verdict: Verdict) -> str:
        if verdict.right:
            return self.says("right")
        told = [line for line in verdict.lines if line != HAND]
        if not told:
            return self.says("wrong.hand" if verdict.lines else "wrong")
        return self.says("wrong.line" if len(told) == 1 else "wrong.lines", lines=self._numbers(told))

    def help(self, reason: Reason, degree: int) -> str:
        """Where to look; what follows there; the mark itself."""
        if degree == 0:
            told = [line for line in _all_lines(reason) if line != HAND]
            key = "help.marks" if not told else "help.look" if len(told) == 1 else "help.looks"
            return self.says(key, lines=self._numbers(told))
        return self.says(f"rule.{reason.rule}") if degree == 1 else self.reason(reason)

    def proof(self) -> list[str]:
        return [self.reason(reason) for reason in self.narrator.proof()]

    def reason(self, reason: Reason) -> str:
        """What follows, and from what."""
        return f"{self._mark(reason)}. {self._because(reason)}."

    def _mark(self, reason: Reason) -> str:
        key = "mark.holds" if reason.holds else "mark.not"
        return begun(self.says(key, where=self.where(reason.place), cards=self.cards(reason.cards)))

    def _because(self, reason: Reason) -> str:
        key = f"why.{reason.rule}"
        if reason.rule == "narrowed" and not reason.known:
            key = "why.narrowed.all"
        elif reason.rule == "full" and isinstance(reason.place, str) and len(reason.known) == 1:
            key = "why.full.one"
        who = self.who(reason.place) if isinstance(reason.place, int) else ""
        why = self.says(key, who=who, cards=self._cards_of(reason), known=self.cards(reason.known))
        if reason.rule == "suppose":
            return self.says("leads", why=why, steps=self._leads(reason.inner))
        return f"{why}{self._seen(reason.lines)}"

    def _cards_of(self, reason: Reason) -> str:
        return self.cards(reason.cards)

    def _leads(self, inner: Sequence[Reason]) -> str:
        """Where a supposition leads; its last step cannot be."""
        *steps, end = inner
        told = [f"{self._mark(step)}{self._seen(step.lines)}" for step in steps]
        clash = self.says(f"clash.{end.rule}", where=self.where(end.place), cards=self.cards(end.cards))
        return self.says("then").join([*told, f"{clash}{self._seen(end.lines)}"])

    def _seen(self, lines: Sequence[int]) -> str:
        told = [line for line in lines if line != HAND]
        if not told:
            return ""
        return f" ({self.says('seen.line' if len(told) == 1 else 'seen.lines', lines=self._numbers(told))})"

    def _numbers(self, lines: Iterable[int]) -> str:
        return self.book.listed(str(line) for line in lines)

    def who(self, seat: int) -> str:
        return self.screen.person(self.puzzle.view, seat, self.language)

    def where(self, place: Place) -> str:
        if isinstance(place, str):
            return self.says(f"where.{place}")
        if place == self.puzzle.view.seat:
            return self.says("where.you")
        return self.says("where.they", who=self.who(place))

    def card(self, name: str, form: str = "the") -> str:
        return self.book.named(name)[form]

    def short(self, name: str) -> str:
        """As it stands on a sheet."""
        forms = self.book.named(name)
        return forms.get("short", forms["name"])

    def cards(self, names: Iterable[str]) -> str:
        return self.book.listed(self.card(name) for name in names)


def _all_lines(reason: Reason) -> list[int]:
    return sorted({*reason.lines, *(line for inner in reason.inner for line in _all_lines(inner))})
