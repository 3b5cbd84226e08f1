"""Pairs of what is looked at and how: all of them behind `make soak`, by turns in every run."""

from collections.abc import Iterable, Sequence

import pytest


def by_turns(names: Iterable[str], ways: Sequence[tuple[str, ...]]) -> list[object]:
    """Parameters: each name in one of the ways, each way for the next name; the other pairs take longer to be tried."""
    return [
        pytest.param(name, *way, marks=[] if turn == number % len(ways) else [pytest.mark.soak])
        for number, name in enumerate(names)
        for turn, way in enumerate(ways)
    ]
