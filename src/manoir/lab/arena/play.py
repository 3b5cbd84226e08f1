"""Playing one fixture, and the time of the processor that each decision took."""

from collections.abc import Sequence
from pathlib import Path
from time import process_time

from msgspec import Struct

from manoir.bots.bot import decision_luck
from manoir.bots.entrants import Entrant
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.records import Record, save
from manoir.core.setup import OptionValue
from manoir.games.registry import find_game
from manoir.lab.arena.luck import ledgers
from manoir.lab.arena.schedule import Fixture
from manoir.table.past.luck import Ledger


class Meeting(Struct, frozen=True):
    """What all games of a competition have in common."""

    game: str
    entrants: tuple[Entrant, ...]
    options: dict[str, OptionValue]
    seed: int
    adjusted: bool = False
    """Whether luck is told apart from choices."""


class Result(Struct, frozen=True):
    """`winner` is an entrant; `times`, the milliseconds of each decision, `roles` and `ledgers` are by entrant."""

    deal: int
    rotation: int
    seats: tuple[int, ...]
    winner: int | None
    reason: str
    times: tuple[tuple[float, ...], ...]
    roles: tuple[str, ...] = ()
    ledgers: tuple[Ledger, ...] = ()


def play_fixture(meeting: Meeting, fixture: Fixture, records: Path | None = None) -> Result:
    """The deal and the luck hang on the deal's number alone, so that rotations of one deal differ in the bots only."""
    game = find_game(meeting.game)
    setup = game.setup(len(meeting.entrants), options=meeting.options)
    luck = SeededLuck(f"{meeting.seed} deal {fixture.deal}")
    match = Match.new(game, setup, luck)
    seed = f"{meeting.seed} {fixture.deal}"
    bots = [entrant.made_for(game) for entrant in meeting.entrants]
    times: list[list[float]] = [[] for _ in meeting.entrants]
    match.roll(luck)
    while (over := match.state.outcome) is None:
        actor = match.state.actor
        entrant = fixture.seats[actor]
        seen = match.view(actor)
        start = process_time()
        action = bots[entrant].choose(seen, decision_luck(seed, seen))
        times[entrant].append(process_time() - start)
        match.play(action)
        match.roll(luck)
    if records is not None:
        seated = zip(setup.characters, fixture.seats, strict=True)
        notes = {f"bot {character}": str(meeting.entrants[entrant]) for character, entrant in seated}
        path = records / f"{game.name}-{meeting.seed}-{fixture.deal}-{fixture.rotation}.txt"
        save(Record(match, {**notes, "seed": seed}), path)
    roles = game.roles(match.state)
    told = ledgers(match) if meeting.adjusted else []
    return Result(
        fixture.deal,
        fixture.rotation,
        fixture.seats,
        None if over.winner is None else fixture.seats[over.winner],
        over.reason,
        tuple(tuple(round(1000 * spent, 1) for spent in own) for own in times),
        tuple(roles[fixture.seats.index(entrant)] for entrant in range(len(roles))),
        tuple(told[fixture.seats.index(entrant)] for entrant in range(len(told))),
    )


def play_fixtures(meeting: Meeting, records: Path | None, some: Sequence[Fixture]) -> list[Result]:
    return [play_fixture(meeting, fixture, records) for fixture in some]
