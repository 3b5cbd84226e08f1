"""What the bots of the Cluedos share, on positions of a few lines."""

from collections.abc import Mapping

import pytest

from manoir.bots.bot import make_bot
from manoir.bots.cluedo.master import CluedoTurn, begin
from manoir.bots.cluedo.steady import ACCUSE
from manoir.bots.mansion.asking import Inquiry, candidates, pairs
from manoir.bots.mansion.clues import Clues, Questions, clues_from_memory
from manoir.bots.mansion.effort import effort_within
from manoir.bots.mansion.overhearing import Bystanders
from manoir.bots.mansion.racing import Bet, bet, worth_of_waiting
from manoir.bots.mansion.reading import believe, read_suggestions
from manoir.bots.mansion.remembering import open_cards, unanswered
from manoir.bots.mansion.showing import quietness
from manoir.bots.mansion.spying import told_by_a_card
from manoir.bots.thought import best_of
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.events import Event
from manoir.core.match import Match
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.deduction import ENVELOPE, LIMIT, Answering, Notebook, Question, solve
from manoir.games.cluedo.actions import SHOWS, SUGGESTIONS
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.picture import picture
from manoir.games.cluedo.setup import hand_sizes
from manoir.games.mansion.deck import together
from manoir.games.mansion.events import HadNone, Showed, Suggested
from manoir.games.registry import find_game

SUSPECT, WEAPON, ROOM = DECK.suspects[2], DECK.weapons[3], DECK.rooms[4]


def told(*events: Event, seat: int = 0) -> View:
    return View(Setup("cluedo", ("rose", "olive", "violet"), {}), seat, events, (), ())


def test_a_question_that_all_deny_is_remembered() -> None:
    asked = Suggested(0, SUSPECT, WEAPON, ROOM)
    assert unanswered(told(asked, HadNone(1), HadNone(2))) == 1 << SUSPECT | 1 << WEAPON | 1 << ROOM


def test_one_who_shows_ends_the_hope() -> None:
    asked = Suggested(0, SUSPECT, WEAPON, ROOM)
    assert unanswered(told(asked, HadNone(1), Showed(2, 0, ROOM))) == 0


def test_a_novice_does_not_follow_the_questions_of_others() -> None:
    asked = Suggested(1, SUSPECT, WEAPON, ROOM)
    assert unanswered(told(asked, HadNone(2), HadNone(0))) == 0


def test_open_cards_are_those_unseen_or_the_sealed_one_of_a_kind() -> None:
    seen = DECK.kinds[0] & ~0b11
    found = open_cards(DECK, seen, 1 << WEAPON)
    assert found & DECK.kinds[0] == 0b11
    assert found & DECK.kinds[1] == 1 << WEAPON
    assert found & DECK.kinds[2] == DECK.kinds[2]


FEW = 270
"""States enough for what is known in these positions, and not for guesses besides."""
HAND = together((1, 3, 6, 7, 13, 14))


def notebook() -> Notebook:
    """Seat 0 holds two cards of each kind and knows nothing else."""
    facts = Notebook(DECK.kinds, hand_sizes(3))
    facts.is_exactly(0, HAND, audience=1)
    return facts


def test_the_card_that_the_asker_has_seen_is_the_quiet_one() -> None:
    facts = notebook()
    facts.saw(0, 3, audience=0b011)
    weights = quietness([SHOWS[1], SHOWS[3]], solve(facts), 0, 1, effort_within(1.0))
    assert weights[SHOWS[3]] == 1.0
    assert weights[SHOWS[1]] < 1.0


def test_in_a_hurry_all_cards_are_as_good() -> None:
    weights = quietness([SHOWS[1], SHOWS[3]], solve(notebook()), 0, 1, effort_within(0.0))
    assert set(weights.values()) == {0.0}


def test_a_hand_that_is_known_has_nothing_to_tell() -> None:
    facts = notebook()
    facts.is_exactly(1, together((2, 4, 8, 9, 15, 16, 17)))
    known = solve(facts)
    assert told_by_a_card(known, 1) == 0.0
    assert told_by_a_card(known, 2) > 0.0


