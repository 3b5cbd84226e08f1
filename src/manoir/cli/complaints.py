"""What went wrong, in one line of the language of whoever typed."""

from typing import TYPE_CHECKING

from manoir.cli.extras import NotInstalled
from manoir.core.errors import ManoirError, UnknownName

if TYPE_CHECKING:
    from manoir.core.names import Language

FRENCH_KINDS = {
    "action": "action inconnue",
    "bot": "bot inconnu",
    "card": "carte inconnue",
    "character": "personnage inconnu",
    "command": "commande inconnue",
    "edition": "édition inconnue",
    "game": "jeu inconnu",
    "language": "langue inconnue",
    "option": "option inconnue",
    "seat": "siège inconnu",
    "shell": "shell inconnu",
}


def in_one_line(error: ManoirError | OSError, language: "Language") -> str:
    if isinstance(error, NotInstalled):
        return error.words.within(language)
    if isinstance(error, UnknownName) and language == "fr" and error.kind in FRENCH_KINDS:
        hint = f" ; vouliez-vous dire {error.near!r} ?" if error.near else ""
        listing = f" (il y a : {', '.join(error.known)})" if error.lists_all else ""
        return f"{FRENCH_KINDS[error.kind]} {error.name!r}{hint}{listing}"
    if isinstance(error, FileNotFoundError) and language == "fr":
        return f"il n’y a pas de fichier {error.filename}"
    french = error.french if isinstance(error, ManoirError) and language == "fr" else None
    return " ".join((french or str(error)).split())
