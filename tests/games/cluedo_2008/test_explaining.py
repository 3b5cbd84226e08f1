"""What the terminal says of the clock, the Butler cards and the Powers, where one meets them."""

from pathlib import Path

import pytest

from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.cluedo_2008.components import BUTLERS, INTRIGUES
from manoir.games.cluedo_2008.events import DrewButler, DrewTime, PlayedButler, UsedPower
from manoir.terminal.cluedo_2008 import SCREEN
from manoir.texts.catalogue import catalogue
from tests.games.cluedo_2008.table import ALL_SIX, table

ROOT = Path(__file__).parents[3]
LANGUAGES: tuple[Language, ...] = ("fr", "en")


def said(event: Event, view: View, language: Language) -> str:
    sentence = SCREEN.sentence(event, view, language)
    assert sentence is not None
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_counts_to_eight_and_warns_at_seven(language: Language) -> None:
    warning = {
        "fr": "la prochaine carte Temps tue qui la pioche (1 carte sur 17)",
        "en": "the next Time card kills",
    }
    for track in (6, 7):
        position = table(at={"rose": "chambre-amis", "moutarde": "hall"}, track=track)
        lines = "\n".join(SCREEN.describe(position.view("rose"), language))
        assert f"{track} {'sur' if language == 'fr' else 'of'} 8" in lines
        assert (warning[language] in lines) == (track == 7)
        position.play("passage", "suggest moutarde corde")
        asked = SCREEN.question(position.view("moutarde"), language)
        assert (warning[language] in asked) == (track == 7)
    drawn = DrewTime(0, "square", 7)
    assert SCREEN.sentence(drawn, position.view("rose"), "fr") == (
        "Vous piochez une carte Temps sur une case « ? » : 7 sur 8. La prochaine tue !"
    )


def test_what_a_card_does_can_be_asked_by_any_name() -> None:
    view = table(butlers={"rose": "silence again"}).view("rose")
    silence = "« Silence », quand c’est à vous de répondre à une hypothèse : ne rien montrer"
    assert SCREEN.explain("silence", view, "fr")[0].startswith(silence)
    assert SCREEN.explain("coup", view, "fr")[0].startswith("« Coup d’œil », quand quelqu’un montre une carte")
    assert SCREEN.explain("plus6", view, "en")[0].startswith("“Six more”, after")
    assert SCREEN.explain("olive", view, "fr")[0] == SCREEN.explain("à distance", view, "fr")[0]
    assert SCREEN.explain("nothing", view, "en") == []
    held = SCREEN.explain("", view, "fr")
    assert [line.split(" »")[0] for line in held] == ["« Indiscrétion", "« Rejouer", "« Silence"]


def test_every_butler_card_and_power_is_explained_where_it_is_drawn_and_played() -> None:
    view = table().view("rose")
    for language in LANGUAGES:
        book = catalogue("cluedo-2008", language)
        for kind in BUTLERS:
            text = book.name("butlers", INTRIGUES[kind].name)
            assert said(DrewButler(0, "square", kind), view, language).endswith(f"{text['does']}.")
            assert said(PlayedButler(1, kind), view, language).endswith(f"{text['does']}.")
        for seat, suspect in enumerate(ALL_SIX.split()):
            told = said(UsedPower(seat), table(ALL_SIX).view("rose"), language)
            assert told.endswith(f"{book.name('powers', suspect)['does']}.")


def test_leblancs_power_asks_for_a_room_without_a_passage() -> None:
    position = table("leblanc rose olive").play("power")
    assert "sans passage" in SCREEN.question(position.view("leblanc"), "fr")


def test_the_card_and_the_way_of_moving_are_told_apart() -> None:
    view = table(at={"rose": "hall"}, called="rose", butlers={"rose": "stay"}).view("rose")
    labels = [SCREEN.speech(view).label(action, "fr") for action in view.options]
    assert "jouer « Rester »" in labels
    assert any(label.startswith("rester ") for label in labels)


def test_one_set_of_names_in_the_rules_and_in_the_book() -> None:
    for language in LANGUAGES:
        folder = "fr/" if language == "fr" else ""
        rules = (ROOT / f"docs/rules/{folder}cluedo-2008.md").read_text(encoding="utf-8")
        book = catalogue("cluedo-2008", language)
        for kind in BUTLERS:
            assert f"| {book.name('butlers', INTRIGUES[kind].name)['name'].upper()} |" in rules
        for power in book.kind("powers").values():
            assert f"*{power['name']}*" in rules
