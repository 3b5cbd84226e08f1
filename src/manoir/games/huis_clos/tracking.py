"""Where each clue can be and must be, concluded from a ledger by narrowing until nothing changes."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from manoir.core.retrace import DoesNotFit
from manoir.games.huis_clos.components import (
    ALL_CLUES,
    ALL_WEAPONS,
    CLUES_OF,
    CORDE,
    PLACES,
    SUITE_BLEUE,
    Clue,
    Clues,
    together,
)
from manoir.games.huis_clos.ledger import Ledger, Move, Play, Trade

Saved: TypeAlias = tuple[list[Clues], list[Clues], list[Clues], int]


class Tracking:
    """For every stock the clues that it may hold and those that it must; for every move the clues it may concern.

    Each rule only rules out what cannot be, so the truth is never lost; a contradiction is DoesNotFit.
    """

    def __init__(self, ledger: Ledger) -> None:
        """All that can be said without knowing the Murderer."""
        self.ledger = ledger
        self.possible = [ALL_CLUES] * len(ledger.stores)
        self.certain = [0] * len(ledger.stores)
        self.movers = [ALL_CLUES if move.clue is None else 1 << move.clue for move in ledger.moves]
        self._limited = 0
        """The set of stocks with at most one weapon."""
        self._innocents = 0
        """The seats whose plays and swaps are an Innocent's."""
        self._waiting = set(range(len(ledger.moves)))
        """Moves to look at again."""
        self._placed: list[tuple[int, Clues]] = []
        """Clues that have just become certain, by stock."""
        self.narrow(SUITE_BLEUE, ALL_CLUES & ~ALL_WEAPONS | 1 << CORDE, 1 << CORDE)
        for stock in range(len(ledger.stores)):
            self.narrow(stock)
        for stock, clues in ledger.contents:
            self.narrow(stock, clues, clues)
        for stock, clues in ledger.holding:
            self.narrow(stock, ALL_CLUES, clues)
        for play in ledger.plays:
            if play.duel:
                self.movers[play.move] &= ~play.own
        self.settle()

    def given(self, murderer: int) -> "Tracking":
        """The same if that seat is the Murderer."""
        ledger = self.ledger
        if ledger.innocent >> murderer & 1 or ledger.guilty not in (None, murderer):
            raise DoesNotFit("that seat is Innocent")
        then = self.copy()
        then._innocents = ~(1 << murderer)
        for stock, seat in ledger.limited:
            if seat != murderer:
                then._limit(stock)
        for stock, seat in ledger.unarmed:
            if seat != murderer:
                then.narrow(stock, ~ALL_WEAPONS)
        for play in ledger.plays:
            if play.seat == murderer:
                then.movers[play.move] &= ~play.own
        then._waiting.update(range(len(ledger.moves)))
        then.settle()
        return then

    def allows(self, number: int, clues: Sequence[Clue]) -> bool:
        """Whether a move, and those that follow it at once, may concern these clues, as far as is known."""
        movers = self.movers[number : number + len(clues)]
        return all(mover >> clue & 1 for mover, clue in zip(movers, clues, strict=False))

    def choose(self, number: int, clues: Clues) -> None:
        """Let a move concern one of these."""
        if self.movers[number] & ~clues:
            self.movers[number] &= clues
            self._waiting.add(number)

    def try_to(self, decide: Callable[[], None]) -> bool:
        """Draw the conclusions of a decision, or leave everything as it was."""
        before = self.saved()
        try:
            decide()
            self.settle()
        except DoesNotFit:
            self.restore(before)
            return False
        return True

    def saved(self) -> Saved:
        return self.possible[:], self.certain[:], self.movers[:], self._limited

    def restore(self, saved: Saved) -> None:
        possible, certain, movers, self._limited = saved
        self.possible, self.certain, self.movers = possible[:], certain[:], movers[:]
        self._waiting.clear()
        self._placed.clear()

    def copy(self) -> "Tracking":
        twin = Tracking.__new__(Tracking)
        twin.ledger, twin._innocents = self.ledger, self._innocents
        twin._waiting, twin._placed = set(), []
        twin.restore(self.saved())
        return twin

    def settle(self) -> None:
        """Narrow until nothing changes."""
        while True:
            while self._placed:
                stock, clues = self._placed.pop()
                for other in self.ledger.beside(stock):
                    if self.possible[other] & clues:
                        self.narrow(other, ~clues)
            if self._waiting:
                number = self._waiting.pop()
                self._conclude(number, self.ledger.moves[number])
            elif not self._settle_deal():
                break
        for urn in self.ledger.urns:
            if not _can_be_shared([self.movers[play.move] for play in urn]):
                raise DoesNotFit("some clues of the Urn were played by nobody")

    def _settle_deal(self) -> bool:
        """A clue that can have begun in one Place only did; whether that was news."""
        once = twice = 0
        for place in range(len(PLACES)):
            twice |= once & self.possible[place]
            once |= self.possible[place]
        if once != ALL_CLUES:
            raise DoesNotFit("a clue can have begun nowhere")
        for place in range(len(PLACES)):
            self.narrow(place, ALL_CLUES, self.possible[place] & ~twice)
        return bool(self._placed)

    def narrow(self, stock: int, possible: Clues = ALL_CLUES, certain: Clues = 0) -> None:
        """Let a stock hold nothing but `possible`, and all of `certain`; then what its size and its rules say."""
        before = self.possible[stock], self.certain[stock]
        may, must = before[0] & possible, before[1] | certain
        size = self.ledger.sizes[stock]
        while True:
            last = may, must
            if self._limited >> stock & 1 and must & ALL_WEAPONS:
                may &= ~ALL_WEAPONS | _only(must & ALL_WEAPONS)
            if stock in self.ledger.some:
                must |= _forced(may & self.ledger.some[stock])
            if stock == SUITE_BLEUE:
                for own in CLUES_OF:
                    must |= _forced(may & own)
                    if must & own:
                        may &= ~own | _only(must & own)
            count, room = must.bit_count(), may.bit_count()
            if must & ~may or count > size or room < size:
                raise DoesNotFit("a stock cannot hold that")
            if count == size:
                may = must
            elif room == size:
                must = may
            if (may, must) == last:
                break
        if (may, must) == before:
            return
        self.possible[stock], self.certain[stock] = may, must
        self._waiting.update(self.ledger.moves_beside[stock])
        if must != before[1]:
            self._placed.append((stock, must & ~before[1]))

    def _limit(self, stock: int) -> None:
        if not self._limited >> stock & 1:
            self._limited |= 1 << stock
            self.narrow(stock)

    def _conclude(self, number: int, move: Move) -> None:
        """What a move says of the stocks before and after it, and they of it."""
        possible, certain = self.possible, self.certain
        source, source_after, target, target_after = move.source, move.source_after, move.target, move.target_after
        clues = self.movers[number]
        clues &= possible[source] & possible[target_after] & ~certain[source_after] & ~certain[target]
        missing = certain[source] & ~possible[source_after] | certain[target_after] & ~possible[target]
        if missing:
            clues &= _only(missing)
        if number in self.ledger.play_of:
            clues = self._conclude_play(self.ledger.play_of[number], source, clues)
        if not clues:
            raise DoesNotFit("no clue can have made that move")
        self.movers[number] = clues
        moved = 0 if _are_several(clues) else clues
        if move.twin is not None:
            self.choose(move.twin, ~moved)
            if number in self.ledger.trade_of:
                self._conclude_trade(self.ledger.trade_of[number])
        self._learn(source, possible[source_after] | clues, certain[source_after] | moved)
        self._learn(source_after, possible[source] & ~moved, certain[source] & ~clues)
        self._learn(target_after, possible[target] | clues, certain[target] | moved)
        self._learn(target, possible[target_after] & ~moved, certain[target_after] & ~clues)

    def _learn(self, stock: int, possible: Clues, certain: Clues) -> None:
        """Narrow a stock if that says anything new."""
        if self.possible[stock] & ~possible or certain & ~self.certain[stock]:
            self.narrow(stock, possible, certain)

    def _conclude_play(self, play: Play, hand: int, clues: Clues) -> Clues:
        """An Innocent plays a weapon that kills only if he holds nothing but such, and the least of them."""
        if play.duel or not self._innocents >> play.seat & 1:
            return clues
        companions = 0
        for weapon, others in play.companions.items():
            if clues >> weapon & 1:
                if self.certain[hand] & ~others:
                    clues &= ~(1 << weapon)
                else:
                    companions |= others
        if not clues & ~together(play.companions):
            self.narrow(hand, companions)
        return clues

    def _conclude_trade(self, trade: Trade) -> None:
        """An Innocent with two weapons leaves one, for a character clue if there is one; any other ends with one."""
        if not self._innocents >> trade.seat & 1:
            return
        if _are_several(self.certain[trade.hand] & ALL_WEAPONS):
            self.choose(trade.loss, ALL_WEAPONS)
            if self.certain[trade.place] & ~ALL_WEAPONS:
                self.choose(trade.gain, ~ALL_WEAPONS)
        elif (
            self._limited >> trade.hand & 1
            or not _are_several(self.possible[trade.hand] & ALL_WEAPONS)
            or not self.movers[trade.loss] & ALL_WEAPONS
        ):
            self._limit(trade.hand)
            self._limit(trade.hand_after)
            if trade.is_small:
                # He found nothing but weapons (HC-59).
                self.choose(trade.loss, ALL_WEAPONS)
                self.narrow(trade.place, ALL_WEAPONS)


def _are_several(clues: Clues) -> bool:
    return clues & clues - 1 != 0


def _only(clues: Clues) -> Clues:
    """The one clue of a set that cannot hold two."""
    if _are_several(clues):
        raise DoesNotFit("two clues where there can be one")
    return clues


def _forced(clues: Clues) -> Clues:
    """The clue that must be the one; none if there is a choice."""
    if not clues:
        raise DoesNotFit("no clue where there must be one")
    return 0 if _are_several(clues) else clues


def _can_be_shared(choices: list[Clues]) -> bool:
    """Whether each player can have played a different clue."""
    players: dict[Clues, int] = {}

    def find(player: int, tried: set[Clues]) -> bool:
        rest = choices[player]
        while rest:
            clue = rest & -rest
            rest ^= clue
            if clue not in tried:
                tried.add(clue)
                if clue not in players or find(players[clue], tried):
                    players[clue] = player
                    return True
        return False

    return all(find(player, set()) for player in range(len(choices)))
