"""The six Powers."""

import pytest

from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, Position, table


@clauses("C8-139")
def test_c8_138_each_power_is_used_once_and_then_all_can_see_it_is_gone() -> None:
    position = table("leblanc rose olive").play("power")
    assert position.told("spectator") == ["UsedPower leblanc"]
    assert position.picture("rose").powers == 0b110
    position.play("go hall", "pass", "end").idle(2)
    assert position.refused("power") == "C8-32"


def shown_to_moutarde(**given: str) -> Position:
    """Pervenche has shown Moutarde the rope."""
    position = table(
        at={"moutarde": "cuisine"}, player="moutarde", hands={"pervenche": "corde"}, used=given.get("used", "")
    )
    return position.play("passage", "suggest olive corde", "show corde")


def test_c8_140_roses_and_pervenches_powers_work_out_of_turn() -> None:
    position = shown_to_moutarde()
    assert (position.asked, position.choices) == ("pervenche", {"power", "decline"})
    position.play("decline")
    assert (position.asked, position.choices) == ("rose", {"power", "decline"})
    assert shown_to_moutarde(used="rose pervenche").asked == "moutarde"


@clauses("C8-142")
def test_c8_141_rose_sees_the_card_one_player_has_just_shown_another() -> None:
    position = shown_to_moutarde(used="pervenche").play("power")
    assert position.told("rose")[-1] == "Peeked rose pervenche corde"
    assert position.told("violet")[-1] == "Peeked rose pervenche -"
    own = table(at={"rose": "cuisine"}, hands={"pervenche": "corde"}).play(
        "passage", "suggest olive corde", "show corde"
    )
    assert own.play("decline").choices == {"end"}, "not on her own turn"


@clauses("C8-144", "R8-42")
def test_c8_143_moutarde_declares_his_power_before_rolling_and_it_is_his_move() -> None:
    position = table(at={"moutarde": "cuisine"}, player="moutarde")
    assert position.choices == {"roll", "passage", "power"}
    assert position.play("power").asked == "chance"
    assert table(player="moutarde").roll(2, 1).refused("power") == "C8-143"


@clauses("DP-14", "R8-38", "X8-23")
def test_c8_145_he_moves_twice_without_an_action_between_and_may_then_suggest() -> None:
    position = table(player="moutarde").play("power", "fall 2 4", "go salle-a-manger")
    assert position.choices == {"roll", "stop"}
    assert position.refused("suggest olive corde") == "C8-145"
    assert position.refused("accuse olive corde hall") == "R8-38"
    position.play("roll", "fall 3 2")
    assert position.rooms == {"cuisine", "chambre-amis", "piscine"}
    position.play("go chambre-amis")
    assert position.choices == {"suggest", "pass"}
    stopped = table(player="moutarde").play("power", "fall 2 4", "go salle-a-manger", "stop")
    assert stopped.told("rose")[-1] == "Stopped moutarde"
    assert stopped.choices == {"suggest", "pass"}
    assert not stopped.has_power("moutarde")
    pool = table(player="moutarde").play("power", "fall 2 4", "go salle-a-manger", "roll", "fall 3 2", "go piscine")
    assert pool.choices == {"look", "accuse", "pass"}
    plus6 = table(player="moutarde", butlers={"moutarde": "plus6 plus6"}).play(
        "power", "fall 2 1", "play plus6", "go 17,9", "roll"
    )
    assert "play plus6" in plus6.play("fall 2 1").choices


def test_c8_146_a_question_mark_on_either_roll_is_a_draw_and_then_a_move() -> None:
    position = table(player="moutarde").play("power", "fall ? 3")
    assert position.asked == "chance"
    position.play("uncover time", "go 17,3", "roll", "fall ? 2")
    assert position.asked == "chance"
    position.play("uncover time")
    assert "17,5" in position.ends
    killed = table(player="moutarde", track=7).play("power", "fall ? 3", "uncover time")
    assert killed.player == "pervenche"


def test_c8_147_stopping_on_a_question_square_ends_power_and_turn() -> None:
    position = table(player="moutarde").play("power", "fall 2 1", "go 18,2")
    assert position.asked == "chance"
    position.play("uncover time")
    assert position.choices == {"end"}
    assert not position.has_power("moutarde")


