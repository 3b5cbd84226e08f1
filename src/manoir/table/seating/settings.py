"""What a table agrees on besides the game's own options."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from manoir.table.tempo.pace import PaceName

Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]

Absence: TypeAlias = Literal["bot", "rules"]
"""Who answers for a seat that stays away: a bot that sees what the seat sees, or what the rules say of the absent."""

Help: TypeAlias = Literal["none", "shown", "certain", "odds"]
"""How much of the notebook is kept for a player: nothing, what he was shown, what is certain and why, chances too."""

HELPS: tuple[Help, ...] = ("none", "shown", "certain", "odds")


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and for all decisions of a seat together; None is no limit."""

    decision: Seconds | None = None
    game: Seconds | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    clock: Clock = Clock()
    pace: PaceName = "normal"
    absence: Absence = "bot"
    grace: Seconds = 60
    """How long a seat may be away before somebody answers for it."""
    stand_in: Annotated[str, Meta(max_length=40)] = ""
    """The bot that holds the seats of the absent; without a name, the best there is."""
    help: Help = "odds"
    """The most help a player may choose."""
    hints: bool = True
    talk: bool = True
    late: bool = True
    """Whether newcomers may take over a bot's seat."""
