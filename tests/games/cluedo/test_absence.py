"""Players who leave and come back: CL-R26 and CL-R29."""

import pytest

from manoir.core.chance import SeededLuck, pick
from manoir.core.events import Left, Returned
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.core.views import view
from manoir.games.cluedo import GAME
from tests.clauses import clauses
from tests.games.cluedo.table import ALL_SIX, Position, table

IN_THE_HALL = dict.fromkeys(ALL_SIX.split(), "hall")
SECRET = "moutarde revolver salon"


def at_the_table(hands: dict[str, str] | None = None, out: str = "", rounds: int = 300) -> Position:
    return table("rose leblanc olive", at=IN_THE_HALL, hands=hands, envelope=SECRET, out=out, rounds=rounds)


def test_cl_r26_a_pending_proof_of_an_absent_player_is_drawn_at_random() -> None:
    game = at_the_table(hands={"leblanc": "violet poison"}).play("stay", "suggest violet poison")
    game.leave("leblanc")
    assert (game.asked, game.choices) == ("chance", {"show violet", "show poison"})
    assert game.table.step.odds(game.table) is None
    assert game.refused("show corde") == "CL-R22"
    game.play("show poison")
    assert game.told("rose") == game.told("leblanc") == ["Showed leblanc rose poison"]
    assert game.told("olive") == game.told("spectator") == ["Showed leblanc rose -"]
    assert game.asked == "rose"


def test_cl_r26_the_cards_of_an_absent_player_still_answer_and_his_turns_are_skipped() -> None:
    game = at_the_table(hands={"leblanc": "poison"}).leave("leblanc")
    assert game.asked == "rose"
    game.play("stay", "suggest violet poison")
    assert (game.asked, game.choices) == ("chance", {"show poison"})
    game.play("show poison", "end")
    assert game.asked == "olive"
    for character in game.everybody:
        assert game.told(character)[1:] == ["TurnBegan leblanc 1", "TurnSkipped leblanc", "TurnBegan olive 1"]


def test_cl_r29_absence_is_not_elimination() -> None:
    game = at_the_table().leave("leblanc")
    game.play("stay", "end", "stay", "end")
    game.come_back("leblanc")
    assert game.asked == "rose"
    assert game.play("stay", "end").asked == "leblanc"
    assert game.offers == {"roll": 1, "stay": 1, "accuse": 378}
    assert game.play(f"accuse {SECRET}").result == "leblanc accusation CL-72"


@pytest.mark.parametrize(
    "played",
    [
        [],
        ["roll", "fall 3 4"],
        ["stay"],
        ["stay", "suggest violet poison", "show poison"],
        ["roll", "fall 1 1", "go 17,10"],
    ],
    ids=["start", "rolled", "in a room", "answered", "on a square"],
)
def test_cl_r29_a_turn_broken_off_ends_where_it_stands(played: list[str]) -> None:
    game = at_the_table(hands={"leblanc": "poison"}).play(*played)
    assert game.asked == "rose"
    place = game.place("rose")
    game.leave("rose")
    assert game.told("olive") == ["Left rose", "TurnSkipped rose", "TurnBegan leblanc 1"]
    assert (game.asked, game.place("rose")) == ("leblanc", place)
    game.come_back("rose")
    assert game.asked == "leblanc"


def test_cl_r29_dice_in_the_air_fall_and_the_roll_is_not_used() -> None:
    game = at_the_table().play("roll").leave("rose")
    assert (game.asked, game.told("olive")) == ("chance", ["Left rose"])
    game.play("fall 3 4")
    assert game.told("olive") == ["Rolled rose 3 4", "TurnSkipped rose", "TurnBegan leblanc 1"]
    assert game.place("rose") == "hall"


def test_cl_r29_a_suggestion_already_made_is_answered_to_the_end() -> None:
    game = at_the_table(hands={"olive": "poison"}).play("stay", "suggest violet poison").leave("rose")
    assert (game.asked, game.told("leblanc")) == ("olive", ["Left rose"])
    game.play("show poison")
    assert game.told("rose") == ["Showed olive rose poison", "TurnSkipped rose", "TurnBegan leblanc 1"]


@clauses("CL-R30")
def test_cl_r29_with_nobody_there_the_table_waits_and_counts_no_round() -> None:
    game = at_the_table(rounds=3).leave("rose").leave("leblanc").leave("olive")
    assert game.told("spectator") == ["Left olive"]
    assert (game.asked, game.table.round, game.result) == ("olive", 1, None)
    game.come_back("leblanc")
    assert game.told("spectator") == [
        "Returned leblanc",
        "TurnSkipped olive",
        "TurnBegan rose 2",
        "TurnSkipped rose",
        "TurnBegan leblanc 2",
    ]
    game.play("stay", "end")
    assert (game.asked, game.table.round) == ("leblanc", 3)
    assert game.play("stay", "end").result == "nobody rounds CL-R27"


def test_cl_r29_eliminated_players_alone_do_not_keep_the_table_going() -> None:
    game = at_the_table().leave("olive").play("accuse rose corde hall", "accuse violet corde hall")
    assert (game.asked, game.result, game.table.round) == ("olive", None, 1)
    assert game.told("rose")[-1] == "TurnBegan olive 1"
    game.leave("rose").come_back("rose")
    assert game.asked == "olive"
    game.come_back("olive")
    assert game.play(f"accuse {SECRET}").result == "olive accusation CL-72"


def test_cl_r29_a_turn_the_table_waits_for_goes_on_where_it_stood() -> None:
    game = at_the_table(out="leblanc olive").roll(2).leave("rose")
    assert game.told("olive") == ["Left rose"]
    game.come_back("rose")
    assert (game.asked, game.ends) == ("rose", {"17,10", "17,11", "17,12", "17,13", "19,15", "21,15", "20,16"})


def comings_and_goings(seed: int) -> Match:
    """A random game in which players leave and come back at any moment at which chance has nothing to decide."""
    luck = SeededLuck(f"coming and going {seed}")
    match = Match.new(GAME, GAME.setup(3 + luck.below(4)), luck)
    for _ in range(300):
        match.roll(luck)
        state = match.state
        if state.outcome is not None:
            break
        seat = luck.below(match.setup.seats)
        if luck.below(6) == 0:
            match.make(Returned(seat) if state.away >> seat & 1 else Left(seat))
        elif not state.away >> state.actor & 1:
            match.play(pick(state.step.cautious(state), luck))
    return match


@pytest.mark.parametrize("seed", range(6))
def test_cl_r29_games_with_absences_are_imagined_at_any_moment(seed: int) -> None:
    whole = comings_and_goings(seed)
    luck = SeededLuck(f"imagining {seed}")
    for length in sorted(luck.below(len(whole.moves) + 1) for _ in range(8)):
        match = Match(GAME, whole.setup, whole.deal, whole.moves[:length])
        for seat in (*range(match.setup.seats), SPECTATOR):
            seen = match.view(seat)
            assert view(match.setup, GAME.imagine(seen, luck), seat) == seen


@pytest.mark.parametrize("leaving", ["rose", "olive"])
@pytest.mark.parametrize("fallen", [[], ["fall 3 4"]], ids=["in the air", "fallen"])
def test_cl_r29_whoever_leaves_with_the_dice_in_the_air_can_be_imagined(leaving: str, fallen: list[str]) -> None:
    game = table("rose leblanc olive").play("roll").leave(leaving).play(*fallen)
    for character in game.everybody:
        seen = game.view(character)
        assert view(seen.setup, GAME.imagine(seen, SeededLuck("dice in the air")), seen.seat) == seen
