"""What is typed of a game on cardboard, one happening a line."""

from collections.abc import Sequence

from msgspec.structs import replace

from manoir.companion.carnet import (
    AccusedLine,
    Answered,
    AskedLine,
    Carnet,
    Did,
    Facts,
    LackingLine,
    Line,
    OneOfLine,
    SeenLine,
)
from manoir.companion.editions import PILES
from manoir.companion.words import Words
from manoir.core.errors import ManoirError
from manoir.deduction.answers import Answering
from manoir.deduction.facts import ENVELOPE, POOL, Origin
from manoir.games.mansion.deck import Cards
from manoir.table.messages import Place

PLACES = {"envelope": ENVELOPE, "etui": ENVELOPE, "étui": ENVELOPE, "pool": POOL, "piscine": POOL}
ANSWERS: dict[str, Did] = {"none": "none", "shows": "shows", "silence": "silence"}
FOR, ALL = ("for", "pour"), ("all", "tous")


class Refused(ManoirError):
    """A line that cannot be: the book is as it was."""


class Telling:
    """From lines as they are typed to lines of a carnet, and their facts: who suggested what, who is to answer."""

    def __init__(self, words: Words, carnet: Carnet) -> None:
        self.words = words
        self.me = carnet.me
        self.hand = words.deck.cards(carnet.hand)
        self.facts = Facts(carnet)
        self.notebook = self.facts.empty()
        for fact in self.facts.of_hand():
            self.notebook.add(fact)
        self.told: list[Line] = []
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
            self._place(PILES[PLACES[words[0].casefold()]], words[1:])
            return
        if len(words) > 2 and words[1].casefold() == "me" and self.words.verb(words[2]) == "shows":
            words = [words[0], words[2], "me", *words[3:]]
        if len(words) < 2:
            raise Refused(f"expected what {words[0]} did: suggests, none, shows, accuses, has, lacks or some")
        player, verb, rest = self.words.player(words[0]), self.words.verb(words[1]), words[2:]
        if (did := ANSWERS.get(verb)) is not None:
            self._answer(player, did, rest)
        elif verb == "suggests":
            self._suggest(player, rest)
        else:
            self._fact(player, verb, rest)

    def _tell(self, line: Line) -> None:
        self.told.append(line)
        for fact in self.facts.told_by(line, self.origin):
            self.notebook.add(fact)

    def _tell_answer(self, answer: Answered) -> None:
        """As if it were the whole answer, for its facts; it is kept with those before it."""
        asked = self.told[-1]
        assert isinstance(asked, AskedLine)
        self.told[-1] = replace(asked, answers=[*asked.answers, answer])
        for fact in self.facts.told_by(replace(asked, answers=[answer]), self.origin):
            self.notebook.add(fact)

    def _suggest(self, player: int, rest: Sequence[str]) -> None:
        if self.waiting:
            raise Refused(self._expected())
        seats = len(self.words.players)
        self.suggester, self.named = player, self.words.triple(rest)
        self._tell(AskedLine(player, self._spelt(self.named)))
        self.waiting = [(player + distance) % seats for distance in range(1, seats)]
        self._pass_by_myself()

    def _answer(self, player: int, verb: Did, rest: Sequence[str]) -> None:
        if player != self.asked:
            raise Refused(self._expected())
        card = self._card_shown(player, rest) if verb == "shows" else None
        self._tell_answer(Answered(player, verb, card))
        self.waiting.pop(0)
        if verb != "none" and (verb == "silence" or self.words.edition.rule is Answering.FIRST):
            self.waiting.clear()
        self._pass_by_myself()

    def _card_shown(self, player: int, rest: Sequence[str]) -> str | None:
        seen = self.me in (player, self.suggester)
        rest = self._without_recipient(rest, seen)
        if seen != bool(rest):
            raise Refused("name the card: you saw it" if seen else "you cannot have seen that card")
        if not rest:
            return None
        card = self.words.card(rest[0])
        if not self.named >> card & 1:
            raise Refused(f"{self.words.deck.spell(card)} was not named: {self._named()} were")
        return self.words.deck.spell(card)

    def _without_recipient(self, rest: Sequence[str], seen: bool) -> Sequence[str]:
        """Not `me`, nor the name of the one who saw it, unless that is the card's name too."""
        recipients = ("me", "moi", self.words.players[self.suggester].casefold())
        if not rest or rest[0].casefold() not in recipients:
            return rest
        is_card = seen and len(rest) == 1 and rest[0].casefold() in self.words.deck.spell_all(self.named)
        return rest if is_card else rest[1:]

    def _pass_by_myself(self) -> None:
        """Where I hold none of the cards named I have nothing to enter."""
        while self.waiting and self.waiting[0] == self.me and not self.hand & self.named:
            self._tell_answer(Answered(self.me, "none"))
            self.waiting.pop(0)

    def _fact(self, player: int, verb: str, rest: Sequence[str]) -> None:
        if verb == "accuses":
            self._tell(AccusedLine(player, self._spelt(self.words.triple(rest)) if rest else []))
        elif verb == "has":
            self._saw(player, rest)
        elif verb == "lacks":
            self._tell(LackingLine(player, self._spelt(self.words.cards(rest))))
        else:
            self._tell(OneOfLine(player, self._spelt(self.words.cards(rest))))

    def _place(self, place: str, rest: Sequence[str]) -> None:
        """`pool has …`, `pool lacks …`, `envelope lacks …`."""
        if place == PILES[POOL] and not self.notebook.pool:
            raise Refused(f"there is no pool in {self.words.edition.name} with so many players")
        verb = self.words.verb(rest[0]) if rest else ""
        if verb == "has":
            self._saw(place, rest[1:])
        elif verb == "lacks":
            self._tell(LackingLine(place, self._spelt(self.words.cards(rest[1:]))))
        else:
            raise Refused("expected `has` or `lacks`, and cards")

    def _saw(self, place: Place, rest: Sequence[str]) -> None:
        """`… for all`, or for those who saw it; by me, where nobody is named."""
        at = next((number for number, word in enumerate(rest) if word.casefold() in FOR), len(rest))
        cards, others = self._spelt(self.words.cards(rest[:at])), rest[at + 1 :]
        by_all = any(word.casefold() in ALL for word in others)
        self._tell(SeenLine(place, cards, [] if by_all else [self.words.player(word) for word in others] or [self.me]))

    def _spelt(self, cards: Cards) -> list[str]:
        return list(self.words.deck.spell_all(cards))

    def _expected(self) -> str:
        if self.asked is None:
            return "nobody is being asked: expected a suggestion, such as: rose suggests olive rope lounge"
        return f"expected the answer of {self.words.players[self.asked]} about {self._named()}: none, or shows"

    def _named(self) -> str:
        return ", ".join(self.words.deck.spell_all(self.named))
