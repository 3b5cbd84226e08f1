"""What can be asked of a house, as data: a carrier brings requests, and takes replies away."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode

from manoir.house.house import House
from manoir.table.refusal import Refusal

BODY_LIMIT = 64 * 1024

Method: TypeAlias = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]


class Asked(Struct, frozen=True):
    """A request as a handler sees it; `body` is of the endpoint's type, `askers` share what there is to share out."""

    house: House
    visitor: str
    askers: tuple[str, ...]
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any


class Endpoint(Struct, frozen=True):
    """`query` gives the type of each parameter; a `body` or `reply` of `str` is plain text."""

    method: Method
    path: str
    summary: str
    handle: Callable[[Asked], Awaitable[Any]]
    reply: Any
    body: Any = None
    status: int = 200
    query: Mapping[str, Any] = {}
    limit: int = BODY_LIMIT
    cost: float = 1.0
    """How much of a client's allowance it uses."""

    @property
    def is_found_by_code(self) -> bool:
        return "{code}" in self.path

    @property
    def makes_known(self) -> bool:
        """Whether a stranger has an identity from then on.

        A page opens with several questions at once. Were each to name the stranger, the slowest answer would replace
        the identity that has sat down meanwhile.
        """
        return self.method != "GET" or self.is_found_by_code or self.path.startswith("/api/me")

    def check_length(self, size: int) -> None:
        if size > self.limit:
            raise Refusal("too-long", f"at most {self.limit} bytes")

    def read(self, body: bytes) -> Any:
        try:
            return body.decode() if self.body is str else decode(body, type=self.body)
        except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("malformed", str(error)[:200]) from None

    def check_query(self, query: Mapping[str, str]) -> None:
        for name in query:
            if name not in self.query:
                raise Refusal("malformed", f"there is no parameter {name!r}"[:200])

    def written(self, reply: Any) -> bytes:
        return reply.encode() if self.reply is str else encode(reply)


def number_in(query: Mapping[str, str], name: str) -> int | None:
    text = query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Refusal("malformed", f"{name} is a number")
    return int(text)
