"""All that a client and a table say to each other, as JSON objects tagged by `type`.

A field annotated with a word holds JSON made elsewhere; the word is its type in the generated TypeScript.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from manoir.core.setup import OptionValue
from manoir.core.talk import Check
from manoir.table.refusal import RefusalCode
from manoir.table.seating.setting import Access
from manoir.table.seating.settings import Help, Settings
from manoir.table.tempo.haste import Skipped

PROTOCOL = 1
"""Raised when a client of before would misunderstand."""

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Ply: TypeAlias = Annotated[int, Meta(ge=0)]
Words: TypeAlias = Annotated[str, Meta(max_length=2000)]
Code: TypeAlias = Annotated[str, Meta(max_length=64)]

Place: TypeAlias = int | Code
"""Where a card may lie: with a seat, or in a pile by its name."""

# From a client


class _Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Join(_Request, frozen=True, tag="join"):
    """Follow a table: one of one's own seats, or none to watch. Answered by `table` and `news`.

    `since` is the last ply the client has; `protocol` is the one it speaks. A client that has the games' own code may
    ask for `numbers`: events come as the engine writes them, cards and places by number.
    """

    table: Code
    seat: Seat | None = None
    since: Ply = 0
    help: Help = "none"
    pictures: bool = True
    numbers: bool = False
    muted: list[Seat] = []
    protocol: int = PROTOCOL


class Part(_Request, frozen=True, tag="part"):
    """Stop following a seat."""

    seat: Seat | None = None


class Act(_Request, frozen=True, tag="act"):
    """Answer the question put at `ply`, by the action's text or its number."""

    seat: Seat
    ply: Ply
    action: Words | int


class Say(_Request, frozen=True, tag="say"):
    """To all at the table; without a seat, to those who watch."""

    text: Words
    seat: Seat | None = None


class Claim(_Request, frozen=True, tag="claim"):
    """State something in one of the game's own forms, true or not."""

    seat: Seat
    claim: Words


class Preset(_Request, frozen=True, tag="preset"):
    """Answer all questions that offer `verb` by the first of `order` that is offered; without an order, ask again."""

    seat: Seat
    verb: Words
    order: list[Words] | None = None


class Assist(_Request, frozen=True, tag="assist"):
    """Choose how much of the notebook is kept."""

    seat: Seat
    help: Help


class AskHint(_Request, frozen=True, tag="hint"):
    """Ask what a good bot would do; only with a degree of help that says more than one was shown."""

    seat: Seat


class AskWhy(_Request, frozen=True, tag="why"):
    """Ask what a certain mark of one's notebook rests on."""

    seat: Seat
    card: Words
    place: Place


class Mute(_Request, frozen=True, tag="mute"):
    """Hear, or hear no more, what a seat says."""

    seat: Seat
    muted: bool = True


class Skip(_Request, frozen=True, tag="skip"):
    """Go on without delay to the next question put to the seat, or to the end while a bot answers for it, or no longer.

    It happens when all people who are at the table wish it.
    """

    seat: Seat
    to: Skipped = "question"


class Wait(_Request, frozen=True, tag="wait"):
    """Let bots wait while the one person at the table looks at something; 0 lets them go on."""

    seat: Seat
    seconds: Annotated[float, Meta(ge=0, le=60)]


Request: TypeAlias = Join | Part | Act | Say | Claim | Preset | Assist | AskHint | AskWhy | Mute | Skip | Wait

# To a client


class _Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(_Message, frozen=True, tag="welcome"):
    protocol: int
    name: str


class ChairNews(Struct, frozen=True, omit_defaults=True):
    """`seat` is None before the deal. A person is here, away, or held: somebody answers for him."""

    character: str
    seat: int | None
    kind: Literal["person", "bot", "nobody"]
    name: str = ""
    level: str = ""
    yours: bool = False
    host: bool = False
    sealed: bool = False
    """Whether its person has added entropy."""
    presence: Literal["here", "away", "held"] = "here"


class PleaNews(Struct, frozen=True, omit_defaults=True):
    """Somebody asks to take a chair over: who has agreed so far, and whether you are asked."""

    number: int
    name: str
    character: str
    agreed: list[str] = []
    """The characters of those who have said yes."""
    yours: bool = False
    """You have asked."""
    asks: bool = False
    """You play, and have not answered yet."""


class TableNews(_Message, frozen=True, tag="table"):
    """All that is public about a table; sent when it changes."""

    code: str
    game: str
    phase: Literal["setting", "playing", "over"]
    options: dict[str, OptionValue]
    settings: Settings
    join: Access
    watch: Access
    chairs: list[ChairNews]
    commitment: str
    host: bool = False
    watchers: int = 0
    again: str | None = None
    """The code of the table where they play again."""
    pleas: list[PleaNews] = []
    barred: Literal["seen", "refused"] | None = None
    """Why you may not ask for a chair: you have seen another hand of this game, or the table has said no."""
    challenge: str | None = None
    """The code of the record whose deal is played again."""
    lesson: str | None = None
    """The name of the lesson that is given here."""
    weekly: str | None = None
    """The week whose deal is played."""
    brought: bool = False
    """Begun elsewhere: whoever brought it could have seen the deal, and it counts for nothing."""
    taken: bool = False
    """Taken along as a file: it goes on elsewhere."""


