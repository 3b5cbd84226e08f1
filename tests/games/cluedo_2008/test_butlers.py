"""Butler cards, kind by kind."""

from manoir.games.cluedo_2008.components import BOARD
from tests.clauses import clauses
from tests.games.cluedo_2008.table import ALL_SIX, table

ON_A_SQUARE = {"rose": "17,12"}


@clauses("C8-116")
def test_c8_115_drawn_butler_cards_are_kept_without_limit() -> None:
    position = table(
        at=ON_A_SQUARE, butlers={"rose": "stay anywhere anywhere plus6 neighbour again again peek silence"}
    )
    position.roll("?", 2).play("uncover again")
    assert len(position.butlers("rose")) == 10
    assert "play plus6" in position.choices
    assert table(at=ON_A_SQUARE).refused("play anywhere") == "C8-115"


def test_c8_117_each_card_is_played_only_as_its_text_allows() -> None:
    everything = "stay anywhere plus6 neighbour again sendhome peek silence"
    position = table(at={"rose": "hall", "violet": "spa"}, butlers={"rose": everything})
    assert position.choices == {"roll", "play stay", "play anywhere"}
    position.roll(2, 1)
    assert {choice for choice in position.choices if not choice.startswith("go")} == {"play plus6"}
    position.play("go 18,12")
    assert position.choices == {"play neighbour", "send violet", "play again", "end"}
    clauses_by_card = {
        "play plus6": "C8-124",
        "play stay": "C8-120",
        "play anywhere": "C8-122",
        "play peek": "C8-133",
        "play silence": "C8-135",
    }
    assert {card: position.refused(card) for card in clauses_by_card} == clauses_by_card
    start = table(at={"rose": "17,12", "violet": "spa"}, butlers={"rose": everything})
    assert [start.refused(card) for card in ("play neighbour", "play again", "send violet")] == [
        "C8-127",
        "C8-129",
        "C8-130",
    ]


def test_c8_118_peek_and_silence_are_played_out_of_turn() -> None:
    given = {"moutarde": "silence peek", "violet": "peek"}
    position = table(at={"rose": "chambre-amis"}, butlers=given, hands={"pervenche": "corde"})
    position.play("passage", "suggest olive corde")
    assert position.choices == {"cannot", "play silence"}
    position.play("cannot", "show corde", "decline")
    assert (position.asked, position.choices) == ("moutarde", {"play peek", "decline"})


def test_c8_119_a_played_card_leaves_the_game() -> None:
    position = table(at=ON_A_SQUARE, butlers={"rose": "plus6"}).roll(2, 1)
    pile = position.table.pile
    position.play("play plus6")
    assert position.butlers("rose") == []
    assert position.table.pile == pile


@clauses("C8-123", "DP-12", "R8-44", "X8-31")
def test_c8_122_anywhere_puts_the_pawn_wherever_its_player_likes_instead_of_rolling() -> None:
    position = table(
        at={"pervenche": "spa", "violet": "8,16"}, player="pervenche", butlers={"pervenche": "anywhere"}
    ).play("play anywhere")
    assert position.rooms == set(BOARD.rooms) - {"spa"}
    assert "8,16" not in position.ends, "a pawn stands there"
    assert position.refused("go spa") == position.refused("go 8,16") == "R8-44"
    assert {"12,23", "17,9", "7,24"} <= position.ends, "Question squares and start squares too"
    position.play("go 12,23")
    assert position.asked == "chance", "a free Question square is a stop there"
    position.play("uncover time")
    assert position.choices == {"end"}
    room = table(at=ON_A_SQUARE, butlers={"rose": "anywhere"}).play("play anywhere", "go piscine")
    assert room.choices == {"look", "accuse", "pass"}
    assert table(at=ON_A_SQUARE, butlers={"rose": "anywhere"}).roll(2, 1).refused("play anywhere") == "R8-42"


@clauses("C8-126")
def test_c8_124_plus6_adds_six_to_the_roll_and_the_roll_stays_the_move() -> None:
    position = table(at=ON_A_SQUARE, butlers={"rose": "plus6"})
    assert position.refused("play plus6") == "C8-124"
    position.roll(2, 1)
    assert "17,21" not in position.ends
    position.play("play plus6")
    assert "17,21" in position.ends
    assert "17,22" not in position.ends
    assert position.play("go 17,21").choices == {"end"}


