"""Who was it? One of the players alone, by a solver that knows the rules and nothing of the ledger; and why."""

import pytest

from bench.culprit_sat import possible_murderers
from manoir.core.chance import SeededLuck
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.inquest import INQUEST
from manoir.games.huis_clos.inquest.sources import Found, Sources
from manoir.puzzles.culprit.cleared import MOST_LINES
from manoir.puzzles.culprit.culprit_puzzle import DETECTIVE, NOVICE, CulpritPuzzle
from manoir.puzzles.finding import kinds_of, make, of_any_level, open_named
from manoir.puzzles.kinds import CULPRIT, LEVELS, WINNING
from manoir.puzzles.narrators import narrator_of
from manoir.puzzles.puzzle import BadName, Order
from manoir.terminal.puzzles.wordings import wording_of
from manoir.texts.catalogue import LANGUAGES

NAMES = {
    1: "e1.huis-clos.culprit.1.1.02e8",
    2: "e1.huis-clos.culprit.2.1.954f",
    3: "e1.huis-clos.culprit.3.1.adb1",
    4: "e1.huis-clos.culprit.4.1.b5d5",
    5: "e1.huis-clos.culprit.5.1.35d0",
}


@pytest.fixture(params=LEVELS, scope="module")
def puzzle(request: pytest.FixtureRequest) -> CulpritPuzzle:
    found = make(Order(GAME.name, CULPRIT, request.param, 1))
    assert isinstance(found, CulpritPuzzle)
    return found


def test_it_is_what_it_has_always_been(puzzle: CulpritPuzzle) -> None:
    """Whoever changes one of these changes the puzzle that a friend was sent: make a new edition instead."""
    assert puzzle.name == NAMES[puzzle.order.level]
    assert open_named(puzzle.name).answer == puzzle.answer


def test_nobody_else_can_have_been_it(puzzle: CulpritPuzzle) -> None:
    assert possible_murderers(puzzle.view) == {puzzle.answer}


def test_nobody_else_can_have_been_it_where_somebody_with_two_weapons_goes_elsewhere_than_he_must() -> None:
    """The last to take from the Urn is left with a second weapon, and searches where few clues lie (HC-134)."""
    found = [*of_any_level(GAME, Order(GAME.name, CULPRIT, 4, 54), SeededLuck("culprit 54"))]
    assert [possible_murderers(each.view) for each in found] == [{each.answer} for each in found]
    assert [(each.view.seat, each.answer, each.proof.level) for each in found].count((3, 0, 4)) == 1


def test_without_its_last_line_it_is_open(puzzle: CulpritPuzzle) -> None:
    assert len(INQUEST.suspects(_until(puzzle, puzzle.lines[-1] - 1))) > 1


def test_each_clearance_rests_on_its_lines_alone(puzzle: CulpritPuzzle) -> None:
    assert puzzle.proof.level == puzzle.order.level
    shown = {*INQUEST.shown(puzzle.view)}
    cleared = {found.seat for found in puzzle.proof.findings if found.at is None}
    assert cleared | shown | {puzzle.answer} == {*range(puzzle.view.setup.seats)}
    assert not cleared & shown
    sources = Sources(puzzle.view, puzzle.lines)
    before: list[Found] = []
    for found in puzzle.proof.findings:
        if found.at is None:
            assert sources.clears(found.seat, found.lines, before)
            assert not sources.clears(found.seat, found.lines[1:], ())
        else:
            (known,) = [
                inferred
                for inferred in sources.inferred
                if (inferred.line, inferred.seat) == (found.at, found.seat)
                and inferred.is_play == (found.rule == "played")
            ]
            assert sources.infers(known, found.lines)
            before.append(known)


def test_its_story_is_short_and_the_deal_is_no_line_of_it(puzzle: CulpritPuzzle) -> None:
    assert len(puzzle.story) <= MOST_LINES + 1
    assert not puzzle.story[0].events
    assert [line.turn for line in puzzle.story] == [*range(len(puzzle.story))]


def test_a_wrong_answer_is_shown_the_lines_that_it_cannot_stand_beside(puzzle: CulpritPuzzle) -> None:
    narrator = narrator_of(puzzle)
    assert narrator.judge(narrator.answer()).right
    for wrong in {*narrator.offered()} - {*narrator.answer()}:
        verdict = narrator.judge([wrong])
        assert not verdict.right
        assert verdict.lines
        assert 0 < max(verdict.lines) < len(puzzle.story)


def test_its_pictures_hide_what_the_seat_does_not_know(puzzle: CulpritPuzzle) -> None:
    pictures = narrator_of(puzzle).pictures()
    assert len(pictures) == len(puzzle.story)
    assert all(picture.get("hands") is None and picture.get("places") is None for picture in pictures)
    assert not any(True in picture.get("roles", []) for picture in pictures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(puzzle: CulpritPuzzle, language: Language) -> None:
    told = wording_of(puzzle, language)
    for sentence in (*told.opening(), *told.story(), *told.proof(), told.question()):
        assert sentence
        assert "{" not in sentence
        assert "\n" not in sentence


def test_more_attention_solves_more() -> None:
    for level in LEVELS:
        found = make(Order(GAME.name, CULPRIT, level, 1))
        assert isinstance(found, CulpritPuzzle)
        assert found.proof.is_within(NOVICE) <= found.proof.is_within(DETECTIVE)


def test_a_game_has_the_kinds_that_it_says_can_be_known() -> None:
    assert kinds_of(GAME.name) == (CULPRIT,)
    assert kinds_of("hantise") == (WINNING,)
    with pytest.raises(BadName, match="cluedo has no culprit puzzles: it has sealed, holder, shown, settling"):
        make(Order("cluedo", CULPRIT, 1, 1))


def _until(puzzle: CulpritPuzzle, line: int) -> View:
    view = puzzle.view
    told = tuple(event for event, at in zip(view.told, puzzle.lines, strict=True) if at <= line)
    return View(view.setup, view.seat, told, (), ())
