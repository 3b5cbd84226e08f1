"""What the bots of the Cluedos share, on positions of a few lines."""

from collections import Counter
from collections.abc import Mapping

import pytest

from manoir.bots.bot import make_bot
from manoir.bots.cluedo.master import CluedoTurn, begin
from manoir.bots.cluedo.steady import ACCUSE
from manoir.bots.mansion.asking import CANDIDATES, HIT, Inquiry, candidates, pairs
from manoir.bots.mansion.clues import Clues, Questions, clues_from_memory
from manoir.bots.mansion.effort import effort_within, learned_effort
from manoir.bots.mansion.noting import noted
from manoir.bots.mansion.racing import Bet, bet, envelopes_left, worth_of_waiting
from manoir.bots.mansion.reading import (
    believe,
    liking_for_own,
    read_repeated_suggestions,
    read_showings,
    read_suggestions,
)
from manoir.bots.mansion.remembering import open_cards, unanswered
from manoir.bots.mansion.showing import quietness
from manoir.bots.mansion.sights import sights
from manoir.bots.mansion.spying import told_by_a_card
from manoir.bots.thought import best_of
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck
from manoir.core.events import Event
from manoir.core.match import Match
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.deduction import (
    ENVELOPE,
    LIMIT,
    Answering,
    FailedAccusation,
    HasNone,
    HasSome,
    Leans,
    Notebook,
    Origin,
    Question,
    Saw,
    cards_in,
    solve,
)
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


def test_an_inspector_keeps_what_he_saw_and_asked_and_soon_forgets_what_the_others_were_answered() -> None:
    own, foreign = together((SUSPECT, WEAPON, ROOM)), together((SUSPECT, WEAPON, ROOM + 1))
    facts = Notebook(DECK.kinds, hand_sizes(3))
    facts.saw(1, 0, Origin(1))
    facts.failed_accusation(foreign, Origin(1))
    for turn in (1, 4, 8):
        facts.has_none(2, own, Origin(turn))
        facts.has_some(2, foreign, Origin(turn))
    kept = noted(facts, told(Suggested(0, SUSPECT, WEAPON, ROOM)), rounds=2).facts
    assert [fact.origin.turn for fact in kept if isinstance(fact, HasNone)] == [1, 4, 8]
    assert [fact.origin.turn for fact in kept if isinstance(fact, HasSome)] == [4, 8]
    assert {type(fact) for fact in kept} >= {Saw, FailedAccusation}


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


def test_the_likeliest_pairs_are_asked_about() -> None:
    known = solve(notebook())
    named = candidates(known, DECK)
    assert len(named) == CANDIDATES
    assert not any(together(pair) & HAND for pair in named)


@pytest.mark.parametrize(("chance", "threat", "accuse"), [(0.5, 0.9, True), (0.5, 0.0, False), (0.9, 0.5, True)])
def test_the_nearer_the_others_the_sooner_one_accuses(chance: float, threat: float, accuse: bool) -> None:
    assert (chance >= worth_of_waiting(chance, threat)) is accuse


def test_a_long_shot_is_no_bet() -> None:
    known = solve(notebook())
    long_shot = bet(known, {1: (), 2: ()}, SeededLuck(1), effort_within(1.0))
    assert long_shot.chance == pytest.approx(1 / len(known.envelopes()))
    assert long_shot.waiting == 1


def test_what_is_certain_is_not_waited_with() -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)))
    assert bet(solve(facts), {1: (), 2: ()}, SeededLuck(1), effort_within(1.0)) == Bet(together((2, 8, 15)), 1.0, 0.0)


def test_one_of_whom_nothing_is_known_is_taken_for_one_of_the_many_until_he_bluffs() -> None:
    assert liking_for_own(0, 0, 0.25) < 0.3
    assert liking_for_own(1, 0, 0.25) > 1


def test_habits_are_learnt_from_what_the_named_cards_turned_out_to_be() -> None:
    shy = [liking_for_own(0, others, 0.25) for others in range(9)]
    assert shy == sorted(shy, reverse=True)
    assert shy[8] < 0.15
    bold = [liking_for_own(own, 0, 0.25) for own in range(5)]
    assert bold == sorted(bold)
    assert bold[3] > 2


