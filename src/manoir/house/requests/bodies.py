"""What is asked of a house and answered beside a game, as JSON."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from manoir.core.game import Deal
from manoir.core.setup import OptionValue
from manoir.core.shapes import Shape
from manoir.house.keeping.stored import Kept
from manoir.table.messages import TableNews
from manoir.table.past.review import SolutionsLeft
from manoir.table.refusal import RefusalCode
from manoir.table.seating.setting import Access
from manoir.table.seating.settings import Help, Settings
from manoir.table.tempo.pace import PaceName

Short = Annotated[str, Meta(max_length=60)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; nothing has changed. `french` is the same reason, where it has no other words."""

    code: RefusalCode
    reason: str
    clause: str | None = None
    french: str | None = None


class Me(Struct, frozen=True):
    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Short


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """`choices` are all that is allowed, or numbers from `least` to `most`."""

    name: str
    default: OptionValue
    english: str
    french: str
    choices: list[OptionValue] = []
    least: int | None = None
    most: int | None = None


class Shapes(Struct, frozen=True):
    """Which values are about seats: of the picture, of events by name, and of actions by verb."""

    picture: dict[str, Shape]
    events: dict[str, dict[str, Shape]]
    actions: dict[str, dict[str, Shape]]


class GameInfo(Struct, frozen=True):
    name: str
    title: dict[str, str]
    least: int
    most: int
    short_from: int | None
    """With so many seats or more a game is over after two or three rounds."""
    characters: list[str]
    options: list[OptionInfo]
    bots: list[str]
    marks: dict[str, float]
    """How strong bots play, on the scale of people's ratings."""
    helps: list[Help]
    phrases: list[str]
    claims: list[str]
    """Forms such as `suspect <character>`; a sign after a part says that it may be repeated."""
    claim_parts: dict[str, list[str]]
    shapes: Shapes


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot on the chair of a character, or on the first that is free."""

    level: Short
    character: Short | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a chair before the deal. `entropy` is 32 bytes that the visitor adds to chance."""

    character: Short | None = None
    name: Short | None = None
    entropy: Hex | None = None


class Plead(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the chair of a bot, or of somebody who has left, during the game; or for the first there is."""

    character: Short | None = None
    name: Short | None = None


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody who plays agrees that another takes a chair over."""

    agree: bool


class Entropy(Struct, frozen=True, forbid_unknown_fields=True):
    """Added to chance by a visitor on all his chairs that have none yet."""

    entropy: Hex | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever opens a table is its host; `sit` takes a chair at once, and `bots` seats some."""

    game: Short
    options: dict[str, OptionValue] = {}
    settings: Settings = Settings()
    join: Access = "link"
    watch: Access = "link"
    sit: Sit | None = None
    bots: Annotated[list[SeatBot], Meta(max_length=32)] = []


class Challenge(Struct, frozen=True, forbid_unknown_fields=True):
    """The same deal from the seat of a character."""

    character: Short
    name: Short | None = None
    settings: Settings = Settings()


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """To be taught, under this name and at this pace."""

    name: Short | None = None
    pace: PaceName = "patient"


class Weekly(Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of the week, from its first seat."""

    game: Short
    name: Short | None = None
    settings: Settings = Settings()


class ChangeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """By the host: what is not named stays. After the deal, nothing but the pace."""

    options: dict[str, OptionValue] | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    join: Access | UnsetType = UNSET
    watch: Access | UnsetType = UNSET


class Tables(Struct, frozen=True):
    """Where the visitor has a seat, and what is listed for all."""

    mine: list[TableNews]
    listed: list[TableNews]


class ChangeRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """`closed`: read by those who have played it alone."""

    closed: bool


class Records(Struct, frozen=True):
    records: list[Kept]


class Frame(Struct, frozen=True):
    """A move as one seat heard of it: the events it was told, and the fields of its picture that changed.

    With all cards open, `cards` is all that lies face down, by character and by pile, if it has changed.
    """

    seat: int
    move: str
    events: list[dict[str, Any]]
    picture: dict[str, Any]
    cards: Deal | None = None


class Replay(Struct, frozen=True):
    """A finished game through the eyes of a seat, or of those who watch; `deal` is all that was hidden at the start.

    `ended` is when it was over, or brought, in milliseconds since 1970. A game `brought` from elsewhere was not seen by
    the house: its names and its seed are whatever is written there.
    """

    game: str
    characters: list[str]
    options: dict[str, OptionValue]
    notes: dict[str, str]
    deal: dict[str, list[str]]
    seat: int | None
    frames: list[Frame]
    ended: int
    brought: bool = False


class Review(Struct, frozen=True):
    """What could be known in a finished game: by seat, how many solutions were possible from which move on."""

    seats: list[list[SolutionsLeft]]


class Health(Struct, frozen=True):
    status: Literal["open"]


class Condition(Struct, frozen=True):
    """How the house is, for its keeper; `waiting` is the age of the oldest unanswered errand by kind, in seconds."""

    status: Literal["open", "closing", "unable"]
    database: str
    tables: int
    clients: int
    processes: int
    waiting: dict[str, float]
