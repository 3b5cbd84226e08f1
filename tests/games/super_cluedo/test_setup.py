"""Players, aim and preparation."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import BadDeal, BadSetup, UnknownName
from manoir.core.seats import SPECTATOR
from manoir.core.views import view
from manoir.deduction.facts import Saw
from manoir.games.mansion.events import TurnBegan
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import BOARD, DECK, HALL, SUSPECTS
from manoir.games.super_cluedo.events import Dealt, RolledForDeal
from manoir.games.super_cluedo.knowledge import notebook
from manoir.games.super_cluedo.picture import picture
from manoir.games.super_cluedo.setup import hand_sizes
from tests.clauses import clauses
from tests.games.super_cluedo.table import deal, sit

TEN = SUSPECTS


def test_sc_01_three_to_ten_play() -> None:
    for seats in range(3, 11):
        assert GAME.setup(seats).seats == seats
    for seats in (2, 11):
        with pytest.raises(BadSetup, match="3 to 10"):
            GAME.setup(seats)


def test_sc_02_the_envelope_says_who_with_what_and_where() -> None:
    envelope = sit(envelope="rose corde kiosque").table.envelope
    assert [(envelope & kind).bit_count() for kind in DECK.kinds] == [1, 1, 1]
    with pytest.raises(BadDeal, match="one suspect"):
        GAME.start(GAME.setup(3, TEN[:3]), deal(" ".join(TEN[:3]), "moutarde", "rose leblanc kiosque", {}))


def test_sc_03_ten_suspects_twelve_places_eight_weapons_make_960_solutions() -> None:
    assert [len(kind) for kind in (DECK.suspects, DECK.rooms, DECK.weapons)] == [10, 12, 8]
    assert len({action.text for action in GAME.actions if action.verb == "accuse"}) == 960


def test_sc_04_whoever_finds_the_three_cards_first_wins() -> None:
    sitting = sit(envelope="rose corde kiosque").play("pass", "accuse rose corde kiosque")
    assert sitting.table.outcome is not None
    assert sitting.table.outcome.winner == sitting.seat("leblanc")


@clauses("SC-D01")
def test_sc_05_each_player_has_a_pawn_of_his_own_choice() -> None:
    assert GAME.setup(3, ("chose", "rose")).characters == ("chose", "rose", "moutarde")
    with pytest.raises(BadSetup, match="at most once"):
        GAME.setup(3, ("rose", "rose"))
    with pytest.raises(UnknownName, match="lenoir"):
        GAME.setup(3, ("lenoir",))


def test_sc_06_pawns_without_a_player_can_be_named_and_called() -> None:
    sitting = sit("olive leblanc rose", pawns={"olive": "bureau"}).roll(1, 1).play("go bureau", "suggest chose corde")
    assert sitting.where("chose") == "bureau"


def test_sc_07_all_ten_pawns_start_in_the_hall() -> None:
    assert [BOARD.spell(place) for place in sit().table.pawns] == ["hall"] * 10


def test_sc_08_the_hall_has_no_card_and_cannot_be_named() -> None:
    assert "hall" not in set(DECK.names)
    assert not any("hall" in action.text.split() for action in GAME.actions if action.verb == "accuse")
    sitting = sit().roll(1, 1).play("go hall")
    assert not sitting.can("suggest")
    assert sitting.refused("suggest rose corde") == "SC-08"


@clauses("SC-R02")
def test_sc_09_weapons_lie_in_the_hall_until_a_suggestion_names_them() -> None:
    sitting = sit(pawns={"olive": "bureau"})
    assert sitting.table.weapons == [HALL] * 8
    sitting.roll(1, 1).play("go bureau", "suggest rose corde")
    assert [name for name in DECK.names[10:18] if sitting.where(name) == "bureau"] == ["corde"]


def rolled(rolls: str, hands: int = 4) -> list[RolledForDeal]:
    setup = GAME.setup(hands)
    piles = dict(deal(" ".join(setup.characters), setup.characters[1], "chose poison grange", {}))
    state = GAME.start(setup, {**piles, "rolls": tuple(rolls.split())})
    return [event for event in view(setup, state, SPECTATOR).told if isinstance(event, RolledForDeal)]


def test_sc_10_the_highest_of_two_dice_deals_and_everybody_sees_the_rolls() -> None:
    assert rolled("1+2 6+5 6+4 5+5") == [
        RolledForDeal(0, 1, 2),
        RolledForDeal(1, 6, 5),
        RolledForDeal(2, 6, 4),
        RolledForDeal(3, 5, 5),
    ]
    assert sit("olive leblanc rose", first="rose").table.dealer == 2


def test_sc_11_each_kind_is_shuffled_by_itself() -> None:
    """Every card of a kind is as likely to be the culprit, whatever the other two are."""
    luck = SeededLuck("packs")
    envelopes = [GAME.deal(GAME.setup(3), luck)["envelope"] for _ in range(3000)]
    for position, kind in enumerate((DECK.suspects, DECK.weapons, DECK.rooms)):
        counts = [sum(envelope[position] == DECK.spell(card) for envelope in envelopes) for card in kind]
        expected = len(envelopes) / len(kind)
        assert all(0.7 * expected < count < 1.3 * expected for count in counts)


def test_sc_12_nobody_is_told_what_the_envelope_holds() -> None:
    hands = {"olive": "moutarde olive violet rose poignard corde grange bureau jardin"}
    sitting = sit("olive leblanc rose", envelope="peche poison kiosque", hands=hands)
    swapped = sit("olive leblanc rose", envelope="legris matraque cuisine", hands=hands)
    assert sitting.view("olive").told == swapped.view("olive").told
    assert sitting.view("spectator").told == swapped.view("spectator").told


def test_sc_13_the_other_27_cards_are_mixed() -> None:
    luck = SeededLuck("mixed")
    dealt = [GAME.deal(GAME.setup(3), luck) for _ in range(300)]
    held = {card for piles in dealt for card in piles["moutarde"]}
    assert held == set(DECK.names)
    assert all(len({*piles["moutarde"], *piles["olive"], *piles["violet"]}) == 27 for piles in dealt)


def test_sc_14_cards_go_round_from_the_dealers_left() -> None:
    assert hand_sizes(4, 0) == (6, 7, 7, 7)
    assert hand_sizes(4, 2) == (7, 7, 6, 7)
    assert hand_sizes(10, 3) == (3, 2, 2, 2, 3, 3, 3, 3, 3, 3)


def test_sc_15_unequal_hands_are_accepted_sizes_are_open_and_cards_are_not() -> None:
    sitting = sit("olive leblanc rose moutarde pervenche", first="rose")
    told = {
        who: next(event for event in sitting.view(who).told if isinstance(event, Dealt))
        for who in (*sitting.characters, "spectator")
    }
    assert {event.sizes for event in told.values()} == {(5, 5, 5, 6, 6)}
    assert told["spectator"].hand is None
    for who in sitting.characters:
        assert told[who].hand == sitting.table.hands[sitting.seat(who)]


def test_sc_16_a_card_in_a_hand_cannot_be_in_the_envelope() -> None:
    piles = dict(deal("olive leblanc rose", "olive", "chose poison grange", {}))
    piles["olive"] = ("chose", *piles["olive"][1:])
    with pytest.raises(BadDeal, match="dealt twice: chose"):
        GAME.start(GAME.setup(3, ("olive", "leblanc", "rose")), piles)


@clauses("SC-18")
def test_sc_17_a_players_sheet_holds_his_own_cards_from_the_start_and_nobody_elses() -> None:
    sitting = sit(hands={"olive": "rose corde"})
    saw = {fact.card for fact in notebook(sitting.view("olive")).facts if isinstance(fact, Saw) and fact.place == 0}
    assert saw == {DECK.card(name) for name in DECK.spell_all(sitting.table.hands[0])}
    assert len(notebook(sitting.view("olive")).facts) == len(saw)
    assert notebook(sitting.view("spectator")).facts == []


def test_sc_r03_turns_go_clockwise_in_the_order_of_joining_whatever_the_pawns() -> None:
    sitting = sit("rose chose moutarde olive", first="moutarde")
    order = []
    for _ in range(5):
        order.append(sitting.asked)
        sitting.play("pass")
    assert order == ["moutarde", "olive", "rose", "chose", "moutarde"]


def test_sc_r04_only_those_who_share_the_highest_roll_again() -> None:
    again = rolled("3+4 5+6 2+3 6+5 1+1 1+1 2+1 1+1")
    assert [(event.seat, event.first + event.second) for event in again[4:]] == [(1, 2), (3, 2), (1, 3), (3, 2)]
    with pytest.raises(BadDeal, match="until one seat is highest"):
        rolled("3+4 5+6 2+3 6+5")
    with pytest.raises(BadDeal, match="goes on"):
        rolled("3+4 5+6 2+3 6+4 1+1")
    with pytest.raises(BadDeal, match="7\\+1"):
        rolled("3+4 7+1 2+3 6+4")


def test_sc_r05_the_dealer_plays_first() -> None:
    sitting = sit("olive leblanc rose", first="rose")
    assert sitting.asked == "rose"
    assert sitting.view("olive").told[-1] == TurnBegan(2, 1)


def test_sc_x01_tied_players_roll_again_and_the_winner_deals_and_begins() -> None:
    setup = GAME.setup(4)
    two = setup.characters[1]
    piles = dict(deal(" ".join(setup.characters), two, "chose poison grange", {}))
    state = GAME.start(setup, {**piles, "rolls": ("3+4", "5+6", "2+3", "6+5", "4+4", "1+2")})
    assert state.actor == 1
    dealt = next(event for event in view(setup, state, SPECTATOR).told if isinstance(event, Dealt))
    assert (dealt.dealer, dealt.sizes) == (1, (7, 6, 7, 7))
    assert set(picture(view(setup, state, SPECTATOR)).pawns) == {HALL}
    assert set(picture(view(setup, state, SPECTATOR)).weapons) == {HALL}
    with pytest.raises(BadDeal, match=f"{two!r} must hold 7"):
        GAME.start(setup, {**piles, "rolls": ("3+4", "5+6", "2+3", "6+5", "1+2", "4+4")})


def test_sc_x02_ten_players_hold_two_or_three_cards_each() -> None:
    luck = SeededLuck("ten")
    setup = GAME.setup(10)
    piles = GAME.deal(setup, luck)
    GAME.start(setup, piles)
    cards = [card for pile, names in piles.items() if pile != "rolls" for card in names]
    assert sorted(len(piles[who]) for who in setup.characters) == [2] * 3 + [3] * 7
    assert len(cards) == len(set(cards)) == 30
    assert "hall" not in cards
    assert all(hand_sizes(10, dealer)[dealer] == 2 for dealer in range(10))
