"""HTTP endpoints as data: one description serves the routes and the OpenAPI document."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from manoir.server.bodies import Problem
from manoir.server.house import House
from manoir.server.identity import COOKIE, LASTS
from manoir.server.logs import LOG
from manoir.server.metrics import HANGUPS, REFUSALS
from manoir.server.storage.writer import Unavailable
from manoir.table.refusal import Refusal, RefusalCode

STATUS: Mapping[RefusalCode, int] = {
    "illegal": 409,
    "late": 409,
    "unknown": 404,
    "not-yours": 403,
    "full": 409,
    "begun": 409,
    "not-begun": 409,
    "over": 409,
    "host": 403,
    "closed": 403,
    "malformed": 400,
    "too-long": 413,
    "too-often": 429,
    "busy": 503,
}

RETRY_SECONDS: Mapping[RefusalCode, int] = {"too-often": 2, "busy": 5}
"""When it is worth asking again."""

BODY_LIMIT = 64 * 1024
BODY_SECONDS = 20.0


class Asked(Struct, frozen=True):
    """A request as a handler sees it; `body` is of the endpoint's type."""

    house: House
    visitor: str
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any

    @property
    def askers(self) -> tuple[str, ...]:
        """Who shares what there is to share out: all at one address, which costs more to change than an identity."""
        return (f"address {self.address}", f"visitor {self.visitor}")


class Endpoint(Struct, frozen=True):
    """`query` gives the type of each parameter; a `body` or `reply` of `str` is plain text."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
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


def route(endpoint: Endpoint) -> Route:
    async def respond(request: Request) -> Response:
        house: House = request.app.state.house
        visitor = house.identities.visitor(request.cookies.get(COOKIE))
        known = visitor is not None
        if visitor is None:
            visitor = house.identities.new()
        address = request.client.host if request.client else ""
        try:
            if endpoint.cost and not house.limits.requests(address).takes(endpoint.cost):
                raise Refusal("too-often", "too many requests: wait a moment")
            if endpoint.is_found_by_code and not house.limits.guesses(address).has():
                raise Refusal("too-often", "too many codes that lead nowhere: wait a while")
            body = await _body(request, endpoint)
            query = _query(request, endpoint)
            reply = await endpoint.handle(Asked(house, visitor, address, request.path_params, query, body))
            response = _response(endpoint, reply)
        except Refusal as refusal:
            if refusal.code == "unknown" and endpoint.is_found_by_code:
                house.limits.guesses(address).takes()
            response = refused(refusal)
        except Unavailable:
            response = refused(Refusal("busy", "the house cannot do that now: try again"))
        except ClientDisconnect:
            # Nobody is there any more to be told anything.
            HANGUPS.inc()
            return Response(status_code=400)
        except Exception as error:
            LOG.error("a request failed", exc_info=error, extra={"method": endpoint.method, "path": endpoint.path})
            response = refused(Refusal("busy", "the house has a problem: nothing is lost"))
            response.status_code = 500
        if not known:
            secure = request.url.scheme == "https"
            response.set_cookie(
                COOKIE, house.identities.signed(visitor), LASTS, httponly=True, samesite="lax", secure=secure
            )
        return response

    return Route(endpoint.path, respond, methods=[endpoint.method], name=endpoint.summary)


def refused(refusal: Refusal) -> Response:
    REFUSALS.labels(refusal.code).inc()
    problem = encode(Problem(refusal.code, refusal.reason, refusal.clause))
    seconds = RETRY_SECONDS.get(refusal.code)
    headers = None if seconds is None else {"retry-after": str(seconds)}
    return Response(problem, STATUS[refusal.code], headers, "application/json")


async def _body(request: Request, endpoint: Endpoint) -> Any:
    if endpoint.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    expected = "text/plain" if endpoint.body is str else "application/json"
    if kind != expected:
        raise Refusal("malformed", f"the body must be {expected}")
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                read += chunk
                if len(read) > endpoint.limit:
                    raise Refusal("too-long", f"at most {endpoint.limit} bytes")
    except TimeoutError:
        raise Refusal("malformed", f"the body did not arrive within {BODY_SECONDS:.0f} seconds") from None
    try:
        return read.decode() if endpoint.body is str else decode(bytes(read), type=endpoint.body)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)[:200]) from None


def _query(request: Request, endpoint: Endpoint) -> Mapping[str, str]:
    for name in request.query_params:
        if name not in endpoint.query:
            raise Refusal("malformed", f"there is no parameter {name!r}"[:200])
    return dict(request.query_params)


def number_in(query: Mapping[str, str], name: str) -> int | None:
    text = query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise Refusal("malformed", f"{name} is a number")
    return int(text)


def _response(endpoint: Endpoint, reply: Any) -> Response:
    if endpoint.reply is str:
        disposition = {"content-disposition": 'attachment; filename="manoir-record.txt"'}
        return Response(reply, endpoint.status, disposition, "text/plain; charset=utf-8")
    return Response(encode(reply), endpoint.status, media_type="application/json")
