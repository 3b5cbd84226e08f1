"""What is claimed is held against what one has seen oneself."""

import pytest

from manoir.core.talk import Verdict
from manoir.games.huis_clos.checking import checks
from manoir.games.huis_clos.events import Deposited, Looked, Moved, TookBack, UrnOpened
from manoir.games.huis_clos.picture import picture
from tests.bots.test_huis_clos import second_turn
from tests.games.huis_clos.table import FOUR, opening


def held(listener: str, speaker: str, claim: str) -> tuple[Verdict, type | None]:
    game = second_turn()
    game.claim(speaker, claim)
    view = game.view(listener)
    (check,) = checks(view)
    assert check.claim == len(view.told) - 1
    return check.verdict, None if check.told is None else type(view.told[check.told])


@pytest.mark.parametrize(
    ("claim", "verdict", "witness"),
    [
        ("was salon 1", "agrees", Moved),
        ("was serre 1", "contradicts", Moved),
        ("was serre 2", "unknown", None),
        ("played fusil", "contradicts", UrnOpened),
        ("played peely-coiffe", "unknown", None),
        ("played eddington-plume", "contradicts", Deposited),
        ("searched serre found fusil", "contradicts", None),
        ("searched salon found fusil", "unknown", None),
        ("searched salon found williams-bague", "contradicts", None),
        ("saw couteau worms", "agrees", TookBack),
        ("saw fusil cuisine", "contradicts", None),
        ("saw fusil salon", "unknown", None),
        ("holds worms couteau", "agrees", TookBack),
        ("holds lecomte couteau", "contradicts", TookBack),
        ("holds worms weapon", "agrees", TookBack),
        ("holds lecomte weapon", "unknown", None),
        ("innocent", "unknown", None),
    ],
)
def test_what_worms_says_to_georges(claim: str, verdict: Verdict, witness: type | None) -> None:
    found = held("georges", "worms", claim)
    assert found[0] == verdict
    assert witness is None or found[1] is witness


def test_the_murderer_knows_that_all_others_are_innocent() -> None:
    assert held("worms", "georges", "innocent")[0] == "agrees"


def test_opinions_questions_and_one_s_own_words_are_not_checked() -> None:
    game = second_turn()
    for claim in ("suspect worms", "trust worms", "ask-played worms", "deny worms", "unsure", "retract"):
        game.claim("lecomte", claim)
    game.claim("georges", "played fusil")
    assert checks(game.view("georges")) == ()


def test_what_one_has_looked_at_and_nobody_has_changed_since_is_known() -> None:
    game = opening(FOUR, murderer="worms", starter="lecomte")
    game.play("take georges-gants", "take peely-coiffe", "take eddington-plume", "take corde")
    game.play("go serre", "search", "take worms-pipe", "keep", "go cuisine", "search", "take lecomte-trousse", "keep")
    game.play("go salon", "search", "take tisonnier", "keep", "go salon", "search", "decline", "take couteau", "keep")
    game.claim("worms", "searched salon found couteau")
    game.claim("worms", "searched salon found tisonnier")
    view = game.view("georges")
    true, false = checks(view)
    assert (true.verdict, false.verdict) == ("agrees", "contradicts")
    assert true.told is not None
    assert isinstance(view.told[true.told], Looked)


def test_hc_109_who_can_have_played_what_killed_is_noted() -> None:
    """All but those who stood there and oneself."""
    (murder,) = picture(second_turn().view("georges")).murders
    assert (murder.turn, murder.place) == (1, 2)
    assert murder.suspects == 0b1001
    assert picture(second_turn().view("worms")).murders[0].suspects == 0b1000
