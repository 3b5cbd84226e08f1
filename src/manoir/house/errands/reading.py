"""Reading records: errands, run where they keep nobody waiting."""

from collections.abc import Callable
from typing import Any

from msgspec.json import encode

from manoir.core.errors import BadRecord
from manoir.core.match import Match
from manoir.core.records import Record, read
from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game
from manoir.house.keeping.stored import Title
from manoir.house.requests.bodies import Frame, Replay, Review
from manoir.table.chance.proof import NoProof, Transcript, transcribe
from manoir.table.helping.assistance import notebook_news
from manoir.table.messages import NotebookNews
from manoir.table.past.course import Course, course
from manoir.table.past.explaining import Explained, explain
from manoir.table.past.luck import Reckoning, reckon
from manoir.table.past.replay import frames, view_at
from manoir.table.past.review import review
from manoir.table.refusal import Refusal


def as_json(think: Callable[..., Any], *about: Any) -> bytes:
    """Spelt here, so that whoever asks has nothing more to do with it."""
    return encode(think(*about))


def read_record(text: str) -> tuple[str, Title]:
    """The game of a record and what a list says of it; what does not follow the rules is refused."""
    record = read_text(text)
    match, over = record.match, record.match.state.outcome
    if over is None:
        reason = "the game is not over: only finished games are kept"
        raise Refusal("malformed", reason, french="la partie n’est pas finie : seules les parties finies sont gardées")
    characters = list(match.setup.characters)
    players = [record.notes.get(f"player {name}") or record.notes.get(f"bot {name}") or "" for name in characters]
    return match.game.name, Title(players, characters, over.winner, over.reason)


def replay_record(text: str, seat: int | None, is_open: bool, brought: bool, ended: int) -> Replay:
    """Through the eyes of a seat, or of those who watch; or with all cards open."""
    record = read_text(text)
    match = record.match
    if seat is not None:
        check_seat(match, seat)
    return Replay(
        game=match.game.name,
        characters=list(match.setup.characters),
        options=match.setup.options,
        notes=record.notes,
        deal={pile: list(cards) for pile, cards in match.deal.items()},
        seat=seat,
        frames=[Frame(*frame) for frame in frames(match, SPECTATOR if seat is None else seat, is_open)],
        brought=brought,
        ended=ended,
    )


def notebook_in_record(text: str, seat: int, ply: int) -> NotebookNews:
    """A seat's notebook as it was after so many moves, with the chances of all that was open."""
    match = read_text(text).match
    check_seat(match, seat)
    return notebook_news(match.game, view_at(match, seat, ply), ply, "odds")


def review_record(text: str) -> Review:
    """What each seat could know, turn by turn."""
    return Review(review(read_text(text).match))


def course_of_record(text: str) -> Course | None:
    """Who was suspected, or who was to win, turn by turn."""
    return course(read_text(text).match)


def weigh_record(text: str) -> Reckoning:
    """Luck apart from choices, seat by seat."""
    return reckon(read_text(text).match)


def explain_record(text: str, ply: int) -> Explained:
    """Why a bot did what is the move of this number."""
    return explain(read_text(text), ply)


def transcribe_record(text: str) -> Transcript:
    try:
        return transcribe(read_text(text))
    except NoProof as reason:
        raise Refusal("unknown", str(reason)) from None


def check_seat(match: Match, seat: int) -> None:
    if seat >= match.setup.seats:
        raise Refusal("unknown", f"there is no seat {seat}")


def read_text(text: str) -> Record:
    if "\0" in text:
        raise Refusal(
            "malformed",
            "a record is text: there is a NUL in it",
            french="un enregistrement est du texte : il y a un octet nul",
        )
    try:
        return read(text, find_game)
    except BadRecord as error:
        raise Refusal("malformed", str(error)[:300], french=error.french and error.french[:300]) from None
