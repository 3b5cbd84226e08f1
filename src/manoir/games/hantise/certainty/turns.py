"""Whether a turn wins the night at the next check, whatever is hidden and drawn: by the rules themselves."""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from manoir.core.actions import Action
from manoir.core.events import Event, told
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.hantise.actions import (
    DECLINE,
    EACH_ZONE,
    END_TURN,
    FOLD,
    Change,
    Draw,
    PlayMonster,
    PlayPlace,
    pile_of,
)
from manoir.games.hantise.apparitions import PER_SEAT, TERRORS, frightens
from manoir.games.hantise.cards import NAMES, bag, size
from manoir.games.hantise.certainty.blows import Attack, attacks
from manoir.games.hantise.certainty.hidden_hand import HiddenHand
from manoir.games.hantise.certainty.playing_out import play_answer, play_turn
from manoir.games.hantise.components import ZONE_BONUS
from manoir.games.hantise.events import Drew, NightWon, TurnBegan
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.drawing import Drawing
from manoir.games.hantise.steps.turn import MAIN
from manoir.games.knowing import Course, Turn

FEWEST_IN_PILE = 4
"""The turn's draw, and one for each who changes a card: the pile must not run out before the check."""
CARDS = range(2, 5)
"""In hand, for a turn that can be thought through."""
HIDDEN = range(5)
"""In the other's hand, for all that he may do."""
MOST_POSITIONS = 3000


class End(Struct, frozen=True):
    """A turn as it was played: what the seat did, and all that happened, chance included."""

    table: HantiseState
    turn: Turn = ()
    happened: tuple[Action, ...] = ()

    def after(self, action: Action) -> "End":
        mine = self.turn if self.table.actor == CHANCE else (*self.turn, action)
        return End(_after(self.table, action), mine, (*self.happened, action))


class Fate(Struct, frozen=True):
    """What is left at worst of the best apparition after a turn; `attack` is None where the other has won before."""

    wins: bool
    left: int
    attack: Attack | None
    lines: int


