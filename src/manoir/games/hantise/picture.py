"""What a seat sees of the table, from what it was told alone."""

from msgspec.structs import asdict

from manoir.core.events import Event
from manoir.core.onlooker import Onlooker, still
from manoir.core.seats import CHANCE, NOBODY, BySeat
from manoir.core.setup import Setup
from manoir.core.steps import Over
from manoir.core.views import View
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.components import NONE, SOULS
from manoir.games.hantise.outcome import points
from manoir.games.hantise.steps.devastation import Devastating
from manoir.games.hantise.steps.drawing import Drawing
from manoir.games.hantise.steps.opening import Locating, Revealing
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.witness import Seen, Witness


class Picture(Seen, kw_only=True):
    """`moment` names the decision that the table waits for, and `asked` is who takes it: a seat, chance or nobody."""

    moment: str
    values: list[int]
    """Of the stacks, with the bonus of the Zone."""
    goal: int | None
    """The night's threshold."""
    points: BySeat[int]


class Painter(Onlooker[Picture]):
    def __init__(self, setup: Setup, seat: int) -> None:
        self._witness = Witness(setup, seat)

    def hear(self, event: Event) -> None:
        self._witness.hear(event)

    def draw(self) -> Picture:
        seen, step = self._witness.seen, self._witness.step
        over = step if isinstance(step, Over) else None
        decider = step.seat if isinstance(step, Devastating) else seen.player
        moment = step.moment if isinstance(step, Phase) else "over"
        seen.asked = NOBODY if over else CHANCE if isinstance(step, Drawing | Revealing | Locating) else decider
        seen.winner, seen.reason = (over.winner, over.reason) if over else (None, None)
        return Picture(
            **asdict(still(seen)),
            moment=moment,
            values=[seen.value(seat, zone) for seat in range(len(SOULS)) for zone in range(PER_SEAT)],
            goal=None if seen.character == NONE else seen.threshold,
            points=[points(won, scored) for won, scored in zip(seen.won, seen.scored, strict=True)],
        )


def picture(view: View) -> Picture:
    return Painter(view.setup, view.seat).look(view)
