"""Tables for tests: people and bots round a game with known secrets, at times of our own."""

from collections.abc import Sequence

from manoir.bots.bot import make_bot
from manoir.core.match import Match
from manoir.core.setup import OptionValue
from manoir.games.registry import find_game
from manoir.table.chance.fairness import mixed
from manoir.table.seating.holders import Holder, Person, Robot
from manoir.table.seating.opening import deal
from manoir.table.seating.settings import Settings
from manoir.table.table import Secrets, Table

SEED = bytes(range(32))
SECRETS = Secrets(SEED, mixed(SEED, []))
ANNE, BEN, CLEO = Person("anne", "Anne"), Person("ben", "Ben"), Person("cleo", "Cleo")
AT_ONCE = Settings(pace="none")


def sit_down(
    holders: Sequence[Holder] = (ANNE, BEN, CLEO),
    settings: Settings = AT_ONCE,
    game: str = "cluedo",
    secrets: Secrets = SECRETS,
    here: bool = True,
    options: dict[str, OptionValue] | None = None,
) -> Table:
    """A table at its first question, at the time 0."""
    found = find_game(game)
    setup = found.setup(len(holders), options=options)
    table = Table(Match(found, setup, deal(found, setup, secrets)), secrets, holders, settings, 0.0)
    if here:
        for seat, holder in enumerate(holders):
            if isinstance(holder, Person):
                table.presence.arrive(seat)
    return store(table, 0.0)


def store(table: Table, now: float) -> Table:
    """Carry out and store all that is due."""
    while table.advance(now):
        table.committed(now)
    return table


def do(table: Table, seat: int, action: str, now: float = 0.0) -> Table:
    table.answer(seat, table.questions[seat].ply, action, now)
    return store(table, now)


def run_errands(table: Table, now: float) -> int:
    """Let bots decide where they have to."""
    errands = table.errands(now)
    for errand in errands:
        bot = make_bot(table.game, errand.level)
        table.answer_for(errand.seat, errand.ply, bot.choose(errand.view, errand.luck), now)
    return len(errands)


def play_on(table: Table, until: float = 1e9, most: int = 100_000) -> float:
    """Go from moment to moment, bots deciding at once, until nothing more happens; the time it took."""
    now = 0.0
    for _ in range(most):
        table.note_absences(now)
        busy = run_errands(table, now) + len(table.advance(now))
        table.committed(now)
        if not busy:
            moment = table.next_moment()
            if table.is_over or moment > until:
                return now
            now = max(now, moment)
    return now


def bots(count: int, level: str = "random") -> list[Holder]:
    return [Robot(level) for _ in range(count)]
