"""What a finished game amounted to, seat by seat: worked out once, and kept with its record."""

from msgspec import Struct

from manoir.bots.bot import judge_of
from manoir.core.match import Match
from manoir.games.knowing import HiddenCards
from manoir.house.errands.reading import read_text
from manoir.house.keeping.stored import Kept
from manoir.table.chance.proof import NoProof, verify
from manoir.table.past.course import course
from manoir.table.past.luck import Reckoning, reckon
from manoir.table.past.review import SolutionsLeft, review
from manoir.table.past.rounds import rounds
from manoir.table.refusal import Refusal

EDITION = 2
"""Accounts of another one are made anew."""


class Feat(Struct, frozen=True):
    """Something to be proud of, and the move that it was: the bits a question told; a win from so small a chance."""

    ply: int
    told: float | None = None
    chance: float | None = None


class Share(Struct, frozen=True):
    """Of a seat. Choices and luck are in questions or in games; from the round `certain` on, one solution was left."""

    role: str = ""
    decisions: int = 0
    choice: float | None = None
    luck: float | None = None
    certain: int | None = None
    feat: Feat | None = None


class Account(Struct, frozen=True):
    """`levels` are those of the bots, by seat. What does not follow from its seal is not `verified`."""

    verified: bool
    rounds: int = 0
    levels: list[str | None] = []
    people: int = 0
    challenge: bool = False
    seats: list[Share] = []
    edition: int = EDITION


class Past(Struct, frozen=True):
    """A record of somebody's: the one `seat` that he held from the deal to the end, and its account once it is made."""

    kept: Kept
    seat: int | None
    account: Account | None


UNREADABLE = Account(False)
"""Of a game that is not here any more, or of other rules."""


def account_of(text: str) -> Account:
    try:
        record = read_text(text)
        if not all(finding.holds for finding in verify(record)):
            return UNREADABLE
    except (Refusal, NoProof):
        return UNREADABLE
    match, notes = record.match, record.notes
    numbers = rounds(match)
    levels = [notes.get(f"bot {character}") for character in match.setup.characters]
    return Account(
        True,
        numbers[-1] if numbers else 0,
        levels,
        levels.count(None),
        "challenge" in notes or "weekly" in notes,
        _by_cards(match, numbers) if isinstance(match.game.knowledge, HiddenCards) else _by_course(match),
    )


def _by_cards(match: Match, numbers: list[int]) -> list[Share]:
    weighed = reckon(match)
    unit = weighed.unit or 1.0
    return [
        Share(
            decisions=ledger.decisions,
            choice=ledger.choice / unit,
            luck=ledger.luck / unit,
            certain=_certain(known, numbers),
            feat=_telling(weighed, seat),
        )
        for seat, (ledger, known) in enumerate(zip(weighed.seats, review(match), strict=True))
    ]


def _certain(known: list[SolutionsLeft], numbers: list[int]) -> int | None:
    ply = next((left.ply for left in known if left.solutions == 1), None)
    return None if ply is None else numbers[max(0, ply - 1)]


def _telling(weighed: Reckoning, seat: int) -> Feat | None:
    """The question that told most."""
    asked = [question for question in weighed.questions if question.seat == seat and question.told]
    best = max(asked, key=lambda question: question.told or 0.0, default=None)
    return None if best is None else Feat(best.ply, told=best.told)


def _by_course(match: Match) -> list[Share]:
    over = match.state.outcome
    roles = match.game.roles(match.state) or ("",) * match.setup.seats
    stood = course(match)
    feats: dict[int, Feat] = {}
    if stood is not None and stood.about == "win" and over is not None and over.winner is not None:
        lowest = min(stood.chances, key=lambda chances: chances.seats[over.winner or 0], default=None)
        if lowest is not None:
            feats[over.winner] = Feat(lowest.ply, chance=lowest.seats[over.winner])
    weighed = reckon(match).seats if judge_of(match.game) else []
    return [
        Share(
            role=role,
            decisions=weighed[seat].decisions if weighed else 0,
            choice=weighed[seat].choice if weighed else None,
            luck=weighed[seat].luck if weighed else None,
            feat=feats.get(seat),
        )
        for seat, role in enumerate(roles)
    ]
