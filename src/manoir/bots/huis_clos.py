"""Bots for Huis Clos."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from manoir.bots.bot import Level
from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.actions import (
    DECLINE,
    KEEP,
    OBSERVE,
    SEARCH,
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
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CHARACTERS,
    CLUES_OF,
    Clue,
    Place,
    each,
    owner,
    spell_clue,
    spell_place,
)
from manoir.games.huis_clos.events import Took
from manoir.games.huis_clos.knowledge import suspicion
from manoir.games.huis_clos.picture import Picture, picture

SURE = Fraction(3, 4)
"""How likely a suspect's guilt must be for an accusation; towards the end a good guess will do."""
GOOD_GUESS = Fraction(1, 2)


class SimpleBot:
    """As an Innocent it keeps apart, gathers clues of its suspects and accuses when sure; as the Murderer it kills."""

    def choose(self, view: View, luck: Luck) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        seen = picture(view)
        mind: Mind = Guilty(view, seen) if seen.roles[view.seat] or seen.duel else Innocent(view, seen)
        return mind.choose(luck)


class Mind:
    """What a player wants: a worth for each clue, a liking for each Place."""

    def __init__(self, view: View, seen: Picture) -> None:
        self.view = view
        self.seen = seen
        self.seat = view.seat

    def worth(self, clue: Clue) -> float:
        """How much it wants to hold a clue."""
        raise NotImplementedError

    def liking(self, place: Place) -> float:
        """How much it wants to stand in a Place."""
        raise NotImplementedError

    def harm(self, clue: Clue) -> float:
        """How much good it does to put a clue into the Urn."""
        return -self.worth(clue)

    def choose(self, luck: Luck) -> Action:
        first = self.view.options[0]
        if isinstance(first, Go):
            return self._best(lambda action: self.liking(action.place) if isinstance(action, Go) else 0.0, luck)
        if first in (OBSERVE, DECLINE):
            return OBSERVE if luck.below(3) else DECLINE
        if isinstance(first, Take | Swap | TakeAndDestroy | Give | TakeBack | Destroy) or KEEP in self.view.options:
            return self._best(self._gain, luck)
        if isinstance(first, Deposit):
            return self._best(lambda action: self.harm(action.clue) if isinstance(action, Deposit) else 0.0, luck)
        return self.deed(luck)

    def deed(self, luck: Luck) -> Action:
        """Search as a rule; now and then exchange by force."""
        exchanges = [action for action in self.view.options if isinstance(action, Exchange)]
        if exchanges and (SEARCH not in self.view.options or luck.below(6) == 0):
            return pick(exchanges, luck)
        return SEARCH if SEARCH in self.view.options else pick(self.view.options, luck)

    def standing(self, place: Place) -> int:
        """How many others stand in a Place."""
        return (self.seen.standing(place) & ~(1 << self.seat)).bit_count()

    def _gain(self, action: Action) -> float:
        """What the hand is worth after an action more than before it."""
        match action:
            case Take(clue=clue) | TakeBack(clue=clue):
                return self.worth(clue)
            case Swap(own=own, clue=clue):
                return self.worth(clue) - self.worth(own)
            case TakeAndDestroy(clue=clue, destroyed=destroyed):
                return self.worth(clue) - self.worth(destroyed) - 1
            case Destroy(clue=clue):
                return -self.worth(clue) - (0 if self.seen.duel else 1)
            case Give(clue=clue):
                return -self.worth(clue)
        return 0.0

    def _best(self, score: Callable[[Action], float], luck: Luck) -> Action:
        """The action with the highest score, with a little chance in it."""
        return max(self.view.options, key=lambda action: score(action) + luck.below(1000) / 2000)


