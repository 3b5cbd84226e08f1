"""What a grandmaster of Cluedo 2008 sees of its options beside what is seen in every Cluedo."""

from manoir.bots.cluedo_2008.grandmaster_plans import Plans
from manoir.bots.mansion.grandmaster_rows import BITS, MANY
from manoir.bots.mansion.grandmaster_sight import FAR
from manoir.bots.mansion.spying import told_by_all
from manoir.bots.mansion.study import FEARED
from manoir.bots.option_rows import reached
from manoir.core.actions import Action
from manoir.deduction import POOL as IN_POOL
from manoir.games.cluedo_2008.actions import (
    CannotShow,
    Decline,
    Draw,
    Look,
    Pass,
    PlayButler,
    SendHome,
    Stay,
    Stop,
    SuggestElsewhere,
    UsePower,
)
from manoir.games.cluedo_2008.components import BOARD, BUTLERS, DECK, POOL, QUESTIONS, STAY, SUSPECTS
from manoir.games.cluedo_2008.walking import distance
from manoir.games.mansion.actions import PASSAGE, Accuse, EndTurn, Go, Roll, Show, Suggest, TakePassage
from manoir.games.mansion.board import Place
from manoir.games.mansion.deck import Card
from manoir.games.mansion.rooms import room_place

TRACK, HELD, CARDS, PILE = 7, 2, 4, 12


class Cluedo2008Sight(Plans):
    verbs = (
        *(Roll, TakePassage, Stay, Stop, Go, PlayButler, SendHome, UsePower, Suggest, SuggestElsewhere),
        *(Look, Pass, Draw, Decline, Show, CannotShow, Accuse, EndTurn),
    )
    own_situation = (
        *(TRACK, PILE, *(HELD,) * len(BUTLERS), 1, *(1,) * len(SUSPECTS)),
        *(FAR, CARDS, 1, len(BITS), MANY, MANY, 1),
    )
    own_option = (*(1,) * len(BUTLERS), 1, 1, 1, 1, 1, FAR)

    def named(self, option: Action) -> tuple[Card, Card, Place] | None:
        if isinstance(option, SuggestElsewhere):
            return option.suspect, option.weapon, room_place(DECK, BOARD, option.room)
        return super().named(option)

    def end_of(self, option: Action) -> Place | None:
        match option:
            case Go(place=place):
                return place
            case Stay() | Stop():
                return self.here
            case PlayButler(kind=kind) if kind == STAY:
                return self.here
        return BOARD.passages[self.here] if option is PASSAGE else None

    def own_around(self) -> list[int]:
        seen, seat = self.seen, self.view.seat
        guest = seen.suspects[seat]
        is_open = bool(seen.pool) and seen.pool_cards is None
        return [
            seen.track,
            min(PILE, seen.pile),
            *(min(HELD, seen.held.count(kind)) for kind in BUTLERS),
            seen.powers >> seat & 1,
            *(int(guest == suspect) for suspect in range(len(SUSPECTS))),
            self._to_pool(self.here),
            min(CARDS, seen.pool),
            is_open,
            reached(told_by_all(self.known, IN_POOL), BITS) if is_open else 0,
            sum(seen.pool_seen_by >> rival & 1 for rival in self.rivals),
            sum(seen.pawns[pawn] == POOL for pawn in self.rival_pawns),
            bool(self.solution),
        ]

    def _to_pool(self, place: Place) -> int:
        return 0 if place == POOL else min(FAR, distance(place, POOL))

    def own_details(self, option: Action) -> list[int]:
        """Butler cards, whose pawn is sent home, and the way to the Pool."""
        kind = option.kind if isinstance(option, PlayButler) else None
        sent = option.suspect if isinstance(option, SendHome) else None
        end = self.end_of(option)
        return [
            *(int(kind == butler) for butler in BUTLERS),
            sent in self.rival_pawns,
            sent is not None and self.seen.pawns[sent] == POOL,
            self.study.chance >= FEARED and option is self.accusing,
            end in QUESTIONS,
            end == POOL,
            0 if end is None else self._to_pool(end),
        ]
