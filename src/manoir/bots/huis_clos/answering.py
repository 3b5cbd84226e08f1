"""What a bot of Huis Clos says when it is asked or accused: an Innocent the truth, the Murderer what serves him best of
all that an Innocent in his place could say."""

from manoir.bots.huis_clos.pretending import Crowd
from manoir.core.chance import Luck, shuffle
from manoir.core.events import Claimed, Event
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS
from manoir.games.huis_clos.components import ALL_WEAPONS, CHARACTERS, Clue, Clues, each, place, spell_clue, spell_place
from manoir.games.huis_clos.components import clue as number_of
from manoir.games.huis_clos.events import Deposited, Looked, Moved, Stayed, TurnBegan, UrnOpened
from manoir.games.huis_clos.picture import Picture
from manoir.games.huis_clos.sights import witnessed

NAMED = 3
"""So many clues of a Place are named: more would show what is left out."""


class Answers:
    def __init__(self, view: View, seen: Picture, crowd: Crowd, luck: Luck) -> None:
        self.view = view
        self.seen = seen
        self.crowd = crowd
        self.luck = luck
        self.is_murderer = bool(seen.roles[view.seat])

    def to(self, asked: Claimed) -> Claim | None:
        """To a question, or to what somebody says to have seen of this seat."""
        names = CLAIMS.parse(asked.claim).names
        match asked.claim.split()[0]:
            case "ask-saw":
                return self._saw(names[1])
            case "ask-played":
                return self._played()
            case "ask-where":
                return self._was(names[1])
            case "ask-took":
                return self._took(number_of(names[0]))
            case "saw" if not is_weapon(names[0]):
                return self._retort(asked, self._has_had(number_of(names[0])))
            case "holds" if not is_weapon(names[1]):
                return self._retort(asked, bool(self.seen.hand >> number_of(names[1]) & 1))
        # Whoever protested or owned up would most often be the Murderer: of him it is said most.
        return None

    def _retort(self, to: Claimed, is_true: bool) -> Claim:
        return CLAIMS.make("confirm" if is_true else "deny", self._name(to.seat))

    def _saw(self, where: str) -> Claim:
        """The weapons first; the Murderer leaves out those with which he may still strike."""
        looks = [event for event in self.view.told if isinstance(event, Looked) and event.seat == self.view.seat]
        found = next((event.clues for event in reversed(looks) if event.place == place(where)), 0)
        told = found & ~self.seen.hand | found & ~ALL_WEAPONS if self.is_murderer else found
        if not told:
            return CLAIMS.make("unsure")
        harmless = list(each(told & ~ALL_WEAPONS))
        shuffle(harmless, self.luck)
        return CLAIMS.make("searched", where, *map(spell_clue, [*each(told & ALL_WEAPONS), *harmless][:NAMED]))

    def _played(self) -> Claim:
        """Into the last Urn that was opened."""
        own: Clue | None = None
        played: Clue | None = None
        opened: Clues = 0
        since_urn: tuple[Event, ...] = ()
        for number, event in enumerate(self.view.told):
            match event:
                case TurnBegan():
                    own = None
                case Deposited(seat=seat, clue=int(clue)) if seat == self.view.seat:
                    own = clue
                case UrnOpened(clues=clues):
                    played, opened, since_urn = own, clues, self.view.told[number:]
        if played is None:
            return CLAIMS.make("unsure")
        if self.is_murderer and ALL_WEAPONS >> played & 1:
            alibis = [CLAIMS.make("played", spell_clue(clue)) for clue in each(opened & ~ALL_WEAPONS)]
            taken = {event.claim for event in since_urn if isinstance(event, Claimed)}
            free = [alibi for alibi in alibis if alibi.text not in taken]
            return self.crowd.best(free or alibis, self.luck) or CLAIMS.make("unsure")
        return CLAIMS.make("played", spell_clue(played))

    def _was(self, turn: str) -> Claim:
        """All have seen it."""
        now, stood = 0, {}
        for event in self.view.told:
            match event:
                case TurnBegan(turn=begun):
                    now = begun
                case Moved(seat=seat, place=where) | Stayed(seat=seat, place=where) if seat == self.view.seat:
                    stood[now] = where
        there = stood.get(int(turn))
        return CLAIMS.make("unsure") if there is None else CLAIMS.make("was", spell_place(there), turn)

    def _took(self, clue: Clue) -> Claim | None:
        """Whoever knows it; others, and whoever has it himself, say nothing."""
        taker = witnessed(self.view.seat, self.view.setup.seats, self.view.told).holder(clue)
        if taker is None or taker == self.view.seat or not self.seen.living >> taker & 1 or self._was_told(taker, clue):
            return None
        return CLAIMS.make("saw", spell_clue(clue), self._name(taker))

    def _was_told(self, taker: int, clue: Clue) -> bool:
        said = CLAIMS.make("saw", spell_clue(clue), self._name(taker)).text
        return any(isinstance(event, Claimed) and event.claim == said for event in self.view.told)

    def _has_had(self, clue: Clue) -> bool:
        """Some time or other."""
        return (clue, self.view.seat) in witnessed(self.view.seat, self.view.setup.seats, self.view.told).seen_with

    def _name(self, seat: int) -> str:
        return CHARACTERS[self.seen.characters[seat]]


def is_weapon(thing: str) -> bool:
    return thing == ANY_WEAPON or bool(ALL_WEAPONS >> number_of(thing) & 1)
