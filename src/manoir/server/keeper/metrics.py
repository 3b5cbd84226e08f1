"""What is measured, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from manoir.house.observer import Observer
from manoir.table.refusal import RefusalCode

REGISTRY = CollectorRegistry()

MOVES = Counter("manoir_moves", "Moves stored", registry=REGISTRY)
COMMITS = Histogram(
    "manoir_commit_seconds",
    "Time to bring moves to disk",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
COMMITTED = Histogram(
    "manoir_commit_rows", "Moves brought to disk at once", registry=REGISTRY, buckets=(1, 2, 5, 10, 50, 200, 1000)
)
_DECISIONS = Histogram(
    "manoir_bot_seconds", "Time bots take to decide", registry=REGISTRY, buckets=(0.01, 0.05, 0.1, 0.5, 1, 5, 30)
)
ERRANDS = Counter("manoir_errands", "Errands ended, and how", ["kind", "end"], registry=REGISTRY)
OLDEST = Gauge(
    "manoir_errand_age_seconds", "Age of the oldest unanswered errand; 0 below 5 s", ["kind"], registry=REGISTRY
)
THINKERS = Gauge("manoir_thinking_processes", "Processes in which errands are run", registry=REGISTRY)
REPLACED = Counter("manoir_thinking_processes_lost", "Processes that died or hung and were replaced", registry=REGISTRY)
TABLES = Gauge("manoir_tables", "Tables in memory", registry=REGISTRY)
CLIENTS = Gauge("manoir_clients", "Connected clients", registry=REGISTRY)
REQUESTS = Counter("manoir_requests", "HTTP requests", ["status"], registry=REGISTRY)
REFUSALS = Counter("manoir_refusals", "Requests refused", ["code"], registry=REGISTRY)
TURNED_AWAY = Counter("manoir_turned_away", "Connections that were long, slow or deaf", ["why"], registry=REGISTRY)
HANGUPS = Counter("manoir_hangups", "Requests whose client hung up in the middle", registry=REGISTRY)
CUTS = Counter("manoir_cuts", "Clients cut", ["reason"], registry=REGISTRY)
FAILURES = Counter("manoir_storage_failures", "Times the database could not be used", registry=REGISTRY)

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Crowd:
    """Times that are shown only when there are many: a single one may tell what a bot had to decide."""

    SIZE = 50

    def __init__(self, shown: Histogram) -> None:
        self._shown = shown
        self._times: list[float] = []

    def observe(self, seconds: float) -> None:
        self._times.append(seconds)
        if len(self._times) >= self.SIZE:
            for each in self._times:
                self._shown.observe(each)
            self._times.clear()


DECISIONS = Crowd(_DECISIONS)


class Figures(Observer):
    def tables(self, number: int) -> None:
        TABLES.set(number)

    def decided(self, seconds: float) -> None:
        DECISIONS.observe(seconds)

    def refused(self, code: RefusalCode) -> None:
        REFUSALS.labels(code).inc()

    def not_stored(self) -> None:
        FAILURES.inc()

    def errand_ended(self, kind: str, end: str) -> None:
        ERRANDS.labels(kind, end).inc()

    def errand_waits(self, kind: str, seconds: float) -> None:
        OLDEST.labels(kind).set(seconds)

    def thinkers(self, number: int) -> None:
        THINKERS.set(number)


def page() -> bytes:
    return generate_latest(REGISTRY)


def observe_commit(rows: int, seconds: float) -> None:
    MOVES.inc(rows)
    COMMITS.observe(seconds)
    COMMITTED.observe(rows)
