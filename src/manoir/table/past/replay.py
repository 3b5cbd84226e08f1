"""A finished game seen again: through the eyes of a seat, or with all cards open."""

from collections.abc import Iterator
from typing import Any

from manoir.core.events import Event, Log, doer, entries
from manoir.core.game import Deal, Game
from manoir.core.match import Match, Played
from manoir.core.seats import SPECTATOR
from manoir.core.spelling import spell_event, spelt
from manoir.core.views import View, view


def frames(
    match: Match, seat: int, is_open: bool = False
) -> Iterator[tuple[int, str, list[dict[str, Any]], dict[str, Any], Deal | None]]:
    """The deal and then every move: who made it, its text, what the seat was told, what changed in its picture.

    The game is over, so moves are shown to all; pictures and events are still the seat's own. With all cards open,
    `hidden` in an event names the cards in it that not everybody saw, and all that lies face down is shown when it has
    changed.
    """
    game = match.game
    replay = Match(game, match.setup, match.deal)
    onlooker = game.follow(match.setup, seat)
    log = None
    before: dict[str, Any] = {}
    lay: Deal = {}
    for move in (None, *match.moves):
        if move is not None:
            replay.make(move)
        news = view(match.setup, replay.state, seat, log)
        events = _unveiled(game, replay.state.log, log) if is_open else _told(game, news)
        log = replay.state.log
        picture = spelt(onlooker.look(news), game.spelling)
        changes = {field: value for field, value in picture.items() if before.get(field, ...) != value}
        before = picture
        lies = game.piles(match.setup, replay.state) if is_open else lay
        text = move.action.text if isinstance(move, Played) else ""
        yield (-1 if move is None else move.seat), text, events, changes, None if lies == lay else lies
        lay = lies


def _told(game: Game, news: View) -> list[dict[str, Any]]:
    return [spell_event(event, game.spelling) for event in news.told]


def _unveiled(game: Game, log: Log, since: Log) -> list[dict[str, Any]]:
    return [
        with_secrets(spell_event(event, game.spelling), spell_event(known, game.spelling))
        for event, known in unveiled(log, since)
    ]


def view_at(match: Match, seat: int, ply: int) -> View:
    """What the seat knew after so many moves."""
    return Match(match.game, match.setup, match.deal, match.moves[:ply]).view(seat)


def unveiled(log: Log, since: Log) -> Iterator[tuple[Event, Event]]:
    """All that everybody was told, each beside what those in on it were told."""
    secrets: dict[tuple[type[Event], int], Event] = {}
    for audience, event, otherwise in entries(log, since):
        seat = doer(event)
        if audience >> SPECTATOR & 1:
            yield event, event if seat is None else secrets.get((type(event), seat), event)
        elif otherwise is not None:
            yield otherwise, event
        elif seat is not None:
            # Told apart to several; the first of them knows most.
            secrets.setdefault((type(event), seat), event)


def with_secrets(told: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """An event as everybody was told it, and the cards in it that were hidden."""
    hidden = [known[field] for field, value in told.items() if value is None and known[field] is not None]
    names = [name for found in hidden for name in ([found] if isinstance(found, str) else found)]
    return {**told, "hidden": names} if names else told
