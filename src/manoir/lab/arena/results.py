"""Results as a file that can be continued: the meeting on the first line, then one game a line."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import DecodeError, Struct, ValidationError, json

from manoir.core.errors import BadRecord
from manoir.lab.arena.play import Meeting, Result


class ArenaResults(Struct):
    meeting: Meeting
    results: list[Result]

    @property
    def next_deal(self) -> int:
        return max((result.deal for result in self.results), default=-1) + 1


def open_results(path: Path | None, meeting: Meeting) -> ArenaResults:
    """The results in the file, if it is of the same meeting; a new book if there is none."""
    if path is None or not path.exists():
        return ArenaResults(meeting, [])
    lines = path.read_bytes().splitlines()
    results = []
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                found = json.decode(line, type=Meeting)
            else:
                results.append(json.decode(line, type=Result))
        except (DecodeError, ValidationError) as error:
            raise BadRecord(number, f"not a result of the arena: {error}") from None
    if not lines or found != meeting:
        raise BadRecord(
            1,
            f"{path} holds another meeting: give another file, or the same game, entrants and seed",
            f"{path} garde une autre rencontre : donnez un autre fichier, ou les mêmes jeu, concurrents et graine",
        )
    return ArenaResults(meeting, _whole_deals(results, len(meeting.entrants)))


def _whole_deals(results: list[Result], seats: int) -> list[Result]:
    """Without the last deal if it was broken off."""
    counts: dict[int, int] = {}
    for result in results:
        counts[result.deal] = counts.get(result.deal, 0) + 1
    return [result for result in results if counts[result.deal] == seats]


def write_results(path: Path, book: ArenaResults) -> None:
    lines = [json.encode(book.meeting), *(json.encode(result) for result in book.results)]
    path.write_bytes(b"\n".join(lines) + b"\n")


def append(path: Path, results: Iterable[Result]) -> None:
    with path.open("ab") as file:
        for result in results:
            file.write(json.encode(result) + b"\n")
