"""From a page of docs/ to a page of the site: sources are shown in place, links out of docs/ go to the repository."""

import re
import tomllib
from pathlib import Path

from scripts.site.generated import ROOT, SHOWN

DOCS = ROOT / "docs"
LINK = re.compile(r"(?<=\]\()(?!https?://|#|mailto:)([^)\s]+)(?=\))")
PLACE = re.compile(r"^\{\{ (\w+)(?:: (\S+))? \}\}$", re.MULTILINE)
CODE = re.compile(r"(^```.*?^```|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
APART = re.compile(r"(?<=«) | (?=[:;?!»](?:\s|$|\*))")


def repository() -> str:
    places: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["manoir"]
    return places["repository"]


def page(source: Path) -> str:
    text = LINK.sub(lambda found: _followed(source, found[1]), source.read_text(encoding="utf-8"))
    text = PLACE.sub(lambda found: SHOWN[found[1]](*filter(None, found.groups()[1:])), text)
    return in_french(text) if _placed(source).parts[0] == "fr" else text


def _followed(source: Path, link: str) -> str:
    """A page of the site stays a link; anything else is looked up where the project lives."""
    path, mark, anchor = link.partition("#")
    target = (source.parent / path).resolve()
    if target == ROOT / "CHANGELOG.md":
        target = DOCS / "reference" / "changelog.md"
    if DOCS in target.parents and target.suffix != "" and target.name not in ("site.yml", "site.fr.yml"):
        return _within(source, target) + mark + anchor
    kind = "tree" if target.is_dir() else "blob"
    return f"{repository()}/{kind}/main/{target.relative_to(ROOT).as_posix()}{mark}{anchor}"


def _within(source: Path, target: Path) -> str:
    """French pages have a site of their own in fr/, where they come without their folder."""
    home, place = _placed(source), _placed(target)
    if home.parts[0] != "fr":
        return "../" * (len(home.parts) - 1) + place.as_posix()
    inside = "../" * (len(home.parts) - 2)
    if place.parts[0] == "fr":
        return inside + Path(*place.parts[1:]).as_posix()
    if place.parts[0] in ("screens", "assets"):
        return inside + place.as_posix()
    # The other site is known by its addresses: a page is a folder there.
    up = "../" * len(home.with_suffix("").parts) if home.name != "index.md" else "../" * (len(home.parts) - 1)
    return up + (place.parent if place.name == "index.md" else place.with_suffix("")).as_posix().removeprefix(".") + "/"


def _placed(path: Path) -> Path:
    place = path.relative_to(DOCS)
    return Path("fr", "rules", place.name) if place.parts[:2] == ("rules", "fr") else place


def in_french(text: str) -> str:
    """Signs that stand apart in French stay with their word; code is left as it is."""
    parts = CODE.split(text)
    return "".join(part if number % 2 else APART.sub("\N{NO-BREAK SPACE}", part) for number, part in enumerate(parts))
