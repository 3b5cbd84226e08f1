"""Aim and setup, HC-08 to HC-25."""

from collections import Counter

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import BadDeal, BadSetup, UnknownName
from manoir.core.match import Match
from manoir.core.setup import Setup
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import PLACES
from tests.clauses import clauses
from tests.contract.play import random_match
from tests.games.huis_clos.table import (
    ALL_SEVEN,
    EIGHT,
    FIVE,
    FOUR,
    WEAPON_IDS,
    Position,
    fixed_deal,
    listed,
    opening,
    table,
)

SUITE = {
    "corde",
    "lecomte-stethoscope",
    "williams-perruque",
    "borrow-eventail",
    "georges-gants",
    "eddington-plume",
    "worms-loupe",
    "puddingham-canne",
    "peely-coiffe",
}


def five() -> Setup:
    return GAME.setup(characters=FIVE.split())


def test_hc_08_an_innocent_wins_by_accusing_the_murderer_or_by_surviving() -> None:
    accusing = table(murderer="worms", turn=6, at={"salon": "worms"}, hands={"lecomte": "worms-pipe"})
    assert accusing.play("go salon", "accuse worms worms-pipe").result == "lecomte accused HC-162"
    surviving = table(murderer="worms", turn=10, at={"salon": "worms"}, urn=True, hands={"lecomte": "worms-pipe"})
    surviving.deposit("worms-pipe").take_back("worms-pipe")
    assert surviving.result == "lecomte survived HC-166"


def test_hc_09_the_murderer_wins_by_killing_all_others_with_weapons_in_the_urn() -> None:
    game = table(
        FOUR, murderer="lecomte", at={"salon": "borrow georges worms"}, hands={"lecomte": "tisonnier"}, urn=True
    )
    assert game.deposit("tisonnier").result == "lecomte all_innocents_dead HC-163"


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_hc_10_every_game_has_exactly_one_winner(seats: int) -> None:
    for seed in range(4):
        game = Position(random_match(GAME, seats, seed))
        over = game.table.outcome
        assert over is not None
        assert over.winner in range(seats)
        for character in game.everybody:
            assert [line.split()[1] for line in game.told(character) if line.startswith("Ended")] == [
                game.characters[over.winner or 0]
            ]


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_hc_11_four_to_eight_players(seats: int) -> None:
    assert GAME.setup(seats).seats == seats


@pytest.mark.parametrize("seats", [1, 3, 9])
def test_hc_11_fewer_or_more_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(seats)


@clauses("HC-R02")
@pytest.mark.parametrize(("turn", "offered"), [(4, set()), (5, {"worms worms-pipe"})])
def test_hc_12_deaths_do_not_change_the_first_turn_of_accusing(turn: int, offered: set[str]) -> None:
    game = table(FOUR, dead="borrow", turn=turn, at={"salon": "worms"}, hands={"lecomte": "worms-pipe"})
    assert game.play("go salon").after("accuse") == offered


@clauses("HC-R02")
@pytest.mark.parametrize(("turn", "goes_on"), [(7, True), (8, False)])
def test_hc_12_deaths_do_not_change_the_number_of_turns(turn: int, goes_on: bool) -> None:
    game = table(FOUR, dead="borrow", turn=turn, hands={"lecomte": "peely-sels"}, urn=True)
    game.deposit("peely-sels").take_back("peely-sels")
    assert (game.result is None) == goes_on


@clauses("HC-D01", "HC-R31")
def test_hc_13_each_player_has_a_character_of_his_own() -> None:
    assert GAME.setup(characters=EIGHT.split()).characters == tuple(EIGHT.split())
    with pytest.raises(BadSetup):
        GAME.setup(characters=["worms", "peely", "worms", "georges"])
    with pytest.raises(UnknownName):
        GAME.setup(characters=["hamilton", "peely", "worms", "georges"])


@clauses("HC-D01")
def test_hc_13_whoever_does_not_choose_gets_an_unchosen_character() -> None:
    chosen = GAME.setup(5, characters=["lecomte", "peely"]).characters
    assert chosen[:2] == ("lecomte", "peely")
    assert len(set(chosen)) == 5


