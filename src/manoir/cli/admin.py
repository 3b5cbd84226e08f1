"""`manoir admin`: what a house keeps, copied, brought back or cleared out."""

import argparse
from pathlib import Path

from manoir.cli.arguments import at_least
from manoir.cli.commands import Words
from manoir.cli.housekeeping import chosen_database
from manoir.cli.parser import Parser
from manoir.server.config import variable

DEEDS = {
    "backup": Words("copy everything into a file", "tout copier dans un fichier"),
    "restore": Words("fill an empty database from a file", "remplir une base vide depuis un fichier"),
    "purge": Words("remove tables that nobody has touched for long", "ôter les tables délaissées depuis longtemps"),
}
DID = {
    "backup": Words("Copied into {file}", "Copié dans {file}"),
    "restore": Words("Brought back from {file}", "Rétabli depuis {file}"),
    "purge": Words("Removed", "Ôté"),
}
COUNTED = {
    "attempts": "énigmes",
    "chairs": "chaises",
    "moves": "coups",
    "presets": "réglages",
    "records": "parties finies",
    "secrets": "secrets",
    "tables": "tables",
    "visitors": "visiteurs",
}
"""What a house keeps, in French."""


def arguments(parser: Parser) -> None:
    _takes_database(parser, None)
    deeds = parser.does(DEEDS)
    for name, deed in deeds.items():
        # Given after the deed it counts as well as before.
        _takes_database(deed, argparse.SUPPRESS)
        if name != "purge":
            deed.takes("file", type=Path, metavar="FILE", en="the copy", fr="la copie")
    deeds["purge"].takes(
        "--days",
        type=at_least(1, parser.language),
        default=90,
        metavar="N",
        en="for how long (default: 90)",
        fr="depuis combien de jours (par défaut : 90)",
    )
    deeds["purge"].takes(
        "--records",
        action="store_true",
        en="finished games and puzzles of before, too",
        fr="les parties finies et les énigmes d’avant aussi",
    )


def run(chosen: argparse.Namespace) -> int:
    from manoir.server.keeper.admin import backup, purge, restore

    url = chosen_database(chosen.database)
    if chosen.deed == "purge":
        counts = purge(url, chosen.days, chosen.records)
    else:
        counts = (backup if chosen.deed == "backup" else restore)(url, chosen.file)
    did = DID[chosen.deed].within(chosen.language).format(**vars(chosen))
    colon = " :" if chosen.language == "fr" else ":"
    print(f"{did}{colon} {', '.join(f'{number} {_named(name, chosen.language)}' for name, number in counts.items())}")
    return 0


def _named(table: str, language: str) -> str:
    return COUNTED.get(table, table) if language == "fr" else table


def _takes_database(parser: Parser, default: str | None) -> None:
    parser.takes(
        "--database",
        metavar="DATABASE",
        default=default,
        en=f"as for serve (or {variable('database')})",
        fr=f"comme pour serve (ou {variable('database')})",
    )
