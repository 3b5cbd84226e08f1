"""What a bot of Huis Clos might say: an Innocent the truth, the Murderer what an Innocent in his place could say."""

from manoir.bots.huis_clos.believing import Odds
from manoir.core.chance import Luck, pick
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.claims import CLAIMS
from manoir.games.huis_clos.components import (
    ALL_CLUES,
    ALL_WEAPONS,
    CHARACTERS,
    CLUES_OF,
    Clue,
    Clues,
    Place,
    each,
    spell_clue,
    spell_place,
)
from manoir.games.huis_clos.events import AccusedWrongly, Destroyed, Died, Swapped, Took, TookBack, UrnOpened
from manoir.games.huis_clos.picture import Picture

WORTH_SAYING = 1.2
"""How much likelier than the least suspected one the most suspected one must be."""


def claims_from(view: View, seen: Picture, odds: Odds, luck: Luck) -> tuple[Claim, ...]:
    """`odds` are what all have reason to believe of everybody, the speaker included, who does not speak of himself."""
    claims = [CLAIMS.make("innocent")]
    ranked = sorted(each(seen.living), key=lambda seat: odds.get(seat, 0.0))
    if odds.get(ranked[-1], 0.0) > WORTH_SAYING * odds.get(ranked[0], 0.0):
        least, *_, most = (seat for seat in ranked if seat != view.seat)
        claims += [CLAIMS.make("suspect", _name(seen, most)), CLAIMS.make("trust", _name(seen, least))]
    return (*claims, *_sights(view, seen, luck), *_finds(view, seen, luck))


def _sights(view: View, seen: Picture, luck: Luck) -> list[Claim]:
    """A clue that all have seen somebody take and nobody has seen since; a weapon, if there is one."""
    holders: dict[Clue, int] = {}
    for event in view.told:
        match event:
            case TookBack(seat=seat, clue=clue) if seat != view.seat:
                holders[clue] = seat
            case UrnOpened(clues=clues):
                holders = {clue: seat for clue, seat in holders.items() if not clues >> clue & 1}
            case Destroyed(clue=clue) | AccusedWrongly(clue=clue):
                holders.pop(clue, None)
            case Died(seat=dead):
                holders = {clue: seat for clue, seat in holders.items() if seat != dead}
    weapons = [clue for clue in holders if ALL_WEAPONS >> clue & 1]
    if not holders:
        return []
    told = pick(weapons or list(holders), luck)
    return [CLAIMS.make("holds", _name(seen, holders[told]), spell_clue(told))]


def _finds(view: View, seen: Picture, luck: Luck) -> list[Claim]:
    """The clue it last took in a Search."""
    for event in reversed(view.told):
        match event:
            case Took(seat=seat, place=place, clue=int(found)) | Swapped(seat=seat, place=place, gained=int(found)):
                if seat == view.seat:
                    told = _alibi(seen, place, found, luck) if seen.roles[view.seat] else found
                    return [CLAIMS.make("searched", spell_place(place), spell_clue(told))]
    return []


def _alibi(seen: Picture, place: Place, found: Clue, luck: Luck) -> Clue:
    """In the place of a weapon that may still kill the Murderer names a harmless clue: one that he holds, or has seen
    there, or that belongs to nobody at the table."""
    if not ALL_WEAPONS & seen.hand & 1 << found:
        return found
    strangers: Clues = 0
    for character, clues in enumerate(CLUES_OF):
        if character not in seen.characters:
            strangers |= clues
    harmless = (seen.hand & ~ALL_WEAPONS, (seen.seen[place] or 0) & ~ALL_WEAPONS, strangers, ALL_CLUES & ~ALL_WEAPONS)
    return pick(each(next(filter(None, harmless))), luck)


def _name(seen: Picture, seat: int) -> str:
    return CHARACTERS[seen.characters[seat]]
