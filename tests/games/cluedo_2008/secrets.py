"""What a seat may not know in Cluedo 2008, by the rule book: used to check that it is not told."""

from manoir.core.chance import Luck, pick
from manoir.core.errors import ManoirError
from manoir.core.events import Left
from manoir.core.match import Match, Move, Played
from manoir.core.seats import SPECTATOR
from manoir.games.cluedo_2008.actions import LOOK, PLAYS, UNCOVERS, Pick, Uncover
from manoir.games.cluedo_2008.components import BUTLERS, DECK, INTRIGUES, PEEK, TIME
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.drawing import Drawing
from manoir.games.cluedo_2008.steps.ending import ShowingNeighbour
from manoir.games.cluedo_2008.steps.reacting import Picking, Reacting
from manoir.games.cluedo_2008.steps.suggesting import Answering
from manoir.games.mansion.actions import Accuse, Show

TRIES = 60


def reshuffled(match: Match, seat: int, luck: Luck) -> Match | None:
    """Cards that `seat` never saw change places, Butler cards drawn by others change kinds, unseen choices are new."""
    witness = Witness(match, seat)
    for attempt in range(TRIES):
        # Late tries change less, for games in which almost everything has come to light.
        deal = witness.other_deal(luck) if attempt % 3 != 2 else dict(match.deal)
        kinds = witness.other_kinds(luck) if attempt % 3 != 1 else witness.kinds
        if deal == dict(match.deal) and kinds == witness.kinds:
            continue
        try:
            return witness.retold(Match(match.game, match.setup, deal), kinds, luck)
        except ManoirError:
            continue
    return None


class Witness:
    """What one seat has a right to know of a match, from its deal and its moves."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.known: set[str] = set(match.deal[match.setup.characters[seat]]) if seat != SPECTATOR else set()
        self.seen_moves: set[int] = set()
        """Shown and picked cards that the seat saw, Intrigue cards that it saw drawn."""
        self.kinds: dict[int, int] = {}
        """The Butler cards that others drew, by the number of the move."""
        self._watch()

    def _watch(self) -> None:
        match, seat = self.match, self.seat
        replay = Match(match.game, match.setup, match.deal)
        shown = -1
        for number, move in enumerate(match.moves):
            table, step = replay.state, replay.state.step
            assert isinstance(table, Cluedo2008State)
            if isinstance(move, Played):
                action = move.action
                match step:
                    case Answering(asked=asked) if isinstance(action, Show):
                        shown = number
                        self._see(number, action.card, seat in (asked, table.player))
                    case ShowingNeighbour(neighbour=asked) if isinstance(action, Show):
                        self._see(number, action.card, seat in (asked, table.player))
                    case Reacting(asked=(asked, *_), card=card) if action in (PLAYS[PEEK], match.game.action("power")):
                        if asked == seat and step.shower != seat:
                            self._see(shown, card, True)
                    case Picking(pervenche=pervenche) if isinstance(action, Pick):
                        self._see(number, action.card, seat in (pervenche, table.player))
                    case Drawing(drawer=drawer) if isinstance(action, Uncover) and action.kind != TIME:
                        if drawer == seat:
                            self.seen_moves.add(number)
                        else:
                            self.kinds[number] = action.kind
                if move.seat == seat and action is LOOK:
                    self.known |= set(match.deal["pool"])
                if move.seat == seat and isinstance(action, Accuse):
                    self.known |= set(match.deal["envelope"])
            elif isinstance(move, Left):
                # The absent show what they must: their hands are left alone, so that nothing else is shown.
                self.known |= set(match.deal[match.setup.characters[move.seat]])
            replay.make(move)
            for dead in range(table.seats):
                if table.dead >> dead & 1:
                    self.known |= set(match.deal[match.setup.characters[dead]])
        if match.state.outcome is not None:
            self.known |= set(match.deal["envelope"])

    def _see(self, number: int, card: int, sees: bool) -> None:
        if sees:
            self.seen_moves.add(number)
            self.known.add(DECK.spell(card))

    def other_deal(self, luck: Luck) -> dict[str, tuple[str, ...]]:
        """Two unseen cards change places."""
        piles = {pile: cards for pile, cards in self.match.deal.items() if pile != "rolls"}
        unseen = [card for cards in piles.values() for card in cards if card not in self.known]
        if len(unseen) < 2:
            return dict(self.match.deal)
        one, other = pick(unseen, luck), pick(unseen, luck)
        swap = {one: other, other: one}
        return {pile: tuple(swap.get(card, card) for card in cards) for pile, cards in self.match.deal.items()}

    def other_kinds(self, luck: Luck) -> dict[int, int]:
        """A hidden draw changes its kind, with another hidden one or with a card that is still in the pile."""
        kinds = dict(self.kinds)
        if not kinds:
            return kinds
        drawn = [*kinds.values(), *(self._drawn(number) for number in self.seen_moves)]
        in_pile = [kind for kind in BUTLERS for _ in range(INTRIGUES[kind].count - drawn.count(kind))]
        one, other = pick(list(kinds), luck), pick(list(kinds), luck)
        if in_pile and luck.below(2):
            kinds[one] = pick(in_pile, luck)
        else:
            kinds[one], kinds[other] = kinds[other], kinds[one]
        return kinds

    def _drawn(self, number: int) -> int:
        move = self.match.moves[number]
        return move.action.kind if isinstance(move, Played) and isinstance(move.action, Uncover) else TIME

    def retold(self, other: Match, kinds: dict[int, int], luck: Luck) -> Match:
        """The same moves, but for what the seat did not see; whoever acted then acts now, or all would notice."""
        for number, move in enumerate(self.match.moves):
            other.make(self._unlike(number, move, other, kinds, luck))
        if other.state.actor != self.match.state.actor:
            raise ManoirError("another seat is asked now")
        return other

    def _unlike(self, number: int, move: Move, other: Match, kinds: dict[int, int], luck: Luck) -> Move:
        if not isinstance(move, Played) or number in self.seen_moves:
            return move
        if number in kinds:
            return Played(move.seat, UNCOVERS[kinds[number]])
        if isinstance(move.action, Show | Pick):
            ways = [option for option in other.state.options if isinstance(option, Show | Pick)]
            if not ways:
                raise ManoirError("nothing to show now")
            return Played(move.seat, pick(ways, luck))
        return move
