"""The documentation site: it builds without a network, every link leads somewhere, and every example is true."""

import doctest
import re
import shlex
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from manoir.cli.commands import NAMES
from manoir.cli.loading import loaded
from scripts.site.__main__ import with_the_rest
from scripts.site.generated import ROOT
from scripts.site.pages import DOCS, page

PAGES = sorted(path for path in DOCS.rglob("*.md") if "rules" not in path.parts)
ORIGIN = "http://site"


class Page(HTMLParser):
    """What a page links to, loads, and can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.anchors.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") not in ("canonical", "prev", "next", "alternate"):
            self.loads.append(given.get("href", ""))
        elif tag in ("img", "script", "source", "iframe") and "src" in given:
            self.loads.append(given["src"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([sys.executable, "-m", "scripts.site", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def built(site: Path) -> dict[str, Page]:
    """By address."""
    pages = {}
    for path in site.rglob("*.html"):
        address = "/" + path.relative_to(site).as_posix().removesuffix("index.html")
        pages[address] = Page(path.read_text(encoding="utf-8"))
    return pages


def test_both_languages_are_there(site: Path, built: dict[str, Page]) -> None:
    for address in ("/", "/reference/api/", "/reference/commands/", "/rules/hantise/", "/fr/", "/fr/rules/hantise/"):
        assert address in built
    assert 'lang="fr"' in (site / "fr" / "index.html").read_text(encoding="utf-8")
    assert "jouer contre des bots" in (site / "fr" / "commandes" / "index.html").read_text(encoding="utf-8")


def test_what_pages_show_of_the_program_is_there(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert "{{" not in path.read_text(encoding="utf-8"), path
    assert "class Canaries" in re.sub(
        r"<[^>]+>", "", (site / "tutorials" / "add-a-game" / "index.html").read_text("utf-8")
    )


def test_every_link_leads_somewhere(site: Path, built: dict[str, Page]) -> None:
    lost = []
    for address, found in built.items():
        if address.endswith("404.html"):
            continue
        for link in found.links:
            target = urlsplit(urljoin(f"{ORIGIN}{address}", link))
            if target.netloc != urlsplit(ORIGIN).netloc or target.scheme != "http":
                continue
            there = built.get(target.path)
            is_file = there is None and (site / unquote(target.path).lstrip("/")).is_file()
            if not is_file and (there is None or (target.fragment and unquote(target.fragment) not in there.anchors)):
                lost.append(f"{address}: {link}")
    assert lost == []


def test_nothing_is_loaded_from_elsewhere(site: Path, built: dict[str, Page]) -> None:
    for address, found in built.items():
        for load in found.loads:
            target = urlsplit(urljoin(f"{ORIGIN}{address}", load))
            assert target.scheme == "data" or target.netloc == urlsplit(ORIGIN).netloc, f"{address}: {load}"
            assert target.scheme == "data" or (site / unquote(target.path).lstrip("/")).exists(), f"{address}: {load}"
    for style in site.rglob("*.css"):
        assert "url(http" not in style.read_text(encoding="utf-8").replace('"', "")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(DOCS).as_posix())
def test_examples_are_true(path: Path) -> None:
    example = doctest.DocTestParser().get_doctest(page(path), {}, path.name, str(path), 0)
    assert doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(example).failed == 0


@pytest.mark.parametrize(
    "path", [*PAGES, ROOT / "README.md", ROOT / "LISEZMOI.md"], ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_commands_that_are_shown_can_be_typed(path: Path) -> None:
    """Not run, but taken by the command they are for."""
    for line in re.findall(
        r"^(?:    |\$ )*(?:[A-Z]+=\S+ )*(?:\S*bin/)?manoir (.+)$", path.read_text(encoding="utf-8"), re.M
    ):
        words = [word for word in shlex.split(line.split(" #")[0].split(" >")[0]) if word not in ("&&", "…")]
        if words and words[0] in NAMES:
            loaded(words[0], "en")[1].parse_args(words[1:])


def test_every_page_is_in_the_menu() -> None:
    """Those of docs/ itself are put at its end, those of its folders are to be put where they belong."""
    menu = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("site.yml", "site.fr.yml"))
    paths = [path.relative_to(DOCS).as_posix() for path in PAGES if path.parent != DOCS]
    assert [path for path in paths if path.removeprefix("fr/") not in menu] == []
    nav = with_the_rest({"nav": [{"Home": "index.md"}]})["nav"]
    assert {"Architecture": "architecture.md"} in nav[-1]["More"]
    assert {"Manoir": "index.md"} not in nav[-1]["More"]
