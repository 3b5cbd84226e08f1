"""The companion's book: lines about a game at a table, and the facts that follow from them."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from manoir.companion.carnet import Carnet
from manoir.companion.editions import Edition
from manoir.companion.telling import Refused, Telling
from manoir.companion.words import Words
from manoir.core.errors import BadSetup
from manoir.deduction.errors import Contradiction
from manoir.deduction.explain import explain
from manoir.deduction.facts import ENVELOPE, Fact, FailedAccusation, HasNone, Saw
from manoir.deduction.posterior import Posterior, solve
from manoir.games.mansion.deck import each


class LineNotebook:
    """Append a line and the facts are counted anew; a line that does not fit is refused."""

    def __init__(
        self,
        edition: Edition,
        players: Sequence[str],
        me: int,
        hand: Sequence[str],
        hands: Sequence[int] | None = None,
        lines: Iterable[str] = (),
    ) -> None:
        if len(set(players)) < len(players):
            raise BadSetup(f"two players have one name: {', '.join(players)}")
        self.edition = edition
        self.words = Words(edition, players, me)
        self.me = me
        self.sizes = tuple(hands) if hands is not None else edition.hands(len(players))
        self.hand = self.words.cards(hand)
        self._check_sizes(len(players))
        self.lines: list[str] = []
        self.posterior = self._counted([])
        for line in lines:
            self.add(line)

    @property
    def carnet(self) -> Carnet:
        """The table and the hand, and no line yet."""
        spelt = list(self.edition.deck.spell_all(self.hand))
        players, sizes = list(self.words.players), list(self.sizes)
        return Carnet(self.edition.name, players, self.me, sizes, spelt, own=self.edition.own)

    def told(self) -> Carnet:
        """With its lines, a question and its answers being one."""
        return replace(self.carnet, lines=self._told(self.lines).told)

    def add(self, line: str) -> None:
        """Enter what happened."""
        self.posterior = self._counted([*self.lines, line])
        self.lines.append(line)

    def undo(self) -> str:
        if not self.lines:
            raise Refused("there is nothing to undo")
        *kept, last = self.lines
        self.posterior = self._counted(kept)
        self.lines = kept
        return last

    @property
    def asked(self) -> int | None:
        """Who has to answer the last suggestion, if anybody."""
        return self._told(self.lines).asked

    def _check_sizes(self, players: int) -> None:
        dealt = len(self.edition.deck) - 3 - self.edition.pool(players)
        if len(self.sizes) != players or sum(self.sizes) != dealt:
            raise BadSetup(f"the hands of {players} players hold {dealt} cards in all, not {sum(self.sizes)}")
        if self.hand.bit_count() != self.sizes[self.me]:
            raise BadSetup(f"your hand has {self.sizes[self.me]} cards, not {self.hand.bit_count()}")

    def _told(self, lines: Sequence[str]) -> Telling:
        telling = Telling(self.words, self.carnet)
        for line in lines:
            telling.enter(line)
        return telling

    def _counted(self, lines: Sequence[str]) -> Posterior:
        notebook = self._told(lines).notebook
        try:
            return solve(notebook)
        except Contradiction as contradiction:
            against = sorted({source(fact) for fact in reasons_against(self.posterior, contradiction.fact)})
            raise Refused(f"this cannot be, because of {', '.join(against) or 'all before it'}") from None


def source(fact: Fact) -> str:
    """The line a fact comes from."""
    return f"line {fact.origin.turn} ({fact.origin.label})" if fact.origin.turn else "your own hand"


def reasons_against(known: Posterior, fact: Fact) -> list[Fact]:
    """The facts that already forced the contrary of a fact."""
    if isinstance(fact, Saw):
        return list(explain(known, fact.card, fact.place)) if not known.count(fact.card, fact.place) else []
    place = fact.place if isinstance(fact, HasNone) else ENVELOPE if isinstance(fact, FailedAccusation) else fact.player
    certain = [card for card in each(fact.cards) if known.count(card, place) in (0, known.total)]
    return [reason for card in certain for reason in explain(known, card, place)]