@pytest.mark.parametrize(
    ("named", "shown", "sign"), [(((1, 6), (3, 7)), (), -1), (((0, 8),), (0, 8), 1)], ids=["shy", "bold"]
)
def test_who_names_a_card_holds_it_the_less_or_the_more_by_his_habit(
    named: tuple[tuple[int, int], ...], shown: tuple[int, ...], sign: int
) -> None:
    """Seat 1 has asked about cards of mine, or about its own that it has shown; now about others."""
    facts = notebook()
    for card in shown:
        facts.saw(1, card)
    before = solve(facts)
    asked = (Suggested(1, suspect, weapon, ROOM) for suspect, weapon in (*named, (SUSPECT, WEAPON)))
    after = solve(read_suggestions(before, told(*asked)))
    for card in (SUSPECT, WEAPON):
        assert (after.probability(card, 1) - before.probability(card, 1)) * sign > 0.01
        assert (after.probability(card, ENVELOPE) - before.probability(card, ENVELOPE)) * sign < 0
        assert 0 < after.probability(card, 1) < 1


def test_in_a_hurry_guesses_are_left_out_first_and_then_cards_shown_to_others() -> None:
    facts = notebook()
    for cards in ((2, 8, 16), (4, 9, 15), (5, 8, 17)):
        facts.has_some(1, together(cards))
    view = told(Suggested(1, SUSPECT, WEAPON, ROOM))
    chances = [believe(facts, view, states).probability(SUSPECT, 1) for states in (0, FEW, LIMIT)]
    without_shows, known = solve(notebook()), solve(facts)
    guessed = solve(read_suggestions(known, view))
    assert chances == [posterior.probability(SUSPECT, 1) for posterior in (without_shows, known, guessed)]
    assert len(set(chances)) == 3


def test_a_guess_from_a_suggestion_is_nobody_elses_knowledge() -> None:
    facts = read_suggestions(solve(notebook()), told(Suggested(1, SUSPECT, WEAPON, ROOM)))
    assert not facts.seen_by(2).facts


def test_own_suggestions_say_nothing() -> None:
    assert read_suggestions(solve(notebook()), told(Suggested(0, SUSPECT, WEAPON, ROOM))).facts == notebook().facts


def test_who_shows_a_card_holds_the_others_that_were_named_less_likely_than_before() -> None:
    facts = notebook()
    facts.saw(1, SUSPECT)
    before = solve(facts)
    read_showings(facts, told(Suggested(0, SUSPECT, WEAPON, ROOM), Showed(1, 0, SUSPECT)))
    after = solve(facts)
    for card in (WEAPON, ROOM):
        assert after.probability(card, 1) < before.probability(card, 1) - 0.05
        assert after.probability(card, ENVELOPE) > before.probability(card, ENVELOPE)
    assert not facts.seen_by(1).facts[len(before.notebook.facts) :], "nobody else guesses from it"


@pytest.mark.parametrize("showed", [Showed(1, 2, None), Showed(1, 2, SUSPECT)], ids=["unseen", "own"])
def test_what_is_shown_to_others_tells_nothing_of_the_choice(showed: Showed) -> None:
    facts = notebook()
    read_showings(facts, told(Suggested(2, SUSPECT, WEAPON, ROOM), showed))
    assert facts.facts == notebook().facts


def test_whoever_shows_again_what_he_showed_before_tells_nothing_more() -> None:
    facts = notebook()
    asked, shown = Suggested(0, SUSPECT, WEAPON, ROOM), Showed(1, 0, SUSPECT)
    read_showings(facts, told(asked, shown, asked, shown))
    assert sum(isinstance(fact, Leans) for fact in facts.facts) == 1


OTHERS = DECK.weapons[2], DECK.rooms[3]


def shown_by_one_to_two(*again: Suggested) -> Notebook:
    """Seat 2 was shown a card by seat 1, and asks again."""
    facts = notebook()
    facts.has_some(1, together((SUSPECT, WEAPON, ROOM)))
    before = solve(facts)
    asked = Suggested(2, SUSPECT, WEAPON, ROOM)
    read_repeated_suggestions(facts, before, told(asked, Showed(1, 2, None), *again))
    return facts


