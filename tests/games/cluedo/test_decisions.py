"""Decision points CL-D01 to CL-D07: who is asked, the complete list of options, and what follows."""

import pytest

from manoir.core.errors import BadSetup, IllegalAction, UnknownName
from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import BOARD, DECK
from tests.clauses import clauses
from tests.contract.play import fingerprint
from tests.games.cluedo import walks
from tests.games.cluedo.table import Position, table

SUSPECTS = [DECK.spell(card) for card in DECK.suspects]
WEAPONS = [DECK.spell(card) for card in DECK.weapons]
SUGGESTIONS = {f"suggest {suspect} {weapon}" for suspect in SUSPECTS for weapon in WEAPONS}
ACCUSATIONS = {f"accuse {who} {what} {room}" for who in SUSPECTS for what in WEAPONS for room in BOARD.rooms}
CORNERS = {"cuisine", "bureau", "veranda", "salon"}
SECRET = "moutarde revolver salon"


def turn(at: str, hands: dict[str, str] | None = None) -> Position:
    return table("rose leblanc olive", at={"rose": at}, hands=hands, envelope=SECRET)


def legal(game: Position) -> set[str]:
    """All options, after trying every other action and seeing it refused without any change."""
    options = {option.text for option in game.table.options}
    before = fingerprint(game.table)
    for action in GAME.actions:
        if action.text not in options:
            with pytest.raises(IllegalAction):
                game.table.play(action)
    assert fingerprint(game.table) == before
    return options


def test_cl_d01_each_player_chooses_a_free_suspect_or_any() -> None:
    for suspect in SUSPECTS:
        assert suspect in GAME.setup(3, [suspect]).characters
    assert GAME.setup(3, ["violet"]).characters == ("rose", "moutarde", "violet")
    with pytest.raises(BadSetup):
        GAME.setup(3, ["violet", "violet"])
    with pytest.raises(UnknownName, match="unknown character 'violett'; did you mean 'violet'"):
        GAME.setup(3, ["violett"])
    with pytest.raises(BadSetup):
        GAME.setup(2, ["rose", "olive"])
    assert GAME.setup(3, ["violet"]).characters == GAME.setup(characters=["violet"]).characters


def test_cl_d02_at_the_start_of_a_turn() -> None:
    assert legal(turn("24,7")) == {"roll"} | ACCUSATIONS
    for room in BOARD.rooms:
        passage = {"passage"} if room in CORNERS else set()
        assert legal(turn(room)) == {"roll", "stay"} | passage | ACCUSATIONS
    assert turn("salon").play("roll").asked == "chance"
    for action in ("passage", "stay"):
        assert turn("salon").play(action).offers == {"suggest": 42, "end": 1, "accuse": 378}
    assert turn("salon").play("accuse rose corde hall").asked == "leblanc"


@pytest.mark.parametrize("origin", ["24,7", "8,9", "hall", "veranda"])
@pytest.mark.parametrize("total", [2, 7, 12])
def test_cl_d03_moving_with_a_total(origin: str, total: int) -> None:
    game = turn(origin).roll(total)
    pawns = {game.place(pawn) for pawn in SUSPECTS[1:]}
    assert game.asked == "rose"
    assert legal(game) == {f"go {end}" for end in walks.ends(origin, total, pawns)}
    for end in game.ends:
        after = turn(origin).roll(total).play(f"go {end}")
        assert after.place("rose") == end
        assert set(after.offers) == ({"suggest", "end", "accuse"} if end in BOARD.rooms else {"end", "accuse"})


@clauses("CL-R14")
def test_cl_d03_without_any_end_nothing_is_asked() -> None:
    game = table("rose leblanc olive", at={"rose": "veranda", "olive": "5,17", "violet": "6,18"}).roll(2)
    assert game.told("leblanc")[-1] == "CouldNotMove rose veranda"
    assert legal(game) == SUGGESTIONS | {"end"} | ACCUSATIONS


def test_cl_d04_in_a_room() -> None:
    game = turn("hall", {"leblanc": "poison"}).play("stay")
    assert game.asked == "rose"
    assert legal(game) == SUGGESTIONS | {"end"} | ACCUSATIONS
    assert game.play("suggest violet poison").asked == "leblanc"
    assert turn("hall").play("stay", "end").asked == "leblanc"
    assert turn("hall").play("stay", f"accuse {SECRET}").result == "rose accusation CL-72"


def test_cl_d05_answering() -> None:
    hands = {"rose": "corde", "olive": "violet poison billard", "leblanc": "hall"}
    game = turn("billard", hands).play("stay", "suggest violet poison")
    assert game.asked == "olive"
    assert legal(game) == {"show violet", "show poison", "show billard"}
    assert game.told("olive")[2:] == ["HadNone leblanc", "Asked olive"]
    game.play("show billard")
    assert (game.asked, game.offers) == ("rose", {"end": 1, "accuse": 378})
    unanswered = turn("billard", {"rose": "violet poison billard"}).play("stay", "suggest violet poison")
    assert (unanswered.asked, unanswered.offers) == ("rose", {"end": 1, "accuse": 378})


def test_cl_d06_after_the_move_or_the_answers() -> None:
    on_a_square = turn("24,7").roll(2).play("go 22,7")
    answered = turn("hall", {"leblanc": "poison"}).play("stay", "suggest violet poison", "show poison")
    for game in (on_a_square, answered):
        assert game.asked == "rose"
        assert legal(game) == {"end"} | ACCUSATIONS
        game.play("end")
        assert (game.asked, game.offers) == ("leblanc", {"roll": 1, "accuse": 378})


def test_cl_d07_accusing() -> None:
    assert len(ACCUSATIONS) == 378
    for accusation in sorted(ACCUSATIONS)[::29]:
        game = turn("24,7").play(accusation)
        assert (game.result, game.asked) == (None, "leblanc")
        assert game.table.out == 1
    won = turn("24,7").play(f"accuse {SECRET}")
    assert won.result == "rose accusation CL-72"
    assert legal(won) == set()
