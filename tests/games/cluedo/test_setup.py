"""Players, preparation, the deal: CL-01 to CL-20."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import sqrt

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import BadDeal, BadSetup, UnknownName
from manoir.core.game import Deal
from manoir.core.match import Match
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import picture
from tests.clauses import clauses
from tests.games.cluedo.table import ALL_SIX, Position, dealt, table

STARTS = {
    "rose": "24,7",
    "moutarde": "17,0",
    "leblanc": "0,9",
    "olive": "0,14",
    "pervenche": "6,23",
    "violet": "19,23",
}
FIRST_ROOMS = {
    "corde": "salon",
    "matraque": "veranda",
    "poignard": "cuisine",
    "cle-anglaise": "salle-de-bal",
    "chandelier": "salle-a-manger",
    "revolver": "bureau",
    "poison": "bibliotheque",
}
HANDS_IN_DEALING_ORDER = {3: (7, 6, 6), 4: (5, 5, 5, 4), 5: (4, 4, 4, 4, 3), 6: (4, 3, 3, 3, 3, 3)}
MANY = 3000


class NoShuffling:
    """Always the highest number: a shuffle then leaves every card where it is."""

    def below(self, n: int) -> int:
        return n - 1


@cache
def many_deals() -> list[Deal]:
    luck = SeededLuck("many deals")
    setup = GAME.setup(4)
    return [GAME.deal(setup, luck) for _ in range(MANY)]


def as_expected(count: int, chance: float) -> bool:
    """Within five standard deviations of what so many deals give."""
    return abs(count - MANY * chance) < 5 * sqrt(MANY * chance * (1 - chance))


def test_cl_01_three_to_six_players() -> None:
    assert [GAME.setup(seats).seats for seats in (3, 4, 5, 6)] == [3, 4, 5, 6]
    for seats in (0, 2, 7):
        with pytest.raises(BadSetup, match=f"cannot have {seats} seats: allowed are 3 to 6"):
            GAME.setup(seats)


def test_cl_02_of_all_accusations_only_the_three_facts_win() -> None:
    game = table("rose leblanc olive", envelope="moutarde revolver salon")
    winning = []
    for action in game.table.options:
        if action.verb == "accuse":
            outcome = game.table.clone()
            outcome.play(action)
            if outcome.outcome is not None:
                winning.append((action.text, outcome.outcome.winner))
    assert winning == [("accuse moutarde revolver salon", 0)]


def test_cl_03_envelope_holds_one_suspect_one_weapon_one_room() -> None:
    for deal in many_deals()[:200]:
        suspect, weapon, room = map(DECK.card, deal["envelope"])
        assert suspect in DECK.suspects
        assert weapon in DECK.weapons
        assert room in DECK.rooms
    deal = dealt(("rose", "leblanc", "olive"), {"rose": "moutarde"}, "rose revolver salon")
    swap = {"salon": "moutarde", "moutarde": "salon"}
    wrong = {pile: tuple(swap.get(card, card) for card in cards) for pile, cards in deal.items()}
    with pytest.raises(BadDeal, match="envelope must hold one suspect, found rose revolver moutarde"):
        GAME.start(GAME.setup(characters=["rose", "leblanc", "olive"]), wrong)


def test_cl_04_each_player_plays_a_pawn_of_his_own() -> None:
    with pytest.raises(BadSetup, match="each at most once: rose, olive, rose"):
        GAME.setup(characters=["rose", "olive", "rose"])
    game = table("leblanc pervenche violet", at={"leblanc": "8,10"})
    game.roll(2).play("go 8,12")
    assert game.place("leblanc") == "8,12"
    assert [game.place(other) for other in STARTS if other != "leblanc"] == [
        square for other, square in STARTS.items() if other != "leblanc"
    ]


def test_cl_05_pawns_start_on_their_own_squares() -> None:
    game = table(ALL_SIX)
    assert {pawn: game.place(pawn) for pawn in STARTS} == STARTS
    for character in game.everybody:
        assert [BOARD.spell(place) for place in picture(game.view(character)).pawns] == list(STARTS.values())


def test_cl_06_all_six_pawns_stand_on_the_board_with_fewer_players() -> None:
    game = table("moutarde olive violet")
    assert {pawn: game.place(pawn) for pawn in STARTS} == STARTS
    assert game.table.occupied.bit_count() == 6


def test_cl_07_a_pawn_nobody_plays_is_suspected_and_transferred() -> None:
    game = table("rose leblanc olive", at={"rose": "hall"})
    game.play("stay", "suggest violet corde")
    assert game.place("violet") == "hall"


@clauses("CL-R28")
def test_cl_08_weapons_start_in_their_rooms() -> None:
    game = table("rose leblanc olive")
    assert {weapon: game.place(weapon) for weapon in FIRST_ROOMS} == FIRST_ROOMS
    assert set(BOARD.rooms) - set(FIRST_ROOMS.values()) == {"hall", "billard"}
    for character in game.everybody:
        assert [BOARD.spell(room) for room in picture(game.view(character)).weapons] == list(FIRST_ROOMS.values())


def test_cl_09_no_pawn_goes_to_the_middle_of_the_board() -> None:
    stairs = {(row, column) for row in range(10, 17) for column in range(10, 15)}
    assert all(BOARD.grid[row][column] == "X" for row, column in stairs)
    for row, column in stairs:
        with pytest.raises(UnknownName):
            GAME.action(f"go {row},{column}")


def test_cl_10_each_kind_is_shuffled_by_itself() -> None:
    envelopes = [deal["envelope"] for deal in many_deals()]
    for place, kind in enumerate((DECK.suspects, DECK.weapons, DECK.rooms)):
        found = Counter(envelope[place] for envelope in envelopes)
        assert set(found) == {DECK.spell(card) for card in kind}
        assert all(as_expected(count, 1 / len(kind)) for count in found.values())
    for one, other in combinations(range(3), 2):
        pairs = Counter((envelope[one], envelope[other]) for envelope in envelopes)
        assert all(as_expected(count, 1 / {(0, 1): 42, (0, 2): 54, (1, 2): 63}[one, other]) for count in pairs.values())


def test_cl_11_nobody_sees_the_cards_of_the_envelope() -> None:
    game = table("rose leblanc olive", envelope="moutarde revolver salon")
    for character in game.everybody:
        assert not {"moutarde", "revolver", "salon"} & set(" ".join(game.told(character)).replace(",", " ").split())


def test_cl_12_all_other_cards_are_shuffled_together() -> None:
    sizes = dict(zip(GAME.setup(4).characters, (4, 5, 5, 5), strict=True))
    for kind in (DECK.suspects, DECK.weapons, DECK.rooms):
        for card in map(DECK.spell, kind):
            for character, size in sizes.items():
                found = sum(card in deal[character] for deal in many_deals())
                assert as_expected(found, (1 - 1 / len(kind)) * size / 19)


def test_cl_13_cards_are_dealt_one_by_one_clockwise_until_none_is_left() -> None:
    deal = GAME.deal(GAME.setup(characters=["rose", "leblanc", "olive", "violet"]), NoShuffling())
    assert deal == {
        "envelope": ("violet", "poison", "bureau"),
        "rose": ("olive", "poignard", "cuisine", "billard"),
        "leblanc": ("rose", "pervenche", "cle-anglaise", "salle-de-bal", "bibliotheque"),
        "olive": ("moutarde", "corde", "chandelier", "veranda", "salon"),
        "violet": ("leblanc", "matraque", "revolver", "salle-a-manger", "hall"),
    }


@clauses("CL-R04")
def test_cl_14_hand_sizes_are_known_to_all() -> None:
    for seats, sizes in HANDS_IN_DEALING_ORDER.items():
        game = Position(Match.new(GAME, GAME.setup(seats), SeededLuck(seats)))
        starter_last = (sizes[-1], *sizes[:-1])
        assert tuple(len(game.hand(character)) for character in game.characters) == starter_last
        for character in game.everybody:
            assert game.told(character)[0].startswith(f"Dealt {','.join(map(str, starter_last))} ")


def test_cl_15_each_player_sees_his_own_cards_only() -> None:
    game = table("rose leblanc olive pervenche")
    for character in game.characters:
        (line,) = (line for line in game.told(character) if line.startswith("Dealt"))
        assert set(line.split()[2].split(",")) == game.hand(character)
    assert game.told("spectator")[0] == "Dealt 4,5,5,5 -"


def test_cl_16_a_card_in_hand_is_known_not_to_be_in_the_envelope() -> None:
    game = table("rose leblanc olive", hands={"rose": "violet corde hall"})
    known = solve(notebook(game.view("rose")))
    assert set(DECK.spell_all(known.impossible(ENVELOPE))) == game.hand("rose")
    assert known.impossible(ENVELOPE) == game.table.hands[0]


def test_cl_19_rose_plays_first() -> None:
    game = table("violet olive rose")
    assert game.asked == "rose"
    assert all(game.told(character)[-1] == "TurnBegan rose 1" for character in game.everybody)


def test_cl_20_turns_go_round_clockwise() -> None:
    game = table("rose moutarde olive violet", at=dict.fromkeys(ALL_SIX.split(), "hall"))
    order = []
    for _ in range(9):
        order.append(game.asked)
        assert {game.refused("stay", by=other) for other in set(game.characters) - {game.asked}} == {"CL-20"}
        game.play("stay", "end")
    assert order == ["rose", "moutarde", "olive", "violet"] * 2 + ["rose"]


def test_cl_r01_hall_and_billiard_room_complete_the_standard_board() -> None:
    assert BOARD.rooms == (
        "cuisine",
        "salle-de-bal",
        "veranda",
        "salle-a-manger",
        "billard",
        "bibliotheque",
        "salon",
        "hall",
        "bureau",
    )
    assert (len(BOARD.grid), {len(row) for row in BOARD.grid}) == (25, {24})
    assert BOARD.squares.bit_count() == 188
    assert [len(BOARD.sections["doors"]), sum(exits.bit_count() for exits in BOARD.exits)] == [17, 17]
    assert len(DECK) == 22


def test_cl_r02_seats_follow_the_start_squares_and_free_suspects_are_given_clockwise() -> None:
    assert GAME.setup(characters=["violet", "olive", "moutarde"]).characters == ("moutarde", "olive", "violet")
    assert GAME.setup(4, ["pervenche", "moutarde"]).characters == ("rose", "moutarde", "leblanc", "pervenche")


def test_cl_r03_without_rose_the_first_suspect_clockwise_after_her_starts() -> None:
    clockwise = ["moutarde", "leblanc", "olive", "pervenche", "violet"]
    for seats in (3, 4, 5):
        for characters in combinations(clockwise, seats):
            assert table(" ".join(reversed(characters))).asked == characters[0]
