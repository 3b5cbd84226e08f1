"""Whole games: whatever a seat can prove, the true deal is never excluded."""

from collections.abc import Callable, Mapping
from importlib import import_module

import pytest

from manoir.bots.chance_player import ChancePlayer
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.views import View
from manoir.deduction import ENVELOPE, POOL, Notebook, cards_in, fits, solve
from manoir.games.mansion.deck import Deck
from manoir.games.registry import find_game

LOOKS = 5
"""Moments of a game at which every seat's notebook is checked."""


@pytest.mark.parametrize("edition", ["cluedo", "super_cluedo", "cluedo_2008"])
def test_the_true_deal_is_never_excluded(edition: str) -> None:
    for number in range(6):
        check_a_game(edition, number)


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["cluedo", "super_cluedo", "cluedo_2008"])
def test_the_true_deal_is_never_excluded_in_a_thousand_games(edition: str) -> None:
    for number in range(1000):
        check_a_game(edition, number)


def check_a_game(edition: str, number: int) -> None:
    folder = f"manoir.games.{edition}"
    notebook: Callable[[View], Notebook] = import_module(f"{folder}.knowledge").notebook
    deck: Deck = import_module(f"{folder}.components").DECK
    game = find_game(edition.replace("_", "-"))
    luck = SeededLuck(f"truth of {edition} {number}")
    match = Match.new(game, game.setup(game.seat_counts[number % len(game.seat_counts)]), luck)
    truth = by_place(match.deal, match.setup.characters, deck)
    match.roll(luck)
    length = play(match, luck)
    replay = Match(game, match.setup, match.deal)
    due = {length * (look + 1) // LOOKS for look in range(LOOKS)}
    for made, move in enumerate(match.moves, 1):
        replay.make(move)
        if made in due:
            for seat in range(match.setup.seats):
                check(notebook(replay.view(seat)), truth)


def play(match: Match, luck: SeededLuck) -> int:
    player = ChancePlayer()
    while match.state.outcome is None:
        match.play(player.choose(match.view(match.state.actor), luck))
        match.roll(luck)
    return len(match.moves)


def by_place(deal: Mapping[str, tuple[str, ...]], characters: tuple[str, ...], deck: Deck) -> dict[int, int]:
    places = {"envelope": ENVELOPE, "pool": POOL, **{name: seat for seat, name in enumerate(characters)}}
    return {places[pile]: deck.cards(cards) for pile, cards in deal.items() if pile in places}


def check(known: Notebook, truth: Mapping[int, int]) -> None:
    """Each card is possible where it is, and all of them together fit every fact."""
    counted = solve(known)
    for place, cards in truth.items():
        for card in cards_in(cards):
            assert counted.count(card, place) > 0
            known.saw(place, card)
    assert fits(known)
