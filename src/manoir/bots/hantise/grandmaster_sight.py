"""What a seat of Hantise knows of a position, as a row of small numbers: the table, its hand, and what it can work out.

Everything comes from what the seat was told: of the other hand only the size, and what must be in it, are looked at.
"""

from functools import lru_cache
from math import comb
from typing import Any

from manoir.bots.hantise.grandmaster_frame import ADULT_AT, FAMILY_AT, SLOTS, Frame
from manoir.bots.hantise.standing import lead
from manoir.core.steps import Step
from manoir.games.hantise.apparitions import PER_SEAT, forbidden, last_monster, terror
from manoir.games.hantise.cards import (
    BITS,
    FAMILY_BITS,
    FAMILY_OF,
    FAMILY_WIDTH,
    FIRST_PLACE,
    FULL_DECK,
    MONSTERS,
    NAMES,
    TERROR,
    TYPE_OF,
    ZONE_BITS,
    Cards,
    Stack,
    bag,
    size,
)
from manoir.games.hantise.components import (
    ASSOMMEUR,
    BEBE,
    CHARACTERS,
    CHATOUILLEUR,
    COMBINATIONS,
    FAMILIES,
    FILLETTE,
    FISTON,
    MARABOUT,
    NIGHTS,
    NONE,
    REINE,
    SERVITEUR,
    SQUATTEUR,
    TYPES,
    ZONE_BONUS,
    Card,
    Character,
    Family,
    Zone,
)
from manoir.games.hantise.state import IN_PLAY, MARABOUT_ADDS, SCORED, THRESHOLD, HantiseState
from manoir.games.hantise.steps.drawing import Drawing
from manoir.games.hantise.steps.effects import Capturing, Knocking
from manoir.games.hantise.steps.ending import ScoringPlace, ScoringReine
from manoir.games.hantise.steps.phase import Phase

Levels = tuple[int, ...]
"""How high each number of a part of the row can get: a number is seen as that many bits."""

ORDINARY, TERRIFYING = len(TYPES), len(TYPES) + 1
KINDS = len(TYPES) + 2
"""What an uncovered card can be: a type of Monster, or a Place of either kind."""
PLACES_OF_A_ZONE = 4
MOST_TERROR, MOST_HELD, MOST_TURNS, MOST_LEAD, MOST_LEFT, MOST_DRAWN = 15, 10, 16, 20, 44, 5
FAR = 9
"""So many points short are as good as any more."""
TENTHS = 10

STACK: Levels = (MOST_TERROR, PLACES_OF_A_ZONE, 1, 3, 4, 2, 1, *(1,) * KINDS, *(1,) * KINDS)
STACK_FAMILY: Levels = (3, 1, 4, 1)
TONIGHT: Levels = (1, FAR, 4, 1, 1)
BAG_FAMILY: Levels = tuple(kind.copies for kind in TYPES)
BAG_ZONE: Levels = (1, PLACES_OF_A_ZONE - 1)
ADULT: Levels = (1, 1, 3)
SLOT: Levels = (1, 1, 1, FAR)
MOMENTS = (
    "main", "chase", "locate", "knock", "recall", "squat", "capture", "scare", "name", "place", "reine", "devastate",
    "draw", "reveal",
)  # fmt: skip
NIGHT: Levels = (
    *(1, NIGHTS, 8, 12),
    *(1, 1, 1, 1, 2, 1, 1),
    *(2 * MOST_LEAD, MOST_LEFT, 1, 1),
    *(1, 3, 3),
)
TURN: Levels = (
    *(1, 1, 1, 1, 1),
    *(MOST_TURNS, 8, MOST_HELD, MOST_HELD, MOST_HELD, 19, 6, 12),
)
STEP: Levels = (*(1,) * len(MOMENTS), *(1,) * PER_SEAT, 1, MOST_DRAWN, MOST_DRAWN)
REST: Levels = (*(1,) * len(TYPES), *(1,) * PER_SEAT, *(TENTHS,) * len(TYPES))
LEVELS: Levels = (
    *(2 * PER_SEAT * (*STACK, *STACK_FAMILY * PER_SEAT, *TONIGHT)),
    *(PER_SEAT * (*(BAG_FAMILY + BAG_ZONE) * 3, *ADULT, *SLOT)),
    *NIGHT,
    *TURN,
    *STEP,
    *REST,
)
"""Of the whole row."""


