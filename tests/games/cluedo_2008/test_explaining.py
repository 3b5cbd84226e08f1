"""What the terminal says of the clock, the Butler cards and the Powers, where one meets them."""

import re
from pathlib import Path

import pytest

from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.cluedo_2008.components import BOARD, BUTLERS, DECK, INTRIGUES, LEBLANC, PLACES_WITHOUT_PASSAGE, POWERS
from manoir.games.cluedo_2008.events import DrewButler, DrewTime, PlayedButler, UsedPower
from manoir.games.cluedo_2008.texts import BUTLER_TEXTS, POWER_TEXTS
from manoir.terminal.choices import Menu
from manoir.terminal.cluedo_2008 import PLACES, SCREEN
from tests.games.cluedo_2008.table import ALL_SIX, table

ROOT = Path(__file__).parents[3]
LANGUAGES: tuple[Language, ...] = ("fr", "en")


def said(event: Event, view: View, language: Language) -> str:
    sentence = SCREEN.sentence(event, view, language)
    assert sentence is not None
    return sentence


def meant(menu: Menu, words: tuple[str, ...]) -> str:
    action = menu.action(words)
    assert isinstance(action, Action)
    return action.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_counts_to_eight_and_warns_at_seven(language: Language) -> None:
    warning = {
        "fr": "la prochaine carte Temps tue celui qui la pioche (1 carte sur 17)",
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
        "Mademoiselle Rose pioche une carte Temps sur une case Point d’interrogation : 7 sur 8. La prochaine tue !"
    )


def test_what_a_card_does_can_be_asked_in_both_languages_and_by_any_name() -> None:
    view = table(butlers={"rose": "silence again"}).view("rose")
    silence = "« Silence » (quand c’est à vous de répondre à une hypothèse) : ne répondez pas"
    assert SCREEN.explain("silence", view, "fr")[0].startswith(silence)
    assert SCREEN.explain("coup", view, "fr")[0].startswith("« Coup d’œil » (quand un autre joueur montre une carte")
    assert SCREEN.explain("plus6", view, "en") == [
        "“Six more” (after rolling, before moving): add six points to your roll."
    ]
    assert SCREEN.explain("olive", view, "fr") == SCREEN.explain("à distance", view, "fr")
    assert SCREEN.explain("green", view, "en")[0].startswith(
        "“From afar” (after your move, in the corridor or in a room"
    )
    assert SCREEN.explain("nothing", view, "en") == []
    held = SCREEN.explain("", view, "fr")
    assert [line.split(" »")[0] for line in held] == ["« Indiscrétion", "« Rejouer", "« Silence"]


def test_every_butler_card_and_power_is_explained_where_it_is_drawn_and_played() -> None:
    view = table().view("rose")
    for kind in BUTLERS:
        text = BUTLER_TEXTS[kind]
        for language in LANGUAGES:
            assert said(DrewButler(0, "square", kind), view, language).endswith(text.within(language))
            assert said(PlayedButler(1, kind), view, language).endswith(text.effect.within(language))
            assert text.effect.within(language).endswith(".")
    for seat, suspect in enumerate(ALL_SIX.split()):
        told = said(UsedPower(seat), table(ALL_SIX).view("rose"), "en")
        assert told.endswith(POWER_TEXTS[DECK.card(suspect)].effect.english)


def test_leblancs_power_names_just_the_rooms_it_leads_to() -> None:
    rooms = [PLACES[place - BOARD.first_room] for place in PLACES_WITHOUT_PASSAGE]
    text = POWER_TEXTS[LEBLANC].effect
    for name in PLACES:
        assert (name.french in text.french) == (name.english in text.english) == (name in rooms), name
    position = table("leblanc rose olive").play("power")
    assert "sans passage" in SCREEN.question(position.view("leblanc"), "fr")


def test_by_the_menu_olive_may_name_the_room_he_is_in_or_another() -> None:
    position = table("olive rose violet", at={"olive": "6,5"}).roll(2, 1).play("go cuisine")
    menu = Menu(position.view("olive").options, SCREEN.names, "en")
    chosen = ("suggest", "rose", "corde")
    assert menu.action(chosen) is None, "there is more to say"
    entries = dict(menu.entries(chosen))
    assert meant(menu, entries["in the room where you are"]) == "suggest rose corde"
    assert meant(menu, entries["Theatre"]) == "suggest rose corde theatre"
    assert len(entries) == 9
    assert menu.understand("suggest rose corde").text == "suggest rose corde"
    plain = table(at={"rose": "6,5"}).roll(2, 1).play("go cuisine")
    assert Menu(plain.view("rose").options, SCREEN.names, "en").action(("suggest", "rose", "corde")) is not None


def test_the_card_and_the_way_of_moving_are_told_apart() -> None:
    position = table(at={"rose": "hall"}, called="rose", butlers={"rose": "stay"})
    labels = [label for label, _ in Menu(position.view("rose").options, SCREEN.names, "fr").entries()]
    assert {"rester", "jouer « Rester »"} <= set(labels)


def test_one_set_of_names_in_the_rules_on_the_page_and_here() -> None:
    names = [*(INTRIGUES[kind].name for kind in BUTLERS), *POWERS]
    for language in LANGUAGES:
        folder = "fr/" if language == "fr" else ""
        spelt = {name.french if language == "fr" else name.english for name in names}
        rules = (ROOT / f"docs/rules/{folder}cluedo-2008.md").read_text(encoding="utf-8")
        page = (ROOT / f"web/src/texts/{language}/cluedo_2008.ts").read_text(encoding="utf-8")
        butlers = set(
            re.findall(
                r"^ +(?:stay|anywhere|plus6|neighbour|again|sendhome|peek|silence): \{\s*name: '(.*?)'", page, re.M
            )
        )
        powers = set(re.findall(r"name: '([^']*)'", page[page.index("powers:") :]))
        assert butlers | powers == spelt
        for name in names[: len(BUTLERS)]:
            assert f"| {name.within(language).upper()} |" in rules
        for name in POWERS:
            assert f"*{name.within(language)}*" in rules


def test_the_rules_say_of_every_butler_card_what_the_table_says() -> None:
    for language in LANGUAGES:
        folder = "fr/" if language == "fr" else ""
        rules = (ROOT / f"docs/rules/{folder}cluedo-2008.md").read_text(encoding="utf-8").replace("\u202f", " ")
        for text in BUTLER_TEXTS.values():
            said = text.moment.within(language), text.effect.within(language).removesuffix(".")
            assert " | ".join(said) in rules
