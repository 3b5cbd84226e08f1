"""Preparation: the deal, the guests, the first player."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import BadDeal, BadSetup, UnknownName
from manoir.core.match import Match
from manoir.deduction.facts import HasNone, HasSome, Saw
from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, FOUR, Position, dealt, table

SIZES = {2: (10, 1), 3: (7, 0), 4: (5, 1), 5: (4, 1), 6: (3, 3)}


def begun(characters: str, **piles: str) -> Position:
    """A game from the usual deal with some piles replaced."""
    seats = characters.split()
    deal = dealt(seats, {}, "", "", seats[0]) | {name: tuple(cards.split()) for name, cards in piles.items()}
    return Position(Match(GAME, GAME.setup(characters=seats), deal))


@clauses("C8-15")
def test_c8_14_one_card_of_each_kind_goes_into_the_envelope_unseen() -> None:
    kinds = {tuple((DECK.cards(pile) & kind).bit_count() for kind in DECK.kinds) for pile in envelopes(50)}
    assert kinds == {(1, 1, 1)}
    assert len(set(envelopes(50))) > 40
    with pytest.raises(BadDeal, match="one suspect"):
        begun("rose olive", envelope="salle-a-manger corde cuisine", pool="rose")
    position = table("rose olive", envelope="rose corde cuisine")
    lines = [line for who in position.everybody for line in position.told(who) if line.startswith("Dealt")]
    assert not any(card in line.split()[-1].split(",") for card in ("rose", "corde", "cuisine") for line in lines)


def envelopes(games: int) -> list[tuple[str, ...]]:
    luck = SeededLuck("envelopes")
    return [GAME.deal(GAME.setup(4), luck)["envelope"] for _ in range(games)]


@clauses("C8-17", "R8-02", "X8-01")
def test_c8_16_all_hands_are_equal_and_what_is_left_over_lies_in_the_pool() -> None:
    for seats, (each, left) in SIZES.items():
        setup = GAME.setup(seats)
        deal = GAME.deal(setup, SeededLuck(seats))
        assert [len(deal[name]) for name in setup.characters] == [each] * seats
        assert len(deal["pool"]) == left
        position = Position(Match(GAME, setup, deal))
        for who in position.everybody:
            hand = ",".join(deal[who]) if who != "spectator" else "-"
            assert position.told(who)[0] == f"Dealt {each} {left} {hand}"


def test_c8_18_all_six_pawns_start_on_their_own_squares_played_or_not() -> None:
    position = table("rose olive violet")
    assert [position.place(guest) for guest in ALL_SIX.split()] == ["24,7", "17,0", "0,7", "0,17", "7,24", "18,24"]


@clauses("DP-01", "R8-03")
def test_c8_19_guests_are_chosen_in_seat_order_and_have_one_player_each() -> None:
    assert GAME.setup(4, ("violet", "leblanc")).characters == ("violet", "leblanc", "rose", "moutarde")
    with pytest.raises(BadSetup, match="at most once"):
        GAME.setup(3, ("rose", "rose"))
    with pytest.raises(UnknownName, match="lenoir"):
        GAME.setup(3, ("lenoir",))


def test_c8_20_every_character_card_starts_with_its_power_up() -> None:
    position = table(ALL_SIX)
    assert all(position.has_power(guest) for guest in ALL_SIX.split())
    assert position.picture("spectator").powers == 0b111111
    assert not table("rose olive violet").has_power("moutarde")


@clauses("C8-22", "C8-10")
def test_c8_21_a_note_sheet_holds_the_own_cards_and_then_only_what_was_seen() -> None:
    position = table(hands={"rose": "rose corde cuisine"})
    facts = notebook(position.view("rose")).facts
    assert {DECK.spell(fact.card) for fact in facts if isinstance(fact, Saw)} == position.hand("rose")
    assert not any(isinstance(fact, HasSome | HasNone) for fact in facts)
    assert notebook(position.view("spectator")).facts == []


def test_c8_23_all_intrigue_cards_are_in_the_pile_in_no_order() -> None:
    position = table().roll("?", 1)
    assert position.pile == 24
    assert position.odds == {
        "uncover time": 8,
        "uncover stay": 1,
        "uncover anywhere": 2,
        "uncover plus6": 2,
        "uncover neighbour": 1,
        "uncover again": 4,
        "uncover sendhome": 2,
        "uncover peek": 2,
        "uncover silence": 2,
    }


def test_c8_24_all_nine_weapons_start_in_the_pool() -> None:
    position = table()
    assert {position.place(DECK.spell(weapon)) for weapon in DECK.weapons} == {"piscine"}


def test_c8_25_the_highest_roll_plays_first() -> None:
    position = begun("rose olive violet", rolls="2+3 6+5 3+3")
    assert position.told("spectator")[1:] == [
        "RolledForFirst rose 2 3",
        "RolledForFirst olive 6 5",
        "RolledForFirst violet 3 3",
        "TurnBegan olive 1",
    ]
    assert position.asked == "olive"


@clauses("X8-02")
def test_r8_04_a_question_mark_counts_nothing_and_the_tied_roll_again_among_themselves() -> None:
    position = begun(FOUR, rolls="?+5 6+2 4+4 3+1 2+2 ?+5")
    assert position.player == "pervenche"
    assert position.pile == 24
    assert [line.split()[1] for line in position.told("rose") if line.startswith("RolledForFirst")] == [
        *FOUR.split(),
        "moutarde",
        "pervenche",
    ]
    assert position.told("rose")[-2:] == ["RolledForFirst pervenche ? 5", "TurnBegan pervenche 1"]
    for rolls, complaint in (("6+2 6+2 3+3 2+2", "no more"), ("6+2 2+2 2+2 2+2 3+3", "goes on"), ("1+1", "1\\+1")):
        with pytest.raises(BadDeal, match=complaint):
            begun(FOUR, rolls=rolls)


def test_r8_01_three_to_six_play_and_two_make_an_unofficial_table() -> None:
    for seats in range(2, 7):
        assert GAME.setup(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadSetup, match="2 to 6"):
            GAME.setup(seats)
    cards = {"rose": "neighbour", "olive": "peek"}
    position = table("rose olive", at={"rose": "6,5"}, butlers=cards, hands={"olive": "hache"})
    assert (len(position.hand("rose")), position.table.pool.bit_count()) == (10, 1)
    position.roll(2, 1).play("go cuisine", "suggest moutarde hache", "show hache")
    assert position.asked == "rose", "PEEK finds no target"
    assert position.play("play neighbour").asked == "olive", "who is left and right neighbour at once"


def test_r8_06_a_guest_nobody_plays_stands_on_the_board_without_hand_turn_or_draw() -> None:
    position = table("rose moutarde violet", at={"rose": "6,5", "olive": "hall"})
    position.roll(2, 1).play("go cuisine", "suggest olive corde")
    assert position.place("olive") == "cuisine"
    assert not any(line.startswith("Offered") for line in position.told("spectator"))
    assert not position.has_power("olive")
