"""Components: cards, pawns, dice and the board."""

from collections import Counter

from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.actions import FALLS
from manoir.games.cluedo_2008.components import (
    BOARD,
    DECK,
    INTRIGUES,
    QUESTIONS,
    ROOMS,
    STARTS,
    SUSPECTS,
    WEAPONS,
    WHOLE_PILE,
    size,
)
from manoir.games.cluedo_2008.walking import distance
from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, table

RING = ["cuisine", "patio", "spa", "theatre", "salon", "observatoire", "hall", "chambre-amis", "salle-a-manger"]


def steps(origin: str, room: str) -> int:
    return distance(BOARD.place(origin), BOARD.place(room))


def test_c8_01_the_board_has_nine_rooms_round_a_pool_at_the_published_distances() -> None:
    assert (len(BOARD.grid), {len(row) for row in BOARD.grid}) == (25, {25})
    assert BOARD.rooms == (*RING, "piscine")
    neighbours = zip(RING, RING[1:] + RING[:1], strict=True)
    assert [steps(one, other) for one, other in neighbours] == [5, 5, 7, 4, 6, 6, 5, 5, 5]
    assert [steps(room, "piscine") for room in RING] == [11, 5, 11, 6, 6, 10, 4, 9, 5]
    assert [exits.bit_count() for exits in BOARD.exits] == [1, 4, 1, 2, 2, 1, 3, 1, 3, 4]
    assert {BOARD.spell(square) for square in QUESTIONS} == {
        *("2,6", "2,18", "7,1", "8,16", "12,23", "16,8", "18,2", "22,17"),
    }


def test_c8_02_there_are_six_pawns_one_per_suspect() -> None:
    position = table(ALL_SIX)
    assert [position.place(suspect) for suspect in SUSPECTS] == ["24,7", "17,0", "0,7", "0,17", "7,24", "18,24"]


def test_c8_03_there_are_nine_weapons() -> None:
    assert list(WEAPONS) == (
        ["corde", "chandelier", "couteau", "pistolet", "batte", "haltere", "trophee", "poison", "hache"]
    )
    assert len(table().table.weapons) == 9


def test_c8_04_twenty_four_suggestion_cards_nine_weapons_nine_rooms_six_suspects() -> None:
    assert [len(kind) for kind in (DECK.weapons, DECK.rooms, DECK.suspects)] == [9, 9, 6]
    assert len(DECK) == 24
    assert list(ROOMS) == RING


def test_c8_05_twenty_four_intrigue_cards_sixteen_butlers_and_eight_times() -> None:
    assert {intrigue.name: intrigue.count for intrigue in INTRIGUES} == {
        "time": 8,
        "stay": 1,
        "anywhere": 2,
        "plus6": 2,
        "neighbour": 1,
        "again": 4,
        "sendhome": 2,
        "peek": 2,
        "silence": 2,
    }
    assert size(WHOLE_PILE) == 24


def test_c8_06_each_guest_has_a_character_of_his_own() -> None:
    assert GAME.characters == tuple(ALL_SIX.split())
    assert len(set(STARTS)) == 6


@clauses("C8-08")
def test_c8_07_a_character_card_has_a_power_side_and_a_side_that_changes_nothing() -> None:
    fresh, turned = table(ALL_SIX, player="leblanc"), table(ALL_SIX, player="leblanc", used="leblanc")
    assert fresh.choices - turned.choices == {"power"}
    assert turned.choices == table(ALL_SIX, player="rose").choices == {"roll"}


def test_c8_09_two_dice_one_of_them_with_a_question_mark_for_the_one() -> None:
    position = table().play("roll")
    assert set(position.odds.values()) == {1}
    assert {fall.text for fall in FALLS} == set(position.odds)
    assert Counter(fall.special for fall in FALLS) == dict.fromkeys((0, 2, 3, 4, 5, 6), 6)
    assert Counter(fall.ordinary for fall in FALLS) == dict.fromkeys(range(1, 7), 6)


@clauses("C8-12", "C8-13")
def test_c8_11_the_envelope_holds_a_suspect_a_weapon_and_a_room_and_whoever_names_them_wins() -> None:
    position = table(envelope="olive hache hall", at={"rose": "12,8"}).roll(2, 1).play("go piscine")
    assert [(position.table.envelope & kind).bit_count() for kind in DECK.kinds] == [1, 1, 1]
    assert position.play("accuse olive hache hall").result == "rose accusation C8-95"