@clauses("C8-149", "C8-150", "DP-13", "R8-37", "X8-24")
def test_c8_148_leblanc_jumps_into_a_room_without_passage_or_into_the_pool() -> None:
    position = table("leblanc rose olive violet", at={"leblanc": "cuisine"}, pool="hache").play("power")
    assert position.ends == {"patio", "theatre", "salon", "hall", "salle-a-manger", "piscine"}
    for room in ("spa", "observatoire", "chambre-amis"):
        assert position.refused(f"go {room}") == "C8-148"
    position.play("go piscine")
    assert position.choices == {"look", "accuse", "pass"}
    position.play("look")
    assert position.told("leblanc") == ["LookedInPool leblanc 1 hache"]
    assert position.told("rose") == ["LookedInPool leblanc 1 -"]
    assert position.refused("accuse rose corde hall") == "C8-33"
    assert "hall" not in table("leblanc rose olive", at={"leblanc": "hall"}).play("power").ends
    assert table("leblanc rose olive").play("power", "go hall").refused("roll") == "R8-42", "it replaces the move"


@clauses("X8-25")
def test_c8_151_olive_names_a_room_he_is_not_in_from_the_corridor_or_a_room() -> None:
    corridor = table("olive rose violet", at={"olive": "17,9"}).roll(2, 1).play("go 17,10")
    assert elsewhere(corridor) == 9
    assert corridor.choices == {"suggest", "pass"}
    room = table("olive rose violet", at={"olive": "6,5"}).roll(2, 1).play("go cuisine")
    assert elsewhere(room) == 8
    assert room.refused("suggest rose corde cuisine") == "C8-151"
    square = table("olive rose violet", at={"olive": "8,15"}).roll(2, 1).play("go 8,16", "uncover time")
    assert square.choices == {"end"}, "not after a Question square"
    corridor.play("suggest rose couteau theatre")
    assert corridor.place("olive") == "17,10"
    assert corridor.told("rose")[:2] == ["UsedPower olive", "Suggested olive rose couteau theatre"]
    normal = table("olive rose violet", at={"olive": "6,5"}, envelope="rose corde cuisine").roll(2, 1)
    assert normal.play("go cuisine", "suggest rose corde").choices == {"end"}, "not in addition to a suggestion"
    stuck = table("olive rose violet", at={"olive": "chambre-amis", "rose": "18,7"}).roll("?", 1)
    assert elsewhere(stuck.play("uncover time", "go chambre-amis")) == 8


def elsewhere(position: Position) -> int:
    """How many rooms Olive's Power can name."""
    return len(
        {
            option.text.split()[3]
            for option in position.table.options
            if len(option.text.split()) == 4 and option.verb == "suggest"
        }
    )


def test_c8_153_pervenche_reacts_to_a_card_that_she_has_shown() -> None:
    position = shown_to_moutarde(used="rose").play("power")
    assert set(position.odds) == {f"pick {card}" for card in position.hand("moutarde")}
    position.play(min(position.odds))
    assert not position.has_power("pervenche")
    assert position.asked == "moutarde"


@clauses("C8-155", "DP-40", "R8-40", "X8-26")
def test_c8_154_violet_makes_two_suggestions_in_one_turn_in_the_same_room() -> None:
    position = table(
        at={"violet": "hall"},
        player="violet",
        called="violet",
        hands={"moutarde": "corde olive"},
        envelope="rose hache hall",
    )
    position.play("stay", "suggest rose corde", "show corde")
    position.play("decline")
    assert position.asked == "violet"
    assert position.refused("suggest olive poison spa") == "C8-155"
    position.play("suggest olive hache")
    assert position.told("rose")[:2] == ["UsedPower violet", "Suggested violet olive hache hall"]
    assert position.asked == "moutarde", "asked again from his left; Rose has none"
    position.play("show olive", "decline")
    assert position.choices == {"end"}, "a third is impossible"
    declined = table(at={"violet": "hall"}, player="violet", called="violet", envelope="olive corde hall")
    declined.play("stay", "suggest olive corde", "decline")
    assert declined.has_power("violet")
    assert declined.choices == {"end"}


