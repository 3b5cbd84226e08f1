"""What followers of a seat are sent: made from the seat's journal and its view, and from nothing else."""

from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import encode

from manoir.core.actions import Action
from manoir.core.events import Claimed, Event, Said
from manoir.core.game import Game
from manoir.core.onlooker import Onlooker
from manoir.core.seats import SPECTATOR
from manoir.core.spelling import spell_event, spelt
from manoir.core.talk import Check
from manoir.table.choices import grouped
from manoir.table.journal import Acted, Entry
from manoir.table.messages import ClockNews, News, QuestionNews
from manoir.table.table import Table
from manoir.table.talk import without

KEPT = 4096
"""Sets of options whose spelling is kept: many are shared by all games."""

_SPELT_OPTIONS: dict[int, tuple[tuple[Action, ...], Raw]] = {}
"""By identity, and with the options themselves so that the identity stays theirs."""


def spelt_options(game: Game, options: tuple[Action, ...]) -> Raw:
    known = _SPELT_OPTIONS.get(id(options))
    if known is None:
        if len(_SPELT_OPTIONS) >= KEPT:
            del _SPELT_OPTIONS[next(iter(_SPELT_OPTIONS))]
        known = _SPELT_OPTIONS[id(options)] = (options, Raw(encode(grouped(game, options))))
    return known[1]


@lru_cache(maxsize=1 << 14)
def spelt_event(game: Game, event: Event) -> Raw:
    """Kept, since many games have the same events."""
    return Raw(encode(spell_event(event, game.spelling)))


def spelt_act(act: Acted) -> Raw:
    return Raw(encode({"event": "Acted", "question": act.question, "action": act.action.text}))


class Manner(Struct, frozen=True):
    """How a follower wants to be told: with whose talk left out, with pictures, with numbers instead of names."""

    muted: frozenset[int] = frozenset()
    pictures: bool = True
    numbers: bool = False


class _Sent(Struct):
    """How far the followers of a seat have been told; `picture` is None while none of them wants pictures."""

    ply: int
    question: int | None
    onlooker: Onlooker[Any]
    heard: int = 0
    """How many events the onlooker has heard: he may be behind, and hears the rest for the next picture."""
    picture: dict[str, bytes] | None = None
    changes: dict[str, Raw] | None = None
    """What is new in the picture since then, once it has been looked up."""


