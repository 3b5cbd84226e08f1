"""Why a request at a table is refused. Nothing has changed when one is raised."""

from typing import Literal, TypeAlias

from manoir.core.errors import ManoirError

RefusalCode: TypeAlias = Literal[
    "illegal",  # the rules refuse it: `clause` says where
    "late",  # the question has been answered, or was never put
    "unknown",  # no such action, claim, option, table, seat …
    "not-yours",  # another identity holds that seat
    "full",  # no chair is free
    "begun",  # only possible before the deal
    "not-begun",  # only possible after the deal
    "over",  # the game has ended
    "host",  # only for whoever opened the table
    "closed",  # the table does not allow it
    "malformed",  # not a message of this protocol
    "too-long",
    "too-often",
    "directed",  # a lesson asks for something else first
    "busy",  # the house cannot do it now: nothing is lost, try again
]


class Refusal(ManoirError):
    """`french` says the same where no book of words knows the reason."""

    def __init__(self, code: RefusalCode, reason: str, clause: str | None = None, french: str | None = None) -> None:
        super().__init__(reason, french)
        self.code: RefusalCode = code
        self.reason = reason
        self.clause = clause

    def __reduce__(self) -> tuple[type["Refusal"], tuple[RefusalCode, str, str | None, str | None]]:
        """As it is told by another process."""
        return Refusal, (self.code, self.reason, self.clause, self.french)
