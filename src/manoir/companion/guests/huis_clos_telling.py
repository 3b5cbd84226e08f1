"""From the lines of a carnet of Huis Clos to what the house would have told its writer."""

from manoir.companion.guests.huis_clos_lines import (
    BlamedLine,
    ExchangedLine,
    HuisClosCarnet,
    HuisClosLine,
    SearchedLine,
    UrnLine,
    WentLine,
)
from manoir.core.errors import BadSetup, ManoirError
from manoir.core.events import Event
from manoir.core.views import View
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import PLACES, Clue, Place, Seats, clue, clues, each, place
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Closed,
    ConfrontationBegan,
    Deposited,
    DepositedNothing,
    Destroyed,
    Died,
    Drafted,
    Drew,
    DrewRole,
    ExchangeAnnounced,
    Gave,
    InvestigationBegan,
    Kept,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Moved,
    Passed,
    Prepared,
    ResolutionBegan,
    ShowedRole,
    Stayed,
    Swapped,
    Took,
    TookBack,
    TurnBegan,
    UrnOpened,
)
from manoir.games.huis_clos.picture import blank
from manoir.games.huis_clos.state import IN_TURN_ORDER, NEXT


class CannotBe(ManoirError):
    """A line that no table can have seen after those before it."""


class Teller:
    """Hears one line after another; the picture is the table as it then stands."""

    def __init__(self, carnet: HuisClosCarnet) -> None:
        self.carnet = carnet
        self.me = carnet.me
        self.setup = GAME.setup(characters=tuple(carnet.characters))
        if max(carnet.me, carnet.starter) >= self.setup.seats:
            raise BadSetup("there is no such seat")
        self.picture = blank(self.setup, self.me)
        self.told: list[Event] = []
        self._prepare()

    @property
    def view(self) -> View:
        return View(self.setup, self.me, tuple(self.told), (), ())

    @property
    def next_seat(self) -> int | None:
        """Who investigates next; nobody, when the Urn goes round."""
        picture = self.picture
        if not self._has_investigated:
            return picture.starter
        seat = NEXT[picture.living][picture.player]
        return None if seat == picture.starter else seat

    def hear(self, line: HuisClosLine) -> None:
        match line:
            case UrnLine():
                self._resolve(line)
            case SearchedLine():
                self._search(line)
            case ExchangedLine(seat=seat, place=name, victim=victim, given=given, drawn=drawn):
                self._investigate(seat, place(name))
                self._check(victim != seat and self.picture.pawns[self._living(victim)] == place(name))
                self._tell(ExchangeAnnounced(seat, victim, 0))
                self._tell(Gave(seat, victim, _clue(given)))
                self._tell(Drew(seat, victim, _clue(drawn)))
            case BlamedLine(seat=seat, place=name, accused=accused, clue=shown):
                self._investigate(seat, place(name))
                self._check(accused != seat and self.picture.sizes[seat] > 0)
                self._tell(Accused(seat, self._living(accused), clue(shown)))
                self._tell(ShowedRole(accused, murderer=False))
                self._tell(AccusedWrongly(seat, accused, clue(shown)))
            case WentLine(seat=seat, place=name):
                self._investigate(seat, place(name))
                self._tell(Passed(seat))

    def _prepare(self) -> None:
        carnet = self.carnet
        self._has_investigated = False
        self._tell(Prepared(carnet.starter, tuple(range(len(PLACES)))))
        if carnet.murderer is not None:
            self._tell(DrewRole(carnet.murderer))
        for seat in IN_TURN_ORDER[self.picture.living][carnet.starter]:
            if seat == self.me and carnet.suite:
                self._tell(LookedIntoSuite(seat, clues(carnet.suite)))
            self._tell(Drafted(seat, _clue(carnet.first) if seat == self.me else None))
        self._tell(TurnBegan(1, carnet.starter))

    def _investigate(self, seat: int, to: Place) -> None:
        picture = self.picture
        self._check(self.next_seat == self._living(seat))
        origin = picture.pawn(seat)
        self._has_investigated = True
        self._tell(InvestigationBegan(seat))
        if to == origin:
            self._tell(Stayed(seat, to))
            return
        self._check(not picture.closed >> to & 1)
        self._tell(Moved(seat, to))
        if not picture.counts[origin] and (picture.duel or not picture.standing(origin)):
            self._tell(Closed(origin))

    def _search(self, line: SearchedLine) -> None:
        seat, at = line.seat, place(line.place)
        self._investigate(seat, at)
        self._check(self.picture.counts[at] > 0)
        if line.saw:
            self._check(seat == self.me and len({*line.saw}) == self.picture.counts[at])
            self._tell(Looked(seat, at, clues(line.saw)))
        if line.swapped:
            self._check(self.picture.sizes[seat] > 0)
            self._tell(Swapped(seat, at, _clue(line.gained), _clue(line.left)))
        else:
            self._tell(Took(seat, at, _clue(line.gained)))
        if line.destroyed is None:
            self._tell(Kept(seat))
        else:
            self._tell(Destroyed(seat, clue(line.destroyed), at if self.picture.duel else None))

    def _resolve(self, line: UrnLine) -> None:
        picture, opened = self.picture, clues(line.clues)
        self._tell(ResolutionBegan())
        for seat in IN_TURN_ORDER[picture.living][picture.starter]:
            if seat in line.nothing:
                self._tell(DepositedNothing(seat))
            else:
                self._check(picture.sizes[seat] > 0)
                self._tell(Deposited(seat, _clue(line.mine) if seat == self.me else None))
        self._check(opened.bit_count() == picture.deposited.bit_count() == len(line.clues))
        self._tell(UrnOpened(opened))
        dead = 0
        for at in each(opened & picture.occupied):
            dead |= picture.standing(at)
        self._share_out(line, self._bury(dead) if dead else None)

    def _bury(self, dead: Seats) -> Place:
        """The game goes on: none of the dead was the Murderer. Gives the scene of the crime."""
        picture = self.picture
        places = {picture.pawn(seat) for seat in each(dead)}
        scene = min(places, key=lambda at: (-(picture.standing(at) & dead).bit_count(), at))
        for seat in IN_TURN_ORDER[dead][picture.starter]:
            self._tell(Died(seat, picture.pawn(seat), picture.sizes[seat]))
            self._tell(ShowedRole(seat, murderer=False))
        if picture.living.bit_count() == 2 and picture.living >> self.me & 1:
            other = next(seat for seat in each(picture.living) if seat != self.me)
            self._tell(ConfrontationBegan(self.me if picture.roles[self.me] else other))
        return scene

    def _share_out(self, line: UrnLine, scene: Place | None) -> None:
        picture = self.picture
        self._check([each.seat for each in line.taken] == [*IN_TURN_ORDER[picture.takers][picture.starter]])
        for taken in line.taken:
            self._check((picture.pool or 0) >> clue(taken.clue) & 1 == 1)
            self._tell(TookBack(taken.seat, clue(taken.clue)))
        if scene is not None:
            if picture.pool:
                self._tell(LaidDown(scene, picture.pool))
            for at in range(len(PLACES)):
                if not (picture.closed | picture.occupied) >> at & 1 and not picture.counts[at]:
                    self._tell(Closed(at))
        self._has_investigated = False
        self._tell(TurnBegan(picture.turn + 1, NEXT[picture.living][picture.starter]))

    def _living(self, seat: int) -> int:
        self._check(self.picture.living >> seat & 1 == 1)
        return seat

    def _check(self, can_be: bool) -> None:
        if not can_be:
            raise CannotBe("no table can have seen this")

    def _tell(self, event: Event) -> None:
        self.told.append(event)
        self.picture.see(event)


def _clue(name: str | None) -> Clue | None:
    return None if name is None else clue(name)
