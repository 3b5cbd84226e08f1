"""Everything that can be wrong with what we are given. Each says in one line what was wrong and what is allowed."""

from collections.abc import Iterable
from difflib import get_close_matches

MOST_LISTED = 12
"""More names than these are not listed."""


class ManoirError(Exception):
    """The common ground of all refusals: a caller who sees one may be sure that nothing has changed."""

    def __init__(self, reason: str = "", french: str | None = None) -> None:
        super().__init__(reason)
        self.french = french
        """The same for whoever speaks French, where somebody may read it."""


class IllegalAction(ManoirError):
    """An action the rules refuse; `clause` is the ID of the rule that says so."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{reason} ({clause})")
        self.clause = clause
        self.reason = reason


class UnknownName(ManoirError):
    """A name that does not exist, with the nearest that does and all that are allowed."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        allowed = list(known)
        near = get_close_matches(name.casefold(), allowed, n=1, cutoff=0.5)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        self.lists_all = len(allowed) <= MOST_LISTED
        listing = f" (there are: {', '.join(allowed)})" if self.lists_all else ""
        super().__init__(f"unknown {kind} {name!r}{hint}{listing}")
        self.kind, self.name, self.known = kind, name, allowed
        self.near = near[0] if near else None


class BadSetup(ManoirError):
    """A table that cannot be set: seats, characters or options out of range."""


class BadDeal(ManoirError):
    """Cards that do not make up the deck."""


class OtherRules(ManoirError):
    """A game that was played by another edition of its rules: replayed by ours, it would be another game."""

    def __init__(self, game: str, edition: int, ours: int, version: str) -> None:
        super().__init__(
            f"this game was played by edition {edition} of the rules of {game}, and this is edition {ours}: "
            f"it can be replayed with {version}"
        )


class BadRecord(ManoirError):
    """A record that is broken, foreign, or does not follow the rules; `line` counts from 1."""

    def __init__(self, line: int, reason: str, french: str | None = None) -> None:
        super().__init__(f"line {line}: {reason}", french and f"ligne {line} : {french}")
        self.line = line
