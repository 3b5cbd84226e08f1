"""Rules said where they bite, in the terminal: SC-57, the stone path, a pawn that was fetched, short games."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.names import Language
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo.components import BOARD, DECK
from manoir.games.super_cluedo.events import Dealt
from manoir.games.super_cluedo.picture import picture
from manoir.games.super_cluedo.state import SuperCluedoState
from manoir.terminal.super_cluedo import SCREEN
from tests.contract.play import moments, random_match
from tests.games.super_cluedo.table import Sitting, sit

NOT_TWICE: dict[Language, str] = {
    "fr": "Pas deux hypothèses de suite dans le même lieu : votre dernière était dans le Bureau.",
    "en": "No two suggestions running in the same place: your last one was in the Study.",
}
LANGUAGES: tuple[Language, ...] = ("fr", "en")


def suggested_in_the_study() -> Sitting:
    """Olive has made a suggestion in the Study, really, and it is her turn again."""
    game = sit("olive leblanc rose", hands={"olive": "peche poignard"}, pawns={"olive": "bureau"})
    game.table.called |= 1 << DECK.card("olive")
    game.play("suggest peche poignard")
    while game.asked != "olive":
        game.play(min(game.choices))
    return game.play("end", "pass", "pass")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sc_57_is_said_before_the_walk_at_the_walk_and_at_the_place(language: Language) -> None:
    game = suggested_in_the_study()
    assert NOT_TWICE[language] in SCREEN.question(game.view("olive"), language)
    game.roll(1, 1)
    assert "bureau" in game.rooms()
    assert NOT_TWICE[language] in SCREEN.question(game.view("olive"), language)
    game.play("go bureau")
    assert not game.can("suggest")
    assert NOT_TWICE[language] in SCREEN.question(game.view("olive"), language)
    assert game.refused("suggest peche poignard") == "SC-57"
    fresh = sit("olive leblanc rose")
    assert NOT_TWICE[language] not in SCREEN.question(fresh.view("olive"), language)
    out = suggested_in_the_study().roll(6, 6)
    away = min(room for room in out.rooms() if room not in ("bureau", "hall"))
    assert NOT_TWICE[language] not in SCREEN.question(out.play(f"go {away}").view("olive"), language)


def test_sc_63_whose_pawn_was_fetched_is_told_so_and_what_it_allows() -> None:
    game = sit("olive leblanc rose", hands={"olive": "leblanc poignard bureau"}, pawns={"olive": "bureau"})
    game.table.called |= 1 << DECK.card("olive")
    game.play("suggest leblanc poignard")
    told = [SCREEN.sentence(event, game.view("leblanc"), "fr") for event in game.view("leblanc").told]
    assert any(said and "Votre pion est maintenant là" in said for said in told)
    watched = [SCREEN.sentence(event, game.view("rose"), "fr") for event in game.view("rose").told]
    assert not any(said and "Votre pion est maintenant là" in said for said in watched)
    game.play("end")
    assert game.asked == "leblanc"
    assert SCREEN.question(game.view("leblanc"), "fr").startswith("Une hypothèse a amené votre pion ici : vous pouvez")
    assert SCREEN.question(game.view("leblanc"), "en").startswith(
        "A suggestion brought your pawn here: you may make one"
    )
    game.play("pass")
    assert "amené" not in SCREEN.question(game.view("rose"), "fr")


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_sc_63_a_picture_knows_whose_pawns_were_fetched(seats: int) -> None:
    match = random_match(GAME, seats, 3)
    marks = 0
    for moment in moments(match, SeededLuck(seats), 60):
        assert isinstance(moment.state, SuperCluedoState)
        marks |= moment.state.called
        assert picture(moment.view(0)).called == moment.state.called
    assert marks


def test_sc_33_the_stone_path_has_its_name() -> None:
    game = sit("olive leblanc rose").play("passage")
    (told,) = (SCREEN.sentence(event, game.view("rose"), "fr") for event in game.view("rose").told[-1:])
    assert told == "Le Docteur Olive prend l’escalier secret jusqu’au chemin de pierres."
    path = game.where("olive")
    assert BOARD.spell(BOARD.place(path)) == "21,12"
    described = SCREEN.describe(game.view("rose"), "en")
    assert "Doctor Green: on the stone path." in described
    back = sit("olive leblanc rose", pawns={"olive": "21,11"}).roll(1, 2)
    speech = SCREEN.speech(back.view("olive"))
    assert "aller sur le chemin de pierres" in [speech.label(action, "fr") for action in back.view("olive").options]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_large_table_is_told_that_games_are_short(seats: int) -> None:
    match = random_match(GAME, seats, 1)
    dealt = next(event for event in match.view(0).told if isinstance(event, Dealt))
    assert GAME.short_from == 8
    assert ("la partie sera courte" in str(SCREEN.sentence(dealt, match.view(0), "fr"))) == (seats >= 8)
    assert ("the game will be short" in str(SCREEN.sentence(dealt, match.view(0), "en"))) == (seats >= 8)
