"""The detective: sensible, quick, and a function of its view and luck alone."""

import pytest

from manoir.bots.bot import decision_luck, make_bot
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.games.super_cluedo import GAME
from tests.games.super_cluedo.table import Sitting, sit

BOT = make_bot(GAME, "detective")


def choice(sitting: Sitting, seed: int = 0) -> str:
    view = sitting.view(sitting.asked)
    return BOT.choose(view, decision_luck(seed, view)).text


def played(seats: int, seed: int) -> Match:
    luck = SeededLuck(f"{seats} {seed}")
    match = Match.new(GAME, GAME.setup(seats), luck)
    match.roll(luck)
    while match.state.outcome is None:
        view = match.view(match.state.actor)
        match.play(BOT.choose(view, decision_luck(seed, view)))
        match.roll(luck)
    return match


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_a_table_of_bots_finds_the_culprit(seats: int) -> None:
    for seed in range(2):
        over = played(seats, seed).state.outcome
        assert over is not None
        assert over.reason == "accusation"


def test_it_accuses_as_soon_as_it_is_sure_and_not_before() -> None:
    """Olive holds all suspects but one; then nobody shows a card when he names weapon and place."""
    hands = {"olive": "moutarde olive violet pervenche rose leblanc prunelle peche legris"}
    sitting = sit("olive leblanc rose", hands=hands, envelope="chose corde grange")
    assert choice(sitting) == "roll"
    sitting.roll(2, 3).play("go grange")
    assert choice(sitting).startswith("suggest chose ")
    sitting.play("suggest chose corde")
    assert choice(sitting) == "accuse chose corde grange"


def test_it_shows_what_the_asker_has_seen_already() -> None:
    hands = {"leblanc": "peche corde salle-a-manger"}
    sitting = sit(hands=hands).roll(6, 2).play("spy 12,7", "watch leblanc", "show corde")
    sitting.play("go salle-a-manger", "suggest peche corde")
    assert sitting.asked == "leblanc"
    assert {choice(sitting, seed) for seed in range(20)} == {"show corde"}


def test_it_spies_on_the_way_to_a_place() -> None:
    assert choice(sit().roll(6, 2)).startswith("spy ")


def test_it_spies_on_a_hand_that_it_knows_least_of() -> None:
    sitting = sit(hands={"rose": "peche"}).roll(6, 2).play("spy 12,7")
    assert {choice(sitting, seed) for seed in range(40)} == {"watch leblanc", "watch rose", "watch moutarde"}
    sitting.play("watch rose", "show peche", "stop", "end", "pass", "pass", "pass").roll(6, 6).play("spy 12,17")
    assert {choice(sitting, seed) for seed in range(40)} == {"watch leblanc", "watch moutarde"}


def test_it_names_cards_that_may_be_in_the_envelope() -> None:
    sitting = sit(pawns={"olive": "8,17"}, hands={"olive": "peche corde"}).roll(1, 1).play("go bureau")
    named = {word for seed in range(40) for word in choice(sitting, seed).split()[1:]}
    held = set(sitting.match.deal["olive"])
    assert not named & held
    assert len(named) > 6


def test_the_same_view_and_luck_give_the_same_choice() -> None:
    sitting = sit().roll(3, 3)
    assert len({choice(sitting, 4) for _ in range(5)}) == 1
