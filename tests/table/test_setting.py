"""Setting a table."""

import pytest

from manoir.core.setup import OptionValue
from manoir.games.registry import find_game
from manoir.table.refusal import Refusal, RefusalCode
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.setting import Access, Setting

GAME = find_game("cluedo")
ENTROPY = "5a" * 32


def setting(join: Access = "link") -> Setting:
    return Setting(game="cluedo", host="anne", commitment="…", options={"rounds": 300}, join=join)


def seated(*visitors: str) -> Setting:
    made = setting()
    for visitor in visitors:
        made.sit(GAME, visitor, visitor.title(), None, None)
    return made


class refused:  # noqa: N801  # reads as a word in `with refused("full")`
    def __init__(self, code: RefusalCode) -> None:
        self.code = code
        self.raises = pytest.raises(Refusal)

    def __enter__(self) -> None:
        self.info = self.raises.__enter__()

    def __exit__(self, *error: object) -> bool:
        caught = self.raises.__exit__(*error)  # type: ignore[arg-type]  # the three of an exception
        assert self.info.value.code == self.code
        return bool(caught)


def test_whoever_does_not_choose_gets_the_first_free_character() -> None:
    made = setting()
    made.sit(GAME, "anne", "Anne", "moutarde", ENTROPY)
    made.sit(GAME, "ben", "Ben", None, None)
    assert [(chair.character, chair.entropy) for chair in made.chairs] == [("moutarde", ENTROPY), ("rose", None)]


def test_a_chair_is_held_by_one_person_who_may_hold_several() -> None:
    made = seated("anne")
    with refused("full"):
        made.sit(GAME, "ben", "Ben", "rose", None)
    made.sit(GAME, "anne", "Papa", "olive", None)
    assert made.seats_of("anne") == [0, 1]
    made.sit(GAME, "anne", "Anna", "rose", ENTROPY)
    assert made.chairs[0].holder == Person("anne", "Anna")


def test_a_table_has_as_many_chairs_as_the_game() -> None:
    made = seated(*"abcdef")
    with refused("full"):
        made.sit(GAME, "g", "G", None, None)
    with refused("full"):
        made.seat_bot(GAME, None, "random")
    with refused("unknown"):
        made.sit(GAME, "a", "A", "nobody", None)


def test_only_the_host_joins_a_closed_table() -> None:
    made = setting("nobody")
    made.sit(GAME, "anne", "Anne", None, None)
    with refused("closed"):
        made.sit(GAME, "ben", "Ben", None, None)


def test_bots_take_chairs_and_change_their_level() -> None:
    made = seated("anne")
    made.seat_bot(GAME, "olive", "random")
    made.seat_bot(GAME, "olive", "random")
    assert [chair.holder for chair in made.chairs[1:]] == [Robot("random")]
    with refused("full"):
        made.seat_bot(GAME, "rose", "random")
    with refused("unknown"):
        made.seat_bot(GAME, None, "genius")
    with refused("full"):
        made.sit(GAME, "ben", "Ben", "olive", None)


def test_a_chair_is_freed_by_its_person_or_the_host() -> None:
    made = seated("anne", "ben", "cleo")
    with refused("not-yours"):
        made.stand("ben", "rose")
    made.stand("ben", "moutarde")
    made.stand("anne", "leblanc")
    assert [chair.character for chair in made.chairs] == ["rose"]
    with refused("unknown"):
        made.stand("anne", "leblanc")


def test_options_are_the_games_own() -> None:
    made = setting()
    made.agree(GAME, {"rounds": 12})
    assert made.options == {"rounds": 12}
    bads: list[dict[str, OptionValue]] = [{"rounds": 0}, {"rounds": "many"}, {"dice": 3}]
    for bad in bads:
        with refused("unknown"):
            made.agree(GAME, bad)
    assert made.options == {"rounds": 12}


def test_the_game_begins_with_enough_seats_in_their_order() -> None:
    made = seated("anne", "ben")
    with refused("closed"):
        made.begin(GAME)
    made.sit(GAME, "cleo", "Cleo", "violet", None)
    made.stand("anne", "rose")
    made.sit(GAME, "anne", "Anne", "rose", None)
    setup = made.begin(GAME)
    assert setup.characters == tuple(chair.character for chair in made.chairs) == ("rose", "moutarde", "violet")


@pytest.mark.parametrize("entropy", ["", "5a", "zz" * 32, "5a" * 33, " " + "5a" * 31 + "5"])
def test_entropy_is_32_bytes_in_hexadecimal(entropy: str) -> None:
    with refused("malformed"):
        setting().sit(GAME, "anne", "Anne", None, entropy)


def test_nobody_is_called_like_another_at_the_table() -> None:
    made = setting()
    for visitor, name in (("anne", "Anne"), ("ben", "ANNE"), ("cleo", "Аnne")):  # a Cyrillic letter
        made.sit(GAME, visitor, name, None, None)
    assert [chair.holder.name for chair in made.chairs if isinstance(chair.holder, Person)] == [
        "Anne",
        "ANNE 2",
        "Аnne 3",
    ]
    made.sit(GAME, "anne", "Anne", made.chairs[0].character, None)
    assert made.chairs[0].holder == Person("anne", "Anne"), "who sits down again is not another"
