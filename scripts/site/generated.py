"""What pages show of the program itself: its commands, its settings, its public API, its sources."""

import inspect
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from manoir.cli.commands import COMMANDS
from manoir.cli.loading import loaded
from manoir.cli.overview import overview
from manoir.core.names import Language
from manoir.server.config import Config, described, variable
from scripts.public_api import MODULES, public_names
from scripts.public_api import described as signatures

ROOT = Path(__file__).parents[2]
RECORD_LINES = 22
"""Of a record so many lines are shown."""
WIDTH = "100"


def commands(language: Language) -> str:
    os.environ["COLUMNS"] = WIDTH
    text = [_block(overview(language))]
    for purpose, group in COMMANDS.items():
        text.append(f"## {purpose.within(language)}")
        for name in group:
            _, parser = loaded(name, language)
            text += [f"### manoir {name}", _block(parser.format_help())]
            for deed, inner in parser.deeds.items():
                text += [f"#### manoir {name} {deed}", _block(inner.format_help())]
    return "\n\n".join(text)


def settings(language: Language) -> str:
    rows = []
    for name, _, what in described():
        default = f"`{getattr(Config(), name)}`" if getattr(Config(), name) != "" else ""
        if name == "bots":
            default = "cœurs − 1" if language == "fr" else "cores − 1"
        said = what.french if language == "fr" else what.english
        rows.append(f"| `--{name}` | `{variable(name)}` | {default} | {said} |")
    return "\n".join(rows)


def api() -> str:
    text = []
    for module in MODULES:
        found = import_module(module)
        text += [f"## `{module}`", (found.__doc__ or "").strip().partition("\n")[0]]
        for name in public_names(module):
            shown = [line.replace(f"{module}.", "", 1) for line in signatures(module, name)]
            text += [f"### {name}", _block("\n".join(shown), "python"), _said_of(getattr(found, name))]
    return "\n\n".join(part for part in text if part)


def _said_of(thing: object) -> str:
    """Its own word: what a class inherits is another's."""
    bare = inspect.unwrap(thing) if callable(thing) else thing
    if not inspect.isclass(bare) and not inspect.isfunction(bare):
        return ""
    return inspect.cleandoc(vars(bare).get("__doc__") or "" if inspect.isclass(bare) else bare.__doc__ or "")


def _block(text: str, kind: str = "text") -> str:
    return f"```{kind}\n{text.rstrip()}\n```"


def source(path: str) -> str:
    return _block((ROOT / path).read_text(encoding="utf-8"), "python")


def record(path: str) -> str:
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    return _block("\n".join([*lines[:RECORD_LINES], "…"]))


SHOWN: dict[str, Callable[..., str]] = {
    "api": api,
    "commands": commands,
    "record": record,
    "settings": settings,
    "source": source,
}
"""By what stands in a page: `{{ record: tests/… }}`."""
