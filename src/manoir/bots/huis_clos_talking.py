"""What a bot of Huis Clos might say: an Innocent the truth, the Murderer what sounds like it."""

from collections.abc import Sequence

from manoir.bots.huis_clos_believing import Odds
from manoir.core.chance import Luck, pick
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CHARACTERS,
    each,
    spell_clue,
    spell_place,
)
from manoir.games.huis_clos.events import Took
from manoir.games.huis_clos.picture import Picture


def claims_from(view: View, seen: Picture, odds: Odds, luck: Luck) -> Sequence[Claim]:
    """The dead and those who only watch say nothing."""
    if not 0 <= view.seat < seen.seats or not seen.living >> view.seat & 1:
        return ()
    claims = [CLAIMS.make("innocent")]
    others = each(seen.living & ~(1 << view.seat))
    if seen.roles[view.seat]:
        claims += [CLAIMS.make(word, _name(seen, pick(others, luck))) for word in ("suspect", "trust")]
    elif others:
        ranked = sorted(others, key=lambda seat: odds.get(seat, 0.0))
        if odds.get(ranked[-1], 0.0) > odds.get(ranked[0], 0.0):
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
