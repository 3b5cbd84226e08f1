"""What the Murderer of Huis Clos sees of each of his options, as rows of small numbers: his situation, what a master
makes of the option, what it may bring, and how it would look to the others."""

from manoir.bots.huis_clos.grandmaster_rows import GENERAL, HEADS, ODDS, option_rows
from manoir.bots.huis_clos.grandmaster_seated import MANY
from manoir.bots.huis_clos.grandmaster_situation import SITUATION, Situation
from manoir.bots.option_rows import Rows, Steps, reached
from manoir.core.actions import Action
from manoir.games.huis_clos.actions import (
    Accuse,
    Deposit,
    Destroy,
    Exchange,
    Give,
    Go,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.components import ALL_WEAPONS, CLUES_OF, Clue, Place, each, owner
from manoir.games.huis_clos.knowledge import SLIP

HOPES: Steps = (0.05, 0.15, 0.3, 0.5, 0.75, 0.99, 1.5, 2.0)
PLACE = (
    *(9, MANY, MANY, 1, len(HOPES), len(HOPES), 3, MANY, len(HEADS), len(HEADS)),
    *(MANY, MANY, 1, len(HEADS), 1),
)
CLUE = (1, 1, 1, 1, len(HEADS), len(HEADS), 1, 1, MANY, MANY, MANY)
GAINED = (*CLUE, MANY, 1)
URN = (MANY, MANY, len(ODDS), len(ODDS), MANY, len(ODDS), MANY, len(HEADS))
VICTIM = (len(HEADS), len(HEADS), 1, len(ODDS), 1)
LEVELS = (*SITUATION, *GENERAL, *PLACE, *GAINED, *CLUE, *URN, *VICTIM)


class Sight(Situation):
    """The same, who looks at his options, too."""

    def rows(self) -> Rows:
        weights = {option: self.weight(option) for option in self.view.options}
        return option_rows(weights, self._situation, self._details)

    def _details(self, option: Action) -> list[int]:
        place, gained, lost = [0] * len(PLACE), [0] * len(GAINED), [0] * len(CLUE)
        urn, victim = [0] * len(URN), [0] * len(VICTIM)
        match option:
            case Go(place=where):
                place = self._place(where)
            case Take(clue=clue) | TakeBack(clue=clue):
                gained = self._gained(clue)
            case Swap(own=own, clue=clue):
                gained, lost = self._gained(clue), self._clue(own)
            case TakeAndDestroy(clue=clue, destroyed=own):
                gained, lost = self._gained(clue), self._clue(own)
            case Destroy(clue=clue) | Give(clue=clue):
                lost = self._clue(clue)
            case Deposit(clue=clue):
                lost, urn = self._clue(clue), self._urn(clue)
            case Exchange(victim=character) | Accuse(accused=character):
                victim = self._victim(self.seen.characters.index(character))
        return [*place, *gained, *lost, *urn, *victim]

    def _place(self, place: Place) -> list[int]:
        seen, hand = self.seen, self.seen.hand
        standing = each(seen.standing(place) & ~(1 << self.seat))
        targets = each(hand & ALL_WEAPONS & ~(1 << place))
        lying = {weapon: self.mind.lying(place, weapon) for weapon in self.wanted(place)}
        own = CLUES_OF[seen.characters[self.seat]]
        stay = [other for other in standing if other not in self._to_come]
        return [
            min(9, seen.counts[place]),
            len(standing),
            len(stay),
            hand >> place & 1,
            reached(self._fears.get(place, 0.0), HOPES),
            reached(sum(lying.values()), HOPES),
            min(3, sum(share == 1 for share in lying.values())),
            max((self._deaths(weapon) for weapon in targets), default=0),
            reached(max((self._victims(weapon) for weapon in targets), default=0.0), HEADS),
            reached(max((share * self._victims(weapon) for weapon, share in lying.items()), default=0.0), HEADS),
            sum(self._order(other) < self._order(self.seat) for other in stay),
            sum(not seen.observed >> other & 1 for other in stay),
            seen.seen[place] is not None,
            reached(sum(self.mind.lying(place, clue) for clue in each(own & ~hand)), HEADS),
            any(other in self._witnesses for other in stay),
        ]

    def _clue(self, clue: Clue) -> list[int]:
        seen = self.seen
        character = owner(clue)
        if character is not None:
            playing = character in seen.characters
            is_own = character == seen.characters[self.seat]
            lives = playing and bool(seen.living >> seen.characters.index(character) & 1)
            return [0, is_own, lives and not is_own, not lives, 0, 0, 0, 0, 0, 0, 0]
        is_open = not seen.closed >> clue & 1
        return [
            *(1, 0, 0, 0),
            reached(self._victims(clue), HEADS) if is_open else 0,
            reached(self._next_turn.get(clue, 0.0), HEADS),
            not is_open,
            clue == seen.pawn(self.seat),
            len(self._armed(clue)),
            self._deaths(clue),
            sum(other in self._to_come for other in each(seen.standing(clue))),
        ]

    def _gained(self, clue: Clue) -> list[int]:
        here = self.seen.standing(self.seen.pawn(self.seat)) & ~(1 << self.seat)
        watching = len(self._others) if self.seen.pool is not None else (here & self.seen.observed).bit_count()
        return [*self._clue(clue), watching, self.seen.pool is not None and bool(self._known_weapons)]

    def _armed(self, weapon: Clue) -> list[int]:
        """Who else can have a weapon, as far as all know."""
        public = self.public
        return [
            other
            for other in self._others
            if other in public.accounts
            and public.accounts[other].possible[public.book.ledger.hand(other)] >> weapon & 1
        ]

    def _urn(self, clue: Clue) -> list[int]:
        """How many would die, and how it would look to those who live on."""
        if owner(clue) is not None or not self._others:
            return [0] * len(URN)
        victims = each(self.seen.standing(clue) & ~(1 << self.seat))
        left = [other for other in self._others if other not in victims]
        armed = [other for other in self._armed(clue) if other in left]
        odds = self.public.odds
        after = {other: odds[other] * (1 if other in armed else 1 / SLIP) for other in left if other in odds}
        mine = odds.get(self.seat, 0.0)
        own = CLUES_OF[self.seen.characters[self.seat]]
        return [
            len(victims),
            len(left) if victims else 0,
            reached(mine / (mine + sum(after.values()) or 1.0), ODDS),
            reached(self._betrays(clue), ODDS),
            len(armed),
            reached(max((odds.get(victim, 0.0) for victim in victims), default=0.0), ODDS),
            len(self._witnesses & set(victims)),
            reached(sum(self._held(victim, own) for victim in victims), HEADS),
        ]

    def _victim(self, seat: int) -> list[int]:
        own = CLUES_OF[self.seen.characters[self.seat]]
        return [
            reached(self._held(seat, ALL_WEAPONS), HEADS),
            reached(self._held(seat, own), HEADS),
            seat not in self._to_come,
            reached(self.public.odds.get(seat, 0.0), ODDS),
            seat in self._witnesses,
        ]
