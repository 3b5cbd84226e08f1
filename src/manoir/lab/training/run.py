"""A whole run: games are played, learned from, and minds put by on the way."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from msgspec import Struct, json
from torch import Tensor

from manoir.games.registry import find_game
from manoir.lab.training.league import League
from manoir.lab.training.learner import Learner, Pace, lesson
from manoir.lab.training.mind import Mind, in_whole_numbers, masked
from manoir.lab.training.streams import Stream
from manoir.lab.training.subjects import Subject
from manoir.lab.vector import Vector

STEADINESS = 0.99
"""The mind that is kept is a mean over the last lessons: so much of it stays at each."""
STREAMS = 2
"""While one is thought about, the games of the other go on."""
CALIBRATION = 1 << 15
"""Rows by which the ranges of the units are found."""


class Plan(Struct, frozen=True):
    """`lessons` or `seconds` end a run, whichever comes first; `begin` and `end` are its place in a longer one."""

    games: int = 64
    workers: int = 2
    steps: int = 32
    hidden: tuple[int, ...] = (64, 64)
    batch: int = 1024
    seconds: float = 60.0
    lessons: int | None = None
    seed: int = 1
    begin: float = 0.0
    end: float = 1.0
    device: str = "cpu"
    put_by_every: float = 60.0


class Entry(Struct):
    """A point of the curve."""

    seconds: float
    lessons: int
    decisions: int
    moved: float
    entropy: float
    error: float
    won: float


class Run:
    def __init__(
        self, subject: Subject, plan: Plan, folder: Path, say: Callable[[str], None], start: Path | None
    ) -> None:
        self.subject, self.plan, self.folder, self.say = subject, plan, folder, say
        torch.manual_seed(plan.seed)
        self.device = torch.device(plan.device)
        torch.set_float32_matmul_precision("high")
        sizes = subject.sight(find_game(subject.game).setup())
        self.mind = Mind(subject.levels, sizes.moves, plan.hidden, subject.judged is not None).to(self.device)
        if subject.judged is not None:
            self.mind.go_by(subject.judged)
        if start is not None:
            self.mind.load_state_dict(torch.load(start, map_location=self.device))
        self.steady = deepcopy(self.mind)
        self.league = League(plan.seed, subject.league)
        if start is not None:
            self.league.keep(self.mind)
        self.learner = Learner(self.mind, plan.batch)
        self.curve: list[Entry] = []
        self.kept = 0

    def go(self) -> Path:
        """Returns the file of the mind, in whole numbers."""
        with self._streams() as streams:
            began = put_by = perf_counter()
            lessons = decisions = 0
            while True:
                done = (perf_counter() - began) / self.plan.seconds
                if self.plan.lessons is not None:
                    done = max(done, lessons / self.plan.lessons)
                if done >= 1:
                    break
                progress = self.plan.begin + done * (self.plan.end - self.plan.begin)
                pace = Pace.at(progress, self.subject.boldness)
                self.league.draw()
                with torch.no_grad():
                    ends = self._play(streams)
                report = self.learner.learn(lesson(streams, ends, pace.points), pace)
                lessons += 1
                self._follow(lessons)
                decisions += sum(stream.steps * stream.games.games for stream in streams)
                won, ended = map(sum, zip(*(stream.won() for stream in streams), strict=True))
                report["won"] = won / max(1, ended)
                self.curve.append(Entry(perf_counter() - began, lessons, decisions, **report))
                if perf_counter() - put_by > self.plan.put_by_every:
                    put_by = perf_counter()
                    self._put_by(streams[0])
            return self._put_by(streams[0])

    @contextmanager
    def _streams(self) -> Iterator[list[Stream]]:
        plan, subject = self.plan, self.subject
        with ExitStack() as stack:
            streams = []
            for number in range(STREAMS):
                games = max(plan.workers, 1, plan.games // STREAMS)
                vector = Vector(
                    subject.game,
                    games,
                    subject.seats,
                    plan.seed + number,
                    plan.workers,
                    subject.sight,
                    subject.afters,
                    subject.variants,
                )
                games_of = stack.enter_context(vector)
                streams.append(Stream(games_of, plan.steps, self.device, subject.a_point, subject.afters))
            yield streams

    def _play(self, streams: list[Stream]) -> list[tuple[Tensor, Tensor]]:
        """While the games of one stream go on, the next is thought about."""
        for t in range(self.plan.steps):
            for stream in streams:
                if t:
                    stream.games.receive()
                    stream.came(t - 1)
                stream.games.send(self._decide(stream, t))
        ends = []
        for stream in streams:
            stream.games.receive()
            stream.came(self.plan.steps - 1)
            rows, _, actors = stream.look()
            ends.append((self.mind(rows)[1], actors))
        return ends

    def _decide(self, stream: Stream, t: int) -> Any:
        rows, masks, actors = stream.look()
        logits, values = self.mind(rows)
        own = self.league.decide(rows, actors, logits)
        log_odds = masked(logits, masks)
        moves = (log_odds - torch.empty_like(log_odds).exponential_().log()).argmax(dim=1)
        stream.rows[t], stream.masks[t], stream.actors[t], stream.moves[t] = rows, masks, actors, moves
        stream.odds[t], stream.values[t] = log_odds.gather(1, moves[:, None])[:, 0], values
        stream.is_own[t] = own
        return moves.cpu().numpy()

    def _follow(self, lessons: int) -> None:
        """At first closely, so that the beginner is soon forgotten."""
        steadiness = min(STEADINESS, lessons / (lessons + 9))
        for kept, learned in zip(self.steady.parameters(), self.mind.parameters(), strict=True):
            kept.data.lerp_(learned.data, 1 - steadiness)

    def _put_by(self, stream: Stream) -> Path:
        """The mind so far, into the league and into files."""
        self.league.keep(self.steady)
        self.folder.mkdir(parents=True, exist_ok=True)
        torch.save(self.steady.state_dict(), self.folder / "mind.pt")
        rows = stream.rows.reshape(-1, stream.games.width)[:CALIBRATION]
        path = self.folder / f"mind-{self.kept}.npz"
        np.savez(path, allow_pickle=False, **in_whole_numbers(self.steady, rows))
        self.kept += 1
        (self.folder / "curve.json").write_bytes(json.encode(self.curve))
        last = self.curve[-1]
        self.say(
            f"{last.seconds:6.0f} s, {last.decisions:,} decisions, {last.decisions / last.seconds:,.0f} a second; "
            f"moved {last.moved:.4f}, entropy {last.entropy:.3f}, error {last.error:.3f}, won {last.won:.3f}; "
            f"{path.name}"
        )
        return path