class QuestionNews(Struct, frozen=True, omit_defaults=True):
    """What is asked of the seat now; `closes` is in seconds from now."""

    ply: int
    choices: Annotated[Raw, "Choice[]"]
    closes: float | None = None


class ClockNews(Struct, frozen=True, omit_defaults=True):
    """Seconds left: for the decision that all can see is due, and by seat for the whole game."""

    seat: int | None = None
    left: float | None = None
    banks: list[float] | None = None


class News(_Message, frozen=True, tag="news"):
    """What a seat has heard and done between two plies, and what it is asked now.

    `picture` holds the fields that have changed, all of them if `whole`.
    """

    seat: int | None
    since: int
    ply: int
    entries: Annotated[list[Raw], "Entry[]"]
    picture: Annotated[dict[str, Raw], "Partial<Picture>"] = {}
    whole: bool = False
    question: QuestionNews | None = None
    clock: ClockNews | None = None
    over: bool = False
    checks: list[Check] = []
    """What the seat's own memory says of what was claimed meanwhile; numbers are those of entries."""


class Accepted(_Message, frozen=True, tag="accepted"):
    """This answer was carried out before."""

    seat: int
    ply: int


class Noted(_Message, frozen=True, tag="noted"):
    """This answer stands, and is carried out in a moment."""

    seat: int
    ply: int


class Refused(_Message, frozen=True, tag="refused"):
    """Nothing has changed; `about` is the type of the request."""

    code: RefusalCode
    reason: str
    about: str = ""
    clause: str | None = None
    seat: int | None = None
    ply: int | None = None


class Mark(Struct, frozen=True, omit_defaults=True):
    """What is known of one card and one place.

    `held` and `shown` are facts, `yes` and `no` follow from facts; `odds` is the chance that the card lies there.
    """

    card: str
    place: Place
    mark: Literal["held", "shown", "yes", "no", "open"]
    odds: float | None = None


class Exposure(Struct, frozen=True):
    """What another seat must know of one's own hand."""

    seat: int
    certain: list[str]
    excluded: list[str]


class NotebookNews(_Message, frozen=True, tag="notebook"):
    seat: int
    ply: int
    help: Help
    marks: list[Mark]
    exposed: list[Exposure] = []


class Reason(Struct, frozen=True):
    """A fact that a certainty rests on; `turn` and `event` say where it was learnt."""

    turn: int
    event: str
    fact: Literal["saw", "has-none", "has-some", "failed-accusation"]
    place: Place | None
    cards: list[str]


class WhyNews(_Message, frozen=True, tag="why"):
    """The smallest set of facts that forces a mark; empty if it is not certain."""

    seat: int
    ply: int
    card: str
    place: Place
    reasons: list[Reason]


class Prospect(Struct, frozen=True, omit_defaults=True):
    """Something that a bot weighed: its worth, in whatever the bot counts at this decision.

    Of a question to the others, `unanswered` is the chance that none of them can show a card.
    """

    action: str
    worth: float
    unanswered: float | None = None


class Known(Struct, frozen=True):
    """How many solutions are possible; of each card that a hint is about, where it lies for certain, or whether it may
    be in the envelope."""

    solutions: int
    cards: list[Mark]


class HintNews(_Message, frozen=True, tag="hint"):
    """What a bot of this level would do in this seat, and why; `prospects` is what it weighed, best first.

    Where there is no notebook to tell what is known, `believed` tells what the bot believes.
    """

    seat: int
    ply: int
    action: str
    level: str
    prospects: list[Prospect] = []
    known: Known | None = None
    believed: Annotated[list[dict[str, Any]], "Belief[]"] = []


class Murmur(_Message, frozen=True, tag="murmur"):
    """Said among those who watch; after the end among all, by those who played in their seats."""

    name: str
    text: str
    seat: int | None = None


class ProofNews(_Message, frozen=True, tag="proof"):
    """Published when the game is over: deal and chance can be checked with it."""

    commitment: str
    seed: str
    entropies: dict[str, str]
    record: str
    """Where the record of the game is kept."""


class Goodbye(_Message, frozen=True, tag="goodbye"):
    """The server closes the connection; `retry` in seconds if it is worth coming back."""

    reason: str
    retry: float | None = None


Message: TypeAlias = (
    Welcome
    | TableNews
    | News
    | Accepted
    | Noted
    | Refused
    | NotebookNews
    | WhyNews
    | HintNews
    | Murmur
    | ProofNews
    | Goodbye
)
