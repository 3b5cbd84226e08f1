"""The server as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from manoir.core.errors import ManoirError
from manoir.house.keeping.finishing import keep_left_behind
from manoir.house.keeping.storage import Unavailable
from manoir.house.log import LOG
from manoir.house.remote import REPEATS, Remote
from manoir.house.services import Services
from manoir.server.cluster import Cluster
from manoir.server.config import Config
from manoir.server.identity import COOKIE, Identities
from manoir.server.keeper import metrics
from manoir.server.keeper.health import condition
from manoir.server.keeper.watchman import Watchman
from manoir.server.open_house import OpenHouse
from manoir.server.page import Page
from manoir.server.sockets.client import Client
from manoir.server.sockets.wire import wire_of
from manoir.server.storage.storage import Database
from manoir.server.storage.visitors import secret
from manoir.server.thinking import think_in_processes
from manoir.server.web.endpoints import ENDPOINTS
from manoir.server.web.http import refused, route
from manoir.server.web.openapi import document
from manoir.server.web.security import Guard
from manoir.table.refusal import Refusal

LIVE = "/api/live"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

_ROUTES = tuple(map(route, ENDPOINTS))


def make_app(config: Config) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        database = Database(config.database, loop, metrics.observe_commit)
        figures = metrics.Figures()
        thinking = think_in_processes(config.bots, config.clerks, figures)
        services = Services(database, thinking, figures)
        remote = Remote(database.worker, services.now)
        identities = Identities(await database.carry_out(secret))
        house = OpenHouse(config, services, database, identities, remote)
        cluster = Cluster(database, loop, house.hear, house.look_everywhere) if database.is_shared else None
        repeating = loop.create_task(_repeat(house))
        preparing = loop.create_task(services.puzzles.prepare())
        if cluster is not None:
            remote.send_by(cluster.send)
        app.state.house = house
        app.state.watchman = watchman = Watchman(config.metrics, lambda: condition(house))
        if config.metrics:
            await watchman.begin()
        LOG.info("the house is open", extra={"worker": database.worker})
        try:
            yield
        finally:
            repeating.cancel()
            preparing.cancel()
            await watchman.end()
            await house.send_away()
            if cluster is not None:
                cluster.stop()
            await thinking.close()
            database.close()
            LOG.info("the house is closed", extra={"worker": database.worker})

    return Starlette(
        routes=[
            *_ROUTES,
            Route("/openapi.json", _openapi),
            WebSocketRoute(LIVE, Live()),
            Route("/api", _nothing, methods=METHODS),
            Route("/api/{rest:path}", _nothing, methods=METHODS),
            Mount("/", Page(Path(config.page)) if config.page else Page()),
        ],
        middleware=[Middleware(Guard, origin=config.origin)],
        exception_handlers={HTTPException: _failed, Exception: _broken},
        lifespan=life,
    )


class Live:
    """The WebSocket: an ASGI application of its own, since it carries everything that is urgent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house: OpenHouse = scope["app"].state.house
        visitor = house.identities.visitor(HTTPConnection(scope).cookies.get(COOKIE))
        address = scope["client"][0] if scope.get("client") else ""
        full = house.closing or len(house.clients) >= house.config.connections
        if visitor is None or full or not house.limits.comes_in(address):
            await receive()
            await send({"type": "websocket.close", "code": 1008 if visitor is None else 1013})
            return
        try:
            await self._welcome(house, scope, receive, send, visitor, address)
        finally:
            house.limits.goes(address)

    async def _welcome(
        self, house: OpenHouse, scope: Scope, receive: Receive, send: Send, visitor: str, address: str
    ) -> None:
        name = await self._name(house, visitor)
        if name is None:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
            return
        await Client(house, receive, send, wire_of(scope, send), visitor, name, address).run()

    async def _name(self, house: OpenHouse, visitor: str) -> str | None:
        try:
            return await house.services.storage.read(lambda books: books.name_of(visitor))
        except Unavailable:
            return None


async def _repeat(house: OpenHouse) -> None:
    """Say again and again who is here, for workers that did not hear it."""
    while True:
        await _tidy(house)
        await asyncio.sleep(REPEATS)
        house.announce()


async def _tidy(house: OpenHouse) -> None:
    try:
        await keep_left_behind(house.services)
    except (Unavailable, ManoirError) as failure:
        LOG.warning("records of games that are over could not be looked for", extra={"reason": str(failure)})


async def _openapi(request: Request) -> Response:
    return JSONResponse(document(ENDPOINTS, version("manoir")))


async def _nothing(request: Request) -> Response:
    """No such address, or nothing that can be done with it in this way."""
    allowed = [known.methods for known in _ROUTES if known.path_regex.match(request.url.path)]
    if not allowed:
        return refused(Refusal("unknown", "there is nothing at this address"))
    names = ", ".join(sorted({method for methods in allowed for method in methods or ()}))
    raise HTTPException(405, f"allowed are {names}", {"allow": names})


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refused(Refusal("unknown" if error.status_code == 404 else "malformed", error.detail))
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _broken(request: Request, error: Exception) -> Response:
    """Outside of what is asked of the house itself; no address, since there may be a code in it."""
    LOG.error("a request failed", exc_info=error, extra={"method": request.method})
    response = refused(Refusal("busy", "the house has a problem: nothing is lost"))
    response.status_code = 500
    return response
