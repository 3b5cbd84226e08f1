"""Which language whoever types here is answered in."""

import locale
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from manoir.core.errors import UnknownName

if TYPE_CHECKING:
    from manoir.core.names import Language

FLAG = "--lang"
LANGUAGES: "tuple[Language, ...]" = ("fr", "en")


def language_of(typed: Sequence[str], environment: Mapping[str, str] = os.environ) -> "Language":
    """What `--lang` says, wherever it stands; else what the environment speaks."""
    for place, word in enumerate(typed):
        if word == FLAG and place + 1 < len(typed):
            return _known(typed[place + 1])
        if word.startswith(f"{FLAG}="):
            return _known(word.partition("=")[2])
    spoken = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG")
    return "fr" if (spoken or locale.getlocale()[0] or "").lower().startswith("fr") else "en"


def _known(wanted: str) -> "Language":
    for language in LANGUAGES:
        if wanted == language:
            return language
    raise UnknownName("language", wanted, LANGUAGES)
