"""The detective plays sensibly."""

from manoir.bots.bot import make_bot
from manoir.core.chance import SeededLuck
from manoir.games.cluedo_2008 import GAME
from tests.games.cluedo_2008.table import Position, table

BOT = make_bot(GAME, "detective")


def choice(position: Position) -> str:
    return BOT.choose(position.view(position.asked), SeededLuck(0)).text


def test_it_looks_into_the_pool_and_accuses_when_sure() -> None:
    cards = {"rose": "anywhere stay"}
    position = table("rose leblanc", dead="leblanc", envelope="olive corde hall", pool="spa", butlers=cards)
    position.play("play anywhere", "go piscine")
    chosen = []
    while position.result is None:
        chosen.append(choice(position))
        position.play(chosen[-1])
    assert chosen == ["look", "end", "play stay", "accuse olive corde hall"]


def test_it_draws_an_offered_card_while_the_clock_allows() -> None:
    many = "stay anywhere anywhere plus6 neighbour again again peek silence"
    for track, cards, answer in ((6, many, "draw"), (7, "again", "draw"), (7, many, "decline")):
        position = table(at={"rose": "chambre-amis", "moutarde": "hall"}, track=track, butlers={"violet": cards})
        assert choice(position.play("passage", "suggest moutarde corde")) == answer


def test_it_shows_a_card_that_the_asker_has_seen_and_keeps_silent_about_a_new_one() -> None:
    cards = {"rose": "again stay", "moutarde": "silence"}
    position = table(at={"rose": "chambre-amis"}, hands={"moutarde": "corde spa"}, butlers=cards)
    position.play("passage", "suggest olive corde")
    assert choice(position) == "play silence"
    position.play("show spa", "play again", "play stay", "suggest olive corde")
    assert choice(position) == "show spa"


def test_it_looks_only_at_a_card_it_cannot_tell() -> None:
    cards = {"violet": "peek"}
    position = table(at={"rose": "chambre-amis"}, hands={"moutarde": "corde"}, butlers=cards)
    position.play("passage", "suggest moutarde corde", "show corde")
    assert choice(position) == "play peek"
    known = table(at={"rose": "chambre-amis"}, hands={"moutarde": "corde", "violet": "moutarde spa"}, butlers=cards)
    known.play("passage", "suggest moutarde corde", "show corde")
    assert choice(known) == "decline"
