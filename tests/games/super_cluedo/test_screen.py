"""Super Cluedo in the terminal."""

import inspect
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Event, Left, Returned, Said
from manoir.core.names import Language
from manoir.core.seats import SPECTATOR
from manoir.games.mansion import events as shared_events
from manoir.games.mansion.events import Asked, TookDice
from manoir.games.super_cluedo import GAME
from manoir.games.super_cluedo import events as own_events
from manoir.games.super_cluedo.components import DECK
from manoir.terminal.super_cluedo import SCREEN
from tests.contract.play import moments, random_match
from tests.games.super_cluedo.table import sit

LANGUAGES: tuple[Language, ...] = ("fr", "en")
SAMPLES: dict[str, Any] = {
    "seat": 1,
    "to": 2,
    "on": 2,
    "winner": 1,
    "dealer": 0,
    "sizes": (7, 7, 7, 6),
    "card": DECK.card("pervenche"),
    "hand": DECK.cards(["peche", "poison", "jardin"]),
    "paper": DECK.cards(["rose", "corde", "bureau"]),
    "envelope": DECK.cards(["rose", "corde", "bureau"]),
    "suspect": 0,
    "weapon": 10,
    "room": 18,
    "place": 140,
    "left": 3,
    "first": 2,
    "second": 5,
    "round": 4,
    "reason": "rounds",
    "text": "Tiens, tiens.",
}


def events() -> list[Event]:
    """One of each kind with all its secrets, and one without."""
    found = [kind for module in (shared_events, own_events) for _, kind in inspect.getmembers(module, inspect.isclass)]
    kinds = {kind for kind in found if issubclass(kind, Event) and kind is not Event} | {Said, Left, Returned}
    made = []
    for kind in kinds:
        whole = {field: SAMPLES[field] for field in kind.__struct_fields__}
        secrets = {field: None for field in whole if NoneType in get_args(get_type_hints(kind)[field])}
        made += [kind(**whole), kind(**(whole | secrets))]
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_a_sentence_for_every_event(language: Language) -> None:
    view = sit().view("olive")
    for event in events():
        sentence = SCREEN.sentence(event, view, language)
        assert sentence is None if isinstance(event, TookDice | Asked) else sentence, event
        assert "None" not in (sentence or "")


def test_secrets_are_named_only_where_the_event_holds_them() -> None:
    view = sit().view("olive")
    told = {SCREEN.sentence(event, view, "en") for event in events()}
    for expected in (
        "Mrs White shows Miss Scarlett a card.",
        "Mrs White lets Miss Scarlett see a card.",
        "Mrs White accuses, in writing.",
        "The accusation is wrong: Mrs White only answers from now on.",
    ):
        assert expected in told
    shown = {SCREEN.sentence(event, sit().view("rose"), "en") for event in events()}
    assert {"Mrs White shows you Mrs Peacock.", "Mrs White lets you see Mrs Peacock."} <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_decision_has_its_own_question(language: Language) -> None:
    sitting = sit(hands={"leblanc": "peche", "olive": "salle-a-manger corde"})
    asked = []
    for moves in (
        (),
        ("roll", "fall 6 2"),
        ("spy 12,7",),
        ("watch leblanc",),
        ("show peche",),
        ("go salle-a-manger",),
        ("suggest peche corde",),
        ("show peche",),
    ):
        sitting.play(*moves)
        asked.append(SCREEN.question(sitting.view(sitting.asked), language))
    assert len(set(asked)) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_and_described_at_every_moment(language: Language) -> None:
    for moment in moments(random_match(GAME, 5, 8), SeededLuck("screens"), 10):
        for seat in (0, SPECTATOR):
            rows = SCREEN.draw(moment.view(seat), language).plain.splitlines()
            assert [row.split()[-1] for row in rows[1:26]] == [str(number) for number in range(25)]
            assert SCREEN.describe(moment.view(seat), language)
            assert SCREEN.notebook(moment.view(seat), language).plain.count("\n") >= 30


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    sitting = sit(hands={"olive": "peche corde jardin"})
    assert SCREEN.hand(sitting.view("olive"), "fr").plain.startswith("Votre main : ")
    assert SCREEN.hand(sitting.view("spectator"), "en").plain == ""
    assert "Votre main" not in SCREEN.draw(sitting.view("olive"), "fr").plain
    (crowded,) = (line for line in SCREEN.describe(sitting.view("rose"), "fr") if line.startswith("Hall : "))
    assert crowded.startswith("Hall : le Colonel Moutarde, le Docteur Olive,")
    assert crowded.endswith("et la fiole de poison.")
