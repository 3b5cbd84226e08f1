"""What is in the box, HC-01 to HC-07."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.errors import UnknownName
from manoir.core.match import Match
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import CHARACTERS, CLUES, PLACES, WEAPONS, owner
from tests.games.huis_clos.table import EIGHT, Position, opening, table

PAIRS = {
    "suite-bleue": "corde",
    "salon": "tisonnier",
    "cuisine": "couteau",
    "bibliotheque": "coupe-papier",
    "salle-a-manger": "chandelier",
    "serre": "secateur",
    "salle-des-trophees": "fusil",
}


def test_hc_01_eight_characters_seven_guests_and_the_butler() -> None:
    assert sorted(GAME.characters) == sorted(EIGHT.split())
    assert len(GAME.characters) == 8
    assert "georges" in GAME.characters
    game = opening(EIGHT)
    assert len(game.table.pawns) == 8


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_hc_02_one_murderer_and_otherwise_innocents(seats: int) -> None:
    match = Match.new(GAME, GAME.setup(seats), SeededLuck(f"roles {seats}"))
    game = Position(match)
    roles = [line for character in game.characters for line in game.told(character) if line.startswith("DrewRole")]
    assert sorted(roles) == ["DrewRole innocent"] * (seats - 1) + ["DrewRole murderer"]
    assert sorted(GAME.roles(match.state)) == ["innocent"] * (seats - 1) + ["murderer"]


def test_hc_03_seven_places_open_at_first_and_a_closed_one_never_reopens() -> None:
    assert list(PLACES) == list(PAIRS)
    assert opening().closed == set()
    # A murder in the Salon brings clues to a Place, but none to one that is closed.
    game = table(murderer="lecomte", closed="serre", at={"salon": "peely"}, hands={"lecomte": "tisonnier"}, urn=True)
    game.deposit("tisonnier").take_back("tisonnier")
    assert game.closed == {"serre"}
    assert "serre" not in game.after("go")
    assert game.lying("serre") == set()


def test_hc_04_there_are_eight_accusation_cards() -> None:
    assert sum(opening(EIGHT).table.permits) == 8


def test_hc_05_thirty_nine_clues_seven_weapons_and_four_of_each_character() -> None:
    owners = [owner(number) for number in range(len(CLUES))]
    assert len(set(CLUES)) == 39
    assert owners.count(None) == len(WEAPONS) == 7
    assert [owners.count(character) for character in range(len(CHARACTERS))] == [4] * 8
    game = opening()
    assert set[str]().union(*(game.lying(place) for place in PLACES)) == set(CLUES)


@pytest.mark.parametrize(("place", "weapon"), PAIRS.items())
def test_hc_06_each_place_has_its_own_weapon_which_kills_there_and_nowhere_else(place: str, weapon: str) -> None:
    others = [other for other in PAIRS if other != place]
    game = table(
        murderer="lecomte",
        at={place: "peely", others[0]: "lecomte borrow", others[1]: "georges", others[2]: "worms"},
        hands={"lecomte": weapon},
        urn=True,
    )
    game.deposit(weapon)
    assert game.living == {"lecomte", "borrow", "georges", "worms"}


@pytest.mark.parametrize("clue", ["georges-gants", "georges-plateau", "georges-clefs", "georges-flasque"])
def test_hc_07_the_four_clues_of_a_character_do_the_same_and_are_told_apart(clue: str) -> None:
    game = table(turn=6, at={"salon": "georges"}, hands={"lecomte": clue}).play("go salon")
    assert game.after("accuse") == {f"georges {clue}"}
    game.play(f"accuse georges {clue}")
    assert game.removed == {clue}


def test_hc_07_a_clue_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName):
        opening().match.play("take georges-loupe")
