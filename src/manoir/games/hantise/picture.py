"""What a seat sees of the table, from what it was told alone."""

from manoir.core.events import Event
from manoir.core.onlooker import Onlooker
from manoir.core.picture import Picture as AnyPicture
from manoir.core.seats import BySeat, Seat
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import Cards, Stack, size
from manoir.games.hantise.components import NONE, SOULS, Character, Zone
from manoir.games.hantise.following import Follower
from manoir.games.hantise.outcome import points
from manoir.games.hantise.steps.phase import Phase


class Picture(AnyPicture, kw_only=True):
    """Stacks as in `apparitions`; `characters` and `zones` are the sets still face down; all else is by seat.

    `moment` names the decision that the table waits for, and `asked` is who takes it: a seat, chance or nobody.
    """

    hand: Cards | None
    """The seat's own; a spectator has none."""
    sizes: BySeat[int]
    pile: int
    discard: Stack
    stacks: list[Stack]
    night: int
    turn: int
    opener: Seat
    changed: bool
    folded: Seat
    characters: int
    zones: int
    character: Character
    zone: Zone
    marabout: int
    won: BySeat[int]
    scored: BySeat[Cards]
    moment: str
    values: list[int]
    """Of the stacks, with the bonus of the Zone."""
    goal: int | None
    """The night's threshold."""
    points: BySeat[int]


class Painter(Onlooker[Picture]):
    def __init__(self, setup: Setup, seat: int) -> None:
        self._follower = Follower(setup, seat)

    def hear(self, event: Event) -> None:
        self._follower.hear(event)

    def draw(self) -> Picture:
        table, step = self._follower.table, self._follower.table.step
        over = table.outcome
        return Picture(
            hand=self._follower.hand,
            sizes=[size(hand) for hand in table.hands],
            pile=len(table.pile),
            discard=table.discard,
            stacks=table.stacks[:],
            night=table.night,
            turn=table.turn,
            opener=table.opener,
            player=table.player,
            changed=table.changed,
            folded=table.folded,
            characters=table.characters,
            zones=table.zones,
            character=table.character,
            zone=table.zone,
            marabout=table.marabout,
            won=list(table.won),
            scored=list(table.scored),
            away=table.away,
            asked=table.actor,
            moment=step.moment if isinstance(step, Phase) else "over",
            values=[table.value(seat, zone) for seat in range(len(SOULS)) for zone in range(PER_SEAT)],
            goal=None if table.character == NONE else table.threshold,
            points=[points(won, scored) for won, scored in zip(table.won, table.scored, strict=True)],
            winner=over.winner if over else None,
            reason=over.reason if over else None,
        )


def picture(view: View) -> Picture:
    return Painter(view.setup, view.seat).look(view)
