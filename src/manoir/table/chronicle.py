"""A match as it is made and as it is told: a move is made at once, and told when it is stored."""

from collections.abc import Iterable

from msgspec import Struct

from manoir.core.chance import outcome
from manoir.core.events import Log
from manoir.core.match import Match, Move, Played
from manoir.core.seats import CHANCE, NOBODY, SPECTATOR
from manoir.table.chance.fairness import chance
from manoir.table.journal import Journal, tell
from manoir.table.script import Script


class Line(Struct, frozen=True):
    """A move as it is stored: its place in the match, and the seconds its seat took."""

    ply: int
    move: Move
    spent: float


class _Untold(Struct, frozen=True):
    line: Line
    log: Log
    settles: bool
    """Whether the questions of before are gone."""


class Chronicle:
    """`match` is not begun; chance follows from `key`, once what is written is done."""

    def __init__(self, match: Match, key: bytes, script: Script) -> None:
        self.match = match
        self.journals = {seat: Journal(seat) for seat in (*range(match.setup.seats), SPECTATOR)}
        self.last_seat = NOBODY
        """Whoever made the latest decision that was told."""
        self.spent = [0.0] * match.setup.seats
        self.made = 0
        """How many actions, whoever took them."""
        self._script = script
        self._key = key
        self._chances = 0
        self._untold: list[_Untold] = []
        self._told: Log = None
        self._listen(match.state.log, settles=True)

    @property
    def is_untold(self) -> bool:
        return bool(self._untold)

    def lines(self) -> list[Line]:
        """Made and not yet told."""
        return [untold.line for untold in self._untold]

    def make(self, move: Move, spent: float = 0.0) -> None:
        state = self.match.state
        step, actor = state.step, state.actor
        self.match.make(move)
        if isinstance(move, Played):
            self.made += 1
            self._chances += move.seat == CHANCE
        # Talk leaves the question as it is; whoever leaves may be passed over.
        settles = isinstance(move, Played) or state.step is not step or state.actor != actor
        moves = self.match.moves
        self._untold.append(_Untold(Line(len(moves) - 1, moves[-1], spent), state.log, settles))

    def roll(self) -> None:
        """Let chance decide as long as it is asked."""
        while self.match.state.actor == CHANCE:
            written = self._script.move(self.made)
            self.make(Played(CHANCE, written or outcome(self.match.state, chance(self._key, self._chances))))

    def tell(self) -> bool:
        """Write into the journals what was made; True if the questions of before are gone."""
        settled = False
        for untold in self._untold:
            self._note(untold)
            settled |= untold.settles
        self._untold.clear()
        return settled

    def add(self, lines: Iterable[Line]) -> bool:
        """Make and tell what is already stored."""
        for line in lines:
            self.make(line.move, line.spent)
        return self.tell()

    def _note(self, untold: _Untold) -> None:
        move = untold.line.move
        if isinstance(move, Played) and move.seat != CHANCE:
            self.last_seat = move.seat
            self.journals[move.seat].act(move.action)
            self.spent[move.seat] += untold.line.spent
        self._listen(untold.log, untold.settles)

    def _listen(self, log: Log, settles: bool) -> None:
        tell(self.journals.values(), log, self._told)
        self._told = log
        if settles:
            for journal in self.journals.values():
                journal.settled = journal.ply
