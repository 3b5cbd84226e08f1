"""Everything that can be done in Huis Clos, by a seat or by the hand that draws blindly."""

from collections.abc import Callable
from operator import itemgetter
from typing import final

from manoir.core.actions import Action
from manoir.games.huis_clos.components import (
    CHARACTERS,
    CLUES,
    PLACES,
    WEAPONS,
    Character,
    Clue,
    Clues,
    Place,
    each,
    one_for_each,
    owner,
    spell_character,
    spell_clue,
    spell_place,
)


@final
class Go(Action, frozen=True):
    place: Place


@final
class Search(Action, frozen=True):
    pass


@final
class Exchange(Action, frozen=True):
    victim: Character


@final
class Accuse(Action, frozen=True):
    """By showing a clue that belongs to the accused."""

    accused: Character
    clue: Clue


@final
class Pass(Action, frozen=True):
    pass


@final
class Observe(Action, frozen=True):
    pass


@final
class Decline(Action, frozen=True):
    pass


@final
class Take(Action, frozen=True):
    """Into one's hand, from the Blue Suite before the first turn or from the Place searched."""

    clue: Clue


@final
class Swap(Action, frozen=True):
    """Leave `own` in the Place searched and gain `clue`."""

    own: Clue
    clue: Clue


@final
class TakeAndDestroy(Action, frozen=True):
    """With a full hand: gain `clue` and destroy one of the four."""

    clue: Clue
    destroyed: Clue


@final
class Destroy(Action, frozen=True):
    clue: Clue


@final
class Keep(Action, frozen=True):
    """Destroy nothing after taking a clue."""


@final
class Give(Action, frozen=True):
    clue: Clue


@final
class Draw(Action, frozen=True):
    """Chance's: the clue drawn from the victim of an exchange."""

    clue: Clue


@final
class Deposit(Action, frozen=True):
    """Into the Urn."""

    clue: Clue


@final
class TakeBack(Action, frozen=True):
    """From the Urn."""

    clue: Clue


def moved_by(action: Action) -> tuple[Clue, ...]:
    """The clues that an action moves, in the ledger's order."""
    match action:
        case Swap(own=own, clue=clue):
            return (clue, own)
        case TakeAndDestroy(clue=clue, destroyed=destroyed):
            return (clue, destroyed)
        case Take() | Destroy() | Give() | Draw() | Deposit() | TakeBack():
            return (action.clue,)
    return ()


_ALL = range(len(CLUES))
_DESTROYABLE = range(len(WEAPONS), len(CLUES))

GO = tuple(Go(f"go {spell_place(place)}", place) for place in range(len(PLACES)))
SEARCH = Search("search")
EXCHANGE = tuple(Exchange(f"exchange {spell_character(character)}", character) for character in range(len(CHARACTERS)))
PASS = Pass("pass")
OBSERVE = Observe("observe")
DECLINE = Decline("decline")
TAKE = tuple(Take(f"take {spell_clue(clue)}", clue) for clue in _ALL)
SWAP = tuple(tuple(Swap(f"swap {spell_clue(own)} {spell_clue(clue)}", own, clue) for clue in _ALL) for own in _ALL)
"""By the clue left, then by the clue gained; the diagonal is never offered, and not among the actions."""
TAKE_AND_DESTROY = tuple(
    tuple(TakeAndDestroy(f"take-destroy {spell_clue(clue)} {spell_clue(destroyed)}", clue, destroyed) for clue in _ALL)
    for destroyed in _ALL
)
"""By the clue destroyed, then by the clue gained; weapons cannot be destroyed, and are not among the actions."""
DESTROY = tuple(Destroy(f"destroy {spell_clue(clue)}", clue) for clue in _ALL)
"""By clue; weapons cannot be destroyed, and are not among the actions."""
KEEP = Keep("keep")
GIVE = tuple(Give(f"give {spell_clue(clue)}", clue) for clue in _ALL)
DRAW = tuple(Draw(f"draw {spell_clue(clue)}", clue) for clue in _ALL)
DEPOSIT = tuple(Deposit(f"deposit {spell_clue(clue)}", clue) for clue in _ALL)
TAKE_BACK = tuple(TakeBack(f"take-back {spell_clue(clue)}", clue) for clue in _ALL)


def _accuse(clue: Clue) -> Accuse:
    accused = owner(clue)
    assert accused is not None
    return Accuse(f"accuse {spell_character(accused)} {spell_clue(clue)}", accused, clue)


ACCUSE = {clue: _accuse(clue) for clue in _DESTROYABLE}

ACTIONS: tuple[Action, ...] = (
    *GO,
    SEARCH,
    *EXCHANGE,
    PASS,
    OBSERVE,
    DECLINE,
    KEEP,
    *TAKE,
    *DESTROY[len(WEAPONS) :],
    *GIVE,
    *DRAW,
    *DEPOSIT,
    *TAKE_BACK,
    *ACCUSE.values(),
    *(swap for row in SWAP for swap in row if swap.own != swap.clue),
    *(both for row in TAKE_AND_DESTROY[len(WEAPONS) :] for both in row),
)


takes = one_for_each(TAKE)
takings_back = one_for_each(TAKE_BACK)
gifts = one_for_each(GIVE)
draws = one_for_each(DRAW)
deposits = one_for_each(DEPOSIT)
destructions = one_for_each(DESTROY)
_takes_undone = one_for_each([TAKE_AND_DESTROY[clue][clue] for clue in _ALL])


def _column(clues: Clues) -> Callable[[tuple[Action, ...]], tuple[Action, ...]]:
    """What picks the entries of these clues out of a row."""
    chosen = each(clues)
    return itemgetter(*chosen) if len(chosen) > 1 else itemgetter(slice(chosen[0], chosen[0] + 1))


def swaps(own: Clues, gained: Clues) -> tuple[Action, ...]:
    """Leave any of `own` for any of `gained`."""
    found: tuple[Action, ...] = ()
    if gained:
        pick = _column(gained)
        for mine in each(own):
            found += pick(SWAP[mine])
    return found


def swaps_and_destructions(hand: Clues, gained: Clues, destroyable: Clues) -> tuple[Action, ...]:
    """Leave any clue of a full hand for any of `gained`; or take one, and destroy what may be of the four."""
    if not gained:
        return ()
    pick = _column(gained)
    found: tuple[Action, ...] = _takes_undone(gained & destroyable) if gained & destroyable else ()
    for mine in each(hand):
        found += pick(SWAP[mine])
        if destroyable >> mine & 1:
            found += pick(TAKE_AND_DESTROY[mine])
    return found