def test_pairs_are_counted_by_the_deals_behind_them() -> None:
    known = solve(notebook())
    assert sum(weight for weight, _, _ in pairs(known, DECK)) == known.total


def test_own_cards_are_among_what_may_be_named() -> None:
    known = solve(notebook())
    named = candidates(known, DECK, HAND)
    assert any(suspect == 1 and not HAND >> weapon & 1 for suspect, weapon in named)
    assert any(weapon == 6 and not HAND >> suspect & 1 for suspect, weapon in named)


@pytest.mark.parametrize(("chance", "threat", "accuse"), [(0.5, 0.9, True), (0.5, 0.0, False), (0.9, 0.5, True)])
def test_the_nearer_the_others_the_sooner_one_accuses(chance: float, threat: float, accuse: bool) -> None:
    assert (chance >= worth_of_waiting(chance, threat)) is accuse


def test_a_long_shot_is_no_bet() -> None:
    known = solve(notebook())
    long_shot = bet(known, (1, 2), SeededLuck(1), effort_within(1.0))
    assert long_shot.chance == pytest.approx(1 / len(known.envelopes()))
    assert long_shot.waiting == 1


def test_what_is_certain_is_not_waited_with() -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)))
    assert bet(solve(facts), (1, 2), SeededLuck(1), effort_within(1.0)) == Bet(together((2, 8, 15)), 1.0, 0.0)


def test_who_names_a_card_is_less_likely_to_hold_it_but_may() -> None:
    asked = Suggested(1, SUSPECT, WEAPON, ROOM)
    before, after = solve(notebook()), solve(read_suggestions(notebook(), told(asked)))
    for card in (SUSPECT, WEAPON):
        assert 0 < after.probability(card, 1) < before.probability(card, 1)
        assert after.probability(card, ENVELOPE) > before.probability(card, ENVELOPE)


def test_in_a_hurry_guesses_are_left_out_first_and_then_cards_shown_to_others() -> None:
    facts = notebook()
    for cards in ((2, 8, 16), (4, 9, 15), (5, 8, 17)):
        facts.has_some(1, together(cards))
    view = told(Suggested(1, SUSPECT, WEAPON, ROOM))
    chances = [believe(facts, view, states).probability(SUSPECT, 1) for states in (0, FEW, LIMIT)]
    without_shows, known = solve(notebook()), solve(facts)
    guessed = solve(read_suggestions(facts.copy(), view))
    assert chances == [posterior.probability(SUSPECT, 1) for posterior in (without_shows, known, guessed)]
    assert len(set(chances)) == 3


def test_a_guess_from_a_suggestion_is_nobody_elses_knowledge() -> None:
    facts = read_suggestions(notebook(), told(Suggested(1, SUSPECT, WEAPON, ROOM)))
    assert not facts.seen_by(2).facts


def test_own_suggestions_say_nothing() -> None:
    assert read_suggestions(notebook(), told(Suggested(0, SUSPECT, WEAPON, ROOM))).facts == notebook().facts


def test_less_time_is_less_effort() -> None:
    hurried, calm = effort_within(0.02), effort_within(1.0)
    assert hurried.samples < calm.samples
    assert hurried.deals < calm.deals
    assert hurried.states < calm.states
    assert hurried.finalists < calm.finalists


def bystanders(facts: Notebook, seconds: float = 1.0) -> Bystanders:
    """Seats 1 and 2 listen to a question of seat 0."""
    question = Question((1, 2), Answering.FIRST)
    return Bystanders(solve(facts), (1, 2), question, SeededLuck(1), effort_within(seconds))


def test_a_question_that_all_deny_tells_the_others_much() -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)), audience=0b001)
    assert bystanders(facts).learn(together((2, 8, 15))) > 0.2


def test_a_question_whose_answer_all_know_tells_them_nothing() -> None:
    facts = notebook()
    facts.saw(1, 2)
    assert bystanders(facts).learn(together((2, 8, 15))) == 0.0


