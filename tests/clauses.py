"""Which clauses of the rule books a test stands for: the one in its name, and those it lists."""

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def clauses(*ids: str) -> Callable[[Test], Test]:
    """Further clauses that a test exercises besides the one it is named after."""

    def mark(test: Test) -> Test:
        test.__dict__["clauses"] = ids
        return test

    return mark
