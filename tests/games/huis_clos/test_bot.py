"""Bots finish games, play their part sensibly, and have something to say."""

import pytest

from manoir.bots.bot import bots_of, make_bot
from manoir.bots.chance_player import ChancePlayer
from manoir.bots.huis_clos import Player
from manoir.core.chance import SeededLuck
from manoir.core.events import Claimed
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.components import PLACES
from manoir.games.huis_clos.state import HuisClosState
from tests.contract.play import moments, random_match


def played(seats: int, seed: int, clever: str) -> HuisClosState:
    """A game in which the named roles are played by the bot, the others at random."""
    luck = SeededLuck(f"bots {seats} {seed}")
    match = Match.new(GAME, GAME.setup(seats), luck)
    while match.state.outcome is None:
        match.roll(luck)
        actor = match.state.actor
        bot = make_bot(GAME, "detective") if GAME.roles(match.state)[actor] in clever else ChancePlayer()
        match.play(bot.choose(match.view(actor), luck))
        match.roll(luck)
    assert isinstance(match.state, HuisClosState)
    return match.state


def is_won_by_murderer(table: HuisClosState) -> bool:
    assert table.outcome is not None
    return table.outcome.winner == table.murderer


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_games_of_bots_end(seats: int) -> None:
    assert played(seats, 1, "murderer innocent").outcome is not None


def test_the_bot_kills_as_murderer_and_unmasks_as_innocent() -> None:
    games = 12
    as_murderer = sum(is_won_by_murderer(played(5, seed, "murderer")) for seed in range(games))
    at_random = sum(is_won_by_murderer(played(5, seed, "")) for seed in range(games))
    assert as_murderer >= at_random + 3
    caught = [played(5, seed, "innocent").outcome for seed in range(games)]
    assert sum(over is not None and over.reason == "accused" for over in caught) >= games // 2


@pytest.mark.parametrize("level", bots_of(GAME))
def test_a_choice_hangs_on_the_view_and_the_luck_alone(level: str) -> None:
    bot = make_bot(GAME, level)
    for match in moments(random_match(GAME, 6, 4), SeededLuck("again"), 10):
        if match.state.actor >= 0:
            view = match.view(match.state.actor)
            choice = bot.choose(view, SeededLuck(3))
            assert choice in view.options
            assert make_bot(GAME, level).choose(view, SeededLuck(3)) is choice


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_a_bot_answers_whatever_it_is_asked_by_name(level: str) -> None:
    bot = make_bot(GAME, level)
    assert isinstance(bot, Player)
    words: set[str] = set()
    for match in moments(random_match(GAME, 5, 11), SeededLuck("claims"), 25):
        for seat in range(5):
            asker = (seat + 1) % 5
            is_alive = match.state.outcome is None and match.state.living >> seat & match.state.living >> asker & 1  # type: ignore[attr-defined]
            for question in (
                *(f"ask-saw {{}} {place}" for place in PLACES),
                "ask-played {}",
                "ask-where {} 1",
            ):
                if not is_alive:
                    assert bot.reply(match.view(seat), SeededLuck(seat)) is None
                    continue
                match.make(Claimed(asker, question.format(match.setup.characters[seat])))
                claim = bot.reply(match.view(seat), SeededLuck(seat))
                if match.game.picture(match.view(seat)).duel:  # type: ignore[attr-defined]
                    assert claim is None
                    continue
                assert claim is not None
                assert CLAIMS.parse(claim.text) == claim
                words.add(claim.form.word)
                match.make(Claimed(seat, claim.text))
        assert bot.reply(match.view(SPECTATOR), SeededLuck(1)) is None
        assert bot.remark(match.view(SPECTATOR), SeededLuck(1)) is None
    assert {"searched", "unsure", "was"} <= words