class Turns:
    """All that the seat that decides in a view can do; all cards that it has not seen lie in the draw pile here."""

    def __init__(self, study: Study) -> None:
        self.seat = study.view.seat
        self.hand = HiddenHand.behind(study)
        self.table = study.table
        self.table.pile = pile_of(self.hand.pool)
        self._fates: dict[object, Fate] = {}

    def wins(self, may: Callable[[Action], bool]) -> bool:
        """Whether the night can be won for sure by such actions; what is chosen may hang on what is seen."""
        return self._wins(self.table, may, {})

    def promising(self) -> dict[Turn, int]:
        """Turns after which the check would succeed if nothing came between, the shortest first, with what they reach.

        Those are left out of which a card yet to be drawn decides what can be done next. None where there is too much
        that can be done for anybody to think it through.
        """
        reached: dict[Turn, int] = {}
        found, seen = [End(self.table)], {_position(self.table)}
        while found:
            further = []
            for end in found:
                for action in _different(end.table.options):
                    if action is FOLD or action is END_TURN or isinstance(action, Change):
                        continue
                    after = end.after(action)
                    if (position := _position(after.table)) not in seen:
                        seen.add(position)
                        further.append(after)
                        if after.table.step is MAIN and self._seems_won(after.table):
                            reached[after.turn] = _best(after.table, self.seat)
            if len(seen) > MOST_POSITIONS:
                return {}
            found = further
        return reached

    def stands(self, turn: Turn) -> bool:
        """Whether it wins, whatever chance and the other do."""
        return all(self._fate(end.table).wins for end in _ends(End(self.table), turn))

    def course(self, turn: Turn) -> Course:
        """What a turn comes to at worst: of several ways to lose it the shortest."""
        ends = [(end, self._fate(end.table)) for end in _ends(End(self.table), turn)]
        lost = [(end, fate) for end, fate in ends if not fate.wins]
        if lost:
            end, fate = min(lost, key=lambda found: len(found[1].attack.actions if found[1].attack else ()))
        else:
            end, fate = min(ends, key=lambda found: found[1].left)
        played = [action for action in (fate.attack.actions if fate.attack else ()) if isinstance(action, _PLAYS)]
        return Course(
            wins=fate.wins,
            left=fate.left,
            needed=end.table.threshold,
            turn=self._told(play_turn(self.table, end.happened)),
            cards=tuple(NAMES[action.card] for action in played),
            answer=self._told(play_answer(self.table, self.hand, end.happened, fate.attack)),
            lines=sum(fate.lines for _, fate in ends),
        )

    def _wins(self, table: HantiseState, may: Callable[[Action], bool], known: dict[object, bool]) -> bool:
        position = _position(table)
        found = known.get(position)
        if found is None:
            found = known[position] = self._tries(table, may, known)
        return found

    def _tries(self, table: HantiseState, may: Callable[[Action], bool], known: dict[object, bool]) -> bool:
        if table.actor == CHANCE:
            return all(self._wins(_after(table, action), may, known) for action in _different(table.options))
        if table.step is MAIN and self._seems_won(table) and self._fate(table).wins:
            return True
        return any(
            self._wins(_after(table, action), may, known)
            for action in table.options
            if action is DECLINE or (action is not FOLD and action is not END_TURN and may(action))
        )

    def _told(self, table: HantiseState) -> tuple[Event, ...]:
        """To the seat, of this night; that somebody draws goes without saying."""
        events = [event for event in told(table.log, self.seat) if not isinstance(event, TurnBegan | Drew)]
        ends = [at for at, event in enumerate(events) if isinstance(event, NightWon)]
        return tuple(events[: ends[0] if ends else None])

    def _seems_won(self, table: HantiseState) -> bool:
        return _best(table, self.seat) >= table.threshold

    def _fate(self, table: HantiseState) -> Fate:
        """Of a turn that ends here."""
        position = (
            tuple(table.stacks),
            table.zone,
            table.zones,
            len(table.pile),
            table.changed and table.hands[self.seat],
        )
        if position not in self._fates:
            self._fates[position] = self._worst(table)
        return self._fates[position]

    def _worst(self, table: HantiseState) -> Fate:
        """The other's check comes first; then all that he may do."""
        value, needed = _best(table, self.seat), table.threshold
        after = _after(table, END_TURN)
        if not isinstance(after.step, Drawing) or after.step.then is not MAIN:
            return Fate(False, value, None, 1)
        after.step = after.step.then
        worst, least, lines = None, value + 1, 0
        for attack in attacks(after, replace(self.hand, pool=bag(draw.card for draw in table.pile)).drawing()):
            lines += 1
            left = _best(attack.table, self.seat)
            if left < least:
                worst, least = attack, left
            if left < needed:
                break
        return Fate(least >= needed, least, worst, lines)


_PLAYS = (PlayMonster, PlayPlace)


def turns_of(view: View) -> Turns | None:
    """While its turn lasts; None where the pile or the night might end before its next check."""
    if END_TURN not in view.options:
        return None
    study = Study(view)
    table = study.table
    fits = (
        len(table.pile) >= FEWEST_IN_PILE
        and table.turn + 1 < table.turns
        and size(table.hands[view.seat]) in CARDS
        and size(table.hands[1 - view.seat]) in HIDDEN
    )
    return Turns(study) if fits else None


def _ends(end: End, rest: Turn) -> Iterator[End]:
    """How a turn may end, whatever chance does."""
    if end.table.actor == CHANCE:
        for action in _different(end.table.options):
            yield from _ends(end.after(action), rest)
    elif rest:
        yield from _ends(end.after(rest[0]), rest[1:])
    else:
        yield end


def _best(table: HantiseState, seat: int) -> int:
    """What the seat's most frightening apparition counts."""
    best = 0
    for zone in EACH_ZONE[table.haunts[seat]]:
        at = seat * PER_SEAT + zone
        value = TERRORS[table.weights[at]] + (ZONE_BONUS if zone == table.zone else 0)
        if value > best and frightens(table.stacks[at]):
            best = value
    return best


def _after(table: HantiseState, action: Action) -> HantiseState:
    after = table.clone()
    after.take(action)
    return after


def _different(options: Iterable[Action]) -> Iterable[Action]:
    """Of copies that can be drawn, one."""
    return {action.card if isinstance(action, Draw) else action: action for action in options}.values()


def _position(table: HantiseState) -> tuple[object, ...]:
    """All that the rest of the turn hangs on."""
    hand = table.hands[table.player]
    return tuple(table.stacks), hand, table.zone, table.zones, table.discard, table.changed, table.step
