"""Errands: whatever happens to one, every other ends as if nothing had happened."""

from collections.abc import Callable, Iterator
from queue import Queue as Answers
from time import monotonic, sleep
from typing import Any

import pytest

from manoir.house.errands.errand import HURRY, Crowded, Errand, Kind, Lost, Unanswered
from manoir.house.errands.queue import Queue
from manoir.server.errands.staff import Staff
from tests.server import thoughts

URGENT = Kind("urgent", seconds=60.0, most=10, each=5)
PATIENT = Kind("patient", seconds=60.0, most=4, each=2)
BRIEF = Kind("brief", seconds=0.5, most=10, each=10)


def errand(kind: Kind, *askers: str, asked: float = 0.0) -> Errand:
    return Errand(kind, askers, thoughts.double, (1,), asked, lambda result, failure: None, simpler=(2,))


def taken(queue: Queue) -> list[Errand]:
    return list(iter(queue.take, None))


def test_the_more_urgent_kind_goes_first_and_askers_take_turns() -> None:
    queue = Queue((URGENT, PATIENT))
    many = [errand(URGENT, "anne") for _ in range(3)]
    one, later = errand(URGENT, "ben"), errand(PATIENT, "cleo")
    for asked in (later, *many, one):
        queue.add(asked)
    assert taken(queue) == [many[0], one, many[1], many[2], later]
    assert len(queue) == 0


def test_too_much_for_one_asker_is_refused_and_nobody_else_notices() -> None:
    queue = Queue((PATIENT,))
    for _ in range(2):
        queue.add(errand(PATIENT, "address 1", "anne"))
    for askers in (("address 1", "ben"), ("address 2", "anne")):
        with pytest.raises(Crowded):
            queue.add(errand(PATIENT, *askers))
    queue.add(errand(PATIENT, "address 2", "ben"))
    queue.take()
    queue.add(errand(PATIENT, "address 1", "anne"))


def test_too_much_in_all_is_refused() -> None:
    queue = Queue((PATIENT,))
    for number in range(4):
        queue.add(errand(PATIENT, str(number)))
    with pytest.raises(Crowded):
        queue.add(errand(PATIENT, "more"))
    assert len(taken(queue)) == 4


def test_what_waits_too_long_is_taken_out_and_counted_no_more() -> None:
    queue = Queue((PATIENT,))
    old, young = errand(PATIENT, "anne", asked=0.0), errand(PATIENT, "anne", asked=50.0)
    queue.add(old)
    queue.add(young)
    assert queue.remove_due(61.0) == [old]
    queue.add(errand(PATIENT, "anne", asked=61.0))
    assert taken(queue)[0] is young


def test_what_is_put_back_comes_first() -> None:
    queue = Queue((PATIENT,))
    first, second = errand(PATIENT, "anne"), errand(PATIENT, "anne")
    queue.add(first)
    queue.add(second)
    queue.put_back(queue.take() or second)
    assert taken(queue) == [first, second]


def test_whoever_has_waited_long_or_was_lost_is_answered_in_a_simpler_way() -> None:
    waiting = errand(URGENT, "anne")
    assert waiting.words(HURRY - 1) == (1,)
    assert waiting.words(HURRY + 1) == (2,)
    waiting.attempts = 1
    assert waiting.words(0.0) == (2,)


class Office:
    """A staff of one, and what it has answered."""

    def __init__(self, *kinds: Kind) -> None:
        self.staff = Staff(1, *kinds, politeness=0)
        self.answers: Answers[tuple[str, Any, Exception | None]] = Answers()

    def ask(self, name: str, kind: Kind, think: Callable[..., Any], *about: Any, **more: Any) -> None:
        def done(result: Any, failure: Exception | None) -> None:
            self.answers.put((name, result, failure))

        self.staff.ask(kind, (name,), done, think, *about, **more)

    def answer(self) -> tuple[str, Any, Exception | None]:
        until = monotonic() + 60
        while self.answers.empty():
            assert monotonic() < until
            self.staff.look()
            sleep(0.01)
        return self.answers.get()


@pytest.fixture
def office() -> Iterator[Office]:
    made = Office(URGENT, BRIEF)
    yield made
    made.staff.close()


def test_a_process_that_dies_is_replaced_by_one_and_its_errand_is_done_again(office: Office) -> None:
    office.ask("die", URGENT, thoughts.die, False, simpler=(True,))
    for number in range(3):
        office.ask(str(number), URGENT, thoughts.double, number)
    assert sorted(office.answer()[:2] for _ in range(4)) == [("0", 0), ("1", 2), ("2", 4), ("die", "spared")]
    assert office.staff.processes == 1
    assert office.staff.oldest(URGENT) == 0.0


def test_an_errand_that_kills_whoever_thinks_about_it_ends_without_an_answer(office: Office) -> None:
    office.ask("die", URGENT, thoughts.die, False)
    office.ask("other", URGENT, thoughts.double, 4)
    answers = {name: (result, failure) for name, result, failure in (office.answer(), office.answer())}
    assert answers["other"] == (8, None)
    assert isinstance(answers["die"][1], Lost)


def test_an_errand_that_hangs_ends_in_its_time_and_keeps_nobody_else(office: Office) -> None:
    office.ask("warm", URGENT, thoughts.double, 1)
    assert office.answer()[1] == 2
    office.ask("hang", BRIEF, thoughts.sleep, 1000.0)
    office.ask("other", URGENT, thoughts.double, 4)
    answers = {name: (result, failure) for name, result, failure in (office.answer(), office.answer())}
    assert isinstance(answers["hang"][1], Unanswered)
    assert answers["other"] == (8, None)
    assert office.staff.processes <= 1


def test_what_fails_is_the_answer_of_whoever_asked(office: Office) -> None:
    office.ask("fail", URGENT, thoughts.fail, "no such card")
    name, _, failure = office.answer()
    assert (name, str(failure)) == ("fail", "no such card")
    office.ask("odd", URGENT, thoughts.answer_what_cannot_be_sent)
    assert "cannot be sent" in str(office.answer()[2])
    office.ask("next", URGENT, thoughts.double, 5)
    assert office.answer()[1] == 10


def test_a_staff_that_closes_answers_all_who_wait() -> None:
    office = Office(URGENT)
    office.ask("long", URGENT, thoughts.sleep, 1000.0)
    office.ask("waits", URGENT, thoughts.double, 1)
    office.staff.close()
    answers = {name: failure for name, _, failure in (office.answers.get(), office.answers.get())}
    assert all(isinstance(failure, Unanswered) for failure in answers.values())
    assert office.staff.processes == 0
