"""Suggestions: CL-38 to CL-49."""

import pytest

from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.picture import picture
from manoir.games.mansion.events import Suggested
from manoir.terminal.cluedo import SCREEN
from tests.clauses import clauses
from tests.games.cluedo.table import ALL_SIX, table

SUSPECTS = [DECK.spell(card) for card in DECK.suspects]
WEAPONS = [DECK.spell(card) for card in DECK.weapons]


def test_cl_38_whoever_has_come_into_a_room_may_suggest_and_need_not() -> None:
    game = table("rose leblanc olive", at={"rose": "18,6"})
    assert game.refused("suggest olive corde") == "CL-38"
    game.roll(2)
    assert game.refused("suggest olive corde") == "CL-38"
    game.play("go salon")
    assert game.offers == {"suggest": 42, "end": 1, "accuse": 378}
    game.play("end")
    assert game.asked == "leblanc"
    assert game.told("olive") == ["TurnBegan leblanc 1"]


def test_cl_39_everybody_hears_a_suspect_a_weapon_and_a_room() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"}).play("stay", "suggest violet corde")
    for character in game.everybody:
        assert game.told(character)[1] == "Suggested rose violet corde hall"


def test_cl_40_the_named_suspect_is_moved_into_the_room() -> None:
    game = table("rose leblanc olive", at={"rose": "hall", "olive": "0,14"}).play("stay", "suggest olive corde")
    assert game.place("olive") == "hall"
    assert not game.table.occupied >> BOARD.place("0,14") & 1
    from_room_to_room = table("rose leblanc olive", at={"rose": "hall", "olive": "bureau"})
    assert from_room_to_room.play("stay", "suggest olive corde").place("olive") == "hall"


def test_cl_41_the_named_weapon_is_moved_into_the_room() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"})
    assert game.place("poison") == "bibliotheque"
    assert game.play("stay", "suggest olive poison").place("poison") == "hall"


@pytest.mark.parametrize("room", BOARD.rooms)
def test_cl_42_the_room_named_is_the_suggesters_own(room: str) -> None:
    game = table("rose leblanc olive", at={"rose": room}).play("stay", "suggest olive poison")
    assert f"Suggested rose olive poison {room}" in game.told("leblanc")
    assert game.place("olive") == game.place("poison") == room


def test_cl_43_all_six_suspects_may_be_named() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"}).play("stay")
    assert game.choices == {f"suggest {suspect} {weapon}" for suspect in SUSPECTS for weapon in WEAPONS} | {"end"}
    for suspect in SUSPECTS:
        named = table("rose leblanc olive", at={"rose": "hall"}).play("stay", f"suggest {suspect} corde")
        assert named.place(suspect) == "hall"


def test_cl_44_what_a_suggestion_moved_is_not_put_back() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"}, hands={"rose": "violet poison hall"})
    game.play("stay", "suggest violet poison", "end")
    assert (game.place("violet"), game.place("poison")) == ("hall", "hall")
    game.roll(2).play("go 0,9", "end").roll(2).play("go 0,14", "end")
    assert game.asked == "rose"
    assert (game.place("violet"), game.place("poison")) == ("hall", "hall")


def test_cl_45_a_weapon_stays_where_it_was_brought_until_it_is_named_elsewhere() -> None:
    at = {"rose": "hall", "leblanc": "billard", "olive": "bureau"}
    game = table("rose leblanc olive", at=at, hands={"rose": "violet poison hall", "leblanc": "billard bureau"})
    game.play("stay", "suggest violet poison", "end")
    game.play("stay", "end")
    assert game.place("poison") == "hall"
    game.play("stay", "suggest violet poison")
    assert game.place("poison") == "bureau"


@clauses("CL-R13")
def test_cl_46_one_may_stay_in_a_room_and_suggest_turn_after_turn() -> None:
    everywhere = {"rose": "billard", "leblanc": "hall", "olive": "hall"}
    game = table("rose leblanc olive", at=everywhere, hands={"rose": "violet poison billard"})
    for turn in range(5):
        assert game.asked == "rose"
        assert game.choices == {"roll", "stay"}
        game.play("stay")
        assert all(game.told(character) == ["Stayed rose billard"] for character in game.everybody)
        game.play("suggest violet poison", "end", "stay", "end", "stay", "end")
        assert game.table.round == turn + 2


def test_cl_47_who_and_what_is_already_in_the_room_may_be_named_and_does_not_move() -> None:
    game = table("rose leblanc olive", at={"rose": "bureau", "violet": "bureau"})
    before = (list(game.table.pawns), list(game.table.weapons), game.table.occupied)
    game.play("stay", "suggest violet revolver")
    assert (game.table.pawns, game.table.weapons, game.table.occupied) == before
    assert "Suggested rose violet revolver bureau" in game.told("spectator")


