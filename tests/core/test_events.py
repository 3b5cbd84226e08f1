"""The log, and what each seat is told of it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.core.events import Event, Log, Said, entries, told
from manoir.core.seats import EVERYBODY, SPECTATOR, only

FEW = settings(max_examples=40, deadline=None)
Entry = tuple[int, Event, Event | None]

events = st.builds(Said, st.integers(0, 3), st.text(max_size=3))
audiences = st.one_of(st.just(EVERYBODY), st.lists(st.integers(0, 3)).map(lambda seats: only(*seats)))
logs = st.lists(st.tuples(audiences, events, st.none() | events), max_size=8)


def log_of(written: list[Entry], earlier: Log = None) -> Log:
    log = earlier
    for audience, event, otherwise in written:
        log = (log, audience, event, otherwise)
    return log


def test_the_audience_is_told_the_event_and_all_others_what_is_meant_for_them() -> None:
    secret, public, hint = Said(0, "the salon"), Said(1, "good evening"), Said(0, "a room")
    log = log_of([(only(0, 2), secret, hint), (EVERYBODY, public, None), (only(1), secret, None)])
    assert list(told(log, 0)) == list(told(log, 2)) == [secret, public]
    assert list(told(log, 1)) == [hint, public, secret]
    assert list(told(log, SPECTATOR)) == [hint, public]


@given(logs)
@FEW
def test_entries_are_read_from_oldest_to_newest(written: list[Entry]) -> None:
    assert entries(log_of(written)) == written


@given(logs, logs)
@FEW
def test_since_leaves_out_what_was_already_read(before: list[Entry], after: list[Entry]) -> None:
    read = log_of(before)
    log = log_of(after, read)
    assert entries(log, since=read) == after
    for seat in (0, 3, SPECTATOR):
        assert [*told(log_of(before), seat), *told(log, seat, since=read)] == list(told(log, seat))


@given(logs, st.integers(0, 3))
@FEW
def test_a_seat_is_told_each_entry_once_or_not_at_all(written: list[Entry], seat: int) -> None:
    expected = [
        event if audience >> seat & 1 else otherwise
        for audience, event, otherwise in written
        if audience >> seat & 1 or otherwise is not None
    ]
    assert list(told(log_of(written), seat)) == expected
