"""How much somebody may ask for."""

from time import monotonic


class Bucket:
    """So many at once, by default three seconds' worth, then so many a second."""

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self._rate = rate
        self._most = max(1.0, 3 * rate) if at_once is None else at_once
        self._left = self._most
        self._at = monotonic()

    def takes(self, cost: float = 1.0) -> bool:
        if not self.has(cost):
            return False
        self._left -= cost
        return True

    def has(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= cost

    @property
    def is_full(self) -> bool:
        return self._left + (monotonic() - self._at) * self._rate >= self._most
