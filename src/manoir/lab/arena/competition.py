"""Playing a whole competition on the cores of one machine, or on many by Ray."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path

from manoir.lab.arena.play import Meeting, Result, play_fixtures
from manoir.lab.arena.results import ArenaResults, append, open_results, write_results
from manoir.lab.arena.schedule import Fixture, fixtures

Play = Callable[[list[Fixture]], list[Result]]
Spread = Callable[[Play, Iterable[list[Fixture]]], Iterator[list[Result]]]
"""Has all deals played, wherever; results come in any order."""


def compete(
    meeting: Meeting,
    games: int,
    path: Path | None,
    spread: Spread,
    on_results: Callable[[int], None],
    records: Path | None = None,
) -> ArenaResults:
    """Go on from what the file holds until it holds `games` games; each deal is written as soon as it is played.

    `records` is a folder for the record of every game.
    """
    book = open_results(path, meeting)
    missing = games - len(book.results)
    if path is not None:
        write_results(path, book)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    on_results(len(book.results))
    seats = len(meeting.entrants)
    rest = fixtures(meeting.entrants, max(0, missing), book.next_deal)
    deals = iter(lambda: list(islice(rest, seats)), [])
    for results in spread(partial(play_fixtures, meeting, records), deals):
        book.results += results
        if path is not None:
            append(path, results)
        on_results(len(results))
    return book


def on_this_machine(workers: int) -> Spread:
    def spread(play: Play, deals: Iterable[list[Fixture]]) -> Iterator[list[Result]]:
        if workers == 1:
            yield from map(play, deals)
            return
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(play, deals)

    return spread


def on_ray(address: str) -> Spread:
    """An address of a cluster, or `auto`, or `local`."""

    def spread(play: Play, deals: Iterable[list[Fixture]]) -> Iterator[list[Result]]:
        ray = import_module("ray")
        ray.init(address=address, log_to_driver=False)
        try:
            far = ray.remote(_far)
            waiting = [far.remote(play, deal) for deal in deals]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return spread


def _far(play: Play, deal: list[Fixture]) -> list[Result]:
    """Ray takes plain functions only."""
    return play(deal)
