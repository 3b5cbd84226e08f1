"""The master's judgement of a finished game of Huis Clos, in parts of a game won.

A decision is worth what a master makes of it who follows every clue: the danger of each Place, the guilt of each
suspect, the deaths and the traces of a Murderer. Luck is what nobody could know: what lay in a Place that nobody had
looked into, which clue was drawn blindly, and whether an accusation on mere odds was right.
"""

from collections.abc import Iterable, Iterator, Mapping

from manoir.bots.huis_clos.believing import Beliefs
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.mind import Mind
from manoir.bots.huis_clos.murderer import Murderer
from manoir.bots.huis_clos.wary import ACCUSING, Wary
from manoir.bots.judging import Coin, Opinion, Stroke, Why
from manoir.core.actions import Action
from manoir.core.chance import Luck, shuffle
from manoir.core.events import entries
from manoir.core.seats import CHANCE
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.views import View, view
from manoir.games.huis_clos.actions import (
    SEARCH,
    Accuse,
    Deposit,
    Destroy,
    Draw,
    Give,
    Go,
    Swap,
    Take,
    TakeBack,
)
from manoir.games.huis_clos.components import PLACES, SUITE_BLEUE, Character, Clue, Place, each, owner
from manoir.games.huis_clos.events import Died, LaidDown, SearchAnnounced
from manoir.games.huis_clos.state import HuisClosState

A_GAME = ACCUSING
"""What a master counts a game as: an accusation of whom he is certain of."""
SHUFFLES = 40
"""Of what lies where nobody has looked, for what could be expected there."""


class Judge:
    coin: Coin = "games"

    def opinion(self, view: View, taken: Action, luck: Luck) -> Opinion | None:
        if len(view.options) == 1:
            return None
        mind = mind_of(view, luck)
        return Opinion(
            {option: mind.weight(option) / A_GAME for option in view.options}, lambda action: _why(mind, action)
        )

    def strokes(self, setup: Setup, before: State, taken: Action, luck: Luck) -> Iterator[Stroke]:
        assert isinstance(before, HuisClosState)
        seat = before.player if before.actor == CHANCE else before.actor
        if isinstance(taken, Accuse):
            accused = before.seat_of(taken.accused)
            odds = mind_of(view(setup, before, seat), luck).odds.get(accused, 0.0)
            yield Stroke(seat, "bets", (accused == before.murderer) - odds)
        elif isinstance(taken, Draw):
            mind = mind_of(view(setup, before, seat), luck)
            worths = {draw: mind.worth(draw.clue) for draw in before.options if isinstance(draw, Draw)}
            yield Stroke(seat, "draws", (worths[taken] - sum(worths.values()) / len(worths)) / A_GAME)
        elif taken is SEARCH:
            yield from _searched(setup, before, seat, luck)


def mind_of(view: View, luck: Luck) -> Wary | Murderer | Duellist:
    beliefs = Beliefs(view)
    if beliefs.seen.duel:
        return Duellist(beliefs, luck, seconds=0.0)
    return (Murderer if beliefs.seen.roles[view.seat] else Wary)(beliefs, luck)


def _why(mind: Wary | Murderer | Duellist, action: Action) -> Mapping[Why, float]:
    match action:
        case Accuse(accused=accused):
            return {"right": _guilt(mind, accused)}
        case Go(place=place):
            return _why_there(mind, place)
        case Take(clue=clue) | Swap(clue=clue) | TakeBack(clue=clue):
            character = owner(clue)
            return {"armed": 1.0} if character is None else {"evidence": _guilt(mind, character)}
        case Deposit(clue=clue) | Give(clue=clue) | Destroy(clue=clue):
            return _why_without(mind, clue)
    return {}


def _why_there(mind: Wary | Murderer | Duellist, place: Place) -> Mapping[Why, float]:
    if isinstance(mind, Wary):
        beside = sum(mind.odds.get(seat, 0.0) for seat in each(mind.seen.standing(place)))
        return {"danger": mind.dangers.get(place, 0.0), "beside": beside}
    if isinstance(mind, Duellist):
        return {"danger": mind.mind.held_by(mind.rival, place)}
    return {"finds": sum(mind.mind.lying(place, weapon) for weapon in mind.wanted(place))}


def _why_without(mind: Wary | Murderer | Duellist, clue: Clue) -> Mapping[Why, float]:
    character = owner(clue)
    if character is not None:
        return {"parts": _guilt(mind, character)}
    if isinstance(mind, Wary):
        return {}
    return {"deaths": 0 if mind.seen.closed >> clue & 1 else mind.others_in(clue)}


def _guilt(mind: Mind, character: Character) -> float:
    """Nobody is sought by the Murderer, nor where all know him."""
    if isinstance(mind, Murderer | Duellist) or character not in mind.seen.characters:
        return 0.0
    return mind.odds.get(mind.seen.characters.index(character), 0.0)


def _searched(setup: Setup, before: HuisClosState, seat: int, luck: Luck) -> Iterator[Stroke]:
    """Clues that nobody has seen yet lie anywhere among the Places where they do: any order of them is as likely."""
    untouched = [place for place in range(len(PLACES)) if place != SUITE_BLEUE and place not in _touched(before)]
    place = before.pawns[seat]
    if place not in untouched:
        return
    mind = mind_of(view(setup, before, seat), luck)
    unseen = [clue for other in untouched for clue in each(before.places[other])]
    found = _best(mind, each(before.places[place]))
    shuffled = 0.0
    for _ in range(SHUFFLES):
        shuffle(unseen, luck)
        shuffled += _best(mind, unseen[: before.places[place].bit_count()])
    yield Stroke(seat, "finds", (found - shuffled / SHUFFLES) / A_GAME)


def _touched(table: HuisClosState) -> set[Place]:
    """Where somebody has searched, or left what he held when he died."""
    return {event.place for _, event, _ in entries(table.log) if isinstance(event, SearchAnnounced | Died | LaidDown)}


def _best(mind: Mind, clues: Iterable[Clue]) -> float:
    return max(mind.worth(clue) for clue in clues)


JUDGE = Judge()
