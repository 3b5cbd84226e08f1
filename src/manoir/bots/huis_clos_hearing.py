"""Weighing what the others claim: as much as one believes them, and lies against the liar."""

from manoir.core.events import Claimed
from manoir.core.views import View
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS
from manoir.games.huis_clos.components import ALL_WEAPONS, CHARACTERS, Clues, clue
from manoir.games.huis_clos.events import UrnOpened
from manoir.games.huis_clos.picture import Picture

SUSPECTED, TRUSTED, SAID_TO_BE_ARMED = 1.3, 0.8, 1.3
"""What the word of a certain Innocent would do to the odds of another; that of the Murderer does nothing."""
CAUGHT_LYING = 1.8
"""What a claim that one knows to be false does to the odds of who made it."""


def heard(view: View, seen: Picture, odds: dict[int, float]) -> dict[int, float]:
    """By seat, what all claims together do to its odds; each is counted once, however often it is made."""
    factors = dict.fromkeys(range(seen.seats), 1.0)
    played: Clues = 0
    counted: set[tuple[int, str]] = set()
    for event in view.told:
        if isinstance(event, UrnOpened):
            played |= event.clues
        if not isinstance(event, Claimed) or event.seat == view.seat or (event.seat, event.claim) in counted:
            continue
        counted.add((event.seat, event.claim))
        claim = CLAIMS.parse(event.claim)
        trust = 1 - odds.get(event.seat, 0.0)
        word, names = claim.form.word, claim.names
        if word in ("suspect", "trust") or word == "holds" and _is_weapon(names[1]):
            about = _seat(seen, names[0])
            strength = {"suspect": SUSPECTED, "trust": TRUSTED, "holds": SAID_TO_BE_ARMED}[word]
            if about is not None and about != event.seat:
                factors[about] *= 1 + trust * (strength - 1)
        elif _is_false(view, seen, word, names, played):
            factors[event.seat] *= CAUGHT_LYING
    return factors


def _is_weapon(thing: str) -> bool:
    return thing == ANY_WEAPON or bool(ALL_WEAPONS >> clue(thing) & 1)


def _seat(seen: Picture, name: str) -> int | None:
    number = next(number for number, character in enumerate(CHARACTERS) if character.id == name)
    return seen.characters.index(number) if number in seen.characters else None


def _is_false(view: View, seen: Picture, word: str, names: tuple[str, ...], played: Clues) -> bool:
    """Whether one sees with one's own eyes that it cannot be: what one holds oneself nobody has just found."""
    if word == "searched":
        return any(seen.hand >> clue(name) & 1 for name in names[1:])
    return word == "played" and not played >> clue(names[0]) & 1
