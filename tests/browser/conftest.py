"""One page, built once; one house and one browser for each process that runs tests."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from hatch_build import build_page, npm
from manoir.cli.exporting import PAGE, export
from tests.browser.playing import PATIENCE, SILENT, Player, Visits
from tests.server.process import ProcessHouse

WEB = Path(__file__).parents[2] / "web"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Names that are not this machine: without encryption a page there has no clipboard.
    "--host-resolver-rules=MAP *.manoir.test 127.0.0.1",
]


def chromium_path() -> str | None:
    """Rather the one without windows: a page in it costs a sixth of the time."""
    found = map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))
    return next(filter(None, found), None)


def build(folder: Path) -> None:
    """Processes that run tests side by side share one page."""
    with (folder.parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").exists():
            npm(WEB, "run", "build", "--", "--outDir", str(folder), "--logLevel", "error")


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    build(shared / "page")
    return shared / "page"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The house as files, given out by a server that knows nothing of it."""
    folder = tmp_path_factory.mktemp("site") / "manoir"
    with (tmp_path_factory.getbasetemp().parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_page(WEB.parent)
    if not (PAGE / "house.json").exists() and "MANOIR_ALL_TESTS" not in os.environ:
        pytest.skip("msgspec for WebAssembly cannot be fetched here")
    export(folder, compress=False)
    # Not at the top: wherever its files lie, it finds them.
    with given_out(folder.parent) as url:
        yield f"{url}manoir/"


@contextmanager
def given_out(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Whoever runs tests is not told of each file."""


@pytest.fixture
def alone(chromium: Browser, site: str) -> Iterator[Visits]:
    """Opens browsers at a page that needs no server."""
    with Visits(chromium, site, SILENT) as opened:
        yield opened


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that names what deals hang on."""
    return tmp_path_factory.mktemp("deals") / "name"


@pytest.fixture(autouse=True)
def own_deals(deals: Path, request: pytest.FixtureRequest) -> None:
    """Deals hang on the test's name: what fails fails again, and a test that is run many times sees as many deals."""
    deals.write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def house(page_folder: Path, deals: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessHouse]:
    folder = tmp_path_factory.mktemp("house")
    settings = {"page": page_folder, "test_deals": deals}
    with ProcessHouse(f"sqlite:///{folder / 'manoir.db'}", folder / "log", **settings) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Closed behind the last test here: as long as it is open, no other test of its process has an event loop."""
    path = chromium_path()
    if path is None and "MANOIR_ALL_TESTS" not in os.environ:
        pytest.skip("Chromium is not installed")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visits(chromium: Browser, house: ProcessHouse) -> Iterator[Visits]:
    """Opens browsers at the house; whatever went wrong in one of them fails the test."""
    with Visits(chromium, house.url, SILENT) as opened:
        yield opened


@pytest.fixture
def player(visits: Visits) -> Player:
    """At a desk, in French."""
    return visits.player()
