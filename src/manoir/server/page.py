"""The page that browsers load: files from the package, and the same page for every address that is none."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"


class Page(StaticFiles):
    """Files under `assets` have their content in their name, and so never change."""

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
            if missing.status_code != 404 or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response
