"""`manoir complete WORD…`: what the last word may become, one a line. Shells call it; people do not."""

import argparse
from collections.abc import Iterator, Sequence

from manoir.cli.commands import NAMES
from manoir.cli.languages import FLAG, LANGUAGES
from manoir.cli.loading import loaded
from manoir.cli.parser import Parser, Taken


def arguments(parser: Parser) -> None:
    parser.add_argument("words", nargs=argparse.REMAINDER)


def run(chosen: argparse.Namespace) -> int:
    words = chosen.words or [""]
    for found in candidates(words[:-1], words[-1]):
        print(found)
    return 0


def candidates(before: Sequence[str], begun: str) -> list[str]:
    return sorted({found for found in _candidates(list(before)) if found.startswith(begun)})


def _candidates(before: list[str]) -> Iterator[str]:
    if before[:1] == [FLAG]:
        before = before[2:] if len(before) > 1 else before
        if before == [FLAG]:
            yield from LANGUAGES
            return
    if not before:
        yield from (*NAMES, "--help", "--version", FLAG)
    elif before[0] in NAMES:
        yield from _within(loaded(before[0], "en")[1], before[1:])


def _within(parser: Parser, before: Sequence[str]) -> Iterator[str]:
    """What can stand next: the value of an option, an option, or an argument."""
    options = {name: taken for taken in parser.taken for name in taken.action.option_strings}
    waiting: Taken | None = None
    given = 0
    for place, word in enumerate(before):
        if waiting is not None:
            waiting = None
        elif word in options:
            waiting = options[word] if options[word].action.nargs != 0 else None
        elif word in parser.deeds:
            yield from _within(parser.deeds[word], before[place + 1 :])
            return
        else:
            given += 1
    if waiting is not None:
        yield from _values(waiting)
        return
    yield from (*options, "--help", *parser.deeds)
    places = [taken for taken in parser.taken if not taken.action.option_strings]
    if places and (given < len(places) or places[-1].action.nargs == "*"):
        yield from _values(places[min(given, len(places) - 1)])


def _values(taken: Taken) -> Iterator[str]:
    yield from taken.values() if taken.values is not None else ()
