"""Puzzles in a house that a browser carries: the same ones, judged on the device."""

import pytest

from tests.house.device import Device, Refused, SameThread, on_a_device

FIRST = "e1.cluedo.shown.1.20261116.1974"


@pytest.mark.parametrize("helped", [False, True])
def test_a_puzzle_is_told_helped_with_and_solved_on_a_device(helped: bool) -> None:
    async def solve(device: Device) -> None:
        told = await device.ask("GET", "/api/puzzles?day=2026-11-16")
        assert told["name"] == FIRST
        wrong = await device.ask("POST", f"/api/puzzles/{FIRST}/answer", {"given": ["rose"]})
        assert not wrong["right"]
        assert wrong["lines"]
        assert not wrong["solution"]
        assert (await device.ask("POST", f"/api/puzzles/{FIRST}/help", {"helps": 0}))["lines"]
        right = await device.ask("POST", f"/api/puzzles/{FIRST}/answer", {"given": ["salle-de-bal"]})
        assert right["solution"]["proof"]

    on_a_device(solve, helper=SameThread() if helped else None)


def test_a_bad_name_is_refused_on_a_device() -> None:
    async def ask(device: Device) -> None:
        with pytest.raises(Refused, match="no puzzle's name"):
            await device.ask("GET", "/api/puzzles/nonsense")

    on_a_device(ask)
