"""Cluedo 2008 in the terminal."""

import inspect
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Event, Left, Returned, Said
from manoir.core.names import Language
from manoir.core.seats import SPECTATOR
from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008 import events as own_events
from manoir.games.cluedo_2008.components import BOARD, DECK
from manoir.games.cluedo_2008.events import Accepted, AllReacted, Reacted
from manoir.games.mansion.events import AccusedWrongly, Ended, HadNone, Moved, Showed, Suggested, TookPassage
from manoir.terminal.cluedo_2008 import SCREEN
from tests.contract.play import moments, random_match
from tests.games.cluedo_2008.table import table

LANGUAGES: tuple[Language, ...] = ("fr", "en")
SHARED: tuple[type[Event], ...] = (AccusedWrongly, Ended, HadNone, Moved, Showed, Suggested, TookPassage)
SAMPLES: dict[str, Any] = {
    "seat": 1,
    "to": 2,
    "shower": 2,
    "owner": 2,
    "winner": 1,
    "size": 5,
    "pool": 1,
    "number": 1,
    "card": DECK.card("hache"),
    "cards": DECK.cards(["spa"]),
    "hand": DECK.cards(["olive", "poison", "hall"]),
    "envelope": DECK.cards(["rose", "corde", "patio"]),
    "suspect": 0,
    "weapon": 10,
    "room": 18,
    "place": BOARD.place("6,6"),
    "special": 0,
    "ordinary": 5,
    "turn": 4,
    "kind": 5,
    "cause": "square",
    "track": 3,
    "butlers": 2,
    "answer": "decline",
    "reason": "turns",
    "text": "Tiens, tiens.",
}


def events() -> list[Event]:
    """One of each kind with all its secrets, and one without."""
    found = [kind for _, kind in inspect.getmembers(own_events, inspect.isclass)]
    kinds: set[type[Event]] = {kind for kind in found if issubclass(kind, Event) and kind is not Event}
    kinds |= {*SHARED, Said, Left, Returned}
    made = []
    for kind in kinds:
        whole = {field: SAMPLES[field] for field in kind.__struct_fields__}
        secrets = {field: None for field in whole if NoneType in get_args(get_type_hints(kind)[field])}
        made += [kind(**whole), kind(**(whole | secrets))]
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_a_sentence_for_every_event(language: Language) -> None:
    view = table().view("rose")
    for event in events():
        sentence = SCREEN.sentence(event, view, language)
        assert sentence is None if isinstance(event, AllReacted | Reacted | Accepted) else sentence, event
        assert "None" not in (sentence or "")


def test_secrets_are_named_only_where_the_event_holds_them() -> None:
    view = table().view("rose")
    told = {SCREEN.sentence(event, view, "en") for event in events()}
    for expected in (
        "Jack Mustard shows Eleanor Peacock a card.",
        "Jack Mustard draws a Butler card on a “?” square.",
        "Jack Mustard looks at the card Eleanor Peacock showed.",
        "Jack Mustard looks at one of Eleanor Peacock’s cards at random.",
        "Jack Mustard looks into the Pool.",
    ):
        assert expected in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_decision_has_its_own_question(language: Language) -> None:
    position = table(
        "moutarde olive pervenche violet",
        at={"moutarde": "6,6", "violet": "hall", "olive": "17,9"},
        hands={"olive": "moutarde", "pervenche": "corde"},
        butlers={"moutarde": "again"},
        envelope="leblanc hache cuisine",
    )
    asked = []
    for moves in (
        (),
        ("power", "fall 2 1"),
        ("go cuisine",),
        ("stop",),
        ("suggest violet corde",),
        ("draw", "uncover again"),
        ("show corde",),
        ("decline",),
        ("decline",),
        ("end", "roll", "fall 2 1", "go 17,9"),
    ):
        position.play(*moves)
        asked.append(SCREEN.question(position.view(position.asked), language))
    assert len(set(asked)) == len(asked)
    in_the_pool = table("moutarde olive violet", at={"moutarde": "12,8"}).roll(2, 1).play("go piscine")
    nothing = table(at={"rose": "chambre-amis"}, butlers={"moutarde": "again"}).play("passage", "suggest olive corde")
    second = table(at={"violet": "hall"}, player="violet", called="violet", envelope="olive corde hall")
    second.play("stay", "suggest olive corde")
    for other in (in_the_pool, nothing, second, table(at={"rose": "12,8"}).roll(2, 1).play("go piscine")):
        question = SCREEN.question(other.view(other.asked), language)
        assert question not in asked
        asked.append(question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_and_described_at_every_moment(language: Language) -> None:
    for moment in moments(random_match(GAME, 5, 8), SeededLuck("screens"), 10):
        for seat in (0, SPECTATOR):
            rows = SCREEN.draw(moment.view(seat), language).plain.splitlines()
            assert [row.split()[-1] for row in rows[1:26]] == [str(number) for number in range(25)]
            assert SCREEN.describe(moment.view(seat), language)
            assert SCREEN.notebook(moment.view(seat), language).plain.count("\n") >= 24


def test_hands_and_butler_cards_are_drawn_for_their_owner_alone() -> None:
    position = table(butlers={"rose": "again"}, hands={"rose": "olive corde spa"}, track=3)
    own, watched = SCREEN.draw(position.view("rose"), "fr").plain, SCREEN.draw(position.view("spectator"), "fr").plain
    assert "Votre main : Monsieur Olive" in own or "la corde" in own
    assert "Vos cartes Majordome : « Rejouer » (à la fin de votre tour)." in own
    assert "Votre Pouvoir : « Indiscrétion », quand quelqu’un montre une carte" in own
    assert "Votre main" not in watched
    assert "Rejouer" not in watched
    assert "Cartes Temps : 3 sur 8 ; pioche : 20 cartes.\n" in watched
    assert "Cartes dans la Piscine : 1. C’est là, et là seulement, que l’on accuse." in watched
    assert "Mlle Rose : 1 carte Majordome, Pouvoir intact." in watched


def test_a_table_for_two_says_that_it_is_unofficial() -> None:
    view = table("rose olive").view("rose")
    assert "unofficial" in str(SCREEN.sentence(view.told[0], view, "en"))
    assert "unofficial" not in str(SCREEN.sentence(view.told[0], table().view("rose"), "en"))