@pytest.mark.parametrize("murderers", [(), ("worms", "peely"), ("williams",)])
def test_hc_14_a_deal_has_one_murderer_who_plays(murderers: tuple[str, ...]) -> None:
    GAME.start(five(), {**fixed_deal(), "murderer": ("worms",)})
    with pytest.raises(BadDeal):
        GAME.start(five(), {**fixed_deal(), "murderer": murderers})


def test_hc_14_everybody_can_be_the_murderer() -> None:
    setup = five()
    dealt = Counter(GAME.deal(setup, SeededLuck(f"murderer {seed}"))["murderer"] for seed in range(200))
    assert set(dealt) == {(name,) for name in setup.characters}


def test_hc_15_everybody_sees_his_own_suspect_card_and_no_other() -> None:
    game = opening(murderer="georges")
    roles = {character: game.tidings(character, "DrewRole") for character in game.everybody}
    innocent = ["innocent"]
    assert roles == {
        "lecomte": innocent,
        "borrow": innocent,
        "georges": ["murderer"],
        "worms": innocent,
        "peely": innocent,
        "spectator": ["-"],
    }


def test_hc_16_the_places_are_laid_at_random_and_every_place_can_be_reached_from_every_other() -> None:
    setup = five()
    layouts = {GAME.deal(setup, SeededLuck(f"layout {seed}"))["layout"] for seed in range(20)}
    assert len(layouts) > 15
    assert all(set(layout) == ALL_SEVEN for layout in layouts)
    for layout in layouts:
        game = Position(Match(GAME, setup, {**fixed_deal(), "layout": layout}))
        game.play(*(f"take {clue}" for clue in sorted(SUITE)[:5]))
        assert game.after("go") == ALL_SEVEN - {"suite-bleue"}


def test_hc_16_a_layout_names_every_place_once() -> None:
    with pytest.raises(BadDeal):
        GAME.start(five(), {**fixed_deal(), "layout": ("salon",) * 7})


def test_hc_17_the_blue_suite_holds_the_rope_and_a_clue_of_each_character() -> None:
    for seed in range(50):
        suite = GAME.deal(GAME.setup(4), SeededLuck(f"suite {seed}"))["suite-bleue"]
        assert sorted(clue.partition("-")[0] for clue in suite) == sorted(["corde", *GAME.characters])


@pytest.mark.parametrize(("lost", "legal"), [("corde", False), ("peely-coiffe", False), ("worms-loupe", True)])
def test_hc_17_a_blue_suite_with_two_clues_of_one_character_is_refused(lost: str, legal: bool) -> None:
    deal = fixed_deal()
    home = next(place for place in ALL_SEVEN if "worms-pipe" in deal[place])
    suite = tuple(sorted({*deal["suite-bleue"], "worms-pipe"} - {lost}))
    exchanged = {**deal, "suite-bleue": suite, home: tuple(sorted({*deal[home], lost} - {"worms-pipe"}))}
    if legal:
        assert GAME.start(five(), exchanged).actor == 0
    else:
        with pytest.raises(BadDeal):
            GAME.start(five(), exchanged)


@clauses("HC-17")
def test_hc_r32_any_of_a_characters_four_clues_may_lie_in_the_suite_and_nobody_is_told_which() -> None:
    suites = [GAME.deal(five(), SeededLuck(f"which {seed}"))["suite-bleue"] for seed in range(200)]
    assert {clue for suite in suites for clue in suite if clue.startswith("borrow")} == {
        "borrow-eventail",
        "borrow-voilette",
        "borrow-collier",
        "borrow-face-a-main",
    }
    game = opening(starter="peely")
    for character in ("lecomte", "borrow", "georges", "worms", "spectator"):
        assert not any("borrow-" in line for line in game.told(character))


def test_hc_18_the_other_thirty_are_shuffled_five_to_each_place() -> None:
    deals = [GAME.deal(five(), SeededLuck(f"five {seed}")) for seed in range(100)]
    for deal in deals:
        piles = [deal[place] for place in ALL_SEVEN - {"suite-bleue"}]
        assert [len(set(pile)) for pile in piles] == [5] * 6
        dealt = [clue for pile in piles for clue in pile]
        assert len(set(dealt)) == 30
        assert len(set(dealt) & WEAPON_IDS) == 6
    # The weapon of a Place may lie anywhere else.
    assert {place for deal in deals for place in ALL_SEVEN if "fusil" in deal[place]} == ALL_SEVEN - {"suite-bleue"}