def test_who_asks_again_for_a_card_was_shown_another() -> None:
    before, after = solve(shown_by_one_to_two()), solve(facts := shown_by_one_to_two(Suggested(2, SUSPECT, *OTHERS)))
    for card in (WEAPON, ROOM):
        assert after.probability(card, 1) > before.probability(card, 1) + 0.05
    assert after.probability(SUSPECT, 1) < before.probability(SUSPECT, 1) - 0.05
    assert after.probability(SUSPECT, ENVELOPE) > before.probability(SUSPECT, ENVELOPE)
    assert [fact.audience for fact in facts.facts if isinstance(fact, Leans)] == [1], "nobody else guesses from it"


@pytest.mark.parametrize(
    "again",
    [
        (),
        (Suggested(0, SUSPECT, *OTHERS),),
        (Suggested(2, 4, *OTHERS),),
        (Suggested(2, SUSPECT, WEAPON, OTHERS[1]), Suggested(2, 4, OTHERS[0], ROOM)),
    ],
    ids=["never", "another seat", "other cards", "for all: he bluffs"],
)
def test_otherwise_nothing_is_guessed_of_what_was_shown_to_others(again: tuple[Suggested, ...]) -> None:
    assert not any(isinstance(fact, Leans) for fact in shown_by_one_to_two(*again).facts)


def test_what_is_known_of_a_hand_is_not_guessed() -> None:
    facts = notebook()
    facts.saw(1, WEAPON)
    told_again = told(Suggested(2, SUSPECT, WEAPON, ROOM), Showed(1, 2, None), Suggested(2, SUSPECT, *OTHERS))
    read_repeated_suggestions(facts, solve(facts), told_again)
    assert not any(isinstance(fact, Leans) for fact in facts.facts)


def test_less_time_is_less_effort() -> None:
    hurried, calm = effort_within(0.02), effort_within(1.0)
    assert hurried.samples < calm.samples
    assert hurried.deals < calm.deals
    assert hurried.states < calm.states
    assert effort_within(0.1).deals < calm.deals
    assert learned_effort(0.02) == hurried
    assert learned_effort(1.0).samples < calm.samples


def test_a_question_is_worth_more_the_likelier_it_names_the_envelope_itself() -> None:
    known, question = solve(notebook()), Question((1, 2), Answering.FIRST)
    asked = [known.likeliest_envelope(), together((1, 8, 15))]
    told, worth = (Inquiry(DECK, BOARD, known, question, (), SeededLuck(1), effort_within(1.0)) for _ in range(2))
    bits, weighed = told.told_by(asked), worth.weighed(asked, dict.fromkeys(asked, 0.0))
    chance = known.joint(asked[0]) / known.total
    assert [weighed[cards] - bits[cards] for cards in asked] == pytest.approx([HIT * chance, 0.0])


def test_what_a_rival_was_shown_brings_him_nearer() -> None:
    facts = notebook()
    facts.has_some(2, together((2, 8, 15)))
    known = solve(facts)
    deal = known.draw(SeededLuck(1))
    unseen, seen = (
        envelopes_left(known.notebook, 1, deal, shown, SeededLuck(1), LIMIT)
        for shown in ((), tuple((2, 1 << card) for card in cards_in(deal.hands[2])))
    )
    assert seen < unseen


def test_it_is_known_to_whom_a_card_was_shown_and_of_which_it_was_one() -> None:
    asked = (
        Suggested(1, 2, 8, 15),
        HadNone(2),
        Showed(0, 1, 8),
        Suggested(2, 3, 9, 16),
        HadNone(0),
        Showed(1, 2, None),
    )
    assert sights(told(*asked)) == [[], [], [(1, together((3, 9, 16)))]]


def test_what_was_asked_and_tells_nothing_is_not_asked_again() -> None:
    facts = notebook()
    facts.is_exactly(ENVELOPE, together((2, 8, 15)), audience=0b001)
    question, effort = Question((1, 2), Answering.FIRST), effort_within(1.0)
    again, new = together((2, 8, 15)), together((1, 8, 15))
    inquiry = Inquiry(DECK, BOARD, solve(facts), question, {again}, SeededLuck(1), effort)
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


def test_a_master_is_not_foreseen() -> None:
    view = in_the_lounge().view
    master = make_bot(find_game("cluedo"), "master")
    asked = Counter(master.choose(view, SeededLuck(seed)) for seed in range(12))
    assert max(asked.values()) <= 8
