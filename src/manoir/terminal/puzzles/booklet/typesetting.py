"""Words as they are printed: what belongs together is not parted at the end of a line."""

import re
from html import escape

_TALL = re.compile(r" (?=[:;!?»])|(?<=«) ")
_TITLE = re.compile(r"\b(M\.|Mme|Mlle|Mr|Mrs|Miss|Dr) ")
NARROW, FAST = "\u202f", "\u00a0"


def inked(text: str) -> str:
    return escape(_TITLE.sub(rf"\1{FAST}", _TALL.sub(NARROW, text)))
