"""How much one visitor, and all at one address together, may ask for."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from manoir.house.requests.bucket import Bucket

MOST_KNOWN: Final = 10_000

HOUSEHOLD: Final = 10
"""How many visitors at one address may ask for as much as they like at once."""
GUESSES: Final = 0.5
"""Codes that lead nowhere, for each message a second that a client may send: so many at once …"""
SECONDS_A_GUESS: Final = 120.0
"""… and then one in so many seconds, divided by that rate."""


def neighbourhood(address: str) -> str:
    """What one household has: an address, or of IPv6 the network that each household is given."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, 64), strict=False))


class Allowances:
    """A bucket for each name; whoever has not asked for a while is forgotten."""

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self._rate = rate
        self._at_once = at_once
        self._buckets: dict[str, Bucket] = {}

    def of(self, name: str) -> Bucket:
        if len(self._buckets) > MOST_KNOWN:
            self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate, self._at_once)
        return bucket


class Limits:
    """`rate` is how many messages a second one visitor may send for long."""

    def __init__(self, rate: float, sockets: int) -> None:
        self._requests = Allowances(rate)
        self._visitors = Allowances(rate)
        self._households = Allowances(HOUSEHOLD * rate)
        self._guesses = Allowances(rate / SECONDS_A_GUESS, max(1.0, GUESSES * rate))
        self._sockets = sockets
        self._open: dict[str, int] = {}

    def requests(self, address: str) -> Bucket:
        """For what is asked over HTTP from an address."""
        return self._requests.of(neighbourhood(address))

    def messages(self, visitor: str, address: str) -> tuple[Bucket, Bucket]:
        """For what a visitor sends through all sockets, and for all visitors at an address."""
        return self._visitors.of(visitor), self._households.of(neighbourhood(address))

    def guesses(self, address: str) -> Bucket:
        """For codes that lead nowhere: whoever has used it up is not told whether the next one does."""
        return self._guesses.of(neighbourhood(address))

    def comes_in(self, address: str) -> bool:
        """False if there are too many sockets from there already."""
        name = neighbourhood(address)
        if name and self._open.get(name, 0) >= self._sockets:
            return False
        self._open[name] = self._open.get(name, 0) + 1
        return True

    def goes(self, address: str) -> None:
        name = neighbourhood(address)
        self._open[name] -= 1
        if not self._open[name]:
            del self._open[name]
