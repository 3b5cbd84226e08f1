"""A visitor of a house somewhere else: its identity and its requests."""

from http.cookiejar import LWPCookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from msgspec import MsgspecError
from msgspec.json import decode, encode
from websockets.sync.client import ClientConnection, connect

from manoir.core.errors import ManoirError
from manoir.house.requests.bodies import Problem
from manoir.server.identity import COOKIE
from manoir.table.messages import TableNews


class Trouble(ManoirError):
    """The house cannot be reached, or has refused."""


class Caller:
    """`url` is that of a table; the identity is kept in the file `jar`."""

    def __init__(self, url: str, jar: Path) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Trouble(f"{url!r} is not the address of a table", f"{url!r} n’est pas l’adresse d’une table")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.code = parts.path.rstrip("/").rpartition("/")[2]
        jar.parent.mkdir(parents=True, exist_ok=True)
        self._jar = LWPCookieJar(jar)
        if jar.exists():
            self._jar.load(ignore_discard=True)
        self._opener = build_opener(HTTPCookieProcessor(self._jar))

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        data = None if body is None else encode(body)
        request = Request(f"{self.base}{path}", data, {"Content-Type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=30) as response:
                answer: bytes = response.read()
        except HTTPError as error:
            raise Trouble(_reason(error)) from None
        except URLError as error:
            raise Trouble(
                f"{self.base} cannot be reached: {error.reason}", f"{self.base} ne répond pas : {error.reason}"
            ) from None
        self._jar.save(ignore_discard=True)
        return answer

    def table(self, method: str = "GET", path: str = "", body: Any = None) -> TableNews:
        return decode(self.ask(method, f"/api/tables/{self.code}{path}", body), type=TableNews)

    def live(self) -> ClientConnection:
        """To be closed by whoever asked; raises OSError or what `websockets` raises if there is no way in."""
        cookie = next((cookie.value for cookie in self._jar if cookie.name == COOKIE), "")
        address = self.base.replace("http", "ws", 1) + "/api/live"
        headers = {"Cookie": f"{COOKIE}={cookie}"}
        return connect(address, additional_headers=headers, compression=None, max_size=None).__enter__()


def _reason(error: HTTPError) -> str:
    try:
        return decode(error.read(), type=Problem).reason
    except MsgspecError:
        return f"the house answers {error.code}"
