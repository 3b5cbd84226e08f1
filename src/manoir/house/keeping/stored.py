"""What is kept of tables and of finished games."""

from time import time
from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.core.game import Deal
from manoir.table.refusal import Refusal
from manoir.table.seating.setting import Setting

Phase: TypeAlias = Literal["setting", "playing", "over"]


class Stored(Struct):
    """`deal` is None until the game begins; `again` is the code of the table where they play again."""

    id: int
    code: str
    phase: Phase
    setting: Setting
    seed: bytes
    deal: Deal | None
    again: str | None
    changed: int

    @property
    def is_listed(self) -> bool:
        """Whether everybody may join or watch it."""
        joinable = self.phase == "setting" and self.setting.join == "listed"
        return joinable or (self.phase != "over" and self.setting.watch == "listed")

    @property
    def people(self) -> set[str]:
        """Who sits at the table; the host belongs to it even without a chair."""
        return {*self.setting.people(), self.setting.host}


class Title(Struct, frozen=True):
    """What a list says of a record: names by seat, the winner's seat, and how it was won."""

    players: list[str]
    characters: list[str]
    winner: int | None
    reason: str | None


class Kept(Struct, frozen=True):
    """`brought` from elsewhere: the house has not seen who played. `closed`: only for those who did.

    `weekly` is the week and the game, if it was the deal of the week.
    """

    code: str
    game: str
    title: Title
    ended: int
    brought: bool = False
    closed: bool = False
    weekly: str | None = None


class Text(Struct, frozen=True):
    text: str
    brought: bool
    ended: int


def milliseconds() -> int:
    """Since 1970."""
    return int(time() * 1000)


def no_table() -> Refusal:
    return Refusal("unknown", "there is no such table")


def no_record() -> Refusal:
    return Refusal("unknown", "there is no such record")


def no_page() -> Refusal:
    return Refusal("unknown", "nobody shows a page under this code")


def not_yours_to_close() -> Refusal:
    return Refusal("not-yours", "only those who have played it can close it to others")


def game_over() -> Refusal:
    return Refusal("over", "the game is over")
