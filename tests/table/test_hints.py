"""What a good bot would do, and why: from one seat's view alone."""

from fractions import Fraction
from importlib import import_module

import pytest
from msgspec.json import encode

from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo.knowledge import notebook
from manoir.games.registry import find_game, registered
from manoir.table.hints import LISTED, check_hints, hint, level_for
from manoir.table.messages import HintNews
from manoir.table.refusal import Refusal
from manoir.table.settings import Help
from tests.contract.play import random_match

CLUEDOS = ("cluedo", "super-cluedo", "cluedo-2008")
SEED = 4


def asked(name: str, verb: str = "", latest: int = 200, seat: int = 0) -> Match:
    """A match as it stood when the seat last decided before so many moves, with an option of this verb."""
    game = find_game(name)
    match = random_match(game, max(game.seat_counts[0], 3 if name in CLUEDOS else 0), SEED)
    for at in range(min(latest, len(match.moves)) - 1, -1, -1):
        move = match.moves[at]
        if isinstance(move, Played) and move.seat == seat:
            before = Match(game, match.setup, match.deal, match.moves[:at])
            if any(option.text.startswith(verb) for option in before.view(seat).options):
                return before
    raise AssertionError(f"{name}: seat {seat} is never asked to {verb}")


def hinted(match: Match, degree: Help = "odds", seat: int = 0) -> HintNews:
    return hint(match.game, match.view(seat), 7, SeededLuck("hint"), degree)


@pytest.mark.parametrize("degree", ["certain", "odds"])
@pytest.mark.parametrize("name", registered())
def test_a_hint_is_one_of_the_options(name: str, degree: Help) -> None:
    match = asked(name)
    news = hinted(match, degree)
    options = match.view(0).options
    assert match.game.action(news.action) in options
    assert all(match.game.action(prospect.action) in options for prospect in news.prospects)
    assert news.level == ("detective" if degree == "certain" else "master")


@pytest.mark.parametrize("degree", ["certain", "odds"])
@pytest.mark.parametrize("name", registered())
def test_what_a_seat_may_not_know_changes_no_byte_of_a_hint(name: str, degree: Help) -> None:
    match = asked(name, latest=120)
    oracle = import_module(f"tests.games.{name.replace('-', '_')}.secrets")
    other = oracle.reshuffled(match, 0, SeededLuck("swap"))
    assert other is not None and other.deal != match.deal
    assert encode(hinted(match, degree)) == encode(hinted(other, degree))


def test_what_was_taken_stands_first_and_few_others_after_it() -> None:
    news = hinted(asked("cluedo", "suggest", latest=90))
    assert news.prospects[0].action == news.action
    assert 1 < len(news.prospects) <= LISTED
    rest = [prospect.worth for prospect in news.prospects[1:]]
    assert rest == sorted(rest, reverse=True)


def test_the_chance_that_nobody_answers_is_that_all_others_have_none_of_the_cards() -> None:
    match = asked("cluedo", "suggest", latest=90)
    known = solve(notebook(match.view(0)))
    for prospect in hinted(match).prospects:
        cards = [*prospect.action.split()[1:], match.game.spelling["place"](place_of(match))]
        held = [card for card in cards if card in match.deal["rose"]]
        numbers = [number for number in range(22) if match.game.spelling["card"](number) in set(cards) - set(held)]
        deals = known.joint(sum(1 << number for number in numbers)) if len(numbers) == 3 else None
        if deals is not None:
            assert prospect.unanswered == pytest.approx(float(Fraction(deals, known.total)))
        elif len(numbers) == 1:
            assert prospect.unanswered == pytest.approx(known.probability(numbers[0], ENVELOPE))
        else:
            assert prospect.unanswered is not None


def place_of(match: Match) -> int:
    seen = match.game.picture(match.view(0))
    place: int = seen.pawns[seen.suspects[0]]  # type: ignore[attr-defined]  # a picture of Cluedo
    return place


def test_who_goes_by_certainties_is_told_no_odds() -> None:
    match = asked("cluedo", "suggest", latest=60)
    certain, odds = hinted(match, "certain"), hinted(match, "odds")
    assert certain.belief is not None and odds.belief is not None
    assert len(certain.belief.cards) == 3
    assert all(mark.odds is None for mark in certain.belief.cards)
    assert certain.prospects == []
    assert any(mark.odds is not None for mark in odds.belief.cards)
    assert certain.belief.solutions == odds.belief.solutions == len(solve(notebook(match.view(0))).envelopes())


def test_a_sure_accusation_says_so() -> None:
    game = find_game("cluedo")
    match = random_match(game, 3, SEED)
    for at, move in enumerate(match.moves):
        if isinstance(move, Played) and move.seat == 0:
            before = Match(game, match.setup, match.deal, match.moves[:at])
            if len(before.view(0).options) > 1 and len(solve(notebook(before.view(0))).envelopes()) == 1:
                break
    news = hinted(before, "certain")
    if any(option.text.startswith("accuse") for option in before.view(0).options):
        assert news.action == f"accuse {' '.join(match.deal['envelope'])}"
        assert news.belief is not None
        assert [(mark.place, mark.mark) for mark in news.belief.cards] == [("envelope", "yes")] * 3


@pytest.mark.parametrize("degree", ["none", "shown"])
def test_without_help_there_are_no_hints(degree: Help) -> None:
    for name in (*CLUEDOS, "huis-clos"):
        with pytest.raises(Refusal):
            check_hints(find_game(name), degree)
    # Nothing is to be deduced there, and so there is no help to choose.
    check_hints(find_game("hantise"), degree)


def test_the_best_bot_advises_where_odds_are_wanted() -> None:
    assert [level_for(find_game("cluedo"), degree) for degree in ("certain", "odds")] == ["detective", "master"]
