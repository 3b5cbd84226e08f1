"""What each event teaches a notebook, and that no other does."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.games.mansion.events import AccusedWrongly, Asked, Ended, HadNone, Showed
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import DECK
from manoir.games.super_cluedo.events import Accused, AccusedRightly, Dealt, LetSee
from manoir.games.super_cluedo.knowledge import notebook
from manoir.games.super_cluedo.state import SuperCluedoState
from tests.contract.play import random_match
from tests.games.learning import Lessons
from tests.games.super_cluedo.table import Sitting, sit

LESSONS = Lessons(DECK, notebook)
TEACHERS = {"Dealt", "HadNone", "Asked", "Showed", "LetSee", "AccusedWrongly", "Ended"}
HANDS = {"olive": "peche", "rose": "poignard bureau", "moutarde": "corde"}


def asked() -> Sitting:
    """Olive, called into the Study, names Peach and the dagger: Leblanc and Moutarde have none, Rose must show."""
    game = sit(hands=HANDS, pawns={"olive": "bureau"})
    game.table.called |= 1 << DECK.card("olive")
    return game.play("suggest peche poignard")


def spied_on() -> Sitting:
    """Olive has spied on Moutarde, who shows the rope."""
    game = sit(hands=HANDS).roll(6, 6)
    return game.play(f"spy {min(game.after('spy'))}", "watch moutarde", "show corde")


def test_sc_18_the_deal_teaches_ones_own_hand() -> None:
    game = asked()
    own = {f"rose has {card}, known to rose" for card in DECK.spell_all(game.table.hands[2])}
    assert LESSONS.of(game.view("rose"), Dealt) == own
    assert LESSONS.of(game.view("spectator"), Dealt) == set()


def test_sc_68_who_has_none_teaches_everybody_so() -> None:
    game = asked()
    for who in game.everybody:
        assert LESSONS.of(game.view(who), HadNone) == {"leblanc has none of peche poignard bureau"}
    game.play("show bureau")
    for who in game.everybody:
        assert LESSONS.of(game.view(who), HadNone) == {"moutarde has none of peche poignard bureau"}


def test_sc_66_who_is_asked_has_one_of_the_three_and_shows_it_to_the_suggester() -> None:
    game = asked().play("show bureau")
    for who in game.everybody:
        assert LESSONS.of(game.view(who), Asked) == {"rose has one of peche poignard bureau"}
    assert LESSONS.of(game.view("olive"), Showed) == {"rose has bureau, known to olive rose"}
    for who in ("leblanc", "moutarde", "spectator"):
        assert LESSONS.of(game.view(who), Showed) == set()


def test_sc_53_a_card_spied_out_teaches_the_spy_and_nobody_else() -> None:
    game = spied_on()
    assert LESSONS.of(game.view("olive"), LetSee) == {"moutarde has corde, known to olive moutarde"}
    for who in ("leblanc", "rose", "spectator"):
        assert LESSONS.of(game.view(who), LetSee) == set()


def test_sc_53_every_game_imagined_by_the_spy_holds_the_card() -> None:
    seen = spied_on().view("olive")
    for seed in range(20):
        imagined = GAME.imagine(seen, SeededLuck(seed))
        assert isinstance(imagined, SuperCluedoState)
        assert imagined.hands[3] >> DECK.card("corde") & 1


def test_sc_76_a_wrong_paper_teaches_only_its_writer_what_is_in_the_envelope() -> None:
    game = asked().play("show bureau", "accuse chose poison bureau")
    seen = {f"the envelope has {card}, known to olive" for card in ("chose", "poison", "grange")}
    assert LESSONS.of(game.view("olive"), AccusedWrongly) == seen
    for who in ("leblanc", "rose", "moutarde", "spectator"):
        assert LESSONS.of(game.view(who), AccusedWrongly) == LESSONS.of(game.view(who), Accused) == set()


def test_sc_75_a_right_paper_and_the_end_teach_everybody_the_envelope() -> None:
    game = asked().play("show bureau", "accuse chose poison grange")
    for who in game.everybody:
        assert LESSONS.of(game.view(who), AccusedRightly) == set(), "the end says it all"
        assert LESSONS.of(game.view(who), Ended) == {
            f"the envelope has {card}" for card in ("chose", "poison", "grange")
        }


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_nothing_else_teaches_anything(seats: int) -> None:
    assert LESSONS.teachers(random_match(GAME, seats, 1)) <= TEACHERS
