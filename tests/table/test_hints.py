"""What a good bot would do, and why: from one seat's view alone."""

import json
from pathlib import Path

import pytest
from msgspec.json import encode

from manoir.bots.bot import bots_of, strongest
from manoir.core.chance import SeededLuck
from manoir.core.match import Match, Played
from manoir.core.records import load
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import fits, solve
from manoir.games.cluedo.components import BOARD, DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.cluedo.picture import picture
from manoir.games.mansion.deck import each
from manoir.games.mansion.rooms import room_card
from manoir.games.registry import find_game
from manoir.table.helping.hints import LISTED, check_hints, hint, level_for
from manoir.table.messages import HintNews
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Help
from tests.contract.play import random_match
from tests.guests import all_games, find, secrets_of

CLUEDOS = ("cluedo", "super-cluedo", "cluedo-2008")
GAMES = Path(__file__).parents[1] / "games"
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
OF_CHANCE = {"huis-clos": {"draw"}, "hantise": {"draw", "locate", "reveal"}}
"""The verbs of what no seat does."""


def asked(name: str, latest: int) -> Match:
    """A match as it stood when its first seat last decided before so many moves."""
    game = find(name)
    match = random_match(game, max(game.seat_counts[0], 3 if name in CLUEDOS else 0), 4)
    own = [at for at, move in enumerate(match.moves[:latest]) if isinstance(move, Played) and move.seat == 0]
    return Match(game, match.setup, match.deal, match.moves[: own[-1]])


def then(record: str, moves: int) -> Match:
    """A recorded match of Cluedo after so many moves."""
    match = load(GAMES / "cluedo" / "records" / record, find_game).match
    return Match(match.game, match.setup, match.deal, match.moves[:moves])


SUGGESTING = then("a-3-seats.txt", 89)
SURE = then("c-6-seats.txt", 366)


def hinted(match: Match, degree: Help = "odds", seat: int = 0) -> HintNews:
    return hint(match.game, match.view(seat), 7, SeededLuck("hint"), degree)


@pytest.mark.parametrize("degree", ["certain", "odds"])
@pytest.mark.parametrize("name", all_games())
def test_a_hint_is_one_of_the_options(name: str, degree: Help) -> None:
    match = asked(name, 200)
    news = hinted(match, degree)
    options = match.view(0).options
    assert match.game.action(news.action) in options
    assert all(match.game.action(prospect.action) in options for prospect in news.prospects)
    levels = bots_of(match.game)
    certain = [level for level in levels if levels[level].by_certainties]
    assert news.level == (certain[-1] if degree == "certain" and certain else strongest(match.game))


@pytest.mark.parametrize("degree", ["certain", "odds"])
@pytest.mark.parametrize("name", all_games())
def test_what_a_seat_may_not_know_changes_no_byte_of_a_hint(name: str, degree: Help) -> None:
    match = asked(name, 120)
    other = secrets_of(name).reshuffled(match, 0, SeededLuck("swap"))
    if other is None:
        assert match.game.piles(match.setup, match.state) == {}
        return
    assert other.deal != match.deal
    assert encode(hinted(match, degree)) == encode(hinted(other, degree))


def test_what_was_taken_stands_first_and_few_others_after_it() -> None:
    news = hinted(SUGGESTING)
    assert news.prospects[0].action == news.action
    assert 1 < len(news.prospects) <= LISTED
    rest = [prospect.worth for prospect in news.prospects[1:]]
    assert rest == sorted(rest, reverse=True)


def test_nobody_answers_if_every_card_is_in_the_envelope_or_in_one_s_own_hand() -> None:
    known = solve(notebook(SUGGESTING.view(0)))
    for prospect in hinted(SUGGESTING).prospects:
        suspect, weapon = (DECK.card(name) for name in prospect.action.split()[1:])
        named = 1 << suspect | 1 << weapon | 1 << room_card(DECK, BOARD, picture(SUGGESTING.view(0)).pawns[0])
        sealed = known.notebook.copy()
        for card in each(named & ~(picture(SUGGESTING.view(0)).hand or 0)):
            sealed.saw(ENVELOPE, card)
        deals = solve(sealed).total if fits(sealed) else 0
        assert prospect.unanswered == pytest.approx(deals / known.total)


