"""What a bot of Huis Clos tells of its beliefs, the likeliest first."""

from collections.abc import Mapping

from msgspec import Struct

from manoir.bots.belief import Belief
from manoir.core.seats import Seat
from manoir.games.huis_clos.components import Place


class SeatOdds(Struct, frozen=True):
    seat: Seat
    odds: float


class PlaceOdds(Struct, frozen=True):
    place: Place
    odds: float


class PlaceCount(Struct, frozen=True):
    place: Place
    count: float


class Suspects(Belief, frozen=True):
    """How likely each is the Murderer."""

    seats: tuple[SeatOdds, ...]


class Dangers(Belief, frozen=True):
    """How likely the weapon of each Place strikes."""

    places: tuple[PlaceOdds, ...]


class Weapons(Belief, frozen=True):
    """How many are to be found in each Place, on average."""

    places: tuple[PlaceCount, ...]


def suspects(odds: Mapping[int, float]) -> Suspects:
    return Suspects(tuple(SeatOdds(*item) for item in _ranked(odds)))


def dangers(odds: Mapping[Place, float]) -> Dangers:
    return Dangers(tuple(PlaceOdds(*item) for item in _ranked(odds)))


def weapons(counts: Mapping[Place, float]) -> Weapons:
    return Weapons(tuple(PlaceCount(*item) for item in _ranked(counts)))


def _ranked(values: Mapping[int, float]) -> list[tuple[int, float]]:
    return sorted(values.items(), key=lambda item: -item[1])
