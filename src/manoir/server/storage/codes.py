"""Codes of tables: five syllables that can be read out, typed and remembered; 3 × 10⁹ of them."""

import unicodedata
from secrets import choice

SYLLABLES = tuple(consonant + vowel for consonant in "bdfgjklmnprstvxz" for vowel in "aeiou")
LENGTH = 5


def new_code() -> str:
    return "".join(choice(SYLLABLES) for _ in range(LENGTH))


def normal_code(typed: str) -> str:
    """Case, accents, spaces and dashes do not matter."""
    bare = unicodedata.normalize("NFKD", typed.casefold())
    return "".join(sign for sign in bare if "a" <= sign <= "z")