@clauses("X8-07")
def test_c8_125_plus6_on_a_question_mark_draw_first_then_the_other_die_plus_six() -> None:
    position = table(at={"moutarde": "cuisine"}, player="moutarde").roll("?", 4).play("uncover plus6")
    assert position.told("moutarde") == ["DrewButler moutarde die plus6"]
    assert position.told("rose") == ["DrewButler moutarde die -"]
    assert position.rooms == set(), "Patio and Dining room are 5 steps away"
    position.play("play plus6")
    assert position.rooms == {"patio", "salle-a-manger"}, "the Pool is 11 steps away, the Kitchen forbidden"


@clauses("C8-128", "DP-51", "V8-25", "R8-46", "X8-29")
def test_c8_127_the_right_neighbour_shows_one_card_of_his_choice() -> None:
    position = table(butlers={"rose": "neighbour"}).roll(2, 1).play("go 24,7", "play neighbour")
    assert position.asked == "violet"
    assert position.choices == {f"show {card}" for card in position.hand("violet")}
    assert position.refused("decline") == "C8-127"
    position.play("show hall")
    for who in position.everybody:
        assert position.told(who) == [f"ShowedNeighbour violet rose {'hall' if who in ('rose', 'violet') else '-'}"]
    assert position.choices == {"end"}
    next_one = table(butlers={"rose": "neighbour", "moutarde": "peek"}, dead="violet", spent="pervenche")
    next_one.roll(2, 1).play("go 24,7", "play neighbour")
    assert next_one.asked == "pervenche", "the dead do not count, the spent must show"
    assert next_one.play(sorted(next_one.choices)[0]).asked == "rose", "spent, she has no Power; no PEEK either"
    power = table(butlers={"rose": "neighbour"}, dead="violet").roll(2, 1).play("go 24,7", "play neighbour", "show spa")
    assert power.choices == {"power", "decline"}
    alone = table(butlers={"rose": "neighbour"}, dead="moutarde pervenche violet").roll(2, 1).play("go 24,7")
    assert alone.choices == {"end"}
    assert alone.refused("play neighbour") == "C8-127"


@clauses("R8-47", "X8-27")
def test_c8_129_again_takes_another_complete_turn() -> None:
    position = table(
        at={"rose": "7,10"}, butlers={"rose": "again"}, envelope="olive corde patio", hands={"rose": "rose"}
    )
    position.roll(2, 1).play("go patio", "suggest olive corde", "play again")
    assert position.told("spectator")[-2:] == ["PlayedButler rose again", "TurnBegan rose 2"]
    position.roll(4, 1).play("go piscine", "accuse olive corde patio")
    assert position.result == "rose accusation C8-95"
    chain = table(butlers={"rose": "again again neighbour"}).roll(2, 1).play("go 24,7", "play again")
    assert chain.choices == {"roll"}, "playing it closes the end window"
    chain.roll(2, 1).play("go 24,7")
    assert chain.choices == {"play neighbour", "play again", "end"}
    assert chain.play("play again").player == "rose"


@clauses("C8-131", "R8-48", "V8-26")
def test_c8_130_sendhome_puts_one_pawn_back_on_its_start_square() -> None:
    position = table(
        at={"violet": "spa", "olive": "hall", "moutarde": "piscine"},
        butlers={"rose": "sendhome"},
        called="violet",
        spent="moutarde",
    )
    position.roll(2, 1).play("go 23,7")
    assert position.choices == {"send violet", "send olive", "send moutarde", "end"}
    assert position.refused("send leblanc") == "R8-48", "already at home"
    position.play("send violet")
    assert position.place("violet") == "18,24"
    assert not position.is_called("violet")
    assert position.choices == {"end"}, "one pawn only, and no draw"
    for who in position.everybody:
        assert position.told(who) == ["PlayedButler rose sendhome", "SentHome rose violet"]


def test_c8_132_sendhome_cannot_be_used_on_the_own_pawn() -> None:
    position = table(at={"rose": "17,12", "violet": "hall"}, butlers={"rose": "sendhome"}).roll(2, 1).play("go 17,13")
    assert "send rose" not in position.choices
    assert position.refused("send rose") == "C8-132"
    dead = table(at={"violet": "hall"}, butlers={"rose": "sendhome"}, dead="pervenche").roll(2, 1).play("go 24,7")
    assert dead.refused("send pervenche") == "C8-110"


