"""The worked examples of the rules page, CL-X01 to CL-X30."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import UnknownName
from manoir.core.match import Match
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import picture
from tests.contract.play import fingerprint
from tests.games.cluedo.table import ALL_SIX, Position, table
from tests.games.cluedo.walks import SQUARES


def test_cl_x01_four_players_with_rose() -> None:
    game = table("olive violet rose leblanc")
    assert game.characters == ("rose", "leblanc", "olive", "violet")
    assert [len(game.hand(name)) for name in ("leblanc", "olive", "violet", "rose")] == [5, 5, 5, 4]
    assert (game.place("moutarde"), game.place("pervenche")) == ("17,0", "6,23")


def test_cl_x02_three_players_without_rose() -> None:
    game = table("violet pervenche olive")
    assert game.asked == "olive"
    assert [len(game.hand(name)) for name in ("pervenche", "violet", "olive")] == [7, 6, 6]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_cl_x03_every_setup(seats: int) -> None:
    game = Position(Match.new(GAME, GAME.setup(seats), SeededLuck(f"setup {seats}")))
    assert {game.place(DECK.spell(weapon)) for weapon in DECK.weapons} == set(BOARD.rooms) - {"hall", "billard"}
    piles = [set(game.envelope.split()), *(game.hand(character) for character in game.characters)]
    assert sum(map(len, piles)) == len(set[str]().union(*piles)) == 22
    for character in game.everybody:
        words = " ".join(game.told(character)[:1]).replace(",", " ").split()
        assert not set(words) & set(game.envelope.split())


def test_cl_x04_seven_from_roses_start_reaches_no_room() -> None:
    game = table("rose leblanc olive").roll(7)
    assert game.rooms == set()
    assert len(game.ends) == 8


def test_cl_x05_eight_ten_and_twelve_from_roses_start() -> None:
    reached = {total: table("rose leblanc olive").roll(total).rooms for total in (8, 10, 12)}
    assert reached == {8: {"salon"}, 10: {"salon", "salle-a-manger"}, 12: {"salon", "salle-a-manger", "hall"}}


def test_cl_x06_two_from_roses_start() -> None:
    game = table("rose leblanc olive").roll(2)
    assert game.ends == {"22,7", "23,8", "24,7"}
    assert game.refused("go 23,7") == "CL-25"
    with pytest.raises(UnknownName):
        game.match.play("go 24,8")


def test_cl_x07_out_of_the_ballroom() -> None:
    reached = [table("rose leblanc olive", at={"rose": "salle-de-bal"}).roll(total).rooms for total in (3, 4, 7)]
    assert reached == [set(), {"veranda"}, {"veranda", "billard", "cuisine", "salle-a-manger"}]


def test_cl_x08_an_occupied_square_is_no_end() -> None:
    game = table("rose leblanc olive", at={"rose": "bureau", "olive": "20,16"}).roll(2)
    assert game.refused("go 20,16") == "CL-30"
    assert game.ends == {"19,17", "20,18"}


def test_cl_x09_a_pawn_before_the_only_door_is_passed() -> None:
    game = table("rose leblanc olive", at={"rose": "bureau", "olive": "20,17"}).roll(2)
    game.play("go 19,17")
    assert game.place("rose") == "19,17"


def test_cl_x10_four_from_the_study_reaches_the_hall_and_not_the_study() -> None:
    assert table("rose leblanc olive", at={"rose": "bureau"}).roll(4).rooms == {"hall"}


def test_cl_x11_from_the_library_over_a_pawn_to_the_billiard_room() -> None:
    assert "billard" in table("rose leblanc olive", at={"rose": "bibliotheque", "olive": "13,21"}).roll(4).rooms
    assert "billard" not in table("rose leblanc olive", at={"rose": "bibliotheque", "olive": "13,21"}).roll(3).rooms


def printed_example() -> Position:
    hands = {"moutarde": "corde hall", "leblanc": "poignard salon", "olive": "olive"}
    game = table("rose moutarde leblanc olive", at={"rose": "18,6", "olive": "0,14"}, hands=hands)
    return game.roll(2).play("go salon").play("suggest olive poignard")


def test_cl_x12_the_printed_suggestion() -> None:
    game = printed_example()
    for character in game.everybody:
        assert game.told(character)[0] == "Suggested rose olive poignard salon"
        seen = picture(game.view(character))
        assert BOARD.spell(seen.pawns[DECK.card("olive")]) == "salon"
        assert BOARD.spell(seen.weapons[DECK.card("poignard") - DECK.first_weapon]) == "salon"
    assert [name for name in ALL_SIX.split() if game.place(name) == "salon"] == ["rose", "olive"]
    assert [DECK.spell(card) for card in DECK.weapons if game.place(DECK.spell(card)) == "salon"] == [
        "corde",
        "poignard",
    ]


def test_cl_x13_the_answers_to_it() -> None:
    game = printed_example()
    for character in game.everybody:
        assert game.told(character)[1:] == ["HadNone moutarde", "Asked leblanc"]
    assert game.choices == {"show poignard", "show salon"}
    game.play("show salon")
    assert game.told("rose") == ["Showed leblanc rose salon"]
    assert game.told("moutarde") == game.told("olive") == ["Showed leblanc rose -"]
    assert (game.asked, game.offers) == ("rose", {"end": 1, "accuse": 378})


def test_cl_x14_two_cards_of_ones_own_and_nobody_answers() -> None:
    game = table("rose leblanc olive", at={"rose": "salon"}, hands={"rose": "salon poignard"}, envelope="violet")
    game.play("stay", "suggest violet poignard")
    for character in game.everybody:
        assert game.told(character)[2:] == ["HadNone leblanc", "HadNone olive", "NobodyShowed rose"]
    assert game.offers == {"end": 1, "accuse": 378}
    assert solve(notebook(game.view("rose"))).certain(ENVELOPE) == 1 << DECK.card("violet")
    assert solve(notebook(game.view("olive"))).certain(ENVELOPE) == 0


def test_cl_x15_the_passage_out_of_the_kitchen() -> None:
    game = table("rose leblanc olive", at={"rose": "cuisine"}).play("passage")
    assert [game.told(character) for character in game.everybody] == [["TookPassage rose bureau"]] * 4
    assert game.refused("roll") == "CL-34"
    game.play("suggest violet corde")
    assert game.told("olive")[0] == "Suggested rose violet corde bureau"


def test_cl_x16_staying_and_suggesting_again() -> None:
    at = {"rose": "hall", "leblanc": "salon", "olive": "salon"}
    game = table("rose leblanc olive", at=at, hands={"rose": "violet corde hall"})
    for _ in range(4):
        game.play("stay", "suggest violet corde")
        assert game.told("olive")[:2] == ["Stayed rose hall", "Suggested rose violet corde hall"]
        game.play("end", "stay", "end", "stay", "end")


def test_cl_x17_the_turn_of_a_player_who_was_brought_to_a_room() -> None:
    game = table("rose olive violet", at={"rose": "salon"}, hands={"rose": "olive corde salon"})
    game.play("stay", "suggest olive corde", "end")
    assert game.asked == "olive"
    assert game.choices == {"roll", "passage", "stay"}
    assert game.offers["accuse"] == 378
    game.play("stay", "suggest violet poison")
    assert game.told("rose")[1] == "Suggested olive violet poison salon"


def test_cl_x18_nothing_moves_if_all_are_there() -> None:
    game = table("rose leblanc olive", at={"rose": "bureau", "violet": "bureau"}, hands={"olive": "violet"})
    before = (list(game.table.pawns), list(game.table.weapons))
    game.play("stay", "suggest violet revolver")
    assert (game.table.pawns, game.table.weapons) == before
    assert game.told("spectator")[2].split()[1] == "leblanc"


def test_cl_x19_the_printed_accusation() -> None:
    game = table("rose leblanc olive", at={"rose": "23,7"}, envelope="moutarde revolver salon")
    game.play("accuse moutarde revolver salon")
    for character in game.everybody:
        assert game.told(character) == [
            "Accused rose moutarde revolver salon",
            "Ended rose accusation moutarde,revolver,salon",
        ]
    assert game.result == "rose accusation CL-72"


def test_cl_x20_the_same_accusation_wrong() -> None:
    game = table("rose leblanc olive", at={"rose": "23,7"}, envelope="moutarde corde salon")
    game.play("accuse moutarde revolver salon")
    looked = {character: game.told(character)[1] for character in game.everybody}
    assert looked == {
        "rose": "AccusedWrongly rose moutarde,corde,salon",
        "leblanc": "AccusedWrongly rose -",
        "olive": "AccusedWrongly rose -",
        "spectator": "AccusedWrongly rose -",
    }
    assert {game.told(character)[0] for character in game.everybody} == {"Accused rose moutarde revolver salon"}
    assert game.table.out == 1
    assert game.asked == "leblanc"


def test_cl_x21_an_eliminated_player_shows_is_skipped_and_is_moved() -> None:
    hands = {"rose": "corde", "leblanc": "rose hall"}
    at = {"rose": "salon", "leblanc": "hall", "olive": "billard"}
    game = table("rose leblanc olive", at=at, hands=hands, out="rose", player="leblanc")
    game.play("stay", "suggest rose corde")
    assert game.told("spectator")[2:] == ["HadNone olive", "Asked rose"]
    assert (game.choices, game.place("rose")) == ({"show corde"}, "hall")
    game.play("show corde", "end", "stay", "end")
    assert game.asked == "leblanc"


def test_cl_x22_the_last_of_three_plays_on_alone() -> None:
    game = table(
        "rose leblanc olive", at={"olive": "hall"}, envelope="moutarde corde salon", out="rose leblanc", player="olive"
    )
    game.play("stay", "end")
    assert game.asked == "olive"
    game.play("accuse olive corde salon")
    assert game.result == "nobody everyone-wrong CL-R20"
    assert {game.told(character)[-1] for character in game.everybody} == {"Ended - everyone-wrong moutarde,corde,salon"}


def test_cl_x23_neither_none_nor_a_wrong_card_is_an_answer() -> None:
    hands = {"leblanc": "poignard corde", "rose": "violet", "olive": "hall"}
    game = table("rose leblanc olive", at={"rose": "hall"}, hands=hands).play("stay", "suggest violet poignard")
    before = fingerprint(game.table)
    with pytest.raises(UnknownName, match="unknown action 'none'"):
        game.match.play("none")
    assert fingerprint(game.table) == before
    assert [game.refused(f"show {card}") for card in ("corde", "violet", "hall", "poison")] == ["CL-R22"] * 4
    assert game.asked == "leblanc"


def test_cl_x24_eight_from_moutardes_start() -> None:
    reached = {total: table("moutarde olive violet").roll(total) for total in range(2, 13)}
    assert reached[8].rooms == {"salon", "salle-a-manger"}
    assert reached[7].rooms == set()
    assert all(game.ends - set(BOARD.rooms) <= SQUARES for game in reached.values())


def test_cl_x25_no_passage_out_of_the_hall() -> None:
    assert table("rose leblanc olive", at={"rose": "hall"}).refused("passage") == "CL-32"


def test_cl_x26_points_left_on_entering_are_lost() -> None:
    game = table("rose leblanc olive", at={"rose": "18,6"}).roll(4).play("go salon")
    assert {game.refused(f"go {place}") for place in ("18,6", "18,7", "salle-a-manger")} == {"CL-37"}
    assert game.offers == {"suggest": 42, "end": 1, "accuse": 378}


def test_cl_x27_rose_suspects_herself() -> None:
    game = table("rose leblanc olive", at={"rose": "salon"})
    before = (list(game.table.pawns), list(game.table.weapons))
    game.play("stay", "suggest rose corde")
    assert game.told("olive")[1] == "Suggested rose rose corde salon"
    assert (game.table.pawns, game.table.weapons) == before


def test_cl_x28_another_room_cannot_be_suggested_but_can_be_accused() -> None:
    game = table("rose leblanc olive", at={"rose": "salon"}, envelope="olive corde hall").play("stay")
    before = fingerprint(game.table)
    with pytest.raises(UnknownName):
        game.match.play("suggest olive corde hall")
    assert fingerprint(game.table) == before
    assert game.play("accuse olive corde hall").result == "rose accusation CL-72"


def test_cl_x29_two_pawns_lock_the_conservatory_for_a_roll_of_two() -> None:
    at = {"rose": "veranda", "olive": "5,17", "violet": "6,18"}
    game = table("rose leblanc olive", at=at).roll(2)
    assert game.told("leblanc")[-1] == "CouldNotMove rose veranda"
    assert game.play("suggest violet corde").place("violet") == "veranda"
    three = table("rose leblanc olive", at=at).roll(3)
    assert three.ends
    assert three.refused("stay") == "CL-R12"


def test_cl_x30_rounds_are_counted_past_an_eliminated_starter() -> None:
    at = dict.fromkeys(ALL_SIX.split(), "hall")
    game = table("rose leblanc olive violet", at=at, envelope="moutarde corde salon")
    game.play("accuse rose corde salon")
    for number in range(1, 301):
        assert (game.asked, game.table.round, game.result) == ("leblanc", number, None)
        game.play(*["stay", "end"] * 3)
    assert game.result == "nobody rounds CL-R27"
    assert {game.told(character)[-1] for character in game.everybody} == {"Ended - rounds moutarde,corde,salon"}
