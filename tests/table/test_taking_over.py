"""Taking a chair over during the game: with the consent of the table, and never by whoever has seen another hand."""

import pytest

from manoir.games.registry import find_game
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Nobody, Person, Robot
from manoir.table.seating.setting import Setting
from manoir.table.seating.settings import Settings
from manoir.table.seating.taking_over import MOST_PLEAS, agree, decline, give_up, plead, withdraw

GAME = find_game("cluedo")
ROSE, MOUTARDE, LEBLANC = range(3)
EVERYBODY = {"anne", "ben", "dora"}


def dealt(*people: str, late: bool = True, bots: int = 1) -> Setting:
    setting = Setting(GAME.name, "anne", "seal", {}, Settings(late=late))
    for visitor in people:
        setting.sit(GAME, visitor, visitor.title(), None, None)
    for _ in range(bots):
        setting.seat_bot(GAME, None, "detective")
    setting.begin(GAME)
    return setting


def test_all_who_play_and_are_here_must_agree() -> None:
    setting = dealt("anne", "ben")
    assert plead(setting, "dora", "Dora", "leblanc") is None
    number = setting.pleas[0].number
    assert setting.seats_of("dora") == []
    assert agree(setting, "anne", number, EVERYBODY) is None
    assert setting.chairs[LEBLANC].holder == Robot("detective")
    assert agree(setting, "ben", number, EVERYBODY) == LEBLANC
    assert setting.chairs[LEBLANC].holder == Person("dora", "Dora")
    assert setting.pleas == []


def test_whoever_is_away_is_not_waited_for() -> None:
    setting = dealt("anne", "ben")
    plead(setting, "dora", "Dora", None)
    assert agree(setting, "anne", 1, {"anne", "dora"}) == LEBLANC


def test_whoever_has_gone_again_gets_no_chair() -> None:
    setting = dealt("anne", "ben")
    plead(setting, "dora", "Dora", None)
    assert agree(setting, "anne", 1, {"anne", "ben"}) is None
    assert (setting.pleas, setting.seats_of("dora")) == ([], [])


def test_one_no_is_enough_and_it_is_not_asked_again() -> None:
    setting = dealt("anne", "ben")
    plead(setting, "dora", "Dora", None)
    agree(setting, "anne", 1, EVERYBODY)
    decline(setting, "ben", 1)
    assert setting.pleas == []
    with pytest.raises(Refusal, match="said no"):
        plead(setting, "dora", "Dora", None)


def test_only_those_who_play_are_asked_and_only_whoever_asked_withdraws() -> None:
    setting = dealt("anne", "ben")
    plead(setting, "dora", "Dora", None)
    for visitor in ("dora", "emil"):
        with pytest.raises(Refusal, match="only those who play"):
            agree(setting, visitor, 1, EVERYBODY)
        with pytest.raises(Refusal, match="only those who play"):
            decline(setting, visitor, 1)
    with pytest.raises(Refusal, match="somebody else"):
        withdraw(setting, "anne", 1)
    withdraw(setting, "dora", 1)
    with pytest.raises(Refusal, match="any more"):
        agree(setting, "anne", 1, EVERYBODY)


def test_who_plays_takes_no_other_chair() -> None:
    setting = dealt("anne", "ben")
    for visitor in ("anne", "ben"):
        with pytest.raises(Refusal, match="another hand"):
            plead(setting, visitor, visitor, "leblanc")


def test_who_has_played_takes_no_other_chair_either() -> None:
    setting = dealt("anne", "ben")
    give_up(setting, "ben", "moutarde")
    with pytest.raises(Refusal, match="another hand"):
        plead(setting, "ben", "Ben", "leblanc")


def test_who_has_left_comes_back_to_the_own_chair_without_asking() -> None:
    setting = dealt("anne", "ben")
    give_up(setting, "ben", "moutarde")
    assert setting.chairs[MOUTARDE].holder == Nobody()
    assert plead(setting, "ben", "Ben", None) == MOUTARDE
    assert setting.chairs[MOUTARDE].holder == Person("ben", "Ben")


def test_a_chair_given_back_is_the_bot_s_again() -> None:
    setting = dealt("anne", "ben")
    plead(setting, "dora", "Dora", "leblanc")
    agree(setting, "anne", 1, {"anne", "dora"})
    assert give_up(setting, "dora", "leblanc") == LEBLANC
    assert setting.chairs[LEBLANC].holder == Robot("detective")
    give_up(setting, "ben", "moutarde")
    with pytest.raises(Refusal, match="another hand"):
        plead(setting, "dora", "Dora", "moutarde")


def test_at_a_table_without_people_nobody_is_asked() -> None:
    setting = dealt("anne", bots=2)
    give_up(setting, "anne", "rose")
    assert plead(setting, "dora", "Dora", "moutarde") == MOUTARDE
    assert plead(setting, "emil", "Emil", "rose") is None, "now there is somebody to be asked"


def test_who_held_two_seats_at_the_deal_may_come_back_to_either() -> None:
    setting = dealt("anne", "anne", "ben", bots=1)
    give_up(setting, "anne", "rose")
    assert plead(setting, "anne", "Anne", None) == ROSE
    with pytest.raises(Refusal, match="another hand"):
        plead(setting, "anne", "Anne", "olive")


def test_a_closed_table_is_closed_to_the_host_too() -> None:
    with pytest.raises(Refusal, match="nobody may take"):
        plead(dealt("anne", "ben", late=False), "dora", "Dora", None)
    setting = dealt("ben", "cleo")
    setting.join = "nobody"
    with pytest.raises(Refusal, match="nobody may take"):
        plead(setting, "dora", "Dora", None)
    assert plead(setting, "anne", "Anne", None) is None, "the host who does not play may ask like anybody"
    setting.settings = Settings(late=False)
    with pytest.raises(Refusal, match="nobody may take"):
        plead(setting, "anne", "Anne", None)


def test_chairs_on_which_somebody_sits_are_not_asked_for() -> None:
    with pytest.raises(Refusal, match="no bot sits there"):
        plead(dealt("anne", "ben"), "dora", "Dora", "rose")


def test_there_are_few_pleas_at_once_and_one_of_each_person() -> None:
    setting = dealt("anne", "ben", bots=3)
    for number in range(MOST_PLEAS + 3):
        plead(setting, f"visitor {number}", "Dora", None)
        plead(setting, f"visitor {number}", "Dora", None)
    assert [plea.visitor for plea in setting.pleas] == [f"visitor {number}" for number in range(3, MOST_PLEAS + 3)]
    assert len({plea.number for plea in setting.pleas}) == MOST_PLEAS


def test_a_chair_taken_by_one_is_not_given_to_another() -> None:
    setting = dealt("anne", "ben")
    plead(setting, "dora", "Dora", "leblanc")
    plead(setting, "emil", "Emil", "leblanc")
    agree(setting, "anne", 1, {"anne", "dora"})
    with pytest.raises(Refusal, match="any more"):
        agree(setting, "anne", 2, {"anne", "emil"})


def test_tables_of_before_know_who_holds_what() -> None:
    setting = dealt("anne", "ben")
    setting.seen = {}
    with pytest.raises(Refusal, match="another hand"):
        plead(setting, "ben", "Ben", "leblanc")
    give_up(setting, "ben", "moutarde")
    with pytest.raises(Refusal, match="another hand"):
        plead(setting, "ben", "Ben", "leblanc")