def test_who_is_too_much_in_doubt_to_be_worked_out_is_no_danger() -> None:
    facts = notebook()
    facts.has_some(1, together((2, 8, 16)))
    facts.has_some(2, together((4, 9, 15)))
    asked = together((2, 8, 15))
    assert bystanders(facts, seconds=1.0).learn(asked) > 0.0
    assert bystanders(facts, seconds=0.0).learn(asked) == 0.0


@pytest.mark.parametrize(
    ("rivals", "seconds", "is_costly"), [((1, 2), 1.0, True), ((), 1.0, False), ((1, 2), 0.02, False)]
)
def test_what_a_question_tells_rivals_is_taken_off_where_there_is_time(
    rivals: tuple[int, ...], seconds: float, is_costly: bool
) -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)), audience=0b001)
    question, effort = Question((1, 2), Answering.FIRST), effort_within(seconds)
    inquiry = Inquiry(DECK, BOARD, solve(facts), question, HAND, (), rivals, SeededLuck(1), effort)
    asked = together((2, 8, 15))
    assert inquiry.told_by([asked]) == {asked: 0.0}
    assert (inquiry.weighed([asked], {asked: 0.0})[asked] < 0) is is_costly
    assert inquiry.weighed([asked], {asked: 0.5})[asked] <= -0.5


def test_what_was_asked_and_tells_nothing_is_not_asked_again() -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)), audience=0b001)
    question, effort = Question((1, 2), Answering.FIRST), effort_within(1.0)
    again, new = together((2, 8, 15)), together((1, 8, 15))
    inquiry = Inquiry(DECK, BOARD, solve(facts), question, HAND, {again}, (), SeededLuck(1), effort)
    assert list(inquiry.weighed([again, new], {again: 0.0, new: 0.0})) == [new]


FIRST, EVERY = (Question((1, 2), rule) for rule in Answering)
A, B, C = together((2, 8, 15)), together((2, 9, 15)), together((0, 9, 16))
"""Suggestions of which the first two differ in the weapon."""


def clues(certain: Mapping[int, int] = {}, impossible: int = 0, asked: frozenset[int] = frozenset()) -> Clues:
    """What seats 1 and 2 surely hold; cards that neither can hold."""
    held = tuple(certain.get(seat, 0) for seat in range(3))
    possible = tuple(DECK.everything & ~impossible & ~sum(held) | own for own in held)
    return Clues(DECK.everything & ~sum(held), possible, held, asked)


def test_a_question_tells_something_while_somebody_may_hold_a_card_that_may_be_sealed() -> None:
    assert Questions(DECK, clues(), FIRST).tells(A)
    assert not Questions(DECK, clues(impossible=A), FIRST).tells(A)
    assert Questions(DECK, clues(impossible=A), FIRST).tells(B)


def test_a_question_may_be_put_off_by_one_who_is_asked_first_and_holds_a_card_that_is_known() -> None:
    for known, rule, tells in ((1, FIRST, False), (2, FIRST, True), (1, EVERY, True), (2, EVERY, True)):
        questions = Questions(DECK, clues({known: 1 << 15}), rule)
        assert questions.tells(A) is tells
        assert questions.may_tell(A)
    assert not Questions(DECK, clues({1: 1 << 15}, impossible=1 << 2 | 1 << 8), FIRST).may_tell(A)


def test_one_asks_what_tells_something_else_what_may_else_nothing() -> None:
    half = together((0, 1, 2, 6, 7, 8))
    for known, named in ((clues({1: 1 << 15}, half), ~half), (clues(impossible=half | 1 << 15), ~half)):
        for seed in range(9):
            asked = Questions(DECK, known, FIRST).ask(SUGGESTIONS, 15, SeededLuck(seed))
            assert asked is not None
            assert together((asked.suspect, asked.weapon)) & named
    assert Questions(DECK, clues(impossible=DECK.everything), FIRST).ask(SUGGESTIONS, 15, SeededLuck(0)) is None


