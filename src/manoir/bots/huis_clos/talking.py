"""What a bot of Huis Clos might say: an Innocent the truth, the Murderer what sounds like it."""

from manoir.bots.huis_clos.believing import weapons_taken
from manoir.bots.huis_clos.mind import Mind
from manoir.core.chance import Luck, pick
from manoir.core.talk import Claim
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CHARACTERS,
    each,
    spell_clue,
    spell_place,
)
from manoir.games.huis_clos.events import Took
from manoir.games.huis_clos.picture import Picture

WORTH_SAYING = 1.2
"""How much likelier than the least suspected one the most suspected one must be."""


def claims_from(mind: Mind, luck: Luck) -> tuple[Claim, ...]:
    seen = mind.seen
    claims = [CLAIMS.make("innocent")]
    others = each(seen.living & ~(1 << mind.seat))
    if seen.roles[mind.seat]:
        claims += _slanders(mind, others, luck)
    elif others:
        ranked = sorted(others, key=lambda seat: mind.odds.get(seat, 0.0))
        least, most = ranked[0], ranked[-1]
        if mind.odds.get(most, 0.0) > WORTH_SAYING * mind.odds.get(least, 0.0):
            claims += [CLAIMS.make("suspect", _name(seen, most)), CLAIMS.make("trust", _name(seen, least))]
    return (*claims, *_finds(mind, luck))


def _slanders(mind: Mind, others: tuple[int, ...], luck: Luck) -> list[Claim]:
    """The Murderer suspects whom the others may well suspect too: whoever was seen to take weapons."""
    taken = weapons_taken(mind.view)
    most = max(taken.get(seat, 0) for seat in others)
    victim = _name(mind.seen, pick([seat for seat in others if taken.get(seat, 0) == most], luck))
    claims = [CLAIMS.make("suspect", victim), CLAIMS.make("trust", _name(mind.seen, pick(others, luck)))]
    return [*claims, CLAIMS.make("holds", victim, ANY_WEAPON)] if most else claims


def _finds(mind: Mind, luck: Luck) -> list[Claim]:
    """The clue it last took in a Search; in the place of a weapon the Murderer names a harmless clue that he holds."""
    for event in reversed(mind.view.told):
        if isinstance(event, Took) and event.seat == mind.seat and event.clue is not None:
            found = event.clue
            if mind.seen.roles[mind.seat] and ALL_WEAPONS >> found & 1:
                harmless = each(mind.seen.hand & ~ALL_WEAPONS)
                if not harmless:
                    return []
                found = pick(harmless, luck)
            return [CLAIMS.make("searched", spell_place(event.place), spell_clue(found))]
    return []


def _name(seen: Picture, seat: int) -> str:
    return CHARACTERS[seen.characters[seat]].id
