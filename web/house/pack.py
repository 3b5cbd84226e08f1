"""Run by pack.mjs in the very Python that the page will run: compiles the library and the house for it."""

import importlib.util
import json
import zipfile
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

PARTS = ("core", "deduction", "games", "texts", "bots", "table", "puzzles", "companion", "lessons", "house", "worker")
"""Of the house: all but what serves a network, a terminal or research."""
UNUSED = (
    "_aix_support.py", "_android_support.py", "_apple_support.py", "_ios_support.py", "_osx_support.py",
    "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten.py",
    "antigravity.py", "argparse.py", "bdb.py", "cgi.py", "cmd.py", "compileall.py", "configparser.py", "cProfile.py",
    "ctypes", "curses", "dbm", "doctest.py", "email/[!_]*", "email/_[!_]*", "ensurepip", "filecmp.py", "fileinput.py",
    "ftplib.py", "getpass.py", "gettext.py", "html", "http", "idlelib", "imaplib.py", "lib2to3", "logging/config.py",
    "logging/handlers.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py",
    "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "profiling", "pstats.py",
    "pyclbr.py", "pydoc.py", "pydoc_data", "sched.py", "smtplib.py", "socketserver.py", "sqlite3", "ssl.py",
    "statistics.py", "symtable.py", "tabnanny.py", "tarfile.py", "test", "timeit.py", "tkinter", "trace.py",
    "turtle.py", "turtledemo", "unittest", "urllib/request.py", "urllib/robotparser.py", "venv", "wave.py", "wsgiref",
    "xml", "xmlrpc", "zipapp.py", "zoneinfo",
)  # fmt: skip
"""Of the library: what neither the house nor Pyodide imports. Each worker has all the rest in its memory."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "*unicode_escape", "utf_*")
"""Of some hundred."""


def is_used(path: PurePosixPath) -> bool:
    if path.parts[0] == "encodings":
        return any(fnmatch(path.stem, encoding) for encoding in ENCODINGS)
    ways = (path, *path.parents)
    return not any(fnmatch(str(way), name) for way in ways for name in UNUSED)


def compiled(name: str, source: str, optimize: int) -> bytes:
    """A module that is loaded without its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib._bootstrap_external._code_to_timestamp_pyc(code)


def add(files: dict[str, bytes], name: PurePosixPath, content: bytes, optimize: int) -> None:
    if name.suffix == ".py":
        files[str(name.with_suffix(".pyc"))] = compiled(str(name), content.decode(), optimize)
    elif name.suffix not in (".pyi", ".pyc", ".typed", ".npz"):
        files[str(name)] = content


def library() -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    with zipfile.ZipFile("/stdlib.zip") as whole:
        for entry in whole.infolist():
            path = PurePosixPath(entry.filename)
            if not entry.is_dir() and is_used(path):
                add(files, path, whole.read(entry), optimize=2)
    return files


def house() -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    with zipfile.ZipFile("/msgspec.whl") as wheel:
        for entry in wheel.infolist():
            if ".dist-info/" not in entry.filename:
                add(files, PurePosixPath(entry.filename), wheel.read(entry), optimize=2)
    source = Path("/source/manoir")
    modules = [*source.glob("*.py"), *(found for part in PARTS for found in (source / part).rglob("*.*"))]
    for module in sorted(modules):
        if "__pycache__" not in module.parts and module.is_file():
            add(files, PurePosixPath(module.relative_to("/source")), module.read_bytes(), optimize=0)
    return files


# Not compressed: that is done once, and better, for the whole file, by whoever gives it out.


def pack_as_zip(name: str, files: dict[str, bytes]) -> None:
    """As Pyodide wants its library."""
    with zipfile.ZipFile(f"/packed/{name}", "w", zipfile.ZIP_STORED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)


def pack_plainly(name: str, files: dict[str, bytes]) -> None:
    """A line that says how long each file is, then all of them: python.ts has them in no time, and unzips nothing."""
    contents = json.dumps({path: len(content) for path, content in files.items()})
    Path(f"/packed/{name}").write_bytes(b"".join((contents.encode(), b"\n", *files.values())))


Path("/packed").mkdir()
pack_as_zip("python_stdlib.zip", library())
pack_plainly("house.pack", house())
