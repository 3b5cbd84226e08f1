"""Random play."""

import pytest

from manoir.bots.chance_player import CAUTION
from manoir.core.chance import SeededLuck
from manoir.core.events import entries
from manoir.lab.simulate import play_at_random
from tests.core.lantern import Guessed, Looked, lantern


def test_random_play_is_careless_once_in_a_while_and_leaves_the_rest_to_chance() -> None:
    luck = SeededLuck("lanterns")
    decisions, guesses = 0, 0
    looks: list[bool] = []
    for _ in range(600):
        state = lantern(turns=99).state
        decisions += play_at_random(state, luck)
        assert state.outcome is not None
        events = [event for _, event, _ in entries(state.log)]
        guesses += sum(isinstance(event, Guessed) for event in events)
        looks += [event.bright is True for event in events if isinstance(event, Looked)]
    assert guesses / decisions == pytest.approx(1 / CAUTION / 2, rel=0.1), "half of all options are guesses"
    assert len(looks) / decisions == pytest.approx(1 / 2, rel=0.02)
    assert sum(looks) / len(looks) == pytest.approx(1 / 4, rel=0.02)
