"""The pages of a booklet as HTML, to be printed by any browser."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import groupby
from typing import Literal, TypeAlias, get_args

from manoir.core.events import Event
from manoir.core.names import Language
from manoir.games.mansion.events import HadNone
from manoir.games.registry import find_game
from manoir.puzzles.puzzle import Puzzle
from manoir.terminal.puzzles.booklet.drawing import ENVELOPE, POOL, badge, fanlight, lozenges
from manoir.terminal.puzzles.booklet.typesetting import inked
from manoir.terminal.puzzles.wording import Wording
from manoir.terminal.puzzles.wordings import wording_of
from manoir.texts.catalogue import catalogue
from manoir.texts.grammar import begun

Paper: TypeAlias = Literal["A4", "A5"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
SIGNS = {"envelope": ENVELOPE, "pool": POOL}


class Booklet:
    """`fonts` are embedded as they are, by family."""

    def __init__(self, language: Language, paper: Paper, fonts: Mapping[str, str]) -> None:
        self.language: Language = language
        self.paper = paper
        self._fonts = fonts
        self._term = catalogue("puzzles", language).term
        self._says = catalogue("puzzles", language).says

    def written(self, puzzles: Sequence[Puzzle]) -> str:
        told = [wording_of(puzzle, self.language) for puzzle in puzzles]
        pages = [self._cover(told), *(self._puzzle(number, each) for number, each in enumerate(told, 1))]
        title = inked(self._term("book.title"))
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8"><title>{title}</title>'
            f"<style>{self._style()}</style></head>"
            f'<body class="{self.paper}">{"".join(pages)}{self._solutions(told)}'
            f"<script>{_part('fitting.js')}</script></body></html>"
        )

    def _style(self) -> str:
        faces = "".join(
            f'@font-face{{font-family:"{family}";src:url({source}) format("woff2");font-weight:100 900}}'
            for family, source in self._fonts.items()
        )
        return f"@page{{size:{self.paper};margin:0}}{faces}{_part('print.css')}"

    def _cover(self, told: Sequence[Wording]) -> str:
        rules = "".join(f"<li>{inked(self._term(f'book.how.{number}'))}</li>" for number in range(1, 5))
        return (
            f'<section class="page cover"><div class="frame">{fanlight()}<h1>{inked(self._term("book.title"))}</h1>'
            f"<p>{inked(self._term('book.count', n=len(told)))}</p><hr><ol>{rules}</ol>"
            f'<p class="whose">{inked(self._term("book.whose"))}</p></div></section>'
        )

    def _puzzle(self, number: int, told: Wording) -> str:
        """On A4 one page; on A5 two that face each other."""
        head, foot = self._head(number, told), self._foot(number, told)
        story, sheet = self._story(told), self._sheet(told)
        left = f"<div>{story}{self._notes()}</div>"
        if self.paper == "A4":
            return _page(f'{head}<div class="sides">{left}{sheet}</div>{foot}')
        return _page(f'{head}<div class="sides">{left}</div>') + _page(f'<div class="sides">{sheet}</div>{foot}')

    def _head(self, number: int, told: Wording) -> str:
        order = told.puzzle.order
        game = find_game(order.game).title[self.language]
        me, hands = told.opening()
        listed = "".join(f"<li>{inked(offer)}</li>" for offer in told.offers())
        offers = f'<ol class="offers">{listed}</ol>' if listed else ""
        return (
            f"<header><div><h2>{inked(self._says('title'))} {number}</h2><p>{inked(game)}</p></div>{fanlight()}"
            f"<div>{lozenges(order.level)}<p>{inked(self._says(f'level.{order.level}'))}</p></div></header>"
            f'<h3 class="question">{inked(told.question())}</h3>{offers}<p class="me">{inked(me)} {inked(hands)}</p>'
        )

    def _story(self, told: Wording) -> str:
        lines = self._lines(told)
        items = "".join(f"<li><b>{number}</b><span>{inked(line)}</span></li>" for number, line in enumerate(lines, 1))
        title = inked(self._term("book.story"))
        return f'<div class="story"><h3>{title}</h3><ol>{items}</ol></div>'

    def _lines(self, told: Wording) -> list[str]:
        """As the terminal tells them, with all who had nothing in one breath."""
        return [" ".join(self._breaths(told, line.events)) for line in told.puzzle.story[1:]]

    def _breaths(self, told: Wording, events: Iterable[Event]) -> Iterator[str]:
        for nothing, some in groupby(events, lambda event: isinstance(event, HadNone)):
            if nothing:
                yield begun(self._term("book.none", who=told.book.listed(self._asked(told, event) for event in some)))
            else:
                yield from filter(None, map(told.sentence, some))

    def _asked(self, told: Wording, event: Event) -> str:
        assert isinstance(event, HadNone)
        return self._term("book.you") if event.seat == told.puzzle.view.seat else told.who(event.seat)

    def _notes(self) -> str:
        return f'<div class="notes"><h3>{inked(self._term("book.notes"))}</h3></div>'

    def _sheet(self, told: Wording) -> str:
        """To fill in; where there is nothing to mark, what lies on the table."""
        if table := told.table():
            lines = "".join(f"<li>{inked(line)}</li>" for line in table)
            return f'<div class="sheet"><h3>{inked(self._term("book.table"))}</h3><ul class="table">{lines}</ul></div>'
        categories = told.narrator.categories()
        columns = self._columns(told)
        heads = "".join(f"<th>{head}{f'<span>{size}</span>' if size else ''}</th>" for head, size, _ in columns)
        counted = inked(self._term("book.sizes")) if any(size for _, size, _ in columns) else ""
        rows = "".join(
            f'<tbody><tr class="kind"><th>{inked(self._term(f"{told.rows}.{kind}"))}</th></tr>'
            f"{''.join(self._row(told, card, columns) for card in cards)}</tbody>"
            for kind, cards in enumerate(categories)
        )
        return (
            f'<div class="sheet"><h3>{inked(self._term("book.sheet"))}</h3>'
            f"<table><thead><tr><td>{counted}</td>{heads}</tr></thead>{rows}</table></div>"
        )

    def _columns(self, told: Wording) -> list[tuple[str, int, bool]]:
        """What stands over each, how many cards it has, and whether it is the reader's own."""
        view, sizes = told.puzzle.view, told.narrator.sizes()
        seats = [(seat + view.seat) % len(sizes) for seat in range(len(sizes))]
        people = [
            (badge(seat, told.book.named(view.setup.characters[seat])["letter"], seat == view.seat), sizes[seat])
            for seat in seats
        ]
        piles = [(SIGNS.get(pile, inked(pile)), size) for pile, size in reversed(told.narrator.piles().items())]
        return [(head, size, not place) for place, (head, size) in enumerate([*people, *piles])]

    def _row(self, told: Wording, card: str, columns: Iterable[tuple[str, int, bool]]) -> str:
        held = card in told.narrator.hand()
        cells = "".join(f'<td class="own">{"◆" if held else ""}</td>' if own else "<td></td>" for _, _, own in columns)
        return f"<tr><th>{inked(told.short(card))}</th>{cells}</tr>"

    def _foot(self, number: int, told: Wording) -> str:
        kind = told.puzzle.order.kind
        blanks = self._term(f"book.blanks.{kind}").split(" / ")
        fields = "".join(f"<span><i>{inked(blank)}</i></span>" for blank in blanks)
        return (
            f'<footer><div class="answer"><b>{inked(self._term("book.answer"))}</b>{fields}</div>'
            f'<div class="small"><span>{inked(self._term("book.time"))}</span><b>{number}</b>'
            f"<span>{inked(self._term('book.proof', n=number))}</span></div></footer>"
        )

    def _solutions(self, told: Sequence[Wording]) -> str:
        items = "".join(
            f"<article><h3>{number}. {inked(begun(each.answer()))}</h3><ol>"
            f"{''.join(f'<li>{inked(reason)}</li>' for reason in each.proof())}</ol>"
            f'<p class="name">{inked(each.puzzle.name)}</p></article>'
            for number, each in enumerate(told, 1)
        )
        return f'<section class="solutions"><h2>{inked(self._term("book.solutions"))}</h2>{items}</section>'


def _part(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


def _page(inside: str) -> str:
    return f'<section class="page puzzle"><div class="frame">{inside}</div></section>'
