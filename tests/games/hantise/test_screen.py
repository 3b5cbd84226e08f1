"""Hantise in the terminal: nothing is left without words in either language."""

import pytest

from manoir.core.chance import SeededLuck, outcome, pick
from manoir.core.names import Language
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.core.views import view
from manoir.games.hantise import GAME, events
from manoir.games.hantise.picture import picture
from manoir.terminal.hantise import SCREEN
from tests.games.hantise.table import P, Q, opened, position

MOMENTS = {"main", "scare", "chase", "knock", "recall", "squat", "capture", "name", "place", "reine", "devastate"}
LANGUAGES: tuple[Language, ...] = ("fr", "en")
SETUP = GAME.setup(2, options={"devastation": True, "turns": 8})


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_and_is_asked_is_put_into_words(language: Language) -> None:
    said: set[str] = set()
    asked: set[str] = set()
    for seed in range(60):
        luck = SeededLuck(seed)
        table = GAME.start(SETUP, GAME.deal(SETUP, luck))
        while table.outcome is None:
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
                continue
            if luck.below(10) == 0:
                seen = view(SETUP, table, table.actor)
                asked.add(picture(seen).moment)
                assert SCREEN.question(seen, language).strip()
            table.take(pick(table.options if luck.below(6) == 0 else table.step.cautious(table), luck))
        told = view(SETUP, table, P)
        for event in told.told:
            if SCREEN.sentence(event, told, language):
                said.add(type(event).__name__)
    assert asked == MOMENTS
    rare = events.CouldNotDraw(P)
    assert SCREEN.sentence(rare, view(SETUP, table, P), language)
    kinds = {name for name, kind in vars(events).items() if getattr(kind, "__module__", "") == events.__name__}
    assert {name for name in kinds if name[1:2].islower()} == said | {type(rare).__name__}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_and_described_for_everybody_without_the_other_hand(language: Language) -> None:
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    game.play("reveal papa", "locate jardin", "draw bassin", "play serre")
    hidden = {"Puits", "Well", "Salon", "Living Room", "Reine Spectre", "Spectre Queen"}
    for seat in (P, SPECTATOR):
        drawn = SCREEN.draw(game.view(seat), language).plain + SCREEN.hand(game.view(seat), language).plain
        described = "\n".join(SCREEN.describe(game.view(seat), language))
        for shown in (drawn, described):
            assert "Papa" in shown or "Dad" in shown
            held = shown.partition("Votre main : " if language == "fr" else "Your hand: ")[2]
            assert not any(name in held for name in hidden)
            assert ("Cave" in held or "Cellar" in held) == (seat == P)


def test_the_notebook_lists_what_is_unseen() -> None:
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    sheet = SCREEN.notebook(game.view(P), "fr").plain
    assert "Jamais vues : 43 cartes (pioche 38, mains cachées 5)" in sheet
    assert "Serviteur Spectre × 3" in sheet
    assert "Serre" not in sheet
    other = SCREEN.notebook(game.view(Q), "en").plain
    assert "Spectre Servant × 2" in other


def test_nothing_is_said_of_an_apparition_of_which_nothing_is_left() -> None:
    game = position(q={"jardin": "puits"}).play("fold").until("reveal")
    cleared = next(event for event in game.view(P).told if isinstance(event, events.Cleared))
    assert SCREEN.sentence(cleared, game.view(P), "fr") is None


def test_a_monster_whose_effect_finds_nothing_says_so_and_folding_says_what_it_gives_away() -> None:
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    game.play("reveal fiston", "locate jardin", "draw bassin", "play serre", "play Ass-EF jardin")
    seen = game.view(P)
    told = SCREEN.sentence(seen.told[-1], seen, "fr")
    assert told == "Vous jouez l’Assommeur Esprit Frappeur au Jardin. Son effet ne trouve rien à faire."
    folding = SCREEN.speech(seen).label(GAME.action("fold"), "fr")
    assert folding == "vous coucher : l’Âme sombre gagne la nuit, et vous complétez votre main"
    game.play("play Ser-Fa jardin")
    seen = game.view(P)
    assert SCREEN.sentence(seen.told[-1], seen, "fr") == "Vous jouez le Serviteur Fantôme au Jardin."


def test_the_score_stands_above_the_house_and_the_discard_is_told_when_asked_for() -> None:
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    game.play("reveal maman", "locate jardin", "draw bassin", "play serre")
    lines = SCREEN.draw(game.view(P), "fr").plain.splitlines()
    assert lines[:2] == [
        "Nuit 1 sur 7 : Maman, seuil 8, 7 points.",
        "Maman ne croit pas aux Revenants, sauf avec la Liste des Invités (le Placard, chez personne).",
    ]
    assert lines[2:4] == ["Chez vous : 0 point, 5 cartes en main.", "Chez l’Âme sombre : 0 point, 5 cartes en main."]
    assert lines[-3:-1] == ["Jardin ◆ Maman, +2", "  Vous          3  [Serre]"]
    assert SCREEN.explain("défausse", game.view(P), "fr") == ["La Défausse, de bas en haut : vide."]
