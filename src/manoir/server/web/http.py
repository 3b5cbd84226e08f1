"""What can be asked of a house, over HTTP."""

import asyncio
from collections.abc import Mapping
from typing import Any

from msgspec.json import encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from manoir.house.keeping.storage import Unavailable
from manoir.house.log import LOG
from manoir.house.requests.asking import Asked, Endpoint
from manoir.house.requests.bodies import Problem
from manoir.server.identity import COOKIE, LASTS
from manoir.server.keeper.metrics import HANGUPS, REFUSALS
from manoir.server.open_house import OpenHouse
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

BODY_SECONDS = 20.0


def route(endpoint: Endpoint) -> Route:
    async def respond(request: Request) -> Response:
        house: OpenHouse = request.app.state.house
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
            endpoint.check_query(request.query_params)
            asked = Asked(
                house, visitor, askers_of(visitor, address), request.path_params, dict(request.query_params), body
            )
            reply = await endpoint.handle(asked)
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
        if endpoint.makes_known and not known:
            secure = request.url.scheme == "https"
            response.set_cookie(
                COOKIE, house.identities.signed(visitor), LASTS, httponly=True, samesite="lax", secure=secure
            )
        return response

    return Route(endpoint.path, respond, methods=[endpoint.method], name=endpoint.summary)


def refused(refusal: Refusal) -> Response:
    REFUSALS.labels(refusal.code).inc()
    problem = encode(Problem(refusal.code, refusal.reason, refusal.clause, refusal.french))
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
                endpoint.check_length(len(read))
    except TimeoutError:
        raise Refusal("malformed", f"the body did not arrive within {BODY_SECONDS:.0f} seconds") from None
    return endpoint.read(bytes(read))


def askers_of(visitor: str, address: str) -> tuple[str, ...]:
    """Who shares what there is to share out: all at one address, which costs more to change than an identity."""
    return (f"address {address}", f"visitor {visitor}")


def _response(endpoint: Endpoint, reply: Any) -> Response:
    body = endpoint.written(reply)
    if endpoint.reply is str:
        # Without a name of its own: the page knows game, day and players, and the reader's language.
        disposition = {"content-disposition": "attachment"}
        return Response(body, endpoint.status, disposition, "text/plain; charset=utf-8")
    return Response(body, endpoint.status, media_type="application/json")