def test_c8_133_peek_lets_its_holder_see_the_card_one_player_shows_another() -> None:
    given = {"moutarde": "peek"}
    position = table(at={"rose": "chambre-amis"}, butlers=given, hands={"violet": "corde spa"})
    position.play("passage", "suggest olive corde", "cannot", "show corde", "play peek")
    assert position.told("moutarde")[-1] == "Peeked moutarde violet corde"
    assert position.told("pervenche")[-1] == "Peeked moutarde violet -"
    assert position.butlers("moutarde") == []


def test_c8_134_peek_is_for_answers_to_suggestions_only() -> None:
    position = table(butlers={"rose": "neighbour", "moutarde": "peek"}).roll(2, 1).play("go 24,7", "play neighbour")
    assert position.play("show hall").asked == "rose"


@clauses("C8-136")
def test_c8_135_silence_is_played_instead_of_answering_with_or_without_a_card() -> None:
    for cards, answers in (("", {"cannot"}), ("corde", {"show corde"}), ("corde spa", {"show corde", "show spa"})):
        position = table(at={"rose": "chambre-amis"}, hands={"moutarde": cards}, butlers={"moutarde": "silence"})
        position.play("passage", "suggest olive corde")
        assert position.choices == answers | {"play silence"}
        assert position.play("play silence").asked == "rose"


def test_c8_137_after_silence_the_suggestion_stays_unanswered() -> None:
    position = table(at={"rose": "chambre-amis"}, hands={"pervenche": "corde"}, butlers={"moutarde": "silence"})
    position.play("passage", "suggest olive corde", "play silence")
    assert not any(line.startswith(("Showed", "Asked pervenche", "HadNone")) for line in position.told("rose"))
    assert position.play("end").player == "moutarde"


def test_r8_42_ways_of_moving_exclude_each_other() -> None:
    given = {"leblanc": "stay anywhere"}
    for way in ("passage", "stay", "play stay"):
        position = table("leblanc rose olive", at={"leblanc": "spa"}, called="leblanc", butlers=given).play(way)
        for other in ("roll", "passage", "stay", "play anywhere"):
            assert position.refused(other) == "R8-42"
        assert position.refused("power") == "C8-32"
    assert table("leblanc rose olive", butlers=given).roll(2, 1).refused("power") == "C8-143"


def test_r8_43_both_plus6_may_be_played_on_one_roll_also_one_just_drawn() -> None:
    position = table(at={"rose": "17,1"}, butlers={"rose": "plus6"}).roll("?", 1).play("uncover plus6")
    position.play("play plus6", "play plus6")
    assert "17,14" in position.ends
    assert "17,15" not in position.ends
    assert position.butlers("rose") == []


def test_r8_45_stay_may_be_wasted_and_no_suggestion_need_follow() -> None:
    position = table(at={"rose": "hall"}, called="rose", butlers={"rose": "stay"})
    assert {"stay", "play stay"} <= position.choices
    position.play("play stay", "pass")
    assert position.choices == {"end"}


def test_r8_50_the_end_window_opens_after_every_turn_of_an_active_player() -> None:
    look = table(at={"rose": "12,8"}).roll(2, 1).play("go piscine", "look")
    square = table(at={"rose": "17,8"}).roll(2, 1).play("go 16,8", "uncover time")
    nothing = table(at=ON_A_SQUARE).roll(2, 1).play("go 17,12")
    suggestion = table(at={"rose": "chambre-amis"}, envelope="olive corde spa").play("passage", "suggest olive corde")
    for position in (look, square, nothing, suggestion):
        assert (position.asked, position.choices) == ("rose", {"end"})


@clauses("R8-64")
def test_r8_64_anywhere_has_to_move_the_pawn() -> None:
    position = table(at=ON_A_SQUARE, butlers={"rose": "anywhere"}).play("play anywhere")
    assert "17,12" not in position.ends
    assert "17,13" in position.ends
    shared = table(ALL_SIX, at={"leblanc": "1,7", "rose": "0,7"}, butlers={"moutarde": "sendhome"}, player="moutarde")
    shared.roll(2, 1).play("go 17,0", "send leblanc", "end", "roll", "fall 2 1")
    assert "0,7" in shared.ends, "zero steps on a shared square"