def test_who_goes_by_certainties_is_told_no_odds() -> None:
    certain, odds = hinted(SUGGESTING, "certain"), hinted(SUGGESTING, "odds")
    assert certain.known is not None
    assert odds.known is not None
    assert len(certain.known.cards) == 3
    assert all(mark.odds is None for mark in certain.known.cards)
    assert certain.prospects == []
    assert any(mark.odds is not None for mark in odds.known.cards)
    assert certain.known.solutions == odds.known.solutions == len(solve(notebook(SUGGESTING.view(0))).envelopes())


@pytest.mark.parametrize("degree", ["certain", "odds"])
def test_a_sure_accusation_is_advised_with_its_certainty(degree: Help) -> None:
    news = hinted(SURE, degree)
    assert news.action == f"accuse {' '.join(SURE.deal['envelope'])}"
    assert news.known is not None
    assert news.known.solutions == 1
    assert [(mark.place, mark.mark) for mark in news.known.cards] == [("envelope", "yes")] * 3


@pytest.mark.parametrize("degree", ["none", "shown"])
def test_without_help_there_are_no_hints(degree: Help) -> None:
    for name in (*CLUEDOS, "huis-clos"):
        with pytest.raises(Refusal):
            check_hints(find_game(name), degree)
    # Nothing is to be deduced there, and so there is no help to choose.
    check_hints(find_game("hantise"), degree)


def test_the_best_bot_advises_where_odds_are_wanted() -> None:
    assert [level_for(find_game("cluedo"), degree) for degree in ("certain", "odds")] == ["detective", "grandmaster"]


def hinted_all_along(name: str, seed: int) -> list[HintNews]:
    """At some decisions of a whole match, to whoever takes them."""
    game = find_game(name)
    match = random_match(game, game.seat_counts[0], seed)
    decisions = [
        (at, move.seat) for at, move in enumerate(match.moves[:300]) if isinstance(move, Played) and move.seat >= 0
    ]
    return [
        hinted(Match(game, match.setup, match.deal, match.moves[:at]), seat=seat)
        for at, seat in decisions[:: len(decisions) // 8]
    ]


def test_a_master_of_hantise_tells_of_its_plan_and_begins_with_it() -> None:
    for news in hinted_all_along("hantise", 4):
        if news.prospects:
            plan = news.believed[-1]
            assert plan["belief"] == "BestPlan"
            assert plan["actions"][0] == news.action
            assert all(0 <= prospect.worth <= 1 for prospect in news.prospects)


def test_whom_the_bot_suspects_is_told_only_to_those_who_want_odds() -> None:
    match = asked("huis-clos", 200)
    assert hinted(match, "odds").believed[0]["belief"] == "Suspects"
    assert hinted(match, "certain").believed == []
    # With a notebook its marks say it.
    assert hinted(SUGGESTING).believed == []


def test_without_help_to_choose_nothing_is_held_back() -> None:
    match = asked("hantise", 200)
    assert hinted(match, "none") == hinted(match, "certain") == hinted(match, "odds")
    assert hinted(match, "none").believed


@pytest.mark.parametrize("name", OF_CHANCE)
def test_the_page_has_recorded_every_kind_of_answer(name: str) -> None:
    recorded = json.loads((PAGE / name.replace("-", "_") / "recorded.json").read_text(encoding="utf-8"))
    verbs = {choice["verb"] for question in recorded["questions"] for choice in question["question"]["choices"]}
    assert verbs == {action.text.split()[0] for action in find_game(name).actions} - OF_CHANCE[name]
