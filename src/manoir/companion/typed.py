"""A carnet as the notebook of a terminal keeps it, and back."""

import re
from collections.abc import Iterator, Sequence

from manoir.companion.carnet import AccusedLine, AskedLine, Carnet, Facts, LackingLine, Line, OneOfLine, SeenLine
from manoir.companion.files import lines_of, read_book, written
from manoir.companion.line_notebook import LineNotebook
from manoir.companion.words import hyphened
from manoir.table.messages import Place
from manoir.texts.plainly import plain


def to_text(carnet: Carnet) -> str:
    """Refused where the lines contradict each other, and until the whole hand is entered."""
    facts = Facts(carnet)
    names = one_word_each(carnet.players)
    lines = [typed for line in carnet.lines for typed in _typed(facts, line, names)]
    return written(LineNotebook(facts.edition, names, carnet.me, carnet.hand, carnet.hands, lines))


def from_text(text: str) -> Carnet:
    return read_book(lines_of(text)).told()


def one_word_each(players: Sequence[str]) -> list[str]:
    """As they can be typed, no two alike."""
    words = [re.sub(r"[\s,:]+", "-", player.strip()) or "-" for player in players]
    alike = [sum(plain(word) == plain(other) for other in words[:at]) for at, word in enumerate(words)]
    return [f"{word}-{before + 1}" if before else word for word, before in zip(words, alike, strict=True)]


def _typed(facts: Facts, line: Line, names: Sequence[str]) -> Iterator[str]:
    match line:
        case AskedLine():
            yield from _typed_question(facts, line, names)
        case SeenLine(place=place, cards=cards, by=by) if cards:
            seen = " ".join(["for", *(names[seat] for seat in by)] if by else ["for", "all"])
            yield f"{_at(place, names)} has {_cards(cards)} {seen}"
        case LackingLine(place=place, cards=cards):
            yield f"{_at(place, names)} lacks {_cards(cards)}"
        case OneOfLine(seat=seat, cards=cards):
            yield f"{names[seat]} some {_cards(cards)}"
        case AccusedLine(seat=seat, cards=cards):
            yield f"{names[seat]} accuses {_cards(cards)}".rstrip()


def _typed_question(facts: Facts, line: AskedLine, names: Sequence[str]) -> Iterator[str]:
    """One's own empty answer goes without saying."""
    yield f"{names[line.seat]} suggests {_cards(facts.in_order(line.cards))}"
    me = facts.carnet.me
    for answer in line.answers:
        if answer.seat == me and answer.did == "none" and not {*facts.carnet.hand} & {*line.cards}:
            continue
        yield f"{names[answer.seat]} {answer.did} {hyphened(answer.card or '')}".rstrip()


def _cards(names: Sequence[str]) -> str:
    return " ".join(map(hyphened, names))


def _at(place: Place, names: Sequence[str]) -> str:
    return names[place] if isinstance(place, int) else place
