"""Weighing what the others claim: as much as one believes them, and lies against the liar."""

from manoir.core.events import Claimed, Event
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS
from manoir.games.huis_clos.components import ALL_WEAPONS, Clues, character, clue, place
from manoir.games.huis_clos.events import Deposited, Swapped, Took, UrnOpened
from manoir.games.huis_clos.picture import Picture

SUSPECTED, TRUSTED, SAID_TO_BE_ARMED = 1.3, 0.8, 1.3
"""What the word of a certain Innocent would do to the odds of another; that of the Murderer does nothing."""
CAUGHT_LYING = 1.8
"""What a claim that everybody knows to be false does to the odds of who made it."""


class Hearing:
    """`factors` are what all claims do to the odds of each seat; each counts once, however often it is made."""

    def __init__(self, view: View, seen: Picture, odds: dict[int, float]) -> None:
        self.seen = seen
        self.odds = odds
        self.factors = dict.fromkeys(range(seen.seats), 1.0)
        self._searched: set[tuple[int, int]] = set()
        """Seats with Places."""
        self._played: Clues = 0
        self._waiting: set[int] = set()
        """Whose clue is in the Urn, face down."""
        heard: set[tuple[int, str]] = set()
        for event in view.told:
            if not isinstance(event, Claimed):
                self._witness(event)
            elif event.seat != view.seat and (event.seat, event.claim) not in heard:
                heard.add((event.seat, event.claim))
                self._weigh(event.seat, CLAIMS.parse(event.claim))

    def _witness(self, event: Event) -> None:
        match event:
            case Took(seat=seat, place=where) | Swapped(seat=seat, place=where):
                self._searched.add((seat, where))
            case Deposited(seat=seat):
                self._waiting.add(seat)
            case UrnOpened(clues=clues):
                self._played |= clues
                self._waiting.clear()

    def _weigh(self, speaker: int, claim: Claim) -> None:
        word, names = claim.form.word, claim.names
        if word == "suspect":
            self._say(speaker, names[0], SUSPECTED)
        elif word == "trust":
            self._say(speaker, names[0], TRUSTED)
        elif word == "holds" and _is_weapon(names[1]):
            self._say(speaker, names[0], SAID_TO_BE_ARMED)
        elif self._is_false(speaker, word, names):
            self.factors[speaker] *= CAUGHT_LYING

    def _say(self, speaker: int, name: str, strength: float) -> None:
        about = character(name)
        if about in self.seen.characters and (seat := self.seen.characters.index(about)) != speaker:
            trust = 1 - self.odds.get(speaker, 0.0)
            self.factors[seat] *= 1 + trust * (strength - 1)

    def _is_false(self, speaker: int, word: str, names: tuple[str, ...]) -> bool:
        """He has never searched there; or nobody has played that, and his own clue is not still hidden."""
        if word == "searched":
            return (speaker, place(names[0])) not in self._searched
        return word == "played" and speaker not in self._waiting and not self._played >> clue(names[0]) & 1


def _is_weapon(thing: str) -> bool:
    return thing == ANY_WEAPON or bool(ALL_WEAPONS >> clue(thing) & 1)
