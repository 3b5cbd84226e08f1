"""Running the server."""

import gc
import os
from collections.abc import Callable
from socket import AF_INET, AF_INET6, create_server, socket

import uvicorn
from starlette.applications import Starlette

from manoir.server.app import make_app
from manoir.server.config import BadConfig, Config
from manoir.server.keeper.logs import log_to_stderr
from manoir.server.sockets.wire import websocket_protocol
from manoir.server.storage.storage import check
from manoir.server.web.door import Door

MESSAGE_LIMIT = 16 * 1024
COLLECTIONS = (20_000, 5, 2)
"""Tables live long and hold no cycles: to look through all of them again and again only keeps players waiting.
Connections leave some behind that lived as long as a game: for 200,000 objects more, everything is looked through.
"""


def serve(config: Config, opened: Callable[[str], None] = lambda url: None) -> None:
    """Until a signal says to stop; `opened` is told where the house is as soon as people can come in."""
    if config.log not in ("debug", "info", "warning", "error"):
        raise BadConfig(
            f"log is {config.log!r}: allowed are debug, info, warning, error",
            f"log vaut {config.log!r} : il admet debug, info, warning, error",
        )
    check(config.database)
    log_to_stderr(config.log)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    app = make_app(config)
    if config.socket:
        server_for(config, app, lambda: opened(config.socket)).run()
        return
    with _door(config) as door:
        server_for(config, app, lambda: opened(_address(config.host, door.getsockname()[1]))).run([door])


def _door(config: Config) -> socket:
    family = AF_INET6 if ":" in config.host else AF_INET
    try:
        return create_server((config.host, config.port), family=family, backlog=2048)
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise BadConfig(
            f"{config.host} port {config.port} cannot be used: {why}; choose another with --port, "
            "or --port 0 for any that is free",
            f"le port {config.port} de {config.host} ne peut servir : {why} ; choisissez-en un autre avec --port, "
            "ou --port 0 pour un port libre quelconque",
        ) from None


def _address(host: str, port: int) -> str:
    """What somebody on this machine types."""
    name = "localhost" if host in ("", "0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def server_for(config: Config, app: Starlette, opened: Callable[[], None] = lambda: None) -> uvicorn.Server:
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        uds=config.socket or None,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=config.proxy,
        http=Door,
        limit_concurrency=2 * config.connections,
        ws=websocket_protocol(),
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
    )
    return _Server(settings, app, opened)


class _Server(uvicorn.Server):
    """Says goodbye before it closes its connections."""

    def __init__(self, config: uvicorn.Config, app: Starlette, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await self._app.state.house.send_away()
        await super().shutdown(sockets)
