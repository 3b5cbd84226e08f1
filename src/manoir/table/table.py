"""One game in progress: who is asked, what is answered, and when it is carried out."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from math import inf

from msgspec import Struct

from manoir.bots.bot import bots_of, strongest
from manoir.core.actions import Action
from manoir.core.errors import IllegalAction, ManoirError, UnknownName
from manoir.core.events import Claimed, Interjection, Left, Returned, Said
from manoir.core.game import Game
from manoir.core.match import Match, Move, Played
from manoir.core.seats import CHANCE
from manoir.core.state import State
from manoir.core.views import View
from manoir.lessons.lesson import Lesson
from manoir.table.chance.fairness import FairLuck, bot_key, decision, reply
from manoir.table.chronicle import Chronicle, Line
from manoir.table.questions import Question, is_quiet, round_of
from manoir.table.refusal import Refusal
from manoir.table.script import Script
from manoir.table.seating.holders import Holder, Person, Robot
from manoir.table.seating.presence import Presence
from manoir.table.seating.settings import Settings
from manoir.table.tempo.clocks import Clocks
from manoir.table.tempo.haste import Haste, Skipped
from manoir.table.tempo.pace import HURRIED, PACES, Pace, PaceName, released
from manoir.table.tempo.presets import Presets

BREATH_SECONDS = 0.8
ERRAND_SECONDS = 45.0
"""How long a bot may be lost in thought before another one is asked: no carrier is trusted to bring every answer."""


@cache
def verbs_of(game: Game) -> frozenset[str]:
    return frozenset(action.verb for action in game.actions)


class Secrets(Struct, frozen=True):
    """What bots and chance follow from: published when the game is over."""

    seed: bytes
    key: bytes


class Errand(Struct, frozen=True):
    """A decision to be made by a bot, which is given the seat's view and its own luck, and nothing else."""

    seat: int
    ply: int
    level: str
    view: View
    luck: FairLuck