def test_hc_18_a_deal_with_a_clue_twice_or_a_place_too_full_is_refused() -> None:
    deal = fixed_deal()
    with pytest.raises(BadDeal):
        GAME.start(five(), {**deal, "salon": deal["cuisine"]})
    with pytest.raises(BadDeal):
        GAME.start(five(), {**deal, "salon": deal["salon"][:4], "cuisine": (*deal["cuisine"], deal["salon"][4])})


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_hc_19_all_clues_are_used_at_every_number_of_players(seats: int) -> None:
    game = Position(Match.new(GAME, GAME.setup(seats), SeededLuck(f"all {seats}")))
    assert [len(game.lying(place)) for place in PLACES] == [9, 5, 5, 5, 5, 5, 5]
    assert len(set[str]().union(*(game.lying(place) for place in PLACES))) == 39


@pytest.mark.parametrize("characters", [FOUR, FIVE, EIGHT])
def test_hc_20_each_player_has_one_accusation_card(characters: str) -> None:
    game = opening(characters)
    assert [game.permits(name) for name in game.characters] == [1] * len(characters.split())


def test_hc_21_the_starting_player_is_agreed_on_or_random() -> None:
    assert opening(starter="georges").asked == "georges"
    starters = {GAME.deal(five(), SeededLuck(f"starter {seed}"))["starter"] for seed in range(100)}
    assert starters == {(name,) for name in FIVE.split()}
    agreed = GAME.setup(characters=FIVE.split(), options={"starter": "peely"})
    assert {GAME.deal(agreed, SeededLuck(f"starter {seed}"))["starter"] for seed in range(20)} == {("peely",)}


@clauses("HC-21")
def test_hc_r31_the_starting_player_is_settled_with_the_characters_before_the_deal() -> None:
    with pytest.raises(BadSetup):
        GAME.setup(characters=FIVE.split(), options={"starter": "williams"})
    with pytest.raises(BadDeal):
        GAME.start(GAME.setup(characters=FIVE.split(), options={"starter": "peely"}), fixed_deal(starter="lecomte"))


def test_hc_22_all_pawns_start_in_the_blue_suite() -> None:
    game = opening(EIGHT)
    assert [game.stands(name) for name in game.characters] == ["suite-bleue"] * 8


@clauses("HC-D02")
def test_hc_23_from_the_starting_player_to_the_left_each_takes_one_clue_of_the_suite() -> None:
    game = opening(starter="georges")
    left = set(SUITE)
    for name in ("georges", "worms", "peely", "lecomte", "borrow"):
        assert game.asked == name
        assert game.after("take") == left
        assert game.tidings(name, "LookedIntoSuite") == [f"{name} {listed(left)}"]
        clue = min(left)
        game.play(f"take {clue}")
        left.remove(clue)
        assert game.hand(name) == {clue}
        assert game.informed(f"Drafted {name} {clue}") == {name}
        assert game.informed(f"Drafted {name} -") == set(game.everybody) - {name}
    assert (game.turn, game.asked) == (1, "georges")


def test_hc_23_a_clue_already_taken_or_elsewhere_is_refused() -> None:
    game = opening().play("take corde")
    assert game.refused("take corde") == "HC-23"
    assert game.refused("take tisonnier") == "HC-23"
    assert game.refused("go salon") == "HC-23"


@pytest.mark.parametrize(("characters", "left"), [(FOUR, 5), (FIVE, 4), (EIGHT, 1)])
def test_hc_24_what_is_left_after_the_draft_stays_in_the_suite(characters: str, left: int) -> None:
    game = opening(characters)
    taken = sorted(SUITE)[: len(characters.split())]
    game.play(*(f"take {clue}" for clue in taken))
    assert game.lying("suite-bleue") == SUITE - set(taken)
    assert len(game.lying("suite-bleue")) == left


@pytest.mark.parametrize("murderer", ["lecomte", "worms"])
@pytest.mark.parametrize("clue", ["corde", "lecomte-stethoscope", "williams-perruque"])
def test_hc_25_any_clue_may_be_taken_by_anybody(murderer: str, clue: str) -> None:
    assert opening(murderer=murderer).play(f"take {clue}").hand("lecomte") == {clue}
