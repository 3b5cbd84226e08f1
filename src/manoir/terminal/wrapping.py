"""Where lines may break."""

import re
from textwrap import TextWrapper


def unbroken(text: str, space: str = "\N{NO-BREAK SPACE}") -> str:
    """No line begins with the mark that ends a French word, nor ends with the one that opens it."""
    return re.sub(r" (?=[:;?!%»])|(?<=«) ", space, text)


def hanging(mark: str, text: str, width: int) -> str:
    """Under a mark of its own, as a list has it."""
    wrapper = TextWrapper(width, mark, " " * len(mark), break_on_hyphens=False)
    return wrapper.fill(text)