class Table:
    """Nothing is told before it is stored: `advance` gives the lines to store, `committed` tells them."""

    def __init__(
        self,
        match: Match,
        secrets: Secrets,
        holders: Sequence[Holder],
        settings: Settings,
        now: float,
        lesson: Lesson | None = None,
    ) -> None:
        """`match` is not begun: the earlier part of a game is added by `catch_up`."""
        self.match = match
        self.game = match.game
        self.setup = match.setup
        self.settings = settings
        self._script = Script(match.game, lesson)
        self.chronicle = Chronicle(match, secrets.key, self._script)
        self.journals = self.chronicle.journals
        self.presence = Presence(holders, settings.grace, now)
        self.clocks = Clocks(settings.clock, self.chronicle.spent, now)
        self.presets = Presets()
        self.haste = Haste(self.presence)
        self.questions: dict[int, Question] = {}
        self._secrets = secrets
        self._agreed = PACES[settings.pace]
        self._held = -inf
        """Until then bots wait."""
        self.remarks: list[Interjection] = []
        """Not yet carried out."""
        self._called: list[int] = []
        """Bots that something was said to, and that have not been asked yet what they say to it."""
        self._ask(now)

    @property
    def is_over(self) -> bool:
        return self.match.state.outcome is not None and not self.chronicle.is_untold

    def view(self, seat: int, since: int = 0) -> View:
        """Without the first `since` events that the seat was told."""
        told = tuple(self.journals[seat].told[since:])
        question = self.questions.get(seat)
        if question is None:
            return View(self.setup, seat, told, (), ())
        return View(self.setup, seat, told, question.options, question.state.step.cautious(question.state))

    # What seats do

    def answer(self, seat: int, ply: int, wanted: str | int, now: float) -> bool:
        """Take a person's answer to the question put to the seat at `ply`; False if the same was taken before."""
        action = self.action(wanted)
        question = self.questions.get(seat)
        if question is None or question.ply != ply:
            if self.journals[seat].answer_to(ply) is action:
                return False
            raise Refusal("late", "this question is not, or no longer, asked of you", self.game.turn_clause)
        if question.answer is not None and not question.automatic:
            if question.answer is action:
                return False
            raise Refusal("late", "you have already answered", self.game.turn_clause)
        try:
            question.state.check(action)
        except IllegalAction as illegal:
            raise Refusal("illegal", illegal.reason, illegal.clause) from None
        if action not in question.options:
            raise Refusal("directed", "the lesson asks for something else first")
        self._take(question, action, now, automatic=False)
        return True

    def answer_for(self, seat: int, ply: int, action: Action, now: float, claim: str | None = None) -> None:
        """Take a bot's answer and what it says with it, unless the question is gone or its person was quicker."""
        question = self.questions.get(seat)
        if question is not None and question.ply == ply and question.answer is None:
            self._take(question, action, now, automatic=True)
            if self.settings.talk and not question.is_quiet:
                question.claim = claim

    def foresee(self, seat: int, verb: str, order: Sequence[str], now: float) -> None:
        """Preset the answers of one verb; an open question is answered by it too."""
        self.check_verb(verb)
        wanted = [self.action(text) for text in order]
        if any(action.verb != verb for action in wanted):
            raise Refusal("unknown", f"not everything in the order begins with {verb}")
        self.presets.set(seat, verb, list(dict.fromkeys(action.text for action in wanted)))
        question = self.questions.get(seat)
        if question is not None and question.answer is None:
            self._use_preset(question, now)

    def change_pace(self, pace: PaceName) -> None:
        """For all that is asked from now on."""
        self._agreed = PACES[pace]

    def hand_over(self, seat: int, holder: Holder, now: float) -> None:
        """What the one before wished and foresaw does not bind whoever has the seat now."""
        if self.presence.give(seat, holder, now):
            self.haste.forget(seat)
            self.presets.forget(seat)

    def skip(self, seat: int, to: Skipped) -> None:
        """Go on without delay as far as the seat wishes, if everybody else who is there wishes it too."""
        self.haste.wish(seat, to)
        if self.haste.is_common:
            self._held = -inf
            self.hurry()

    def wait(self, seconds: float, now: float) -> None:
        """Let bots wait while somebody looks at what concerns him; in company nobody is kept waiting for another.

        At a table without any delay nobody ever waits, but where somebody is taught.
        """
        if self._held == inf:
            self._held = inf if seconds else now
        elif not self._has_company and self._agreed.beat:
            self._held = now + seconds

    def interject(self, remark: Interjection) -> None:
        if isinstance(remark, Said | Claimed):
            try:
                self.game.check_speaker(self.match.state, remark.seat)
            except IllegalAction as illegal:
                raise Refusal("illegal", illegal.reason, illegal.clause) from None
        self.remarks.append(remark)

    def check_verb(self, verb: str) -> None:
        """There are as many presets of a seat as the game has verbs, and no more."""
        if verb not in verbs_of(self.game):
            raise Refusal("unknown", f"nothing in this game begins with {verb[:40]!r}")

    def action(self, wanted: str | int) -> Action:
        """By its text or its number."""
        if isinstance(wanted, int):
            if not 0 <= wanted < len(self.game.actions):
                raise Refusal("unknown", f"there is no action {wanted}")
            return self.game.actions[wanted]
        try:
            return self.game.action(wanted)
        except UnknownName as unknown:
            raise Refusal("unknown", str(unknown)) from None

    # Time

    def advance(self, now: float) -> list[Line]:
        """Carry out what is due, and return it to be stored; nothing while earlier lines are on their way."""
        if self.chronicle.is_untold:
            return []
        if self.remarks:
            self._make_remarks()
        elif self.match.state.actor == CHANCE:
            self.chronicle.roll()
        elif self.questions and all(now >= self._due(question) for question in self.questions.values()):
            self._carry_out()
        return self.chronicle.lines()

    def hurry(self) -> None:
        """Carry out at the next occasion what has been answered: there is no time left to wait."""
        for question in self.questions.values():
            if question.answer is not None and question.closes is None:
                question.due = -inf

    def committed(self, now: float) -> None:
        """What `advance` returned is stored: tell it, and put the next question."""
        self._call([line.move for line in self.chronicle.lines()])
        self._go_on(self.chronicle.tell(), now)

    def catch_up(self, lines: Iterable[Line], now: float) -> None:
        """Add what was stored before, or elsewhere; `now` is when that was, if a question is still open since."""
        self._go_on(self.chronicle.add(lines), now)

    def next_moment(self) -> float:
        """When to look again if nothing else happens."""
        if self.chronicle.is_untold:
            return inf
        moments = [inf]
        for seat, question in self.questions.items():
            moments.append(self._due(question))
            if question.answer is None and self.presence.is_attended:
                waits = (self.clocks.deadline(seat, question.asked), self.presence.held_from(seat))
                moments += [max(moment, question.entrusted) for moment in waits if moment is not None]
        return min(moments)

    def errands(self, now: float) -> list[Errand]:
        """The decisions that bots have to make; each once, unless nothing is heard of it for too long."""
        if not self.presence.is_attended:
            return []
        found = []
        for seat, question in self.questions.items():
            if question.answer is None and question.entrusted <= now and self._is_for_a_bot(question, now):
                found.append(self._errand(seat, question))
                question.entrusted = now + ERRAND_SECONDS
        return found

    def replies(self) -> list[Errand]:
        """What bots have to say to those who called upon them; each is asked once."""
        called, self._called = list(dict.fromkeys(self._called)), []
        return [self._reply(seat) for seat in called]

    def answered_to(self, errand: Errand, claim: str) -> None:
        """Take what a bot replies, unless it has died meanwhile, or has just said the same."""
        said = Claimed(errand.seat, claim)
        since = self.journals[errand.seat].told[len(errand.view.told) :]
        if not self.is_over and said not in (*since, *self.remarks):
            with suppress(Refusal):
                self.interject(said)

    @property
    def breath(self) -> float:
        """How many seconds a bot takes before it replies; none where nothing is delayed."""
        return min(BREATH_SECONDS, self._pace.beat)

    def note_absences(self, now: float) -> None:
        """Where the rules answer for the absent: let seats leave when their grace is over, and return."""
        if self.settings.absence == "bot" or self.is_over or not self.presence.is_attended:
            return
        for seat, holder in enumerate(self.presence.holders):
            gone = bool(self.match.state.away >> seat & 1)
            if not gone and not isinstance(holder, Robot) and self.presence.is_held(seat, now):
                self.remarks.append(Left(seat))
            elif gone and (isinstance(holder, Robot) or self.presence.is_here(seat)):
                self.remarks.append(Returned(seat))

    def _call(self, moves: Iterable[Move]) -> None:
        if not self.settings.talk:
            return
        for move in moves:
            if isinstance(move, Claimed) and not self._is_written(move):
                called = self.game.claims.called(move.claim, move.seat, self.setup.characters)
                self._called += [seat for seat in called if isinstance(self.presence.holders[seat], Robot)]

    def _is_written(self, said: Claimed) -> bool:
        """What bots say in the course of a lesson, and what is answered to it."""
        is_directed = self._script.move(self.chronicle.made) is not None
        return is_directed and isinstance(self.presence.holders[said.seat], Robot)

    def _make_remarks(self) -> None:
        remarks, self.remarks = self.remarks, []
        for remark in remarks:
            try:
                self.chronicle.make(remark)
            except ManoirError:
                # Left twice, or back without having left: already so.
                continue

    def _carry_out(self) -> None:
        """The one question there is, or a whole round of quiet ones; then what chance does."""
        answered, self.questions = self.questions, {}
        kind = type(self.match.state.step)
        while answered and type(self.match.state.step) is kind:
            state = self.match.state
            question = answered.pop(state.actor, None)
            if question is None:
                break
            # In a quiet round an answer may not have come, or no longer be possible.
            answer = question.answer if question.answer in state.options else None
            self.chronicle.make(Played(state.actor, answer or state.options[-1]), question.spent)
            self.chronicle.roll()
            for said in self._script.said(self.chronicle.made):
                self.chronicle.make(said)
            if question.claim is not None:
                with suppress(ManoirError):  # who has died by his own answer says no more
                    self.chronicle.make(Claimed(question.seat, question.claim))

    def _take(self, question: Question, action: Action, now: float, automatic: bool) -> None:
        question.answer, question.automatic = action, automatic
        if question.closes is None:
            # Time spent on a quiet question is counted nowhere: the clocks are seen by all.
            question.spent = 0.0 if automatic or question.is_quiet else max(0.0, now - question.asked)
            question.due = released(self._pace, question.asked, now, automatic, question.again)

    def _due(self, question: Question) -> float:
        return max(question.due, self._held) if question.automatic else question.due

    # Asking

    def _go_on(self, settled: bool, now: float) -> None:
        if settled:
            self.questions = {}
            self._ask(now)

    def _ask(self, now: float) -> None:
        state = self.match.state
        if state.actor < 0:
            return
        reaction = self._pace.reaction
        written = self._script.move(self.chronicle.made)
        if self._script.stops_at(self.chronicle.made) and isinstance(self.presence.holders[state.actor], Robot):
            self._held = inf
        if not is_quiet(self.game, self.setup, state):
            self._put(state, now, False, None)
        elif reaction is None or written is not None:
            self._put(state, now, True, None)
        else:
            closes = now + reaction if self._has_company else None
            for asked in round_of(state):
                self._put(asked, now, True, closes)

    def _put(self, state: State, now: float, quiet: bool, closes: float | None) -> None:
        seat, written = state.actor, self._script.move(self.chronicle.made)
        question = Question(
            seat=seat,
            ply=self.journals[seat].settled,
            state=state,
            options=state.options if written is None else (written,),
            asked=now,
            again=seat == self.chronicle.last_seat,
            is_quiet=quiet,
            closes=closes,
            due=inf if closes is None else closes,
        )
        self.questions[seat] = question
        if written is not None and isinstance(self.presence.holders[seat], Robot):
            self._take(question, written, now, automatic=True)
            return
        self._use_preset(question, now)
        if question.answer is None:
            self.haste.asked(seat)

    @property
    def _pace(self) -> Pace:
        return HURRIED if self.haste.is_common and self._agreed.beat > HURRIED.beat else self._agreed

    @property
    def _has_company(self) -> bool:
        """Whether some person could notice how long another one thinks."""
        return sum(isinstance(holder, Person) for holder in self.presence.holders) > 1

    def _use_preset(self, question: Question, now: float) -> None:
        if (foreseen := self.presets.choose(question.seat, question.options)) is not None:
            self._take(question, foreseen, now, automatic=True)

    # Bots

    def _is_for_a_bot(self, question: Question, now: float) -> bool:
        seat = question.seat
        if isinstance(self.presence.holders[seat], Robot) or self.haste.rests(seat):
            return True
        if self.settings.absence == "bot" and self.presence.is_held(seat, now):
            return True
        deadline = self.clocks.deadline(seat, question.asked)
        return deadline is not None and deadline <= now

    def _reply(self, seat: int) -> Errand:
        holder = self.presence.holders[seat]
        assert isinstance(holder, Robot)
        journal = self.journals[seat]
        luck = reply(bot_key(self._secrets.seed, self.setup.characters[seat]), len(journal.told))
        return Errand(seat, journal.ply, holder.level, self.view(seat), luck)

    def _errand(self, seat: int, question: Question) -> Errand:
        holder = self.presence.holders[seat]
        stand_in = self.settings.stand_in or strongest(self.game)
        level = holder.level if isinstance(holder, Robot) else stand_in
        if question.entrusted > -inf:
            # Whoever was asked first is lost in thought: now the simplest one.
            level = next(iter(bots_of(self.game)))
        key = bot_key(self._secrets.seed, self.setup.characters[seat])
        luck = decision(key, self.journals[seat].decisions)
        return Errand(seat, question.ply, level, self.view(seat), luck)
