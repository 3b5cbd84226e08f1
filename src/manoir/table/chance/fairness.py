"""Chance that anyone can check: a commitment before the deal, the players' entropy, and what follows from both.

    commitment  SHA-256(seed)                               published before anybody adds entropy
    key         HMAC-SHA-256(seed, "manoir 1" entropy₀ entropy₁ …)     entropies of 32 bytes, in order of seats
    block i     HMAC-SHA-256(key, "<label> <i>")            i = 0, 1, 2 … in decimal; the labels are below
    below(n)    b = bit length of n - 1; read ⌈b / 8⌉ bytes as a big-endian number, keep its b lowest bits;
                if that is n or more, read on and try again. below(1) is 0 and reads nothing.

The deal reads the label "deal"; the k-th action of chance, counted from 0, reads "chance <k>".
A bot reads its own key, HMAC-SHA-256(seed, "bot <character>"), for its k-th decision under the label "decision <k>",
and for what it replies once it was told n things under "reply <n>".
"""

from collections.abc import Iterable
from hashlib import sha256
from secrets import token_bytes

SIZE = 32
"""Bytes of a seed, of an entropy and of a block."""

DEAL = "deal"


_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """As the library's, but without giving up Python's lock, for which a busy server would have to queue again."""
    padded = key.ljust(64, b"\0")
    inner = sha256(padded.translate(_INNER) + message).digest()
    return sha256(padded.translate(_OUTER) + inner).digest()


def new_seed() -> bytes:
    return token_bytes(SIZE)


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def mixed(seed: bytes, entropies: Iterable[bytes]) -> bytes:
    """The key that deal and chance follow from."""
    return hmac_sha256(seed, b"manoir 1" + b"".join(entropies))


def bot_key(seed: bytes, character: str) -> bytes:
    return hmac_sha256(seed, f"bot {character}".encode())


class FairLuck:
    """A stream of numbers that everybody who has the key can repeat."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._block = 0
        self._left = b""

    def below(self, n: int) -> int:
        bits = (n - 1).bit_length()
        size = (bits + 7) // 8
        mask = (1 << bits) - 1
        while True:
            number = int.from_bytes(self._read(size), "big") & mask
            if number < n:
                return number

    def _read(self, size: int) -> bytes:
        while len(self._left) < size:
            self._left += hmac_sha256(self._key, f"{self._label} {self._block}".encode())
            self._block += 1
        found, self._left = self._left[:size], self._left[size:]
        return found


def chance(key: bytes, number: int) -> FairLuck:
    """What the action of chance with this number follows from."""
    return FairLuck(key, f"chance {number}")


def decision(key: bytes, number: int) -> FairLuck:
    """What a bot's decision with this number follows from."""
    return FairLuck(key, f"decision {number}")


def reply(key: bytes, told: int) -> FairLuck:
    """What a bot's reply follows from that has been told so many things."""
    return FairLuck(key, f"reply {told}")
