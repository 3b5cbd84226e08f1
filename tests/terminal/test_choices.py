"""Menus by number, and what may be typed instead."""

import pytest

from manoir.core.errors import UnknownName
from manoir.games.cluedo.actions import ACCUSATIONS, GO, STAY, SUGGESTIONS
from manoir.games.cluedo.components import BOARD
from manoir.games.huis_clos.actions import DECLINE, OBSERVE
from manoir.games.mansion.actions import END_TURN, ROLL
from manoir.terminal.choices import Menu, Unclear, plain
from manoir.terminal.cluedo import SCREEN
from manoir.terminal.huis_clos import SCREEN as HUIS_CLOS

IN_ROOM = (*SUGGESTIONS, END_TURN, *ACCUSATIONS)


@pytest.mark.parametrize(
    "typed",
    [
        "suggest olive poignard",
        "proposer olive poignard",
        "SUGGEST Green dagger",
        "propose révérend poign",
        "sug oliv dag",
    ],
)
def test_a_suggestion_can_be_typed_in_either_language_and_cut_short(typed: str) -> None:
    assert Menu(IN_ROOM, SCREEN.names, "fr").understand(typed).text == "suggest olive poignard"


def test_names_of_several_words_are_joined() -> None:
    ballroom = GO[BOARD.place("salle-de-bal")]
    menu = Menu([ballroom, GO[BOARD.place("billard")]], SCREEN.names, "fr")
    assert menu.understand("aller salle-de-bal") is ballroom
    assert menu.understand("go ballroom") is ballroom


def test_what_fits_several_options_is_unclear() -> None:
    with pytest.raises(Unclear, match="proposer"):
        Menu(IN_ROOM, SCREEN.names, "fr").understand("suggest olive")


def test_what_fits_none_names_the_nearest() -> None:
    with pytest.raises(UnknownName) as unknown:
        Menu(IN_ROOM, SCREEN.names, "en").understand("sugest olive poignard")
    assert unknown.value.near == "suggest olive poignard"


def test_few_options_are_listed_whole_and_many_are_asked_word_by_word() -> None:
    menu = Menu((ROLL, STAY, *ACCUSATIONS), SCREEN.names, "en")
    assert [label for label, _ in menu.entries()] == ["roll the dice", "stay", "accuse …"]
    assert len(menu.entries(("accuse",))) == 6
    assert len(menu.entries(("accuse", "rose"))) == 7
    rooms = menu.entries(("accuse", "rose", "corde"))
    assert len(rooms) == 9
    assert menu.action(rooms[0][1]) is not None


def test_accents_and_capitals_do_not_matter() -> None:
    assert plain("Véranda") == "veranda"


@pytest.mark.parametrize("typed", ["observe", "Observer", "ne pas observer"])
def test_an_option_in_full_is_clear_even_if_another_contains_its_words(typed: str) -> None:
    meant = {"observe": OBSERVE, "Observer": OBSERVE, "ne pas observer": DECLINE}[typed]
    assert Menu([OBSERVE, DECLINE], HUIS_CLOS.names, "fr").understand(typed) is meant
