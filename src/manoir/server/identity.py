"""Who a visitor is: a random name that the house has signed. Nobody can make one up, nobody needs an account."""

from base64 import urlsafe_b64encode
from hmac import compare_digest, digest
from secrets import token_urlsafe

COOKIE = "manoir"
LASTS = 400 * 24 * 3600


class Identities:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        return token_urlsafe(16)

    def signed(self, visitor: str) -> str:
        return f"{visitor}.{self._signature(visitor)}"

    def visitor(self, signed: str | None) -> str | None:
        """Whom a cookie names, if the house has signed it."""
        visitor, _, signature = (signed or "").partition(".")
        if visitor and compare_digest(signature.encode(), self._signature(visitor).encode()):
            return visitor
        return None

    def _signature(self, visitor: str) -> str:
        return urlsafe_b64encode(digest(self._secret, f"visitor {visitor}".encode(), "sha256")).decode().rstrip("=")
