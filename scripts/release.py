"""Makes a release: builds it, tries it in a fresh environment, writes down its date and its public API, tags it.

python -m scripts.release 0.2.0             # everything, up to the tag; nothing is sent anywhere
python -m scripts.release 0.2.0 --dry-run   # builds and tries what is here, and changes nothing
"""

import argparse
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

from scripts.public_api import lines

ROOT = Path(__file__).parents[1]
VERSION = ROOT / "src" / "manoir" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
PUBLIC_API = ROOT / "tests" / "packaging" / "public_api.txt"
MOST_BYTES = 3_000_000
"""Of a source archive."""
FIRST_CHOICES = "1\n" * 400
"""Whoever always takes the first choice comes to the end of a short game."""
ENDS = {"fr": "La partie est finie.", "en": "The game is over."}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true")
    chosen = parser.parse_args()
    if not chosen.dry_run:
        prepare(chosen.version)
    with tempfile.TemporaryDirectory() as folder:
        archive, wheel = build(ROOT / "dist")
        check_archive(archive)
        check_wheel(wheel)
        try_out(wheel, Path(folder))
    if not chosen.dry_run:
        say("git", "add", str(VERSION), str(CHANGELOG), str(PUBLIC_API))
        say("git", "commit", "--message", f"release {chosen.version}")
        say("git", "tag", "--annotate", f"v{chosen.version}", "--message", f"Manoir {chosen.version}")
    print(f"{archive.name}: {archive.stat().st_size:,} bytes; {wheel.name}: {wheel.stat().st_size:,} bytes; both work.")


def prepare(version: str) -> None:
    """Refuses what cannot be released, then writes down version, date and public API."""
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
        raise SystemExit(f"{version!r} is not a version such as 0.2.0")
    places = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["manoir"]
    if invented := [place for place in places.values() if ".example" in place]:
        raise SystemExit(
            f"pyproject.toml, [tool.manoir]: fill in where the project lives instead of {', '.join(invented)}"
        )
    if subprocess.check_output(["git", "status", "--porcelain"], cwd=ROOT):
        raise SystemExit("commit first: there are changes")
    CHANGELOG.write_text(dated(CHANGELOG.read_text(encoding="utf-8"), version, today()), encoding="utf-8")
    text = VERSION.read_text(encoding="utf-8")
    VERSION.write_text(re.sub(r'__version__ = ".*"', f'__version__ = "{version}"', text), encoding="utf-8")
    PUBLIC_API.write_text("\n".join(lines()) + "\n", encoding="utf-8")


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def dated(changelog: str, version: str, date: str) -> str:
    """What was to come has come; an empty section waits for the next."""
    head = "## [Unreleased]\n"
    if not changelog.partition(head)[2].partition("\n## [")[0].strip():
        raise SystemExit("CHANGELOG.md says nothing under Unreleased")
    return changelog.replace(head, f"{head}\n## [{version}] - {date}\n", 1)


def build(folder: Path) -> tuple[Path, Path]:
    """(source archive, wheel)"""
    say(sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    newest = [max(folder.glob(kind), key=lambda path: path.stat().st_mtime) for kind in ("*.tar.gz", "*.whl")]
    return newest[0], newest[1]


def check_archive(archive: Path) -> None:
    size = archive.stat().st_size
    if size > MOST_BYTES:
        raise SystemExit(f"{archive.name} has {size:,} bytes: at most {MOST_BYTES:,}")
    with tarfile.open(archive) as opened:
        pictures = [name for name in opened.getnames() if name.endswith((".jpg", ".png")) and "/icons/" not in name]
    if pictures:
        raise SystemExit(f"{archive.name} holds pictures: {', '.join(pictures[:3])} …")


def check_wheel(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = set(opened.namelist())
        about = opened.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    for needed in (
        "manoir/server/page/index.html",
        "manoir/server/page/house.json",
        "manoir/py.typed",
        "manoir/__main__.py",
    ):
        if needed not in names:
            raise SystemExit(f"{wheel.name} lacks {needed}")
    description = about.partition("\n\n")[2]
    if relative := re.findall(r"\]\((?!https?://|#)[^)]*\)", description):
        raise SystemExit(f"the description links where nobody can follow: {relative[0]}")


def try_out(wheel: Path, folder: Path) -> None:
    """As people will: first the wheel alone, then with a house."""
    python = fresh_environment(folder / "fresh")
    install(python, str(wheel))
    for language in ENDS:
        play(python, language, folder / "home")
    install(python, f"{wheel}[serve]")
    answer_from_a_house(python, folder / "house")


def fresh_environment(folder: Path) -> Path:
    """Its Python."""
    say(sys.executable, "-m", "venv", "--without-pip", str(folder))
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, what: str) -> None:
    constraints = str(ROOT / "constraints.txt")
    say(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--constraint", constraints, what)


def play(python: Path, language: str, home: Path, *before: str) -> None:
    """A short game of Cluedo from the deal to its end; `before` are arguments of Python itself."""
    command = [str(python), *(before or ("-m", "manoir")), "play", "cluedo", "--plain", "--lang", language]
    environment = {**os.environ, "MANOIR_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    command += ["--seed", "5", "--bots", "novice", "--option", "rounds=3"]
    ran = subprocess.run(
        command, input=FIRST_CHOICES, capture_output=True, text=True, encoding="utf-8", env=environment
    )
    if ran.returncode or ENDS[language] not in ran.stdout:
        raise SystemExit(f"a game in {language!r} did not come to its end: {ran.stderr or ran.stdout[-500:]}")


def answer_from_a_house(python: Path, home: Path) -> None:
    home.mkdir()
    environment = {**os.environ, "MANOIR_HOME": str(home), "MANOIR_BOTS": "1"}
    command = [str(python), "-m", "manoir", "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as house:
        assert house.stdout is not None
        try:
            url = house.stdout.readline().removeprefix("The house is at ").strip()
            for path in ("/", "/healthz"):
                with urlopen(f"{url}{path}", timeout=30) as answer:
                    answer.read()
        finally:
            house.terminate()


def say(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