class Innocent(Mind):
    def __init__(self, view: View, seen: Picture) -> None:
        super().__init__(view, seen)
        self.odds = suspicion(view)
        self.armed = bool(seen.hand & ALL_WEAPONS)

    def worth(self, clue: Clue) -> float:
        """Clues of suspects are evidence; a weapon in hand is one the Murderer has not."""
        character = owner(clue)
        if character is None:
            return 1.0 if not self.armed else 0.5
        if character not in self.seen.characters:
            return 0.0
        seat = self.seen.characters.index(character)
        held = (self.seen.hand & CLUES_OF[character]).bit_count()
        return 6.0 * float(self.odds[seat]) / (1 + held) if seat != self.seat else 0.3

    def liking(self, place: Place) -> float:
        """Alone is safest, or beside the main suspect, who cannot kill where he stands; sure suspects are accused."""
        prey = self._prey(place)
        if prey:
            return 10.0
        suspected = sum(self.odds[seat] for seat in each(self.seen.standing(place)))
        safety = 1.5 if self.seen.hand >> place & 1 else 0.0
        return safety + 2 * float(suspected) - 0.8 * self.standing(place)

    def deed(self, luck: Luck) -> Action:
        prey = self._prey(self.seen.pawn(self.seat))
        accusations = [action for action in self.view.options if isinstance(action, Accuse) and action.accused in prey]
        if accusations:
            return accusations[0]
        others = [action for action in self.view.options if not isinstance(action, Accuse)]
        if not others:
            return pick(self.view.options, luck)
        return SEARCH if SEARCH in others and luck.below(6) else pick(others, luck)

    def _prey(self, place: Place) -> set[int]:
        """The Characters in a Place whom it would accuse if it came there."""
        seen = self.seen
        if seen.turn <= seen.seats or not seen.permits[self.seat]:
            return set()
        enough = GOOD_GUESS if seen.turn >= 2 * seen.seats - 1 else SURE
        return {
            seen.characters[seat]
            for seat in each(seen.standing(place) & ~(1 << self.seat))
            if self.odds[seat] >= enough and seen.hand & CLUES_OF[seen.characters[seat]]
        }


class Guilty(Mind):
    """The Murderer, and either duellist in the Confrontation."""

    def worth(self, clue: Clue) -> float:
        """Weapons of Places where others stand; then the clues that would accuse it."""
        character = owner(clue)
        if character is None:
            return 1.0 + (2.0 * self.standing(clue) if clue != self.seen.pawn(self.seat) else 0.0)
        return 1.5 if character == self.seen.characters[self.seat] and not self.seen.duel else 0.2

    def harm(self, clue: Clue) -> float:
        if owner(clue) is None:
            return 5.0 * self.standing(clue) - 1
        return -self.worth(clue)

    def liking(self, place: Place) -> float:
        """Apart from those it can kill, where there is something to find."""
        can_kill = bool(self.seen.hand >> place & 1)
        if self.seen.duel:
            return 2.0 if can_kill else 0.0
        return min(self.seen.counts[place], 3) / 2 - (2.0 * self.standing(place) if can_kill else 0.5)

    def deed(self, luck: Luck) -> Action:
        quiet = [action for action in self.view.options if not isinstance(action, Accuse)]
        return super().deed(luck) if quiet else pick(self.view.options, luck)


def claims_of(view: View, luck: Luck) -> Sequence[Claim]:
    """What a player of this view might well say now: an Innocent the truth, the Murderer what sounds like it."""
    seen = picture(view)
    if not 0 <= view.seat < seen.seats or not seen.living >> view.seat & 1:
        return ()
    claims = [CLAIMS.make("innocent")]
    others = [
        seat for seat in each(seen.living & ~(1 << view.seat)) if seen.roles[seat] is None or seen.roles[view.seat]
    ]
    if seen.roles[view.seat]:
        claims += [CLAIMS.make(word, _name(seen, pick(others, luck))) for word in ("suspect", "trust")]
    elif others:
        odds = suspicion(view)
        ranked = sorted(others, key=lambda seat: odds[seat])
        if odds[ranked[-1]] > odds[ranked[0]]:
            claims.append(CLAIMS.make("suspect", _name(seen, ranked[-1])))
            claims.append(CLAIMS.make("trust", _name(seen, ranked[0])))
    return (*claims, *_finds(view, seen))


def _finds(view: View, seen: Picture) -> list[Claim]:
    """The clue it last took in a Search; the Murderer tells of no weapon."""
    for event in reversed(view.told):
        if isinstance(event, Took) and event.seat == view.seat and event.clue is not None:
            if seen.roles[view.seat] and ALL_WEAPONS >> event.clue & 1:
                return []
            return [CLAIMS.make("searched", spell_place(event.place), spell_clue(event.clue))]
    return []


def _name(seen: Picture, seat: int) -> str:
    return CHARACTERS[seen.characters[seat]].id


BOTS = {"simple": Level(lambda game, seconds: SimpleBot())}
