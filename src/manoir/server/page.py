"""The page that browsers load: files from the package, and the same page for every address that is none."""

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from manoir.house.page_files import SMALL_ALREADY

PAGE = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
NEVER_CHANGED = ("assets/", "python/")


class Page(StaticFiles):
    """Files under `assets` and `python` have their content in their name, and so never change."""

    def __init__(self, folder: Path = PAGE) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """A house without its page is still a house."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, "allowed are GET, HEAD", {"allow": "GET, HEAD"})
        if not (self._folder / "index.html").is_file():
            return PlainTextResponse("The page is not built; the house can be played with: manoir join URL\n", 404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith(NEVER_CHANGED):
                raise
            response = await super().get_response("index.html", scope)
        if isinstance(response, FileResponse) and not str(response.path).endswith(SMALL_ALREADY):
            response.headers["vary"] = "accept-encoding"
            if scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                response = await _smaller(response)
        response.headers["cache-control"] = FOR_EVER if path.startswith(NEVER_CHANGED) else "no-cache"
        return response


async def _smaller(response: FileResponse) -> Response:
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    body = await asyncio.to_thread(_compressed, str(response.path), headers["etag"])
    # Another encoding of the same file is not the same byte by byte.
    return Response(body, headers=headers | {"content-encoding": "gzip", "etag": f"W/{headers['etag']}"})


@lru_cache(maxsize=256)
def _compressed(path: str, _etag: str) -> bytes:
    return gzip.compress(Path(path).read_bytes(), mtime=0)