class Pile:
    """All that a stack is seen by."""

    __slots__ = ("cards", "families", "seen", "terror", "threat")

    def __init__(self, stack: Stack) -> None:
        kinds = [_KIND[card] for card in stack]
        types = [[0, 0, 0] for _ in FAMILIES]
        for card in stack:
            if card < FIRST_PLACE:
                of_family = types[FAMILY_OF[card]]
                of_family[2] += 1
                if TYPE_OF[card] in (SERVITEUR, REINE):
                    of_family[TYPE_OF[card] == REINE] += 1
        uncovered = FAMILY_OF[stack[-1]] if stack else NONE
        places = kinds.count(ORDINARY) + kinds.count(TERRIFYING)
        self.cards = bag(stack)
        self.terror = terror(stack)
        is_haunted, is_haunted_bare = places < len(kinds), places - (uncovered == NONE) < len(kinds) - 1
        self.threat = (self.terror, terror(stack[:-1]), is_haunted, is_haunted_bare)
        self.seen = bytes(
            (
                min(self.terror, MOST_TERROR),
                places,
                kinds.count(TERRIFYING),
                min(kinds.count(SQUATTEUR), 3),
                min(kinds.count(ASSOMMEUR), 4),
                min(kinds.count(CHATOUILLEUR), 2),
                is_haunted,
            )
        )
        self.seen += _UNCOVERED[kinds[-1] if kinds else NONE] + _UNCOVERED[kinds[-2] if len(kinds) > 1 else NONE]
        self.families = tuple(
            [
                bytes((serviteurs, reines, monsters if monsters < 4 else 4, family == uncovered))
                for family, (serviteurs, reines, monsters) in enumerate(types)
            ]
        )


@lru_cache(maxsize=1 << 15)
def _tonight(threat: tuple[int, int, bool, bool], bonus: int, goal: int) -> bytes:
    """Whether it scares, how much is missing or over, and whether it still does uncovered or with nobody there."""
    whole, bare, is_haunted, is_haunted_bare = threat
    value = whole + bonus
    return bytes(
        [
            is_haunted and value >= goal,
            min(FAR, max(0, goal - value)),
            min(4, max(0, value - goal)),
            is_haunted_bare and bare + bonus >= goal,
            is_haunted and whole >= goal,
        ]
    )


def one_of(number: int, count: int) -> bytes:
    """One bit for a number, none for NONE."""
    return bytes([found == number for found in range(count)])


_KIND = tuple(
    TYPE_OF[card] if card < FIRST_PLACE else TERRIFYING if TERROR[card] > 1 else ORDINARY for card in range(len(NAMES))
)
_UNCOVERED = (*(one_of(kind, KINDS) for kind in range(KINDS)), bytes(KINDS))
"""By kind; the last is for NONE."""


def _bag(cards: Cards, zone: Zone) -> bytes:
    """What a bag has of a slot: its family by type, and its Places of either kind."""
    family = cards >> FAMILY_WIDTH * FAMILY_AT[zone]
    places = cards >> BITS * FIRST_PLACE + BITS * PLACES_OF_A_ZONE * zone
    return bytes(
        [
            *(min(family >> BITS * kind & 3, BAG_FAMILY[kind]) for kind in range(len(TYPES))),
            places & 1,
            sum(places >> BITS * place & 1 for place in range(1, PLACES_OF_A_ZONE)),
        ]
    )


class Bags(dict[Cards, bytes]):
    """The bags of a slot, listed when they are first asked for."""

    def __init__(self, zone: Zone) -> None:
        super().__init__()
        self.zone = zone

    def __missing__(self, cards: Cards) -> bytes:
        found = self[cards] = _bag(cards, self.zone)
        return found


_BAGS = tuple(Bags(zone) for zone in SLOTS)
_OF_SLOT = tuple(FAMILY_BITS[FAMILY_AT[zone]] | ZONE_BITS[zone] for zone in SLOTS)
FACE_DOWN, HERE, GONE = range(3)
_ADULTS = tuple(
    tuple(bytes([where == FACE_DOWN, where == HERE, CHARACTERS[adult].threshold - 6]) for where in range(3))
    for adult in ADULT_AT
)
_SLOTS = tuple(
    tuple(bytes([marks & 1, marks >> 1 & 1, marks >> 2 & 1, short]) for short in range(FAR + 1)) for marks in range(8)
)
"""By what marks a slot (its Zone card is face down, its family is forbidden to one or the other), and how far it is."""
_ONES = tuple(one_of(number, PER_SEAT) for number in range(PER_SEAT))
_NONE_OF_THEM = bytes(PER_SEAT)
_TYPE_CARDS = tuple(sum(3 << BITS * card for card in MONSTERS if TYPE_OF[card] == kind) for kind in range(len(TYPES)))


