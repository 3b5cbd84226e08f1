"""What every response carries, and who may ask from where."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manoir.server.keeper.metrics import REQUESTS
from manoir.server.web.http import refused
from manoir.table.refusal import Refusal

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))


class Guard:
    """Adds the headers, and lets no page of another origin change anything or listen in."""

    def __init__(self, app: ASGIApp, origin: str) -> None:
        self._app = app
        self._origin = origin.rstrip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._guard(scope, receive, send)
        elif scope["type"] == "websocket" and self._is_foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "another origin"})
        else:
            await self._app(scope, receive, send)

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = "max-age=31536000"
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
                REQUESTS.labels(str(message["status"])).inc()
            await send(message)

        if scope["method"] not in SAFE_METHODS and self._is_foreign(scope):
            await refused(Refusal("closed", "another origin"))(scope, receive, send_guarded)
        else:
            await self._app(scope, receive, send_guarded)

    def _is_foreign(self, scope: Scope) -> bool:
        """Browsers always say where a request comes from that could do harm; other clients have no cookies to steal."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return False
        if self._origin:
            return origin != self._origin
        scheme, host = urlsplit(origin)[:2]
        # A page that anybody on the way could have written must not speak for the house behind TLS.
        return host != headers.get("host") or (scheme == "http" and scope["scheme"] in ("https", "wss"))
