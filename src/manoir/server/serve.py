"""Running the server."""

import gc
from socket import socket

import uvicorn
from starlette.applications import Starlette

from manoir.server.app import make_app
from manoir.server.config import BadConfig, Config
from manoir.server.logs import log_to_stderr
from manoir.server.wire import Wire

MESSAGE_LIMIT = 16 * 1024
COLLECTIONS = (20_000, 20, 100)
"""Tables live long and hold no cycles: to look through all of them again and again only keeps players waiting."""


def serve(config: Config) -> None:
    """Until a signal says to stop; then moves in flight are finished and clients are told to come back."""
    if config.log not in ("debug", "info", "warning", "error"):
        raise BadConfig(f"log is {config.log!r}: allowed are debug, info, warning, error")
    log_to_stderr(config.log)
    server = server_for(config, make_app(config))
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    server.run()


def server_for(config: Config, app: Starlette) -> uvicorn.Server:
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
        ws=Wire,
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
    )
    return _Server(settings, app)


class _Server(uvicorn.Server):
    """Says goodbye before it closes its connections."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await self._app.state.house.close()
        await super().shutdown(sockets)
