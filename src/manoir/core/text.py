"""Text that somebody else has written, and that is shown to others."""

import unicodedata


def one_line(text: str) -> str:
    """In one line, without anything that is not seen but done: a terminal must not obey a record."""
    return " ".join("".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in text).split())
