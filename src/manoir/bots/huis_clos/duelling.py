"""The Confrontation played on to its end by simple rules, in games that the Murderer cannot tell from the true one."""

from collections.abc import Sequence

from manoir.core.actions import Action
from manoir.core.chance import Luck, outcome, pick
from manoir.core.retrace import DoesNotFit
from manoir.core.seats import CHANCE
from manoir.core.views import View
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.actions import Deposit, Exchange, Give, Go, Search, Swap, Take, TakeBack
from manoir.games.huis_clos.components import ALL_WEAPONS, HAND_LIMIT, Place, each
from manoir.games.huis_clos.state import HuisClosState

WORLDS_A_SECOND = 6
"""So many games are imagined, if nobody thinks for more than a second; a slow machine has time enough for them."""
PLAYED = 6
"""How often each is played on after every option."""
FORESIGHT = 2
"""One in so many times the last Innocent knows what the Murderer holds."""


class Duel:
    def __init__(self, view: View, luck: Luck, seconds: float) -> None:
        self.view = view
        self.luck = luck
        self.worlds = int(WORLDS_A_SECOND * min(1.0, seconds))
        self.murderer = view.seat

    def chances(self) -> dict[Action, float]:
        """How often the Murderer wins after each option; nothing if there is no time, or no game that fits."""
        won = dict.fromkeys(self.view.options, 0)
        worlds = self._worlds()
        for world in worlds:
            for option in won:
                for _ in range(PLAYED):
                    table = world.clone()
                    table.take(option)
                    won[option] += self._is_won(table)
        return {option: count / (PLAYED * len(worlds)) for option, count in won.items()} if worlds else {}

    def _worlds(self) -> list[HuisClosState]:
        found = []
        for _ in range(self.worlds):
            try:
                world = GAME.imagine(self.view, self.luck)
            except DoesNotFit:
                break
            assert isinstance(world, HuisClosState)
            found.append(world)
        return found

    def _is_won(self, table: HuisClosState) -> bool:
        while table.outcome is None:
            table.take(self._choice(table))
        return table.outcome.winner == self.murderer

    def _choice(self, table: HuisClosState) -> Action:
        seat = table.actor
        if seat == CHANCE:
            return outcome(table, self.luck)
        options = table.options
        if len(options) == 1:
            return options[0]
        rival = next(other for other in each(table.living) if other != seat)
        return pick(self._sensible(table, options, seat, rival) or options, self.luck)

    def _sensible(self, table: HuisClosState, options: Sequence[Action], seat: int, rival: int) -> list[Action]:
        hand, there = table.hands[seat], table.pawns[rival]
        first = options[0]
        if isinstance(first, Go):
            stand = self._stalk if seat == self.murderer else self._hide
            places = stand(table, seat, rival)
            return [option for option in options if isinstance(option, Go) and option.place in places]
        if isinstance(first, Deposit):
            return _concerning(options, 1 << there) or _concerning(options, ~ALL_WEAPONS)
        if isinstance(first, Take | TakeBack | Swap):
            best = _concerning(options, 1 << there) or _concerning(options, ALL_WEAPONS & ~hand)
            return [one for one in best if not isinstance(one, Swap) or not ALL_WEAPONS >> one.own & 1] or best
        if isinstance(first, Give):
            return _concerning(options, ~ALL_WEAPONS)
        robs = seat == self.murderer and table.hands[rival] & ALL_WEAPONS
        return [option for option in options if isinstance(option, Exchange if robs else Search)]

    def _stalk(self, table: HuisClosState, seat: int, rival: int) -> Sequence[Place]:
        """Where the weapon lies that strikes the other; else beside him, to take one from him."""
        hand, there = table.hands[seat], table.pawns[rival]
        others = [place for place in each(table.open_places) if place != there]
        if _has_moved(table, rival, seat):
            if hand >> there & 1:
                return others
            lying = [place for place in others if table.places[place] >> there & 1]
            if lying:
                return lying
        if hand.bit_count() == HAND_LIMIT and table.hands[rival] & ALL_WEAPONS:
            return [there]
        return [place for place in others if table.places[place] & ALL_WEAPONS]

    def _hide(self, table: HuisClosState, seat: int, rival: int) -> Sequence[Place]:
        """Where he holds the weapon himself; else anywhere, now and then where the other has none."""
        havens = [place for place in each(table.hands[seat] & ALL_WEAPONS) if place != table.pawns[seat]]
        if havens or self.luck.below(FORESIGHT):
            return havens
        return each(table.open_places & ~table.hands[rival])


def _has_moved(table: HuisClosState, seat: int, before: int) -> bool:
    return (seat - table.starter) % table.seats < (before - table.starter) % table.seats


def _concerning(options: Sequence[Action], clues: int) -> list[Action]:
    """Those that gain, give or play one of these."""
    found: list[Action] = []
    for option in options:
        if isinstance(option, Take | Swap | TakeBack | Give | Deposit) and clues >> option.clue & 1:
            found.append(option)
    return found