@lru_cache(maxsize=1 << 15)
def _held(copies: int, unseen: int, drawn: int) -> int:
    """How likely a hand of so many unseen cards holds one of these, in tenths."""
    return round(TENTHS * (1 - comb(unseen - copies, drawn) / comb(unseen, drawn)))


_TERROR_OF_FAMILY = tuple(
    sum((cards >> BITS * kind & 3) * max(1, found.terror) for kind, found in enumerate(TYPES))
    for cards in range(1 << FAMILY_WIDTH)
)


def _terror_in_hand(cards: Cards, unplayable: Family) -> int:
    """Of the Monsters that may be played."""
    return sum(
        [
            _TERROR_OF_FAMILY[(cards & bits) >> FAMILY_WIDTH * family]
            for family, bits in enumerate(FAMILY_BITS)
            if family != unplayable
        ]
    )


@lru_cache(maxsize=1 << 12)
def _left(characters: int, marabout: int) -> int:
    """The points of those who are still to come."""
    points = sum(found.points for number, found in enumerate(CHARACTERS) if characters >> number & 1)
    return points + (CHARACTERS[MARABOUT].points if marabout != SCORED else 0)


@lru_cache(maxsize=1 << 10)
def _sets(won: int) -> int:
    """Combinations that a seat has scared."""
    return sum(all(won >> character & 1 for character in found.characters) for found in COMBINATIONS)


@lru_cache(maxsize=1 << 15)
def _discarded(discard: Stack) -> tuple[Cards, Card]:
    return bag(discard), last_monster(discard)


class Piles(dict[Stack, Pile]):
    """By stack; the same few come again and again."""

    def __missing__(self, stack: Stack) -> Pile:
        if len(self) == MOST_PILES:
            self.clear()
        found = self[stack] = Pile(stack)
        return found


MOST_PILES = 1 << 16
_PILES = Piles()


def row(table: HantiseState, seat: int, known: Cards, frame: Frame) -> bytes:
    """`known` are the cards that must be in the other hand."""
    other, stacks, visited, character, folded = 1 - seat, table.stacks, table.zone, table.character, table.folded
    goal = table.threshold if character != NONE else 0
    hand, zones, characters = table.hands[seat], table.zones, table.characters
    mine, theirs = forbidden(table, seat), forbidden(table, other)
    discarded, last = _discarded(table.discard)
    unseen = FULL_DECK - hand - known - discarded - table.scored[0] - table.scored[1]
    parts: list[bytes] = []
    add = parts.append
    reaches = []
    at, second, third, fourth = frame
    families = FAMILY_AT[at], FAMILY_AT[second], FAMILY_AT[third], FAMILY_AT[fourth]
    for owner in seat, other:
        first, reached = owner * PER_SEAT, goal if folded != owner else NEVER
        for zone in frame:
            stack = stacks[first + zone]
            if not stack:
                add(_EMPTY)
                add(_tonight(_NO_THREAT, 0, reached))
                reaches.append(ZONE_BONUS if zone == visited else 0)
                continue
            pile = _PILES[stack]
            bonus = ZONE_BONUS if zone == visited else 0
            add(pile.seen)
            of_family = pile.families
            for family in families:
                add(of_family[family])
            add(_tonight(pile.threat, bonus, reached))
            unseen -= pile.cards
            reaches.append(pile.terror + bonus)
    far = goal - _terror_in_hand(hand, mine)
    for zone, worth in zip(frame, reaches, strict=False):
        bags, mask = _BAGS[zone], _OF_SLOT[zone]
        held = bags[hand & mask]
        add(held)
        add(bags[known & mask])
        add(bags[unseen & mask])
        adult, family = ADULT_AT[zone], FAMILY_AT[zone]
        add(_ADULTS[zone][HERE if adult == character else FACE_DOWN if characters >> adult & 1 else GONE])
        short = far - worth - 2 * held[-2] - held[-1]
        marks = (zones >> zone & 1) + 2 * (mine == family) + 4 * (theirs == family)
        add(_SLOTS[marks][0 if short < 0 else short if short < FAR else FAR])
    add(
        _night(
            seat,
            table.night,
            character,
            characters,
            table.marabout,
            table.devastation,
            table.won[seat],
            table.won[other],
            lead(table, seat),
        )
    )
    held_cards, their_cards, rest_of_pile = size(hand), size(table.hands[other]), len(table.pile)
    drawn = their_cards - size(known) if known else their_cards
    turns = table.turns - table.turn
    add(
        bytes(
            (
                table.player == seat,
                table.opener == seat,
                table.changed,
                folded == seat,
                folded == other,
                table.turn if table.turn < MOST_TURNS else MOST_TURNS,
                0 if turns < 0 else turns if turns < 8 else 8,
                held_cards if held_cards < MOST_HELD else MOST_HELD,
                their_cards if their_cards < MOST_HELD else MOST_HELD,
                drawn if drawn < MOST_HELD else MOST_HELD,
                rest_of_pile + 1 >> 1 if rest_of_pile < 38 else 19,
                rest_of_pile if rest_of_pile < 6 else 6,
                min(12, len(table.discard) + 1 >> 1),
            )
        )
    )
    add(_step(table.step, frame, seat, table.player))
    add(_LAST_TYPE[last])
    add(_ONES[frame.index(_ZONE_OF_FAMILY[FAMILY_OF[last]])] if last != NONE else _NONE_OF_THEM)
    rest = size(unseen)
    add(
        bytes(
            [
                TENTHS if known & cards else _held(size(unseen & cards), rest, drawn) if drawn else 0
                for cards in _TYPE_CARDS
            ]
        )
    )
    return b"".join(parts)


