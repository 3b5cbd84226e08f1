"""Who is asked what, in which order; the Pool; turns."""

from manoir.deduction.facts import ENVELOPE, POOL
from manoir.deduction.posterior import solve
from manoir.games.cluedo_2008.components import DECK
from manoir.games.cluedo_2008.knowledge import notebook
from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, table


def test_r8_05_turns_run_to_the_left_past_the_spent_and_the_dead() -> None:
    position = table(ALL_SIX, spent="moutarde", dead="olive pervenche")
    order = []
    for _ in range(5):
        order.append(position.player)
        position.idle()
    assert order == ["rose", "leblanc", "violet", "rose", "leblanc"]
    assert position.refused("roll", by="rose") == "R8-05"


def test_r8_20_one_action_in_the_pool_and_a_look_only_if_cards_lie_there() -> None:
    position = table(at={"rose": "12,8"}, pool="hache").roll(2, 1).play("go piscine", "look")
    assert position.told("rose")[-1] == "LookedInPool rose 1 hache"
    assert position.refused("look") == "R8-20"
    assert position.table.pool == 1 << DECK.card("hache"), "the cards stay"
    empty = table("rose moutarde violet", at={"rose": "12,8"}).roll(2, 1).play("go piscine")
    assert empty.choices == {"accuse", "pass"}
    assert empty.refused("look") == "R8-20"
    again = table(at={"rose": "piscine"}, pool="hache", butlers={"rose": "stay"}).play("play stay", "look")
    assert again.told("rose")[-1] == "LookedInPool rose 1 hache", "looking again later is allowed"


@clauses("X8-30")
def test_r8_21_stay_in_the_pool_is_the_quick_way_from_looking_to_accusing() -> None:
    position = table(at={"rose": "12,8"}, butlers={"rose": "stay"}, envelope="olive corde hall").roll(2, 1)
    position.play("go piscine", "look", "end").idle(3)
    assert position.choices == {"roll", "play stay"}, "without STAY she must leave"
    position.play("play stay", "accuse olive corde hall")
    assert position.result == "rose accusation C8-95"


def test_dp_11_after_the_roll_plus6_or_a_destination() -> None:
    position = table(at={"rose": "16,7"}, butlers={"rose": "plus6"}).roll("?", 1).play("uncover time")
    assert position.choices == {"play plus6", "go 16,7", "go 16,8", "go 15,7", "go 17,7"}
    in_room = table(at={"rose": "observatoire"}).roll("?", 2).play("uncover time")
    assert in_room.choices == {"go 18,18", "go 18,17", "go 18,19", "go 17,18"}


def test_dp_20_the_action_phase_is_skipped_when_passing_is_the_only_option() -> None:
    assert table(at={"rose": "17,9"}).roll(2, 1).play("go 17,10").choices == {"end"}
    assert table(at={"rose": "6,5"}).roll(2, 1).play("go cuisine").choices == {"suggest", "pass"}
    assert table(at={"rose": "12,8"}).roll(2, 1).play("go piscine").choices == {"look", "accuse", "pass"}
    olive = table("olive rose violet", at={"olive": "17,9"}).roll(2, 1).play("go 17,10")
    assert olive.choices == {"suggest", "pass"}
    spent_power = table("olive rose violet", at={"olive": "17,9"}, used="olive").roll(2, 1).play("go 17,10")
    assert spent_power.choices == {"end"}


def test_dp_50_the_end_window_repeats_until_end_or_again() -> None:
    cards = {"rose": "neighbour sendhome sendhome again"}
    position = table(at={"rose": "17,9", "violet": "spa", "olive": "hall"}, butlers=cards).roll(2, 1).play("go 17,10")
    assert position.choices == {"play neighbour", "send violet", "send olive", "play again", "end"}
    position.play("send olive")
    assert position.choices == {"play neighbour", "send violet", "play again", "end"}
    position.play("play neighbour", "show hall")
    assert position.choices == {"send violet", "play again", "end"}
    position.play("send violet")
    assert position.choices == {"play again", "end"}
    assert position.play("play again").choices == {"roll"}


def test_x8_35_an_unanswered_suggestion_points_to_envelope_or_pool() -> None:
    position = table(ALL_SIX, at={"rose": "chambre-amis"}, envelope="olive corde hall", pool="spa hache violet")
    position.play("passage", "suggest olive corde")
    assert position.told("rose")[-1] == "NobodyShowed rose"
    known = solve(notebook(position.view("rose")))
    for card in map(DECK.card, ("olive", "corde", "spa")):
        assert known.possible(ENVELOPE) >> card & 1
        assert known.possible(POOL) >> card & 1
        assert not any(known.possible(seat) >> card & 1 for seat in range(6))
