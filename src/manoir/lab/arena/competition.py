"""Playing a whole competition on the cores of one machine, or on many by Ray."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import islice
from pathlib import Path

from manoir.core.errors import BadSetup
from manoir.lab.arena.play import Meeting, Result, play_fixtures
from manoir.lab.arena.results import Book, append, open_book, write_book
from manoir.lab.arena.schedule import Fixture, fixtures

Spread = Callable[[Meeting, Iterable[list[Fixture]]], Iterator[list[Result]]]


def compete(meeting: Meeting, games: int, path: Path | None, spread: Spread, on_results: Callable[[int], None]) -> Book:
    """Go on from what the file holds until it holds `games` games; each deal is written as soon as it is played."""
    book = open_book(path, meeting)
    missing = games - len(book.results)
    if path is not None:
        write_book(path, book)
    on_results(len(book.results))
    seats = len(meeting.entrants)
    rest = fixtures(meeting.entrants, max(0, missing), book.next_deal)
    deals = iter(lambda: list(islice(rest, seats)), [])
    for results in spread(meeting, deals):
        book.results += results
        if path is not None:
            append(path, results)
        on_results(len(results))
    return book


def on_this_machine(workers: int) -> Spread:
    def spread(meeting: Meeting, deals: Iterable[list[Fixture]]) -> Iterator[list[Result]]:
        if workers == 1:
            yield from (play_fixtures(meeting, deal) for deal in deals)
            return
        with ProcessPoolExecutor(workers) as pool:
            yield from pool.map(play_fixtures, *zip(*((meeting, deal) for deal in deals), strict=True))

    return spread


def on_ray(address: str) -> Spread:
    """An address of a cluster, or `auto`, or `local`."""

    def spread(meeting: Meeting, deals: Iterable[list[Fixture]]) -> Iterator[list[Result]]:
        try:
            ray = import_module("ray")
        except ImportError:
            raise BadSetup("Ray is not installed: pip install 'manoir[ray]'") from None
        ray.init(address=address, log_to_driver=False)
        remote = ray.remote(play_fixtures)
        waiting = [remote.remote(meeting, deal) for deal in deals]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return spread