@pytest.mark.parametrize("status", ["spent", "dead"])
def test_r8_41_spent_and_dead_players_have_no_power(status: str) -> None:
    if status == "spent":
        position = table(
            at={"moutarde": "cuisine"}, player="moutarde", hands={"pervenche": "corde"}, spent="rose pervenche"
        )
        position.play("passage", "suggest olive corde", "show corde")
    else:
        position = table(
            at={"moutarde": "cuisine"}, player="moutarde", hands={"violet": "corde"}, dead="rose pervenche"
        )
        position.play("passage", "suggest olive corde", "show corde")
    assert position.asked == "moutarde"


@clauses("X8-38")
def test_r8_63_moutarde_stuck_on_either_roll() -> None:
    first = table(at={"moutarde": "chambre-amis", "violet": "18,7"}, player="moutarde").play(
        "power", "fall ? 1", "uncover time"
    )
    assert first.ends == {"chambre-amis"}
    first.play("go chambre-amis")
    assert first.choices == {"roll", "stop"}
    assert first.play("stop").choices == {"end"}, "he has not entered the room"
    second = table(at={"moutarde": "18,6", "violet": "18,7"}, player="moutarde").play(
        "power", "fall 2 1", "go chambre-amis"
    )
    second.play("roll", "fall ? 1", "uncover time", "go chambre-amis")
    assert second.choices == {"suggest", "pass"}, "he entered it this turn"
    called = table(at={"moutarde": "chambre-amis", "violet": "18,7"}, called="moutarde", player="moutarde")
    called.play("power", "fall ? 1", "uncover time", "go chambre-amis")
    assert called.is_called("moutarde")
    assert called.play("stop").choices == {"suggest", "pass"}
    twice = table(at={"moutarde": "chambre-amis", "violet": "18,7"}, player="moutarde")
    twice.play(
        "power", "fall ? 1", "uncover time", "go chambre-amis", "roll", "fall ? 1", "uncover time", "go chambre-amis"
    )
    assert twice.choices == {"end"}


def test_r8_39_not_even_olive_suggests_in_the_pool() -> None:
    pool = table("olive rose violet leblanc", at={"olive": "12,8"}, pool="hache").roll(2, 1).play("go piscine")
    assert pool.choices == {"look", "accuse", "pass"}
    assert pool.refused("suggest rose couteau theatre") == "R8-39"
    assert pool.refused("suggest rose couteau") == "C8-65"
    bare = table("olive rose violet", at={"olive": "12,8"}).roll(2, 1).play("go piscine")
    assert bare.choices == {"accuse", "pass"}
    stayed = table("olive rose violet", at={"olive": "piscine"}, butlers={"olive": "stay"}).play("play stay")
    assert stayed.choices == {"accuse", "pass"}
    left = table("olive rose violet", at={"olive": "piscine"}).roll(2, 1)
    assert elsewhere(left.play("go 12,8")) == 9, "the Power is still there, outside"


def test_r8_39_olive_alone_has_this_power() -> None:
    for guest in ALL_SIX.split():
        position = table(ALL_SIX, at={guest: "17,9"}, player=guest).roll(2, 1).play("go 17,10")
        assert ("suggest" in position.choices) == (guest == "olive")


@clauses("R8-38")
def test_r8_14_a_card_for_six_more_does_not_bring_moutarde_back_where_he_left() -> None:
    position = table(at={"moutarde": "cuisine"}, player="moutarde", butlers={"moutarde": "plus6"})
    position.play("power", "fall 2 1", "go 5,6", "roll", "fall 2 1")
    assert "cuisine" not in position.rooms
    position.play("play plus6")
    assert {"patio", "salle-a-manger"} & position.rooms
    assert "cuisine" not in position.rooms, "not with nine points either"
    assert position.refused("go cuisine") == "C8-61"


def test_r8_35_pervenche_looks_before_all_who_look_at_her_card() -> None:
    position = table(
        at={"rose": "chambre-amis"}, hands={"pervenche": "corde"}, butlers={"violet": "peek", "moutarde": "peek"}
    )
    position.play("passage", "suggest olive corde", "cannot", "show corde", "power", "play peek", "play peek")
    assert position.asked == "chance"
    card = min(option.text for option in position.table.options)
    position.play(card)
    told = [line.split()[0] + " " + line.split()[1] for line in position.told("spectator")]
    looks = [line for line in told if line.startswith(("Glimpsed", "Peeked"))]
    assert looks == ["Glimpsed pervenche", "Peeked moutarde", "Peeked violet"]