def test_who_cannot_work_it_out_does_not_ask_the_same_again() -> None:
    questions = Questions(DECK, clues(asked=frozenset((A,))), FIRST)
    assert not questions.tells(A)
    assert questions.tells(B)


def test_one_asks_in_rooms_that_may_be_the_one_until_it_is_known_and_then_in_any_that_serves() -> None:
    def worth(known: Clues) -> set[int]:
        return Questions(DECK, known, FIRST).rooms(DECK.rooms, lambda room: room)

    some = together(DECK.rooms[:4])
    assert worth(clues({2: some})) == set(DECK.rooms[4:])
    all_but_one = clues({2: together(DECK.rooms[1:])})
    assert worth(all_but_one) == set(DECK.rooms)
    assert worth(clues({1: together(DECK.rooms[1:])})) == {DECK.rooms[0]}


def test_a_novice_holds_what_it_saw_or_heard_denied_to_be_in_no_other_hand() -> None:
    hand, shown, denied = together((1, 3)), 1 << 7, together((2, 8, 15))
    known = clues_from_memory(DECK, told(Suggested(0, 2, 8, 15)), (hand, shown, 0), denied)
    assert known.possible[1] == DECK.everything & ~hand & ~denied
    assert known.possible[2] == known.possible[1] & ~shown
    assert known.open == denied
    assert known.asked == {denied}


def test_what_all_deny_may_lie_apart_until_that_was_seen() -> None:
    hand, denied = together((1, 3)), together((2, 8, 15))
    unseen, seen = (clues_from_memory(DECK, told(), (hand, 0, 0), denied, lying) for lying in (None, 1 << 8))
    assert unseen.open == DECK.everything & ~hand
    assert seen.open & DECK.kinds[0] == 1 << 2
    assert seen.open & DECK.kinds[1] == DECK.kinds[1] & ~(1 << 8)


def in_the_lounge() -> CluedoTurn:
    """Rose has walked into the lounge; White and Green still stand where they began."""
    cluedo = find_game("cluedo")
    match = Match.new(cluedo, cluedo.setup(characters=["rose", "leblanc", "olive"]), SeededLuck(1949))
    for action in ("roll", "fall 4 4", "go salon"):
        match.play(action)
    return begin(match.view(0), SeededLuck(1), effort_within(1.0))


def test_who_is_called_away_from_where_he_learns_is_hindered_and_who_is_called_there_is_helped() -> None:
    turn = in_the_lounge()
    white, ballroom = turn.deck.card("leblanc"), turn.board.place("salle-de-bal")
    for worth_here, worth_there, sign in ((0.01, 1.0, -1), (1.0, 0.01, 1)):
        turn.__dict__["worths"] = {turn.here: worth_here, ballroom: worth_there}
        assert turn.helped(white) * sign > 0


def test_what_is_certain_is_accused_before_anything_is_asked() -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)))
    view = in_the_lounge().view
    turn = CluedoTurn(view, picture(view), solve(facts), SeededLuck(1), effort_within(1.0))
    assert turn.weigh() == {ACCUSE[together((2, 8, 15))]: 1.0}


def test_pawns_that_nobody_plays_are_called_for_free() -> None:
    turn = in_the_lounge()
    assert turn.helped(turn.deck.card("violet")) == 0.0
    assert turn.helped(turn.deck.card("rose")) == 0.0


def test_among_the_nearly_best_any_is_taken_and_never_a_worse_one() -> None:
    weights: dict[Action, float] = {SHOWS[1]: 1.0, SHOWS[3]: 0.98, SHOWS[6]: 0.5}
    taken = {best_of(weights, SeededLuck(seed), slack=0.03).action for seed in range(30)}
    assert taken == {SHOWS[1], SHOWS[3]}
    assert {best_of(weights, SeededLuck(seed)).action for seed in range(30)} == {SHOWS[1]}


def test_a_master_does_not_always_ask_the_same() -> None:
    view = in_the_lounge().view
    asked = {make_bot(find_game("cluedo"), "master").choose(view, SeededLuck(seed)) for seed in range(12)}
    assert len(asked) > 3
