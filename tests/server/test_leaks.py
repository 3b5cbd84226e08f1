"""Change what a seat may not know: every byte it is sent over the network stays the same."""

import io
import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from time import monotonic, sleep

import pytest
from msgspec.structs import asdict
from sqlalchemy import Engine, insert

from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game, registered
from manoir.house.keeping.lines import row_of
from manoir.house.keeping.stored import Stored
from manoir.server.keeper.logs import Lines
from manoir.server.storage.engine import opened
from manoir.server.storage.schema import MOVES
from manoir.server.storage.tables import change, create
from manoir.table.chance.fairness import commitment
from manoir.table.chronicle import Line
from manoir.table.seating.holders import Person
from manoir.table.seating.setting import Chair, Setting
from manoir.table.seating.settings import Settings
from tests.contract.play import random_match
from tests.server.house import PATIENCE, RunningHouse
from tests.server.house import Line as Followed
from tests.table.test_leaks import batches

SEED = bytes(range(32))
CODE = "bababababa"


class Stage:
    """A house where a match is shown move by move, as if another worker played it."""

    def __init__(self, house: RunningHouse, engine: Engine, match: Match, seat: int) -> None:
        self.house = house
        self.engine = engine
        self.match = match
        self.seat = seat
        self.visitor = house.visitor("Anne")
        self._set_table()

    def _set_table(self) -> None:
        mine = self.house.app.state.house.identities.visitor(self.visitor.cookie)
        chairs = [
            Chair(character, Person(mine if seat == self.seat else f"other {seat}", f"Player {seat}"))
            for seat, character in enumerate(self.match.setup.characters)
        ]
        setting = Setting(
            self.match.game.name,
            "host",
            commitment(SEED),
            self.match.setup.options,
            Settings(pace="none", grace=3600),
            "listed",
            "listed",
            chairs,
        )

        setting.edition = self.match.game.edition

        def begin(stored: Stored) -> None:
            stored.phase, stored.deal = "playing", self.match.deal

        with self.engine.begin() as connection:
            self.number = create(connection, setting, SEED, CODE).id
            change(connection, "", CODE, begin)

    def traffic(self, length: int) -> Iterator[str]:
        """Pages, listings, what is told live, refusals and reconnections."""
        seat = None if self.seat == SPECTATOR else self.seat
        first, *rest = islice(batches(self.match.moves), length)
        self.write(first)
        line = self.visitor.follow(CODE, seat)
        line.next("news")
        known = len(first)
        for batch in rest:
            self.write(batch)
            self.house.inside(lambda: self.house.app.state.house.room(CODE).play.look_again())
            known += len(batch)
            self._wait_for(known)
        for path in (f"/api/tables/{CODE}", "/api/tables", f"/api/records/{CODE}", "/api/records"):
            yield self.visitor.http.get(path).text
        for action in range(0, len(self.match.game.actions), 97):
            line.send(type="act", seat=seat or 0, ply=10**6, action=action)
        line.send(type="join", table=CODE, seat=seat, since=3)
        line.heeded()
        yield from line.raw

    def write(self, batch: Sequence[Line]) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(MOVES), [asdict(row_of(self.number, line, 0)) for line in batch])

    def _wait_for(self, known: int) -> None:
        def is_there() -> bool:
            play = self.house.app.state.house.room(CODE).play
            return len(play.table.match.moves) == known and not play.is_busy

        until = monotonic() + PATIENCE
        while not self.house.inside(is_there):
            assert monotonic() < until
            sleep(0.001)


def shown(folder: Path, match: Match, seat: int, length: int) -> list[str]:
    folder.mkdir()
    database = f"sqlite:///{folder}/manoir.db"
    with RunningHouse(database) as house, opened(database) as engine:
        return list(Stage(house, engine, match, seat).traffic(length))


@pytest.mark.parametrize("name", registered())
def test_what_a_seat_may_not_know_changes_no_byte_on_the_wire(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    oracle = import_module(f"tests.games.{name.replace('-', '_')}.secrets")
    luck = SeededLuck("wire")
    match = random_match(game, game.seat_counts[0], 5)
    for number, seat in enumerate((0, SPECTATOR)):
        other = oracle.reshuffled(match, seat, luck)
        if other is not None:
            one = shown(tmp_path / f"one{number}", match, seat, 60)
            two = shown(tmp_path / f"two{number}", other, seat, 60)
            assert one == two


def test_secrets_are_in_nobody_s_traffic_and_in_no_log(tmp_path: Path) -> None:
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(Lines())
    logger = logging.getLogger("manoir")
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    with RunningHouse(f"sqlite:///{tmp_path}/manoir.db") as house:
        anne, ben = house.visitor("Anne-canary"), house.visitor("Ben-canary")
        code = anne.open(bots=["random"], options={"rounds": 2})
        ben.sit(code, entropy="ca" * 32)
        anne.start(code)
        lines = [anne.follow(code, 0), ben.follow(code, 2), house.visitor().follow(code)]
        lines[1].next("news")
        lines[1].send(type="say", seat=2, text="talk-canary")
        told_before_the_end = finish(lines)
        while anne.table(code)["phase"] != "over":
            sleep(0.05)
        deal = anne.ask("GET", f"/api/records/{code}")
    logger.removeHandler(handler)
    seed = deal.split("note seed: ")[1].split("\n")[0]
    visitors = [visitor.cookie.partition(".")[0] for visitor in (anne, ben)]
    for secret in (seed, "ca" * 32, *visitors, anne.cookie, ben.cookie):
        assert secret not in told_before_the_end
    assert "talk-canary" in told_before_the_end
    cards = {card for line in deal.splitlines() if line.startswith("deal ") for card in line.split(": ")[1].split()}
    assert '"game over"' in log.getvalue()
    for secret in (seed, "ca" * 32, *visitors, "canary", code, *cards):
        assert secret not in log.getvalue(), secret


def finish(lines: Sequence[Followed]) -> str:
    """Play until the game is over; everything that was told before its last news."""
    while True:
        for line in lines:
            try:
                message = line.next("news", 0.05)
            except TimeoutError:
                continue
            if message.get("over"):
                return "".join(text for other in lines for text in other.raw if '"over":true' not in text)
            if message.get("question"):
                line.act(message)
