"""`make docs`: the site in English at site/, in French at site/fr/. Needs no network."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

from scripts.site.generated import ROOT
from scripts.site.pages import DOCS, page

WORKPLACE = ROOT / "build" / "docs"
FONTS = {
    "figtree.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    "federo.woff2": "@fontsource/federo/files/federo-latin-400-normal.woff2",
}


def main() -> None:
    site = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "site"
    shutil.rmtree(WORKPLACE, ignore_errors=True)
    shutil.rmtree(site, ignore_errors=True)
    put_together()
    settings = yaml.safe_load((DOCS / "site.yml").read_text(encoding="utf-8"))
    otherwise = yaml.safe_load((DOCS / "site.fr.yml").read_text(encoding="utf-8"))
    build("en", with_the_rest(settings), site)
    build("fr", merged(settings, otherwise), site / "fr")


def with_the_rest(settings: dict[str, Any]) -> dict[str, Any]:
    """Pages of docs/ that nobody has put into the menu stand at the end of it."""
    listed = yaml.safe_dump(settings["nav"])
    rest = [path for path in sorted(DOCS.glob("*.md")) if path.name not in listed]
    titles = {path.name: path.read_text(encoding="utf-8").splitlines()[0].lstrip("# ") for path in rest}
    more = [{"More": [{title: name} for name, title in titles.items()]}] if rest else []
    return {**settings, "nav": [*settings["nav"], *more]}


def put_together() -> None:
    """The pages of both sites, with everything that is generated."""
    english, french = WORKPLACE / "en", WORKPLACE / "fr"
    for source in sorted(DOCS.rglob("*.md")):
        path = source.relative_to(DOCS)
        if path.parts[0] == "fr":
            write(french / path.relative_to("fr"), page(source))
        elif path.parts[:2] == ("rules", "fr"):
            write(french / "rules" / path.name, page(source))
        else:
            write(english / path, page(source))
    shutil.copy(ROOT / "CHANGELOG.md", english / "reference" / "changelog.md")
    for folder in (english, french):
        shutil.copytree(DOCS / "assets", folder / "assets")
        for name, origin in FONTS.items():
            (folder / "assets" / "fonts").mkdir(exist_ok=True)
            shutil.copy(ROOT / "web" / "node_modules" / origin, folder / "assets" / "fonts" / name)
        (folder / "screens").mkdir()
        for picture in sorted({name for text in folder.rglob("*.md") for name in pictures(text)}):
            shutil.copy(DOCS / "screens" / picture, folder / "screens" / picture)


def pictures(text: Path) -> list[str]:
    words = text.read_text(encoding="utf-8").replace(")", " ").split()
    return [word.rpartition("/")[2] for word in words if "screens/" in word and word.endswith(".jpg")]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def merged(settings: dict[str, object], otherwise: dict[str, object]) -> dict[str, object]:
    result = dict(settings)
    for key, value in otherwise.items():
        before = settings.get(key)
        result[key] = merged(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return result


def build(language: str, settings: dict[str, object], site: Path) -> None:
    config = WORKPLACE / f"{language}.yml"
    settings = {**settings, "docs_dir": language, "site_dir": f"site-{language}"}
    config.write_text(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", config.name]
    ran = subprocess.run(command, cwd=WORKPLACE, capture_output=True, text=True)
    if ran.returncode or "No issues found" not in ran.stdout + ran.stderr:
        raise SystemExit(f"the site in {language!r} has faults:\n{ran.stdout}{ran.stderr}")
    shutil.copytree(WORKPLACE / f"site-{language}", site, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
