"""Codes of tables: eight syllables that can be read out and typed; 1.7 × 10¹⁵ of them, too many to be guessed."""

import unicodedata
from secrets import choice

SYLLABLES = tuple(consonant + vowel for consonant in "bdfgjklmnprstvxz" for vowel in "aeiou")
LENGTH = 8


def new_code() -> str:
    return "".join(choice(SYLLABLES) for _ in range(LENGTH))


def normal_code(typed: str) -> str:
    """Case, accents, spaces and dashes do not matter."""
    bare = unicodedata.normalize("NFKD", typed.casefold())
    return "".join(sign for sign in bare if "a" <= sign <= "z")
