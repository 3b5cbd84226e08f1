"""`manoir export`: the whole house as files that any web host can give out."""

import argparse
from pathlib import Path

from manoir.cli.commands import Words
from manoir.cli.parser import Parser

DONE = Words(
    "{files} files, {size:.1f} MB; {compressed:.1f} MB to download. Try it: python -m http.server --directory {folder}",
    "{files} fichiers, {size:.1f} Mo ; {compressed:.1f} Mo à télécharger. Pour essayer : "
    "python -m http.server --directory {folder}",
)


def arguments(parser: Parser) -> None:
    parser.takes(
        "folder",
        type=Path,
        metavar="FOLDER",
        en="where to: a new or empty folder, or one that was exported to before",
        fr="où : un dossier neuf ou vide, ou celui d’une exportation précédente",
    )


def run(chosen: argparse.Namespace) -> int:
    from manoir.cli.exporting import export

    made = export(chosen.folder)
    print(DONE.within(chosen.language).format(**made._asdict(), folder=chosen.folder))
    return 0
