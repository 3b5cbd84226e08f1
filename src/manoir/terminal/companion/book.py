"""The companion's book: lines about a game at a table, and the facts that follow from them."""

from collections.abc import Iterable, Sequence

from manoir.core.errors import BadSetup, ManoirError
from manoir.deduction.answers import Answering
from manoir.deduction.errors import Contradiction
from manoir.deduction.explain import explain
from manoir.deduction.facts import ENVELOPE, POOL, Fact, FailedAccusation, HasNone, Origin, Saw
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import Posterior, solve
from manoir.games.mansion.deck import Cards, each
from manoir.terminal.companion.editions import Edition
from manoir.terminal.companion.words import Words

PLACES = {"envelope": ENVELOPE, "etui": ENVELOPE, "pool": POOL, "piscine": POOL}


class Refused(ManoirError):
    """A line that cannot be: the book is as it was."""


class Book:
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
        self.words = Words(edition.house, players, me)
        self.me = me
        self.sizes = tuple(hands) if hands is not None else edition.hands(len(players))
        self.hand = self.words.cards(hand)
        self._check_sizes(len(players))
        self.lines: list[str] = []
        self.posterior = self._counted([])
        for line in lines:
            self.add(line)

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

    def _told(self, lines: Sequence[str]) -> "Telling":
        telling = Telling(self)
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


class Telling:
    """From lines to facts: who suggested what, and who is to answer."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words = book.words
        deck, players = book.edition.deck, len(book.words.players)
        self.notebook = Notebook(deck.kinds, book.sizes, book.edition.pool(players))
        self.notebook.is_exactly(book.me, book.hand, audience=1 << book.me)
        self.suggester = -1
        self.named: Cards = 0
        self.waiting: list[int] = []
        self.count = 0

    @property
    def asked(self) -> int | None:
        return self.waiting[0] if self.waiting else None

    def enter(self, line: str) -> None:
        self.count += 1
        self.origin = Origin(self.count, line)
        words = line.split()
        if not words:
            raise Refused("expected a line such as: rose suggests olive rope lounge")
        if words[0].casefold() in PLACES:
            self._place(PLACES[words[0].casefold()], words[1:])
            return
        if len(words) > 2 and words[1].casefold() == "me" and self.words.verb(words[2]) == "shows":
            words = [words[0], words[2], "me", *words[3:]]
        if len(words) < 2:
            raise Refused(f"expected what {words[0]} did: suggests, none, shows, accuses, has, lacks or some")
        player, verb, rest = self.words.player(words[0]), self.words.verb(words[1]), words[2:]
        if verb in ("none", "shows", "silence"):
            self._answer(player, verb, rest)
        elif verb == "suggests":
            self._suggest(player, rest)
        else:
            self._fact(player, verb, rest)

    def _suggest(self, player: int, rest: Sequence[str]) -> None:
        if self.waiting:
            raise Refused(self._expected())
        seats = len(self.words.players)
        self.suggester, self.named = player, self.words.triple(rest)
        self.waiting = [(player + distance) % seats for distance in range(1, seats)]
        self._pass_by_myself()

    def _answer(self, player: int, verb: str, rest: Sequence[str]) -> None:
        if player != self.asked:
            raise Refused(self._expected())
        if verb == "none":
            self.notebook.has_none(player, self.named, self.origin)
        elif verb == "shows":
            self._show(player, [word for word in rest if self._is_card(word)])
        self.waiting.pop(0)
        if verb != "none" and (verb == "silence" or self.book.edition.rule is Answering.FIRST):
            self.waiting.clear()
        self._pass_by_myself()

    def _show(self, player: int, rest: Sequence[str]) -> None:
        self.notebook.has_some(player, self.named, self.origin)
        seen = self.book.me in (player, self.suggester)
        if seen != bool(rest):
            raise Refused("name the card: you saw it" if seen else "you cannot have seen that card")
        if rest:
            card = self.words.card(rest[0])
            if not self.named >> card & 1:
                raise Refused(f"{self.words.deck.spell(card)} was not named: {self._named()} were")
            self.notebook.saw(player, card, self.origin, 1 << player | 1 << self.suggester)

    def _is_card(self, word: str) -> bool:
        """Not `me`, nor the name of the one who saw it."""
        return word.casefold() not in ("me", "moi") and word.casefold() != self.words.players[self.suggester].casefold()

    def _pass_by_myself(self) -> None:
        """Where I hold none of the cards named I have nothing to enter."""
        while self.waiting and self.waiting[0] == self.book.me and not self.book.hand & self.named:
            self.notebook.has_none(self.book.me, self.named, self.origin)
            self.waiting.pop(0)

    def _fact(self, player: int, verb: str, rest: Sequence[str]) -> None:
        if verb == "accuses":
            if rest:
                self.notebook.failed_accusation(self.words.triple(rest), self.origin)
        elif verb == "has":
            self._saw(player, self.words.cards(rest))
        elif verb == "lacks":
            self.notebook.has_none(player, self.words.cards(rest), self.origin)
        else:
            self.notebook.has_some(player, self.words.cards(rest), self.origin)

    def _place(self, place: int, rest: Sequence[str]) -> None:
        """`pool has …`, `pool lacks …`, `envelope lacks …`."""
        if place == POOL and not self.notebook.pool:
            raise Refused(f"there is no pool in {self.book.edition.name} with so many players")
        verb = self.words.verb(rest[0]) if rest else ""
        if verb == "has":
            self._saw(place, self.words.cards(rest[1:]))
        elif verb == "lacks":
            self.notebook.has_none(place, self.words.cards(rest[1:]), self.origin)
        else:
            raise Refused("expected `has` or `lacks`, and cards")

    def _saw(self, place: int, cards: Cards) -> None:
        for card in range(len(self.words.deck)):
            if cards >> card & 1:
                self.notebook.saw(place, card, self.origin, 1 << self.book.me)

    def _expected(self) -> str:
        if self.asked is None:
            return "nobody is being asked: expected a suggestion, such as: rose suggests olive rope lounge"
        return f"expected the answer of {self.words.players[self.asked]} about {self._named()}: none, or shows"

    def _named(self) -> str:
        return ", ".join(self.words.deck.spell_all(self.named))
