"""Change what a seat may not know: every byte it is sent stays the same."""

from collections.abc import Iterator, Sequence

import pytest
from msgspec.json import encode

from manoir.core.chance import SeededLuck, pick
from manoir.core.match import Match, Move, Played
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.table.chronicle import Line
from manoir.table.helping.assistance import helps_of, notebook_news
from manoir.table.refusal import Refusal
from manoir.table.seating.settings import Clock, Settings
from manoir.table.table import Errand, Table
from manoir.table.telling import Manner, Telling
from manoir.table.tempo.pace import PaceName
from tests.contract.play import random_match
from tests.guests import all_games, find, secrets_of
from tests.table.sitting import SECRETS, bots

PROBES = 4


def batches(moves: Sequence[Move]) -> Iterator[list[Line]]:
    """A decision, with what chance does after it."""
    batch: list[Line] = []
    for ply, move in enumerate(moves):
        if batch and not (isinstance(move, Played) and move.seat == CHANCE):
            yield batch
            batch = []
        batch.append(Line(ply, move, 1.0))
    yield batch


def traffic(match: Match, seat: int, pace: PaceName, length: int) -> Iterator[bytes]:
    """All that somebody who follows the seat from the deal on is sent, refusals and reconnections included.

    And what a bot in this seat is given to decide.
    """
    settings = Settings(pace=pace, clock=Clock(decision=30, game=1000))
    table = Table(Match(match.game, match.setup, match.deal), SECRETS, bots(match.setup.seats), settings, 0.0)
    telling = Telling(table)
    luck = SeededLuck("probes")
    yield encode(telling.joined(seat, 0, 0.0, Manner()))
    for now, batch in enumerate(batches(match.moves[:length]), 1):
        table.catch_up(batch, float(now))
        yield from (errand_of(errand) for errand in table.errands(float(now)) if errand.seat == seat)
        if telling.has_news(seat):
            yield encode(telling.news(seat, float(now), Manner()))
            telling.settle(seat)
            if luck.below(10) == 0:
                yield encode(telling.joined(seat, luck.below(20), float(now), Manner()))
                yield from refusals(table, seat, luck)
    if seat != SPECTATOR and helps_of(match.game)[1:]:
        yield encode(notebook_news(match.game, table.view(seat), table.journals[seat].ply, "shown"))


def errand_of(errand: Errand) -> bytes:
    view = errand.view
    known = [encode(event) for event in view.told[-20:]]
    options = [[action.text for action in actions] for actions in (view.options, view.cautious)]
    return encode([errand.ply, errand.level, len(view.told), known, options, errand.luck.below(1 << 32)])


def refusals(table: Table, seat: int, luck: SeededLuck) -> Iterator[bytes]:
    if seat == SPECTATOR:
        return
    for _ in range(PROBES):
        wanted = pick(table.game.actions, luck)
        question = table.questions.get(seat)
        if question is not None and wanted in question.options:
            continue
        try:
            table.answer(seat, table.journals[seat].settled, wanted.text, 0.0)
        except Refusal as refusal:
            yield encode([refusal.code, refusal.reason, refusal.clause])


def check(name: str, pace: PaceName, seats: int, seed: int, length: int) -> int:
    """The number of seats for which something could be changed, before the end if all is open then."""
    luck = SeededLuck("leaks")
    whole = random_match(find(name), seats, seed)
    before = Match(whole.game, whole.setup, whole.deal, whole.moves[: len(whole.moves) // 2])
    changed = 0
    for seat in (*range(seats), SPECTATOR):
        for match in (whole, before):
            other = secrets_of(name).reshuffled(match, seat, luck)
            if other is not None:
                changed += (other.deal, other.moves) != (match.deal, match.moves)
                assert list(traffic(match, seat, pace, length)) == list(traffic(other, seat, pace, length))
                break
    return changed + (not before.game.piles(before.setup, before.state))


@pytest.mark.parametrize("pace", ["none", "quick"])
@pytest.mark.parametrize("name", all_games())
def test_what_a_seat_may_not_know_changes_no_byte_it_is_sent(name: str, pace: PaceName) -> None:
    seats = find(name).seat_counts[0]
    assert sum(check(name, pace, seats, seed, 250) for seed in (7, 8)), "the oracle found nothing to change"


@pytest.mark.soak
@pytest.mark.parametrize("pace", ["none", "quick"])
@pytest.mark.parametrize("name", all_games())
def test_nor_in_whole_games_with_any_number_of_seats(name: str, pace: PaceName) -> None:
    for seats in find(name).seat_counts:
        assert check(name, pace, seats, 1, 10**6)