def test_cl_48_a_room_holds_any_number_of_pawns_and_weapons() -> None:
    game = table(ALL_SIX, at=dict.fromkeys(SUSPECTS[:5], "hall"), weapons=dict.fromkeys(WEAPONS[:6], "hall"))
    game.play("stay", "suggest violet poison")
    assert {game.place(thing) for thing in SUSPECTS + WEAPONS} == {"hall"}
    crowded = table(ALL_SIX, at=dict.fromkeys(SUSPECTS, "salon") | {"rose": "18,6"}).roll(2)
    assert "salon" in crowded.rooms


@clauses("CL-R13")
def test_cl_49_a_player_brought_into_a_room_may_roll_or_take_the_passage_or_stay_and_suggest() -> None:
    for choice in ("roll", "passage", "stay"):
        game = table("rose leblanc olive", at={"rose": "salon"}, hands={"rose": "leblanc corde salon"})
        game.play("stay", "suggest leblanc corde", "end")
        assert (game.asked, game.choices) == ("leblanc", {"roll", "passage", "stay"})
        game.play(choice)
        if choice != "roll":
            room = {"passage": "veranda", "stay": "salon"}[choice]
            game.play("suggest violet poison")
            assert game.place("violet") == room


def test_cl_r13_one_may_stay_and_suggest_however_one_came_to_the_room() -> None:
    hands = {"rose": "violet poison veranda"}
    by_dice = table("rose leblanc olive", at={"rose": "5,18", "leblanc": "hall", "olive": "hall"}, hands=hands)
    by_dice.roll(2).play("go veranda", "suggest violet poison", "end")
    by_passage = table("rose leblanc olive", at={"rose": "salon", "leblanc": "hall", "olive": "hall"}, hands=hands)
    by_passage.play("passage", "suggest violet poison", "end")
    for game in (by_dice, by_passage):
        for _ in range(2):
            game.play("stay", "end", "stay", "end")
            assert game.asked == "rose"
            game.play("stay", "suggest violet poison", "end")


def test_cl_r15_at_most_one_suggestion_a_turn() -> None:
    unanswered = table("rose leblanc olive", at={"rose": "hall"}, hands={"rose": "violet poison hall"})
    unanswered.play("stay", "suggest violet poison")
    answered = table("rose leblanc olive", at={"rose": "hall"}, hands={"leblanc": "poison"})
    answered.play("stay", "suggest violet poison", "show poison")
    for game in (unanswered, answered):
        assert (game.asked, game.offers) == ("rose", {"end": 1, "accuse": 378})
        assert game.refused("suggest violet corde") == "CL-R15"


def test_cl_r24_one_may_name_ones_own_cards_and_repeat_a_suggestion() -> None:
    at = {"rose": "hall", "leblanc": "hall", "olive": "hall"}
    game = table("rose leblanc olive", at=at, hands={"rose": "violet poison hall"})
    for _ in range(3):
        game.play("stay", "suggest violet poison")
        assert game.told("leblanc")[1:] == [
            "Suggested rose violet poison hall",
            "HadNone leblanc",
            "HadNone olive",
            "NobodyShowed rose",
        ]
        game.play("end", "stay", "end", "stay", "end")


def test_cl_r25_naming_ones_own_pawn_moves_no_pawn_but_still_brings_the_weapon() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"})
    pawns = list(game.table.pawns)
    game.play("stay", "suggest rose poison")
    assert game.table.pawns == pawns
    assert game.place("poison") == "hall"


def test_cl_49_whose_pawn_was_brought_is_told_so_and_that_he_may_stay() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"}, hands={"rose": "poison hall leblanc"})
    game.play("stay", "suggest leblanc poison")
    for who, is_told in (("leblanc", True), ("olive", False), ("rose", False), ("spectator", False)):
        view = game.view(who)
        (said,) = (str(SCREEN.sentence(event, view, "fr")) for event in view.told if isinstance(event, Suggested))
        assert ("Votre pion est maintenant là : à votre tour, vous pourrez rester" in said) == is_told
    game.play("end")
    assert SCREEN.question(game.view("leblanc"), "fr").startswith("À vous. Une hypothèse a amené votre pion ici : ")
    assert SCREEN.question(game.view("leblanc"), "en").startswith("Your turn. A suggestion brought your pawn here: ")
    assert picture(game.view("olive")).called == 1 << DECK.card("leblanc")
    game.play("stay", "end")
    assert "amené" not in SCREEN.question(game.view("olive"), "fr")
    assert picture(game.view("olive")).called == 0
