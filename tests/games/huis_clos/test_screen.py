"""Huis Clos in the terminal: nothing is left without words in either language."""

import inspect

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Claimed, Left, Returned, Said
from manoir.core.names import Language
from manoir.core.seats import SPECTATOR
from manoir.core.steps import Over
from manoir.games.huis_clos import GAME, events
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.components import CLUES, each
from manoir.games.huis_clos.events import InvestigationBegan
from manoir.games.huis_clos.picture import picture
from manoir.games.huis_clos.state import HuisClosState
from manoir.terminal.huis_clos import SCREEN
from manoir.terminal.huis_clos_names import names_of
from tests.contract.play import moments, random_match

LANGUAGES: tuple[Language, ...] = ("fr", "en")
UNHEARD = {"InvestigationBegan"}
"""Said by what follows."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_and_is_asked_is_put_into_words(language: Language) -> None:
    said: set[str] = set()
    asked: set[str] = set()
    for seed in range(24):
        match = random_match(GAME, 4 + seed % 5, 100 + seed)
        for seat in (0, SPECTATOR):
            view = match.view(seat)
            said |= {type(event).__name__ for event in view.told if SCREEN.sentence(event, view, language)}
        for moment in moments(match, SeededLuck(seed), 12):
            if moment.state.actor >= 0:
                asked.add(SCREEN.question(moment.view(moment.state.actor), language)[:12])
    assert len(asked) >= 9
    rare = (events.Stayed(0, 1), events.Passed(0), events.DepositedNothing(0), events.AccusedWrongly(0, 1, 9))
    view = match.view(0)
    assert all(SCREEN.sentence(event, view, language) for event in rare)
    told = {name for name, kind in inspect.getmembers(events, inspect.isclass) if kind.__module__ == events.__name__}
    assert told - said - {type(event).__name__ for event in rare} == UNHEARD
    assert SCREEN.sentence(InvestigationBegan(0), view, language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_is_put_into_words(language: Language) -> None:
    view = random_match(GAME, 4, 1).view(0)
    assert "Curieux" in str(SCREEN.sentence(Said(0, "Curieux"), view, language))
    assert SCREEN.sentence(Left(0), view, language)
    assert SCREEN.sentence(Returned(0), view, language)
    texts = ("innocent", "suspect peely", "trust peely", "saw corde salon", "holds worms weapon", "played corde")
    asked = ("ask-saw worms salon", "ask-played worms", "ask-where worms 2", "ask-took corde")
    retorts = ("was salon 1", "unsure", "confirm worms", "deny worms", "liar worms", "retract")
    sentences = {
        SCREEN.sentence(Claimed(0, text), view, language)
        for text in (*texts, *asked, *retorts, "searched salon found corde fusil")
    }
    assert len(sentences) == len(CLAIMS.forms) == 17
    rope = {"fr": "la corde", "en": "the rope"}[language]
    assert sum(rope in str(sentence) for sentence in sentences) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_no_hidden_clue(language: Language) -> None:
    for match in moments(random_match(GAME, 5, 7), SeededLuck("drawn"), 8):
        state = match.state
        assert isinstance(state, HuisClosState)
        for seat in (0, 3, SPECTATOR):
            view = match.view(seat)
            seen = picture(view)
            shown = (seen.hand if seat < 5 else 0) | (seen.pool or 0) | seen.removed
            for destroyed in seen.destroyed:
                shown |= destroyed
            drawn = SCREEN.draw(view, language).plain + SCREEN.hand(view, language).plain
            for text in (drawn, "\n".join(SCREEN.describe(view, language))):
                named = {clue for clue in CLUES[7:] if names_of(language)[clue]["the"] in text}
                assert named == {CLUES[clue] for clue in each(shown) if clue >= 7}


def test_the_notebook_says_where_clues_can_be_and_whom_to_suspect() -> None:
    match = random_match(GAME, 4, 2)
    opening = next(moments(match, SeededLuck(1), 0))
    state = opening.state
    sheet = SCREEN.notebook(opening.view(state.actor), "fr").plain
    assert "la corde : la Suite Bleue\n" in sheet
    assert "Meurtrier : " in sheet
    end = SCREEN.notebook(match.view(SPECTATOR), "en").plain
    over = match.state.step
    assert isinstance(over, Over)
    assert "100%" in end


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 8])
def test_the_manor_is_drawn_one_line_for_each_place_and_player(language: Language, seats: int) -> None:
    match = next(moments(random_match(GAME, seats, 7), SeededLuck("drawn"), 0))
    lines = SCREEN.draw(match.view(0), language).plain.splitlines()
    assert len(lines) == 2 + 7 + seats
    assert max(map(len, lines)) <= 54
    names = [names_of(language)[name]["full"] for name in match.setup.characters]
    you = {"fr": "Vous (Lecomte)", "en": "You (Lecomte)"}[language]
    assert [line[2:19].rstrip() for line in lines[-seats:]] == [you, *names[1:]]
    together = next(line for line in lines if line.startswith(names_of(language)["suite-bleue"]["name"]))
    assert together.split()[-seats:] == [line[0] for line in lines[-seats:]]
