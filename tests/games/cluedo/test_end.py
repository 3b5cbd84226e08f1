"""The end of the game: CL-72, CL-73, and games that nobody wins."""

import pytest

from manoir.games.cluedo.components import DECK
from tests.clauses import clauses
from tests.games.cluedo.table import ALL_SIX, Position, table

SECRET = "moutarde revolver salon"
IN_THE_HALL = dict.fromkeys(ALL_SIX.split(), "hall")


def passes(game: Position, turns: int) -> Position:
    """So many turns in which nothing is done."""
    return game.play(*["stay", "end"] * turns)


@pytest.mark.parametrize("winner", ["rose", "leblanc", "olive"])
def test_cl_72_naming_all_three_cards_wins_at_once(winner: str) -> None:
    game = table("rose leblanc olive", envelope=SECRET, player=winner).play(f"accuse {SECRET}")
    assert game.result == f"{winner} accusation CL-72"
    assert (game.asked, game.offers) == ("nobody", {})
    for action in ("roll", "end", f"accuse {SECRET}"):
        assert game.refused(action) == "CL-72"


def test_cl_73_the_winner_shows_the_envelope_to_everyone() -> None:
    game = table("rose leblanc olive", envelope=SECRET).play(f"accuse {SECRET}")
    for character in game.everybody:
        assert game.told(character) == [f"Accused rose {SECRET}", "Ended rose accusation moutarde,revolver,salon"]


def test_cl_r20_when_all_have_accused_wrongly_nobody_wins_and_the_envelope_is_shown() -> None:
    game = table("rose leblanc olive", envelope=SECRET)
    game.play("accuse rose corde hall", "accuse violet corde hall", "accuse olive corde hall")
    assert game.result == "nobody everyone-wrong CL-R20"
    for character in game.everybody:
        assert game.told(character)[-1] == "Ended - everyone-wrong moutarde,revolver,salon"
    assert game.offers == {}


def test_cl_r21_the_last_player_left_plays_on_and_must_accuse_rightly() -> None:
    game = table("rose leblanc olive", at=IN_THE_HALL, envelope=SECRET, hands={"rose": "violet poison"})
    game.play("accuse rose corde hall", "accuse violet corde hall")
    assert (game.result, game.asked) == (None, "olive")
    for _ in range(3):
        game.play("stay", "suggest violet poison")
        assert game.asked == "rose"
        game.play("show violet", "end")
        assert game.asked == "olive"
    assert game.play(f"accuse {SECRET}").result == "olive accusation CL-72"


def test_cl_r27_after_three_hundred_rounds_the_game_ends_without_a_winner() -> None:
    game = passes(table("rose leblanc olive", at=IN_THE_HALL, envelope=SECRET), 3 * 300 - 1)
    assert (game.asked, game.table.round, game.result) == ("olive", 300, None)
    passes(game, 1)
    assert game.result == "nobody rounds CL-R27"
    for character in game.everybody:
        assert game.told(character)[-1] == "Ended - rounds moutarde,revolver,salon"
    assert passes(table("rose leblanc olive", at=IN_THE_HALL, rounds=2), 6).result == "nobody rounds CL-R27"


@pytest.mark.parametrize("out", ["", "rose", "rose leblanc", "olive"])
def test_cl_r30_a_round_begins_whenever_the_turn_comes_to_or_passes_the_first_seat(out: str) -> None:
    first = next(name for name in ("rose", "leblanc", "olive", "violet") if name not in out.split())
    game = table("rose leblanc olive violet", at=IN_THE_HALL, out=out, player=first, rounds=10)
    playing = 4 - len(out.split())
    for number in range(1, 11):
        assert (game.asked, game.table.round) == (first, number)
        passes(game, playing)
        assert number == 10 or game.told("violet")[-1] == f"TurnBegan {first} {number + 1}"
    assert game.result == "nobody rounds CL-R27"


def test_cl_r30_an_elimination_does_not_stop_the_count_of_rounds() -> None:
    game = table("rose leblanc olive", envelope=SECRET, player="olive", in_round=300)
    assert game.play("accuse rose corde hall").result == "nobody rounds CL-R27"


@clauses("CL-73")
def test_cl_r31_the_end_tells_the_envelope_and_no_hand() -> None:
    hands = {"leblanc": "violet poison", "olive": "hall corde"}
    other = {"leblanc": "violet corde", "olive": "hall poison"}
    views = []
    for dealt in (hands, other):
        game = table("rose leblanc olive", at={"rose": "hall"}, hands=dealt, envelope=SECRET)
        game.play("stay", "suggest violet matraque", "show violet", f"accuse {SECRET}")
        assert game.told("rose")[-1] == "Ended rose accusation moutarde,revolver,salon"
        views.append([game.view("rose"), game.view("spectator")])
        shown = {card for line in game.told("rose") for word in line.split() for card in word.split(",")}
        cards = set(DECK.names)
        assert shown & cards == {"rose", "hall", "violet", "matraque", "leblanc", "moutarde", "revolver", "salon"}
    assert views[0] == views[1]