class Telling:
    """All followers of a seat are told the same: whatever is new since they were told last.

    A seat that has heard nothing and is asked nothing new is sent nothing: a message in itself would tell of decisions
    that it knows nothing of.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._game = table.game
        self._sent: dict[int, _Sent] = {}

    def joined(self, seat: int, since: int, now: float, manner: Manner) -> News:
        """For somebody who has the first `since` entries of the journal."""
        sent = self._sent.get(seat)
        if sent is None:
            sent = self._sent[seat] = _Sent(self._table.journals[seat].ply, self._asked(seat), self._onlooker(seat))
        picture: dict[str, Raw] = {}
        if manner.pictures:
            sent.picture = sent.picture or self._picture(seat, sent)
            picture = {field: Raw(spelt) for field, spelt in sent.picture.items()}
        return self._news(seat, min(since, sent.ply), now, manner, picture, whole=manner.pictures)

    def has_news(self, seat: int) -> bool:
        sent = self._sent.get(seat)
        return sent is not None and (sent.ply, sent.question) != (self._table.journals[seat].ply, self._asked(seat))

    def news(self, seat: int, now: float, manner: Manner) -> News:
        """For those who have been told everything before."""
        sent = self._sent[seat]
        if manner.pictures and sent.changes is None:
            before, after = sent.picture or {}, self._picture(seat, sent)
            sent.picture = after
            sent.changes = {field: Raw(spelt) for field, spelt in after.items() if before.get(field) != spelt}
        changes = sent.changes or {} if manner.pictures else {}
        return self._news(seat, sent.ply, now, manner, changes, whole=False)

    def settle(self, seat: int) -> None:
        """All followers of the seat have been told its news."""
        sent = self._sent[seat]
        sent.ply, sent.question = self._table.journals[seat].ply, self._asked(seat)
        if sent.changes is None:
            sent.picture = None
        sent.changes = None

    def taken_up(self, table: Table) -> "Telling":
        """The same followers at the same table read anew; whoever is asked something is told so again."""
        other = Telling(table)
        for seat, sent in self._sent.items():
            asked_again = -1 if seat in table.questions or sent.question is not None else None
            other._sent[seat] = _Sent(sent.ply, asked_again, other._onlooker(seat))
        return other

    def forget(self, seat: int) -> None:
        """Nobody follows the seat any more."""
        self._sent.pop(seat, None)

    def _asked(self, seat: int) -> int | None:
        question = self._table.questions.get(seat)
        return None if question is None else question.ply

    def _onlooker(self, seat: int) -> Onlooker[Any]:
        return self._game.follow(self._table.setup, seat)

    def _picture(self, seat: int, sent: _Sent) -> dict[str, bytes]:
        news = self._table.view(seat, sent.heard)
        sent.heard += len(news.told)
        picture = sent.onlooker.look(news)
        return {field: encode(value) for field, value in spelt(picture, self._game.spelling).items()}

    def _news(self, seat: int, since: int, now: float, manner: Manner, picture: dict[str, Raw], whole: bool) -> News:
        journal = self._table.journals[seat]
        entries = [self._entry(entry, manner) for entry in journal.since(since)]
        return News(
            seat=None if seat == SPECTATOR else seat,
            since=since,
            ply=journal.ply,
            entries=entries,
            picture=picture,
            whole=whole,
            question=self._question(seat, now),
            clock=self._clock(now),
            over=self._table.is_over,
            checks=self._checks(seat, since, manner),
        )

    def _checks(self, seat: int, since: int, manner: Manner) -> list[Check]:
        """Of what was claimed since then by those who are heard."""
        entries = self._table.journals[seat].entries
        if seat == SPECTATOR or not any(isinstance(entry, Claimed) for entry in entries[since:]):
            return []
        numbers = [number for number, entry in enumerate(entries) if not isinstance(entry, Acted)]
        found = []
        for check in self._game.checks(self._table.view(seat)):
            number = numbers[check.claim]
            entry = entries[number]
            if number >= since and isinstance(entry, Claimed) and entry.seat not in manner.muted:
                told = None if check.told is None else numbers[check.told]
                found.append(Check(number, check.verdict, told))
        return found

    def _entry(self, entry: Entry, manner: Manner) -> Raw:
        if isinstance(entry, Acted):
            return spelt_act(entry)
        if manner.muted and isinstance(entry, Said | Claimed) and entry.seat in manner.muted:
            entry = without(entry)
        return Raw(encode(entry)) if manner.numbers else spelt_event(self._game, entry)

    def _question(self, seat: int, now: float) -> QuestionNews | None:
        question = self._table.questions.get(seat)
        if question is None or (question.answer is not None and not question.automatic):
            return None
        closes = None if question.closes is None else max(0.0, question.closes - now)
        return QuestionNews(question.ply, spelt_options(self._game, question.options), closes)

    def _clock(self, now: float) -> ClockNews | None:
        clocks, questions = self._table.clocks, self._table.questions
        if clocks.clock.decision is None and clocks.clock.game is None:
            return None
        banks = [clocks.left(seat) for seat in range(self._table.setup.seats)]
        known = None if None in banks else [bank for bank in banks if bank is not None]
        # A quiet question is on no clock: nobody may see that it is asked.
        for question in questions.values():
            if not question.is_quiet and (ends := clocks.deadline(question.seat, question.asked)) is not None:
                return ClockNews(question.seat, max(0.0, ends - now), known)
        return ClockNews(banks=known)
