"""What can be known in a game; `manoir.games.knowing` has the kinds there are."""

from msgspec import Struct


class Knowledge(Struct, frozen=True):
    """Says what a seat can know, from its view alone."""
