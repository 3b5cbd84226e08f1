"""How much one client may ask for."""

from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """So many at once, by default three seconds' worth, then so many a second."""

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self._rate = rate
        self._most = max(1.0, 3 * rate) if at_once is None else at_once
        self._left = self._most
        self._at = monotonic()

    def takes(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (monotonic() - self._at) * self._rate >= self._most


class Allowances:
    """By address; whoever has not asked for a while is forgotten."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def takes(self, address: str, cost: float) -> bool:
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
        return bucket.takes(cost)
