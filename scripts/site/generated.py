"""Pages that follow from the program: its commands, its settings, its public API."""

import inspect
import os
from collections.abc import Callable
from importlib import import_module

from manoir.cli.commands import COMMANDS
from manoir.cli.loading import loaded
from manoir.cli.overview import overview
from manoir.core.names import Language
from manoir.server.config import Config, described, variable
from scripts.public_api import MODULES, public_names
from scripts.public_api import described as signatures
from scripts.site.pages import ROOT


def commands(language: Language) -> str:
    os.environ["COLUMNS"] = "100"
    title = {"en": "Commands", "fr": "Commandes"}[language]
    text = [f"# {title}", f"```text\n{overview(language)}\n```"]
    for purpose, group in COMMANDS.items():
        text.append(f"## {purpose.within(language)}")
        for name in group:
            _, parser = loaded(name, language)
            text += [f"### manoir {name}", f"```text\n{parser.format_help().rstrip()}\n```"]
            text += [f"#### manoir {name} {deed}\n\n```text\n{inner.format_help().rstrip()}\n```" for deed, inner in parser.deeds.items()]
    return "\n\n".join(text) + "\n"


def settings(language: Language) -> str:
    head = {
        "en": (
            "# Configuration\n\nEvery setting of `manoir serve` is a flag or a variable of the environment; flags count more. What the "
            "settings are for is in [operating](../operating.md).\n\n| flag | environment | default | |\n|---|---|---|---|"
        ),
        "fr": (
            "# Réglages\n\nChaque réglage de `manoir serve` est une option ou une variable d’environnement ; l’option l’emporte.\n\n"
            "| option | environnement | par défaut | |\n|---|---|---|---|"
        ),
    }[language]
    rows = []
    for name, _, what in described():
        default = {"bots": {"en": "cores − 1", "fr": "cœurs − 1"}[language]}.get(name, str(getattr(Config(), name)))
        said = what.french if language == "fr" else what.english
        rows.append(f"| `--{name}` | `{variable(name)}` | {default and f'`{default}`'} | {said} |")
    kept = {
        "en": "`MANOIR_HOME` is the data folder: records of the terminal, and the house's own file. By default it is `$XDG_DATA_HOME/manoir` "
        "or `~/.local/share/manoir`.",
        "fr": "`MANOIR_HOME` est le dossier de données : parties du terminal, et fichier du manoir. Par défaut `$XDG_DATA_HOME/manoir` ou "
        "`~/.local/share/manoir`.",
    }[language]
    return "\n".join([head, *rows, "", kept, ""])


def api() -> str:
    text = [
        "# Public API",
        "What stands here may be relied on: it changes only with a word in the [changelog](changelog.md). Everything else may "
        "change with any version.",
        "```pycon\n>>> from manoir import Match, SeededLuck, find_game\n>>> cluedo = find_game(\"cluedo\")\n"
        ">>> match = Match.new(cluedo, cluedo.setup(seats=3), SeededLuck(1949))\n>>> match.play(\"roll\")\n"
        ">>> match.view(0).told[-1]\nTookDice(seat=0)\n\n```",
    ]
    for module in MODULES:
        found = import_module(module)
        text += [f"## `{module}`", (found.__doc__ or "").strip().partition("\n")[0]]
        for name in public_names(module):
            thing = getattr(found, name)
            # What is inherited is another's word.
            own = vars(inspect.unwrap(thing)).get("__doc__") if inspect.isclass(thing) else _said_of(thing)
            shown = [line.replace(f"{module}.", "", 1) for line in signatures(module, name)]
            text += [f"### {name}", "```python\n" + "\n".join(shown) + "\n```", inspect.cleandoc(own or "")]
    return "\n\n".join(part for part in text if part) + "\n"


def _said_of(thing: object) -> str | None:
    return thing.__doc__ if inspect.isfunction(inspect.unwrap(thing)) else None  # type: ignore[arg-type]  # any thing


def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


ENGLISH_PAGES: dict[str, Callable[[], str]] = {
    "reference/api.md": api,
    "reference/commands.md": lambda: commands("en"),
    "reference/configuration.md": lambda: settings("en"),
    "reference/changelog.md": changelog,
}
FRENCH_PAGES: dict[str, Callable[[], str]] = {
    "commandes.md": lambda: commands("fr"),
    "reglages.md": lambda: settings("fr"),
}
