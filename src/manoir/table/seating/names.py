"""What people are called: something that can be seen, in one line, and that nobody else at the table is called."""

import unicodedata
from collections.abc import Iterable

from manoir.table.refusal import Refusal

LONGEST_NAME = 40
MOST_MARKS = 2
"""Accents on one letter; more than that are drawn over the lines above and below."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by name, and yet nothing can be seen of them."""

_LOOKS_LIKE = str.maketrans(
    "абвгеёзикмнорстухѕіјԛԝһαβγεηικμνορτυχωı01іl|!",
    "a6bree3nkmhopctyxsljqwhaByenlkuvoptuxwlolllll",
)


def check_name(name: str) -> str:
    """A name as it is shown; whoever has none is called after his character."""
    shown = "".join(sign for sign in unicodedata.normalize("NFKC", name) if sign.isprintable() and sign not in _BLANK)
    kept = " ".join(_with_few_marks(shown).split())
    if len(kept) > LONGEST_NAME:
        raise Refusal("too-long", f"a name has at most {LONGEST_NAME} characters")
    return kept if any(unicodedata.category(sign)[0] in "LNPS" for sign in kept) else ""


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another one looks like it."""
    taken = {look(other) for other in others}
    found, number = name, 1
    while found and look(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found


def look(name: str) -> str:
    """The same for names that are easily taken for one another: case, accents, letters of other alphabets."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(sign for sign in bare if unicodedata.category(sign)[0] in "LNS")
    return letters.translate(_LOOKS_LIKE).replace("i", "l")


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
