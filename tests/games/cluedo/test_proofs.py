"""Proofs: CL-50 to CL-59, the printed advice, and what refusing to answer comes to."""

from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo.table import Position, table

IN_THE_HALL = {"rose": "hall"}


def suggestion(hands: dict[str, str], envelope: str = "", named: str = "violet poison") -> Position:
    """Rose, in the Hall, suggests to Leblanc, Olive and Pervenche."""
    game = table("rose leblanc olive pervenche", at=IN_THE_HALL, hands=hands, envelope=envelope)
    return game.play("stay", f"suggest {named}")


def test_cl_50_opponents_answer_clockwise_from_the_suggesters_left() -> None:
    hands = {"rose": "poison", "leblanc": "violet", "pervenche": "hall"}
    at = {"olive": "hall"}
    game = table("rose leblanc olive pervenche", at=at, hands=hands, player="olive").play(
        "stay", "suggest violet poison"
    )
    assert game.asked == "pervenche"
    last = suggestion({"rose": "violet poison", "pervenche": "hall"})
    assert last.asked == "pervenche"
    assert last.told("spectator")[2:] == ["HadNone leblanc", "HadNone olive", "Asked pervenche"]


def test_cl_51_whoever_holds_a_named_card_must_show_it() -> None:
    game = suggestion({"leblanc": "poison", "rose": "violet hall"})
    assert (game.asked, game.offers) == ("leblanc", {"show": 1})
    assert game.refused("end") == game.refused("accuse olive corde hall") == game.refused("stay") == "CL-51"
    game.play("show poison")
    assert game.told("rose") == ["Showed leblanc rose poison"]


def test_cl_52_shown_card_is_seen_by_suggester_only() -> None:
    game = suggestion({"olive": "poison hall", "rose": "violet"}).play("show poison")
    assert game.told("rose") == game.told("olive") == ["Showed olive rose poison"]
    assert game.told("leblanc") == game.told("pervenche") == game.told("spectator") == ["Showed olive rose -"]


def test_cl_53_whoever_holds_several_shows_one_and_nobody_learns_that_he_could_choose() -> None:
    free = suggestion({"leblanc": "violet poison", "olive": "hall corde"})
    forced = suggestion({"leblanc": "poison corde", "olive": "hall violet"})
    assert free.choices == {"show violet", "show poison"}
    assert forced.choices == {"show poison"}
    for game in (free, forced):
        game.play("show poison")
        assert (game.asked, game.offers) == ("rose", {"end": 1, "accuse": 378})
    for other in ("rose", "pervenche", "spectator"):
        assert free.view(other) == forced.view(other)


def test_cl_54_whoever_holds_none_says_so_and_the_next_is_asked() -> None:
    game = suggestion({"olive": "poison", "rose": "violet hall"})
    for character in game.everybody:
        assert game.told(character)[2:] == ["HadNone leblanc", "Asked olive"]


def test_cl_55_the_first_card_shown_ends_the_questioning() -> None:
    game = suggestion({"leblanc": "poison", "olive": "violet", "pervenche": "hall"}).play("show poison")
    assert game.asked == "rose"
    assert game.told("pervenche") == ["Showed leblanc rose -"]
    assert game.refused("show violet", by="olive") == "CL-20"


@clauses("CL-57")
def test_cl_56_a_card_shown_is_crossed_out_with_the_name_of_its_owner() -> None:
    game = suggestion({"olive": "poison hall", "rose": "violet"}).play("show poison")
    known = solve(notebook(game.view("rose")))
    poison = DECK.card("poison")
    assert known.impossible(ENVELOPE) >> poison & 1
    assert known.certain(game.seat("olive")) == 1 << poison
    for other in ("leblanc", "pervenche", "spectator"):
        assert solve(notebook(game.view(other))).possible(ENVELOPE) >> poison & 1


def test_cl_58_if_nobody_shows_a_card_the_suggester_may_accuse_or_end() -> None:
    game = suggestion({"rose": "hall"}, envelope="violet poison")
    for character in game.everybody:
        assert game.told(character)[2:] == [
            "HadNone leblanc",
            "HadNone olive",
            "HadNone pervenche",
            "NobodyShowed rose",
        ]
    assert (game.asked, game.offers) == ("rose", {"end": 1, "accuse": 378})
    assert game.play("end").asked == "leblanc"


def test_cl_59_one_may_suggest_and_accuse_in_the_same_turn_whatever_the_answers() -> None:
    shown = suggestion({"leblanc": "poison"}, envelope="olive corde hall").play("show poison")
    assert shown.play("accuse olive corde hall").result == "rose accusation CL-72"
    unanswered = suggestion({"rose": "hall"}, envelope="violet poison bureau")
    assert unanswered.play("accuse violet poison bureau").result == "rose accusation CL-72"


def test_cl_76_asking_about_cards_one_does_not_hold_may_tell_of_all_three() -> None:
    game = suggestion({"rose": "corde"}, envelope="violet poison hall")
    assert solve(notebook(game.view("rose"))).certain(ENVELOPE) == DECK.cards(["violet", "poison", "hall"])


def test_cl_77_a_card_named_with_two_of_ones_own_is_found_or_crossed_out() -> None:
    found = suggestion({"rose": "poison hall"}, envelope="violet")
    assert solve(notebook(found.view("rose"))).certain(ENVELOPE) == DECK.cards(["violet"])
    held = suggestion({"rose": "poison hall", "olive": "violet"})
    assert held.play("show violet").asked == "rose"
    assert solve(notebook(held.view("rose"))).impossible(ENVELOPE) >> DECK.card("violet") & 1


def test_cl_r22_only_a_named_card_in_hand_can_be_shown_and_none_is_never_an_answer() -> None:
    game = suggestion({"leblanc": "violet poison", "rose": "hall"})
    assert game.refused("show hall") == game.refused("show corde") == "CL-R22"
    legal = {"show violet", "show poison"}
    refusals = {game.refused(action.text) for action in GAME.actions[::17] if action.text not in legal}
    assert refusals == {"CL-51", "CL-R22"}
    assert "HadNone leblanc" not in game.told("rose")
    assert game.asked == "leblanc"
