"""Help with the notebook."""

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.games.registry import find_game, registered
from manoir.table.helping.assistance import helps_of, notebook_news, why
from manoir.table.messages import Mark, NotebookNews
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Help
from tests.contract.play import random_match

CLUEDO = find_game("cluedo")
MATCH = random_match(CLUEDO, 3, 3)


def at(moves: int) -> Match:
    return Match(CLUEDO, MATCH.setup, MATCH.deal, MATCH.moves[:moves])


def book(degree: Help, moves: int = 120, seat: int = 0) -> NotebookNews:
    return notebook_news(CLUEDO, at(moves).view(seat), 9, degree)


def true_place(card: str) -> int | str:
    for pile, cards in MATCH.deal.items():
        if card in cards:
            return pile if pile == "envelope" else MATCH.setup.characters.index(pile)
    raise AssertionError(card)


def test_one_s_own_cards_and_those_shown_are_facts() -> None:
    marks = book("shown").marks
    assert {mark.card for mark in marks if mark.mark == "held"} == set(MATCH.deal["rose"])
    shown = [mark for mark in marks if mark.mark == "shown"]
    assert shown
    assert all(mark.place == true_place(mark.card) for mark in shown)


def test_what_is_certain_is_true() -> None:
    marks = book("certain").marks
    assert {mark.mark for mark in marks} <= {"held", "shown", "yes", "no"}
    assert len(marks) > len(book("shown").marks)
    for mark in marks:
        assert (mark.place == true_place(mark.card)) == (mark.mark != "no")


def test_odds_are_the_chances_of_what_is_open() -> None:
    marks = book("odds").marks
    assert len(marks) == 22 * 4
    assert all(mark.odds is not None and 0 < mark.odds < 1 for mark in marks if mark.mark == "open")
    for card in {mark.card for mark in marks}:
        row = [mark for mark in marks if mark.card == card]
        assert sum(weight(mark) for mark in row) == pytest.approx(1)


def weight(mark: Mark) -> float:
    return mark.odds if mark.odds is not None else float(mark.mark != "no")


def test_what_others_must_know_of_one_s_hand_is_part_of_it() -> None:
    exposed = book("certain").exposed
    assert [exposure.seat for exposure in exposed] == [1, 2]
    for exposure in exposed:
        assert set(exposure.certain) <= set(MATCH.deal["rose"])
        assert not set(exposure.excluded) & set(MATCH.deal["rose"])
    assert any(exposure.excluded for exposure in exposed)


def test_a_certain_mark_has_reasons() -> None:
    concluded = [mark for mark in book("certain").marks if mark.mark == "no" and mark.place == 1]
    reasons = why(CLUEDO, at(120).view(0), 9, concluded[0].card, 1).reasons
    assert reasons
    assert all(reason.fact in ("saw", "has-none", "has-some", "failed-accusation") for reason in reasons)


def test_what_is_open_has_none() -> None:
    view = at(0).view(0)
    mark = next(mark for mark in notebook_news(CLUEDO, view, 0, "odds").marks if mark.mark == "open")
    assert why(CLUEDO, view, 0, mark.card, mark.place).reasons == []
    for card, place in (("nothing", 0), (mark.card, 99)):
        with pytest.raises(Refusal):
            why(CLUEDO, view, 0, card, place)


@pytest.mark.parametrize("name", registered())
def test_every_game_says_which_help_it_has(name: str) -> None:
    game = find_game(name)
    match = random_match(game, game.seat_counts[0], 2)
    begun = Match(game, match.setup, match.deal)
    begun.roll(SeededLuck(1))
    view = begun.view(begun.state.actor)
    if len(helps_of(game)) > 1:
        assert notebook_news(game, view, 0, "certain").marks
    else:
        with pytest.raises(Refusal):
            notebook_news(game, view, 0, "certain")


def test_where_somebody_is_to_be_found_the_marks_say_who_is_guilty() -> None:
    game = find_game("huis-clos")
    match = random_match(game, 4, 2)
    guilty = match.setup.characters.index(match.deal["murderer"][0])
    begun = Match(game, match.setup, match.deal)
    seat = (guilty + 1) % 4
    marks = {degree: notebook_news(game, begun.view(seat), 0, degree).marks for degree in helps_of(game)[1:]}
    assert marks["certain"] == [Mark("murderer", seat, "no")]
    assert [mark.odds for mark in marks["odds"] if mark.place != seat] == [pytest.approx(1 / 3)] * 3
    known = notebook_news(game, begun.view(guilty), 0, "certain").marks
    assert [mark.place for mark in known if mark.mark == "yes"] == [guilty]
