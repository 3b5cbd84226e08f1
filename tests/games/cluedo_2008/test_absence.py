"""Absent players: the usual answers are given for them (R8-65)."""

from tests.games.cluedo_2008.table import Position, table


def test_r8_65_an_absent_player_rolls_and_walks_into_the_nearest_room() -> None:
    position = table().leave("moutarde").idle()
    assert (position.player, position.asked) == ("moutarde", "chance")
    position.play("fall 2 4")
    assert position.place("moutarde") == "salle-a-manger"
    assert position.player == "pervenche", "he neither suggests nor plays a card"


def test_r8_65_of_rooms_as_near_the_first_in_the_list_is_chosen() -> None:
    position = table(at={"moutarde": "17,12"}).leave("moutarde").idle().play("fall 2 4")
    assert position.place("moutarde") == "hall", "the Pool is as near, and later in the list"


def test_r8_65_without_a_room_in_reach_he_goes_as_close_to_one_as_a_plain_square_is() -> None:
    position = table().leave("moutarde").idle().play("fall 2 1")
    assert position.place("moutarde") == "17,3"
    beside = (
        table(at={"moutarde": "17,1"}, butlers={"moutarde": "plus6"})
        .leave("moutarde")
        .idle()
        .play("fall ? 1", "uncover time")
    )
    assert beside.place("moutarde") == "17,2"
    assert beside.butlers("moutarde") == ["plus6"]


def test_r8_65_a_question_square_is_not_chosen_and_a_room_is_left() -> None:
    position = table(at={"moutarde": "6,1", "violet": "6,2"}).leave("moutarde").idle()
    assert position.play("fall ? 1", "uncover time").place("moutarde") == "6,1", "7,1 is nearer, but a Question square"
    left = table(at={"moutarde": "cuisine"}).leave("moutarde").idle().play("fall ? 3", "uncover time")
    assert left.place("moutarde") == "5,6", "two steps from the Patio; the Kitchen was left this turn"
    stuck = (
        table(at={"moutarde": "chambre-amis", "violet": "18,7"})
        .leave("moutarde")
        .idle()
        .play("fall ? 1", "uncover time")
    )
    assert stuck.place("moutarde") == "chambre-amis"


def test_r8_65_anywhere_leads_an_absent_player_to_the_patio_or_the_hall() -> None:
    for here, there in (("spa", "patio"), ("patio", "hall")):
        position = table(at={"rose": here}, butlers={"rose": "anywhere"}).play("play anywhere").leave("rose")
        assert position.place("rose") == there


def test_r8_65_leblancs_power_leads_her_to_the_hall_or_the_patio() -> None:
    for here, there in (("spa", "hall"), ("hall", "patio")):
        position = table("leblanc rose olive", at={"leblanc": here}).play("power").leave("leblanc")
        assert position.place("leblanc") == there


def test_r8_65_moutarde_rolls_again() -> None:
    position = table(player="moutarde").play("power", "fall 2 1", "go 17,3").leave("moutarde")
    assert (position.player, position.asked) == ("moutarde", "chance")


def test_r8_65_moutarde_does_not_head_back_for_the_room_he_has_left() -> None:
    position = table(at={"moutarde": "salle-a-manger"}, player="moutarde").play("power", "fall 2 1", "go 17,5")
    position.leave("moutarde").play("fall ? 1", "uncover time")
    assert position.place("moutarde") == "17,6"


def called(hands: dict[str, str]) -> Position:
    position = table(at={"rose": "chambre-amis", "moutarde": "hall"}, hands=hands)
    return position.play("passage", "suggest moutarde corde")


def test_r8_65_he_declines_a_card_and_shows_the_first_in_the_list() -> None:
    position = called({"moutarde": "spa corde moutarde"}).leave("moutarde")
    assert position.told("rose") == [
        "Left moutarde",
        "Declined moutarde",
        "Asked moutarde",
        "Showed moutarde rose moutarde",
    ]
    assert called({"moutarde": "spa corde"}).leave("moutarde").told("rose")[-1] == "Showed moutarde rose corde"


def test_r8_65_he_says_that_he_cannot_show_even_with_silence_in_hand() -> None:
    position = table(at={"rose": "chambre-amis"}, butlers={"moutarde": "silence"}, hands={"pervenche": "spa"})
    position.play("passage", "suggest olive corde").leave("moutarde")
    assert position.told("rose")[1] == "HadNone moutarde"
    assert position.butlers("moutarde") == ["silence"]


def shown_to_moutarde() -> Position:
    """Pervenche has shown a card, and Violet holds PEEK."""
    cards = {"violet": "peek"}
    position = table(at={"moutarde": "cuisine"}, player="moutarde", hands={"pervenche": "corde"}, butlers=cards)
    return position.play("passage", "suggest olive corde", "show corde")


def test_r8_65_he_does_not_look() -> None:
    position = shown_to_moutarde().leave("pervenche", "violet")
    assert position.asked == "chance"
    position.play("decline", "decline")
    assert position.asked == "rose"
    assert position.has_power("pervenche")
    assert position.play("decline").butlers("violet") == ["peek"]


def test_r8_65_a_look_decided_before_leaving_is_carried_out() -> None:
    position = shown_to_moutarde().play("decline", "play peek").leave("violet")
    assert position.play("decline").told("violet")[-1] == "Peeked violet pervenche corde"


def test_r8_65_violet_makes_no_second_suggestion_and_plays_no_card_at_the_end() -> None:
    position = table(
        at={"violet": "hall"},
        player="violet",
        called="violet",
        envelope="olive corde hall",
        butlers={"violet": "again"},
    )
    position.play("stay", "suggest olive corde").leave("violet")
    assert position.player == "rose"
    assert position.has_power("violet")


def test_r8_65_a_neighbour_shows_the_first_of_his_cards() -> None:
    position = (
        table(butlers={"rose": "neighbour"}, hands={"violet": "hall corde olive"})
        .roll(2, 1)
        .play("go 24,7", "play neighbour")
    )
    assert position.leave("violet").told("rose")[-1] == "ShowedNeighbour violet rose olive"


def test_r8_65_the_table_waits_while_no_active_player_is_present() -> None:
    position = table(spent="violet").leave("moutarde", "pervenche", "rose")
    assert (position.player, position.asked) == ("rose", "rose"), "Violet is there, but spent"
    position.come_back("pervenche")
    assert position.asked == "chance"
    back = table().leave("moutarde").idle()
    assert back.come_back("moutarde").play("fall 2 4").asked == "moutarde", "whoever comes back plays on"
