"""Playing at random, and looking at what was played."""

from collections.abc import Iterator

from manoir.bots.chance_player import ChancePlayer
from manoir.core.chance import SeededLuck
from manoir.core.events import entries
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.state import State

LONGEST = 50_000


def random_match(game: Game, seats: int, seed: int) -> Match:
    luck = SeededLuck(f"{game.name} {seats} {seed}")
    match = Match.new(game, game.setup(seats), luck)
    player = ChancePlayer()
    match.roll(luck)
    for _ in range(LONGEST):
        if match.state.outcome is not None:
            return match
        match.play(player.choose(match.view(match.state.actor), luck))
        match.roll(luck)
    raise AssertionError(f"no end after {LONGEST} decisions")


def moments(match: Match, luck: SeededLuck, count: int) -> Iterator[Match]:
    """The same match as it stood at some random moments, the first and the last among them."""
    lengths = {0, len(match.moves), *(luck.below(len(match.moves) + 1) for _ in range(count))}
    for length in sorted(lengths):
        yield Match(match.game, match.setup, match.deal, match.moves[:length])


def fingerprint(state: State) -> tuple[object, ...]:
    """All that a state holds, to compare: a clone or a replay must agree on every bit of it."""
    fields = [(name, getattr(state, name)) for name in state.__struct_fields__ if name != "log"]
    return (repr(fields), repr(entries(state.log)))
