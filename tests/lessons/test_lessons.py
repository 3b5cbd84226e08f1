"""Lessons are legal records: every move is allowed, and what the learner is to find follows from what he was told."""

from functools import cache
from math import inf

import pytest

from manoir.core.events import Claimed
from manoir.core.match import Match
from manoir.core.records import Record, read, write
from manoir.core.seats import CHANCE
from manoir.deduction.posterior import solve
from manoir.games.knowing import HiddenCards, HiddenRole
from manoir.games.registry import find_game
from manoir.lessons.lesson import NAMES, Beat, Lesson, Remark, find_lesson, lessons
from manoir.table.helping.assistance import marks_of, why
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.settings import Settings
from manoir.table.table import Secrets, Table
from scripts.holding import breaking
from scripts.refuting import refuters

SECRETS = Secrets(bytes(32), bytes(32))


def unbegun(lesson: Lesson) -> Match:
    game = find_game(lesson.game)
    return Match(game, game.setup(len(lesson.characters), lesson.characters), lesson.deal)


def opened(lesson: Lesson) -> Match:
    match = unbegun(lesson)
    for move in lesson.opening:
        match.play(move)
    return match


def follow(lesson: Lesson, beat: Beat, match: Match) -> None:
    for step in beat.course:
        if isinstance(step, Remark):
            match.make(Claimed(lesson.characters.index(step.character), step.claim))
        else:
            match.play(step)


@cache
def before(name: str, beat: str) -> Match:
    """The match as it is when a beat begins."""
    lesson = find_lesson(name)
    match = opened(lesson)
    for each in lesson.beats:
        if each.name == beat:
            return match
        follow(lesson, each, match)
    raise AssertionError(f"there is no beat {beat}")


FINDS = [(name, beat.name) for name in NAMES for beat in find_lesson(name).beats if beat.asks == "find"]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_a_legal_record(name: str) -> None:
    lesson = find_lesson(name)
    match = opened(lesson)
    for beat in lesson.beats:
        if beat.asks == "act":
            assert match.state.actor == lesson.seat, beat.name
        for nth, step in enumerate(beat.course):
            if isinstance(step, Remark):
                assert step.character != lesson.characters[lesson.seat], "nobody's words are put into his mouth"
                match.make(Claimed(lesson.characters.index(step.character), step.claim))
                continue
            assert nth == 0 or match.state.actor != lesson.seat, f"{beat.name}: {step} is nobody's to ask for"
            match.play(step)
    text = write(Record(match, {}))
    assert write(read(text, find_game)) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_has_its_parts(name: str) -> None:
    lesson = find_lesson(name)
    names = [beat.name for beat in lesson.beats]
    assert len(set(names)) == len(names)
    assert 5 <= lesson.minutes <= 8
    assert lesson.beats[-1].asks == "questions"
    assert any(beat.asks == "find" for beat in lesson.beats)
    assert all(beat.moves for beat in lesson.beats if beat.asks == "act")
    assert all(len(beat.choices) >= 2 for beat in lesson.beats if beat.asks == "find")


@pytest.mark.parametrize(("name", "beat"), FINDS)
def test_what_is_to_be_found_is_certain_and_was_not_before(name: str, beat: str) -> None:
    lesson = find_lesson(name)
    match, game = before(name, beat), find_game(lesson.game)
    cards, view = game.knowledge, match.view(lesson.seat)
    choices = next(each for each in lesson.beats if each.name == beat).choices
    if all(choice.claim for choice in choices):
        assert [refuters(match, lesson.seat, choice.claim) == [] for choice in choices].count(True) == 1
        return
    if isinstance(cards, HiddenRole):
        odds = cards.odds(view)
        assert sorted(odds[int(choice.place)] for choice in choices) == [0, 1]
        return
    if not isinstance(cards, HiddenCards):
        assert [breaking(match, choice.moves) is None for choice in choices].count(True) == 1
        return
    marks = {
        (mark.card, mark.place): mark.mark
        for mark in marks_of(cards, solve(cards.notebook(view)), lesson.seat, "certain")
    }
    found = [choice for choice in choices if marks.get((choice.card, choice.place)) in ("yes", "shown")]
    assert len(found) == 1, "one answer is certain"
    for choice in choices:
        if choice not in found:
            assert marks[choice.card, choice.place] == "no", "every other answer breaks a fact"
        assert why(game, view, 0, choice.card, choice.place).reasons, "and the notebook says why"


def taught(lesson: Lesson) -> Table:
    holders = [Person("me", "Me") if seat == lesson.seat else Robot("novice") for seat in range(len(lesson.characters))]
    table = Table(unbegun(lesson), SECRETS, holders, Settings(pace="none"), 0.0, lesson)
    table.presence.arrive(lesson.seat)
    return table


def settle(table: Table) -> None:
    """Carry out all that waits for nobody."""
    while table.advance(0.0):
        table.committed(0.0)


@pytest.mark.parametrize("name", NAMES)
def test_bots_wait_for_the_notes_and_the_learner_is_asked_for_one_thing(name: str) -> None:
    lesson = find_lesson(name)
    table = taught(lesson)
    for beat, start in zip(lesson.beats, lesson.starts, strict=True):
        settle(table)
        assert table.chronicle.made == start, f"{beat.name}: nobody goes on before it is read"
        assert not table.errands(0.0) or start == len(lesson.moves), "what bots do is written"
        if beat.asks == "act":
            question = table.questions[lesson.seat]
            assert [option.text for option in question.options] == [beat.moves[0]]
            other = next((each for each in question.state.options if each.text != beat.moves[0]), None)
            if other is not None:
                with pytest.raises(Refusal, match="something else"):
                    table.answer(lesson.seat, question.ply, other.text, 0.0)
            table.answer(lesson.seat, question.ply, beat.moves[0], 0.0)
        elif beat.moves:
            table.wait(0, 0.0)
    settle(table)
    assert table.match.state.actor != CHANCE
    assert table.chronicle.made >= len(lesson.moves)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_in_a_lesson_is_said_once_by_those_it_is_written_for(name: str) -> None:
    lesson = find_lesson(name)
    table = taught(lesson)
    for beat in lesson.beats:
        settle(table)
        assert table.replies() == [], "nobody answers what is answered by the script"
        if beat.asks == "act":
            question = table.questions[lesson.seat]
            table.answer(lesson.seat, question.ply, beat.moves[0], 0.0)
        elif beat.moves:
            table.wait(0, 0.0)
    settle(table)
    said = [(event.seat, event.claim) for event in table.match.moves if isinstance(event, Claimed)]
    assert said == [(lesson.characters.index(remark.character), remark.claim) for _, remark in lesson.remarks]


def test_a_lie_of_a_lesson_is_caught_by_the_learner_s_memory() -> None:
    match = before("huis-clos", "lie")
    assert [check.verdict for check in match.game.checks(match.view(2))] == ["contradicts"]


def test_a_lesson_that_was_left_is_taken_up_where_it_was() -> None:
    lesson = lessons()["cluedo"]
    table = taught(lesson)
    stored = []
    settle(table)
    for text in ("roll", "go salon"):
        question = table.questions[0]
        table.answer(0, question.ply, text, 0.0)
        while lines := table.advance(0.0):
            stored += lines
            table.committed(0.0)
    again = taught(lesson)
    again.catch_up(stored, 0.0)
    assert again.chronicle.made == table.chronicle.made
    assert [option.text for option in again.questions[0].options] == ["suggest leblanc poison"]
    assert again.next_moment() == inf