_EMPTY = bytes(len(STACK) + len(STACK_FAMILY) * PER_SEAT)
_NO_THREAT = (0, 0, False, False)
NEVER = MOST_TERROR
"""The goal of one who has folded: nothing reaches it."""


@lru_cache(maxsize=1 << 15)
def _night(
    seat: int,
    night: int,
    character: Character,
    characters: int,
    marabout: int,
    devastation: bool,
    won: int,
    lost: int,
    ahead: int,
) -> bytes:
    """What stays as it is until the night is won."""
    here = character != NONE
    left, prize = _left(characters, marabout), 0
    if here:
        prize = CHARACTERS[character].points
        if marabout == IN_PLAY:
            prize += CHARACTERS[MARABOUT].points
            left -= CHARACTERS[MARABOUT].points
    goal = THRESHOLD[character] + MARABOUT_ADDS[marabout] if here else 0
    return bytes(
        [
            here,
            night,
            min(8, max(0, goal - 4)),
            min(12, prize),
            *one_of(marabout, 3),
            characters >> BEBE & 1,
            (characters >> FILLETTE & 1) + (characters >> FISTON & 1),
            character == BEBE,
            character in (FILLETTE, FISTON),
            min(2 * MOST_LEAD, max(0, ahead + MOST_LEAD)),
            min(MOST_LEFT, left),
            here and ahead + prize > left,
            here and ahead - prize < -left,
            devastation,
            _sets(won),
            _sets(lost),
        ]
    )


@lru_cache(maxsize=1 << 12)
def _step(step: Step[Any], frame: Frame, seat: int, player: int) -> bytes:
    """What the table waits for: steps are as few as their parts."""
    moment = step.moment if isinstance(step, Phase) else ""
    at = step.zone if isinstance(step, Knocking | ScoringPlace | ScoringReine) else NONE
    own = theirs = 0
    if isinstance(step, Drawing):
        own, theirs = (step.left, 0) if step.seat == seat else (0, step.left)
    return bytes(
        [
            *one_of(MOMENTS.index(moment) if moment in MOMENTS else NONE, len(MOMENTS)),
            *one_of(frame.index(at) if at != NONE else NONE, PER_SEAT),
            isinstance(step, Capturing) and step.owner == player,
            min(MOST_DRAWN, own),
            min(MOST_DRAWN, theirs),
        ]
    )


_LAST_TYPE = (*(one_of(TYPE_OF[card], len(TYPES)) for card in MONSTERS), bytes(len(TYPES)))
"""By Monster; the last is for NONE."""
_ZONE_OF_FAMILY = tuple(FAMILY_AT.index(family) for family in range(len(FAMILIES)))
WIDTH = len(LEVELS)
