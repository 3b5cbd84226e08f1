"""Imagined games: every one fits, and each is as likely as it should be."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from manoir.core.chance import SeededLuck, outcome, pick
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.core.setup import OptionValue
from manoir.core.views import view
from manoir.games.hantise import GAME
from manoir.games.hantise.cards import FULL_DECK, PLACE_BITS, bag, size
from manoir.games.hantise.components import Card
from manoir.games.hantise.hidden import Shuffle
from manoir.games.hantise.picture import picture
from manoir.games.hantise.state import HantiseState
from tests.games.hantise.table import P, Q, cards, opened

SECRET = ("hands", "pile", "log")


def games(count: int, options: dict[str, OptionValue]) -> Iterator[HantiseState]:
    """Random tables at every step, with some folding."""
    setup = GAME.setup(2, options=options)
    for seed in range(count):
        luck = SeededLuck(seed)
        table = GAME.start(setup, GAME.deal(setup, luck))
        while table.outcome is None:
            yield table
            if table.actor == CHANCE:
                table.take(outcome(table, luck))
            else:
                folds = seed % 3 == 0 or luck.below(20) == 0
                table.take(pick(table.options if folds else table.step.cautious(table), luck))
        yield table


def everything(table: HantiseState) -> int:
    """The bag of all cards wherever they are."""
    found = sum(table.hands) + bag(draw.card for draw in table.pile) + bag(table.discard) + sum(table.scored)
    return found + sum(map(bag, table.stacks))


def test_what_is_open_is_imagined_as_it_is_and_what_is_hidden_fits() -> None:
    luck = SeededLuck("imagine")
    variants: list[dict[str, OptionValue]] = [{"devastation": True, "turns": 6}, {"devastation": True}]
    for options in variants:
        setup = GAME.setup(2, options=options)
        for table in games(6, options):
            if luck.below(8):
                continue
            for seat in (P, Q, SPECTATOR):
                seen = view(setup, table, seat)
                imagined = GAME.imagine(seen, luck)
                assert view(setup, imagined, seat) == seen
                assert everything(imagined) == FULL_DECK
                for field in table.__struct_fields__:
                    if field not in SECRET:
                        assert getattr(imagined, field) == getattr(table, field), field
                for other in (P, Q):
                    assert picture(view(setup, imagined, other)).hand == imagined.hands[other]


def test_pictures_agree_with_the_true_table() -> None:
    setup = GAME.setup(2, options={"devastation": True})
    for table in games(3, {"devastation": True}):
        for seat in (P, Q):
            seen = picture(view(setup, table, seat))
            assert seen.hand == table.hands[seat]
            assert (seen.sizes, seen.pile) == ([size(hand) for hand in table.hands], len(table.pile))
            assert (seen.asked, seen.stacks, seen.discard) == (table.actor, table.stacks, table.discard)


def test_the_hidden_first_hand_has_two_places_and_three_monsters() -> None:
    game = opened().play("reveal bebe", "locate jardin")
    for seed in range(30):
        imagined = GAME.imagine(game.view(P), SeededLuck(seed))
        assert size(imagined.hands[Q] & PLACE_BITS) == 2
        assert size(imagined.hands[Q]) == 5


def test_cards_in_hand_at_a_reshuffle_are_known_from_then_on() -> None:
    """P has seen all cards when the pile runs out: what Q held then, and has not played, Q still holds."""
    setup = GAME.setup(2)
    luck = SeededLuck("certain")
    for table in games(12, {}):
        if table.actor == CHANCE or luck.below(6):
            continue
        seen = view(setup, table, P)
        names = [type(event).__name__ for event in seen.told]
        if "Reshuffled" in names and "Drew" not in names[len(names) - names[::-1].index("Reshuffled") :]:
            for seed in range(3):
                assert GAME.imagine(seen, SeededLuck(seed)).hands[Q] == table.hands[Q]
            return
    raise AssertionError("no game reached a reshuffle")


class EveryLuck:
    """Goes through all that luck may bring, one way after another, with the odds of each."""

    def __init__(self) -> None:
        self._way: list[tuple[int, int]] = []
        self._at = 0

    def below(self, n: int) -> int:
        if self._at == len(self._way):
            self._way.append((0, n))
        number, known = self._way[self._at]
        assert known == n
        self._at += 1
        return number

    def ways(self, draw: Callable[["EveryLuck"], object]) -> dict[object, Fraction]:
        """The odds of everything that can be drawn."""
        odds: dict[object, Fraction] = {}
        while True:
            self._at = 0
            found = draw(self)
            share = Fraction(1)
            for _, n in self._way:
                share /= n
            odds[found] = odds.get(found, Fraction(0)) + share
            while self._way and self._way[-1][0] == self._way[-1][1] - 1:
                self._way.pop()
            if not self._way:
                return odds
            number, n = self._way.pop()
            self._way.append((number + 1, n))


DECK = cards("serre bassin cave Ser-EF Ass-Fa Ser-Re")
PLACES, MONSTERS = DECK[:3], DECK[3:]


def by_brute_force(seats: list[int], past: str) -> dict[object, Fraction]:
    """All ways to deal one Place and one Monster of six cards to each hidden seat and to draw others, if the plays fit.

    `past` has `Q+` for each card that Q draws, and `Q-serre` for one that Q plays.
    """
    found: Counter[object] = Counter()
    events = [(seats.index("PQ".index(word[0])), word[1], word[2:]) for word in past.split()]
    draws = sum(sign == "+" for _, sign, _ in events)
    for places in permutations(PLACES, len(seats)):
        for monsters in permutations(MONSTERS, len(seats)):
            first = list(zip(places, monsters, strict=True))
            rest = [card for card in DECK if card not in places + monsters]
            for drawn in permutations(rest, draws):
                hands, coming = [set(hand) for hand in first], iter(drawn)
                for who, sign, name in events:
                    if sign == "+":
                        hands[who].add(next(coming))
                    elif cards(name)[0] in hands[who]:
                        hands[who].remove(cards(name)[0])
                    else:
                        break
                else:
                    found[tuple(map(ordered, hands)), drawn, tuple(map(ordered, first))] += 1
    total = sum(found.values())
    return {history: Fraction(number, total) for history, number in found.items()}


def by_shuffle(seats: list[int], past: str) -> dict[object, Fraction]:
    def draw(luck: EveryLuck) -> object:
        shuffle = Shuffle(bag(DECK), seats)
        for holding in shuffle.holdings.values():
            holding.begin_with(places=1, monsters=1)
        for moment, word in enumerate(past.split()):
            seat = "PQ".index(word[0])
            if word[1] == "+":
                shuffle.holdings[seat].draw(moment)
            else:
                shuffle.give(seat, cards(word[2:])[0])
        spread, _ = shuffle.spread(luck)
        hands = tuple(ordered(places + monsters) for places, monsters in spread.values())
        drawn: dict[int, Card] = {}
        for seat, (places, monsters) in spread.items():
            shuffle.holdings[seat].retrace(places, monsters, luck, drawn)
        first = tuple(ordered(places + monsters) for places, monsters in spread.values())
        return hands, tuple(card for _, card in sorted(drawn.items())), first

    return EveryLuck().ways(draw)


def ordered(found: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(found))


@pytest.mark.parametrize(
    "past",
    ["", "Q+", "Q-serre", "Q+ Q-serre", "Q+ Q-serre Q+ Q-Ass-Fa", "Q-serre Q+ Q-bassin Q+", "Q+ Q+ Q-Ser-EF Q-Ass-Fa"],
)
def test_every_history_of_a_hidden_hand_that_fits_is_as_likely(past: str) -> None:
    assert by_shuffle([Q], past) == by_brute_force([Q], past)


@pytest.mark.parametrize("past", ["", "P+", "P+ P-serre", "Q-serre P+ Q+", "P+ Q+ P-Ser-EF Q-cave"])
def test_every_history_of_both_hands_that_fits_is_as_likely_to_a_spectator(past: str) -> None:
    assert by_shuffle([P, Q], past) == by_brute_force([P, Q], past)
