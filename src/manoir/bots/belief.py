"""What a bot may believe, as data: sentences are made where they are read, in the reader's language."""

from typing import Any

from msgspec import Struct

from manoir.core.spelling import Spelling, spelt


class Belief(Struct, frozen=True):
    """One thing a bot believes; a game's bots declare theirs, made of numbers with names like events."""


def spell_belief(belief: Belief, spelling: Spelling) -> dict[str, Any]:
    return {"belief": type(belief).__name__, **spelt(belief, spelling)}
