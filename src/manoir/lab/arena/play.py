"""Playing one fixture, and the time that each decision took."""

from collections.abc import Sequence
from time import perf_counter

from msgspec import Struct

from manoir.bots.bot import decision_luck, make_bot
from manoir.core.chance import SeededLuck, outcome
from manoir.core.seats import CHANCE, NOBODY
from manoir.core.setup import OptionValue
from manoir.core.views import view
from manoir.games.registry import find_game
from manoir.lab.arena.schedule import Entrant, Fixture


class Meeting(Struct, frozen=True):
    """What all games of a competition have in common."""

    game: str
    entrants: tuple[Entrant, ...]
    options: dict[str, OptionValue]
    seed: int


class Result(Struct, frozen=True):
    """`winner` is an entrant; decisions, seconds in all, slowest decision and roles are by entrant."""

    deal: int
    rotation: int
    seats: tuple[int, ...]
    winner: int | None
    reason: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    roles: tuple[str, ...] = ()


def play_fixture(meeting: Meeting, fixture: Fixture) -> Result:
    """The deal and the luck hang on the deal's number alone, so that rotations of one deal differ in the bots only."""
    game = find_game(meeting.game)
    setup = game.setup(len(meeting.entrants), options=meeting.options)
    luck = SeededLuck(f"{meeting.seed} deal {fixture.deal}")
    state = game.start(setup, game.deal(setup, luck))
    bots = [make_bot(game, entrant.bot, entrant.seconds) for entrant in meeting.entrants]
    times: list[list[float]] = [[] for _ in meeting.entrants]
    while (actor := state.actor) != NOBODY:
        if actor == CHANCE:
            state.take(outcome(state, luck))
            continue
        entrant = fixture.seats[actor]
        seen = view(setup, state, actor)
        start = perf_counter()
        action = bots[entrant].choose(seen, decision_luck(f"{meeting.seed} {fixture.deal}", seen))
        times[entrant].append(perf_counter() - start)
        state.play(action)
    over = state.outcome
    assert over is not None
    roles = game.roles(state)
    return Result(
        fixture.deal,
        fixture.rotation,
        fixture.seats,
        None if over.winner is None else fixture.seats[over.winner],
        over.reason,
        tuple(len(spent) for spent in times),
        tuple(round(sum(spent), 4) for spent in times),
        tuple(round(max(spent, default=0.0), 4) for spent in times),
        tuple(roles[fixture.seats.index(entrant)] for entrant in range(len(roles))),
    )


def play_fixtures(meeting: Meeting, some: Sequence[Fixture]) -> list[Result]:
    return [play_fixture(meeting, fixture) for fixture in some]
