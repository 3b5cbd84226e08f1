"""A seat that changes hands changes nothing in the game: bots and readers of views go on as before."""

from collections.abc import Callable

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.core.chance import SeededLuck
from manoir.core.events import ChangedHands
from manoir.core.game import Game
from manoir.core.match import Match

DECISIONS = 12


def test_bots_think_on_when_seats_change_hands(seats: int, game: Game, played: Callable[[int], Match]) -> None:
    for level in bots_of(game):
        bot = make_bot(game, level, 0.01)
        changed = Match(game, played(2).setup, played(2).deal)
        luck = SeededLuck(1)
        changed.roll(luck)
        for number in range(DECISIONS):
            if changed.state.outcome is not None:
                break
            changed.make(ChangedHands(number % seats, "Dora" if number % 2 else ""))
            view = changed.view(changed.state.actor)
            changed.play(bot.choose(view, decision_luck(7, view)))
            changed.roll(luck)
