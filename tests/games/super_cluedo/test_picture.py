"""A picture drawn from what a seat was told agrees with the table, as far as the seat may know."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Left
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import BOARD
from manoir.games.super_cluedo.picture import picture
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.games.super_cluedo.steps.moving import Moving
from tests.contract.play import moments, random_match
from tests.games.super_cluedo.table import sit


def check(match: Match, seat: int) -> None:
    table = match.state
    assert isinstance(table, SuperCluedoState)
    seen = picture(match.view(seat))
    assert (seen.pawns, seen.weapons, seen.latest) == (table.pawns, table.weapons, table.latest)
    assert (seen.player, seen.round, seen.dealer) == (table.player, table.round, table.dealer)
    assert (seen.out, seen.away) == (table.out, table.away)
    assert seen.sizes == tuple(hand.bit_count() for hand in table.hands)
    assert seen.hand == (None if seat == SPECTATOR else table.hands[seat])
    if table.actor >= 0:
        assert seen.asked == table.actor
    if isinstance(table.step, Moving):
        assert seen.points == table.step.points
    may_know = (seat != SPECTATOR and table.out >> seat & 1) or table.outcome is not None
    assert seen.envelope == (table.envelope if may_know else None)
    over = table.outcome
    assert (seen.winner, seen.reason) == ((over.winner, over.reason) if over else (None, None))


@pytest.mark.parametrize("seats", [3, 6])
def test_pictures_agree_with_the_table(seats: int) -> None:
    for seed in range(2):
        for moment in moments(random_match(GAME, seats, seed), SeededLuck(seed), 40):
            for seat in (*range(seats), SPECTATOR):
                check(moment, seat)


def test_a_picture_follows_spying_and_answers() -> None:
    sitting = sit(hands={"leblanc": "peche", "rose": "corde", "olive": "salle-a-manger"}).roll(6, 2)
    for move in ("spy 12,7", "watch leblanc", "show peche", "go salle-a-manger", "suggest peche corde", "show peche"):
        sitting.play(move)
        if move.startswith(("spy", "go")):
            seen = picture(sitting.view("moutarde"))
            assert seen.spying == move.startswith("spy")
            assert seen.walk is not None
            assert BOARD.spell(seen.walk[1]) == move.split()[1]
        check(sitting.match, sitting.seat("moutarde"))
    seen = picture(sitting.view("moutarde"))
    assert seen.spied == sitting.seat("leblanc")
    assert seen.answers == [(1, True)]
    assert seen.dice == (6, 2)
    sitting.play("show corde").match.make(Left(2))
    check(sitting.match, 0)
    assert picture(sitting.view("moutarde")).answers == [(1, True), (2, True), (3, False)]
    assert picture(sitting.play("end").view("moutarde")).answers == []
