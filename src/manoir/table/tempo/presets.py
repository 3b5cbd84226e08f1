"""Answers given in advance, so that nobody waits for what is foreseen."""

from collections.abc import Mapping, Sequence

from manoir.core.actions import Action


class Presets:
    """By seat and verb: which action is preferred to which.

    A preset decides every question that offers its verb, whatever is offered: were it to decide some and leave others
    to the player, the time taken would tell which it was.
    """

    def __init__(self) -> None:
        self._orders: dict[int, dict[str, tuple[str, ...]]] = {}

    def set(self, seat: int, verb: str, order: Sequence[str]) -> None:
        self._orders.setdefault(seat, {})[verb] = tuple(order)

    def clear(self, seat: int, verb: str) -> None:
        self._orders.get(seat, {}).pop(verb, None)

    def forget(self, seat: int) -> None:
        """Somebody else has the seat: what he foresees he will say himself."""
        self._orders.pop(seat, None)

    def of(self, seat: int) -> Mapping[str, tuple[str, ...]]:
        return self._orders.get(seat, {})

    def choose(self, seat: int, options: Sequence[Action]) -> Action | None:
        for verb, order in self.of(seat).items():
            offered = {option.text: option for option in options if option.verb == verb}
            if offered:
                return next((offered[text] for text in order if text in offered), next(iter(offered.values())))
        return None
