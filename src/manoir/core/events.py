"""What has happened, in the past tense, and who was told."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from manoir.core.seats import EVERYBODY, Seat


class Event(Struct, frozen=True, tag=True, gc=False):
    """One thing that happened, as its audience is told it."""


Log: TypeAlias = "tuple[Log, int, Event, Event | None] | None"
"""Newest entry first, each holding what came before, so that clones share their past.

An entry is (earlier entries, audience, what the audience is told, what all others are told if anything).
"""


def entries(log: Log, since: Log = None) -> list[tuple[int, Event, Event | None]]:
    """(audience, event, otherwise) from oldest to newest, without those already in `since`."""
    found = []
    while log is not since and log is not None:
        log, audience, event, otherwise = log
        found.append((audience, event, otherwise))
    found.reverse()
    return found


def told(log: Log, seat: int, since: Log = None) -> Iterator[Event]:
    """What `seat` was told, in order."""
    for audience, event, otherwise in entries(log, since):
        if audience == EVERYBODY or audience >> seat & 1:
            yield event
        elif otherwise is not None:
            yield otherwise


def doer(event: Event) -> int | None:
    """The seat that an event tells of; its field `seat`, where it has one."""
    return getattr(event, "seat", None)


class Said(Event, frozen=True):
    """Free talk: it changes nothing in the game."""

    seat: Seat
    text: str


class Claimed(Event, frozen=True):
    """A statement in a form that bots read as well, true or not; one of the game's claims."""

    seat: Seat
    claim: str


class Left(Event, frozen=True):
    seat: Seat


class Returned(Event, frozen=True):
    seat: Seat


class ChangedHands(Event, frozen=True):
    """A person sits down in the place of a bot or of somebody who has left; without a name, a bot plays on."""

    seat: Seat
    name: str


Interjection: TypeAlias = Said | Claimed | Left | Returned | ChangedHands
"""What a seat may do at any moment, out of turn."""
