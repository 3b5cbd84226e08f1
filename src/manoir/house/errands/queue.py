"""Errands that wait: the more urgent kind first, and within a kind one asker after the other."""

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator, Sequence

from manoir.house.errands.errand import Crowded, Errand, Kind


class Queue:
    """Bounded in all and for each asker: who asks for much waits, and keeps nobody else waiting."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        """`kinds` the most urgent first."""
        self._lanes = {kind: _Lane(kind) for kind in kinds}

    def __len__(self) -> int:
        return sum(len(lane) for lane in self._lanes.values())

    def __iter__(self) -> Iterator[Errand]:
        for lane in self._lanes.values():
            yield from lane

    def add(self, errand: Errand) -> None:
        self._lanes[errand.kind].add(errand)

    def put_back(self, errand: Errand) -> None:
        """Before all others of its asker, whatever the bounds: it was let in before."""
        self._lanes[errand.kind].put_back(errand)

    def take(self) -> Errand | None:
        return next((lane.take() for lane in self._lanes.values() if len(lane)), None)

    def remove_due(self, now: float) -> list[Errand]:
        """Those whose time is over."""
        return [errand for lane in self._lanes.values() for errand in lane.remove_due(now)]


class _Lane:
    """By the first of an errand's askers; all of them are counted."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._waiting: OrderedDict[str, deque[Errand]] = OrderedDict()
        self._counts: Counter[str] = Counter()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Errand]:
        for errands in self._waiting.values():
            yield from errands

    def add(self, errand: Errand) -> None:
        if self._length >= self._kind.most:
            raise Crowded("too many others have asked for something like this")
        if any(self._counts[asker] >= self._kind.each for asker in errand.askers):
            raise Crowded("what you have asked for before comes first")
        self._note(errand, 1)
        self._waiting.setdefault(errand.askers[0], deque()).append(errand)

    def put_back(self, errand: Errand) -> None:
        self._note(errand, 1)
        self._waiting.setdefault(errand.askers[0], deque()).appendleft(errand)

    def take(self) -> Errand:
        asker, errands = next(iter(self._waiting.items()))
        errand = errands.popleft()
        self._note(errand, -1)
        if errands:
            self._waiting.move_to_end(asker)
        else:
            del self._waiting[asker]
        return errand

    def remove_due(self, now: float) -> list[Errand]:
        due = [errand for errand in self if errand.due <= now]
        for errand in due:
            errands = self._waiting[errand.askers[0]]
            errands.remove(errand)
            self._note(errand, -1)
            if not errands:
                del self._waiting[errand.askers[0]]
        return due

    def _note(self, errand: Errand, by: int) -> None:
        self._length += by
        for asker in errand.askers:
            self._counts[asker] += by
            if not self._counts[asker]:
                del self._counts[asker]
