"""Change what a seat may not know: every byte that leaves the worker stays the same."""

import asyncio
from collections.abc import Sequence
from importlib import import_module
from itertools import islice

import pytest
from msgspec.json import encode

from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game, registered
from manoir.house.keeping.lines import row_of
from manoir.house.keeping.stored import Stored
from manoir.table.chance.fairness import commitment
from manoir.table.chronicle import Line
from manoir.table.seating.holders import Person
from manoir.table.seating.setting import Chair, Setting
from manoir.table.seating.settings import Settings
from manoir.worker.carrier import VISITOR
from tests.contract.play import random_match
from tests.house.device import PATIENCE, Device, Drawer, on_a_device
from tests.table.test_leaks import batches

SEED = bytes(range(32))
CODE = "bababababa"
LENGTH = 60


def stage(match: Match, seat: int) -> Drawer:
    """A table that is dealt, where the device holds one seat."""
    chairs = [
        Chair(character, Person(VISITOR if number == seat else f"other {number}", f"Player {number}"))
        for number, character in enumerate(match.setup.characters)
    ]
    settings = Settings(pace="none", grace=3600)
    setting = Setting(
        match.game.name, "host", commitment(SEED), match.setup.options, settings, "listed", "listed", chairs
    )
    setting.edition = match.game.edition
    stored = Stored(1, CODE, "playing", setting, SEED, match.deal, None, 4_000_000_000_000)
    return Drawer({"table/1": encode(stored).decode()})


def shown(match: Match, seat: int) -> list[str]:
    """All that is told while the match is played by others, listings, refusals and reconnections included."""

    async def follow(device: Device) -> list[str]:
        followed = None if seat == SPECTATOR else seat
        first, *rest = islice(batches(match.moves), LENGTH)
        await write(device, first)
        line = await device.follow(CODE, followed, help="odds")
        await line.next("news")
        known = len(first)
        for batch in rest:
            await write(device, batch)
            known += len(batch)
            await caught_up(device, known)
        for path in (f"/api/tables/{CODE}", "/api/tables", f"/api/records/{CODE}", "/api/records"):
            await device.answer("GET", path)
        for action in range(0, len(match.game.actions), 97):
            await line.send(type="act", seat=followed or 0, ply=10**6, action=action)
        await line.send(type="join", table=CODE, seat=followed, since=3)
        await line.send(type="join", table="nowhere")
        while (await line.next("refused"))["about"] != "join":
            pass
        # How far a notebook has come when more is told depends on the machine, and not on what is hidden.
        return [text for text in device.told if '"type":"notebook"' not in text]

    told: list[str] = on_a_device(follow, stage(match, seat))
    return told


async def write(device: Device, batch: Sequence[Line]) -> None:
    rows = [row_of(1, line, 0) for line in batch]
    written = asyncio.get_running_loop().create_future()
    device.carrier.house.services.storage.append(rows, lambda *report: written.set_result(report))
    assert (await written)[1] is None
    if (room := device.carrier.house.room(CODE)) is not None and room.play is not None:
        room.play.look_again()


async def caught_up(device: Device, known: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            room = device.carrier.house.room(CODE)
            assert room is not None
            assert room.play is not None
            if len(room.play.table.match.moves) == known and not room.play.is_busy:
                return
            await asyncio.sleep(0)


@pytest.mark.parametrize("name", registered())
def test_what_a_seat_may_not_know_changes_no_byte_through_the_port(name: str) -> None:
    game = find_game(name)
    oracle = import_module(f"tests.games.{name.replace('-', '_')}.secrets")
    match = random_match(game, game.seat_counts[0], 5)
    for seat in (0, SPECTATOR):
        other = oracle.reshuffled(match, seat, SeededLuck("port"))
        if other is not None:
            assert shown(match, seat) == shown(other, seat)
