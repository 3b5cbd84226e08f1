"""Following a game from one seat, picture after picture."""

from collections.abc import Callable
from copy import copy
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from manoir.core.events import Event
from manoir.core.picture import Seen
from manoir.core.views import View

P = TypeVar("P", covariant=True)
S = TypeVar("S", bound=Struct)
T = TypeVar("T", bound=Seen)


class Onlooker(Generic[P]):
    """Sits at one seat and hears every event once, so that following a game costs no more than its length.

    A picture belongs to whoever asked for it: nothing that is heard later changes it.
    """

    def hear(self, event: Event) -> None:
        raise NotImplementedError

    def draw(self) -> P:
        """The picture after all that was heard."""
        raise NotImplementedError

    def look(self, news: View) -> P:
        """Hear what is new and draw: `news` tells what has not been heard yet, all of it the first time."""
        for event in news.told:
            self.hear(event)
        return self.draw()


class Painter(Onlooker[T]):
    """For a picture that sees one event after another, from a blank one on."""

    def __init__(self, blank: T) -> None:
        self._seen = blank

    def hear(self, event: Event) -> None:
        self._seen.see(event)

    def draw(self) -> T:
        return still(self._seen)


class Rereader(Onlooker[P]):
    """For a game that draws whole views: everything is read again for each picture."""

    def __init__(self, picture: Callable[[View], P]) -> None:
        self._picture = picture
        self._told: tuple[Event, ...] = ()

    def look(self, news: View) -> P:
        self._told += news.told
        return self._picture(replace(news, told=self._told))


def still(seen: S) -> S:
    """A copy with lists of its own; what is in the lists never changes."""
    copied = copy(seen)
    for field in seen.__struct_fields__:
        if isinstance(value := getattr(seen, field), list):
            setattr(copied, field, value[:])
    return copied
