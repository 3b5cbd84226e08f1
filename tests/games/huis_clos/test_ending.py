"""The end of the game, HC-162 to HC-170, and talk, HC-171 and HC-172."""

import pytest

from manoir.core.errors import IllegalAction
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import PLACES
from tests.clauses import clauses
from tests.contract.play import fingerprint
from tests.games.huis_clos.table import FOUR, Position, duel, listed, table


def last_turn(starter: str = "worms", permits: dict[str, int] | None = None, **hands: str) -> Position:
    """The Resolution of turn 8: Worms is the Murderer, and all that is put in is taken back by the same player."""
    game = table(
        FOUR, murderer="worms", starter=starter, turn=8, at={"salon": "worms"}, hands=hands, permits=permits, urn=True
    )
    while "deposit" in game.offers:
        clue = next(clue for clue in hands[game.asked].split() if f"deposit {clue}" in game.choices)
        game.deposit(clue)
    while game.result is None:
        game.take_back(next(clue for clue in hands[game.asked].split() if f"take-back {clue}" in game.choices))
    return game


def test_hc_162_the_murderer_rightly_accused_the_accuser_wins() -> None:
    game = table(
        FOUR, murderer="worms", turn=5, player="georges", at={"salon": "worms"}, hands={"georges": "worms-pipe"}
    )
    assert game.play("go salon", "accuse worms worms-pipe").result == "georges accused HC-162"


def test_hc_163_all_innocents_dead_the_murderer_wins() -> None:
    game = table(
        FOUR, murderer="worms", dead="", at={"salon": "lecomte borrow georges"}, hands={"worms": "tisonnier"}, urn=True
    )
    assert game.deposit("tisonnier").result == "worms all_innocents_dead HC-163"


@clauses("HC-R22")
@pytest.mark.parametrize("company", ["worms", "worms borrow", "worms borrow georges", "worms lecomte borrow georges"])
def test_hc_164_the_murderer_dead_he_wins_whoever_died_with_him(company: str) -> None:
    # Lecomte, an Innocent, has nothing but the Tisonnier.
    game = table(FOUR, murderer="worms", at={"salon": company}, hands={"lecomte": "tisonnier"}, urn=True)
    game.deposit("tisonnier")
    assert game.result == "worms murderer_dead HC-164"
    assert game.informed("ShowedRole worms murderer") == set(game.everybody)


def test_hc_165_two_alive_is_not_yet_the_end() -> None:
    game = table(
        FOUR, murderer="lecomte", at={"salon": "borrow georges"}, hands={"lecomte": "tisonnier"}, urn=True
    ).deposit("tisonnier")
    game.take_back("tisonnier")
    assert (game.result, game.asked, game.table.duel) == (None, "worms", True)


@clauses("HC-R23")
def test_hc_166_when_the_turns_run_out_the_murderer_has_failed() -> None:
    assert last_turn(lecomte="peely-sels", worms="fusil corde").result == "lecomte survived HC-166"
    alone = duel(turn=8, hands={"lecomte": "peely-sels"}, urn=True).deposit("peely-sels").take_back("peely-sels")
    assert alone.result == "georges confrontation_survived HC-168"


@clauses("HC-R24")
@pytest.mark.parametrize(
    ("hands", "permits", "winner"),
    [
        ({"lecomte": "worms-pipe", "borrow": "worms-loupe worms-carnet"}, {"lecomte": 3}, "borrow"),
        ({"lecomte": "worms-pipe", "borrow": "worms-loupe"}, {"lecomte": 0}, "borrow"),
        ({"lecomte": "worms-pipe", "georges": "worms-loupe"}, {"georges": 2}, "georges"),
        ({"lecomte": "worms-pipe", "borrow": "worms-loupe"}, {}, "lecomte"),
        ({"worms": "worms-pipe worms-loupe"}, {"worms": 4}, "lecomte"),
    ],
    ids=["evidence", "cards", "more cards", "order", "not the Murderer"],
)
def test_hc_167_of_several_innocents_the_best_evidence_wins(
    hands: dict[str, str], permits: dict[str, int], winner: str
) -> None:
    assert last_turn(permits=permits, **hands).result == f"{winner} survived HC-166"


