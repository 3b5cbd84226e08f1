"""Words as people type them."""

import unicodedata


def plain(text: str) -> str:
    """Without accents and in small letters."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(mark for mark in bare if not unicodedata.combining(mark))