@clauses("HC-R24")
@pytest.mark.parametrize(
    ("starter", "winner"), [("lecomte", "lecomte"), ("borrow", "borrow"), ("georges", "georges"), ("worms", "lecomte")]
)
def test_hc_167_the_last_tie_is_settled_in_turn_order_from_the_last_starting_player(starter: str, winner: str) -> None:
    assert last_turn(starter, lecomte="peely-sels").result == f"{winner} survived HC-166"


@clauses("HC-R25")
def test_hc_168_if_the_turns_end_with_the_start_of_the_confrontation_the_last_innocent_wins() -> None:
    game = table(
        FOUR, murderer="lecomte", turn=8, at={"salon": "borrow georges"}, hands={"lecomte": "tisonnier"}, urn=True
    ).deposit("tisonnier")
    game.take_back("tisonnier")
    assert game.result == "worms confrontation_survived HC-168"


def test_hc_169_first_the_ends_by_death_then_taking_back_and_closing_then_the_limit_of_turns() -> None:
    game = table(
        FOUR,
        murderer="lecomte",
        turn=8,
        at={"salon": "borrow", "cuisine": "georges"},
        hands={"lecomte": "tisonnier", "borrow": "peely-sels", "worms": "couteau"},
        places={"salon": "", "cuisine": ""},
        urn=True,
    ).deposit("tisonnier", "peely-sels", "couteau")
    assert game.result is None
    told = game.take_back("tisonnier", "couteau").told("spectator")
    assert [line.split()[0] for line in told] == ["TookBack", "TookBack", "LaidDown", "Closed", "Ended"]
    assert told[2:4] == ["LaidDown salon peely-sels", "Closed cuisine"]
    assert game.result == "worms confrontation_survived HC-168"


def test_hc_169_the_confrontation_is_announced_with_the_deaths_and_played_from_the_next_turn_on() -> None:
    game = table(
        FOUR, murderer="lecomte", at={"salon": "borrow georges"}, hands={"lecomte": "tisonnier"}, urn=True
    ).deposit("tisonnier")
    assert [line.split()[0] for line in game.told("spectator")][-3:] == ["Died", "ShowedRole", "ConfrontationBegan"]
    told = game.take_back("tisonnier").told("spectator")
    assert [line.split()[0] for line in told] == ["TookBack", "TurnBegan", "InvestigationBegan"]


@clauses("HC-174")
def test_hc_170_at_the_end_everything_is_shown() -> None:
    game = table(
        FOUR,
        murderer="worms",
        turn=5,
        at={"salon": "worms"},
        hands={"lecomte": "worms-pipe corde", "georges": "fusil"},
        places={"serre": "peely-sels"},
    ).play("go salon", "accuse worms worms-pipe")
    hands = "|".join(listed(game.hand(name)) for name in FOUR.split())
    places = "|".join(listed(game.lying(place)) for place in PLACES)
    assert hands == "corde,worms-pipe||fusil|"
    assert game.informed(f"Ended lecomte accused worms {hands} {places}") == set(game.everybody)


def test_hc_171_players_may_say_and_claim_anything_at_any_time() -> None:
    game = table(murderer="lecomte", hands={"borrow": "corde"})
    before = fingerprint(game.table)[0]
    game.claim("lecomte", "innocent")
    assert game.informed("Claimed lecomte innocent") == set(game.everybody)
    for claim in ("saw corde salon", "holds worms weapon", "searched salon found fusil corde", "played fusil"):
        game.claim("lecomte", claim)
    game.say("peely", "I hold the rope")
    assert game.informed("Said peely I hold the rope") == set(game.everybody)
    assert fingerprint(game.table)[0] == before


def test_hc_172_no_action_shows_a_hidden_clue_or_card() -> None:
    assert {action.verb for action in GAME.actions} == {
        *("go", "search", "exchange", "accuse", "pass", "observe", "decline", "take", "swap", "take-destroy"),
        *("destroy", "keep", "give", "draw", "deposit", "take-back"),
    }


def test_hc_172_the_dead_tell_nothing() -> None:
    game = table(dead="borrow")
    for speak in (game.say, game.claim):
        with pytest.raises(IllegalAction) as refusal:
            speak("borrow", "innocent")
        assert refusal.value.clause == "HC-172"
    assert game.say("georges", "innocent").informed("Said georges innocent") == set(game.everybody)
