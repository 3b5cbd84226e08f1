"""Everything that can be done in Hantise, by a seat or by the turn of a card."""

from functools import cache
from itertools import chain
from typing import Annotated, TypeAlias, final

from manoir.core.actions import Action
from manoir.core.seats import Seat
from manoir.games.hantise.cards import (
    BITS,
    COPIES,
    FAMILY_BITS,
    FIRST_PLACE,
    MONSTERS,
    NAMES,
    ONE,
    PLACE_CARDS,
    TYPE_OF,
    ZONE_BITS,
    Cards,
    count,
    kinds,
)
from manoir.games.hantise.components import (
    CHARACTERS,
    COMBINATIONS,
    FAMILIES,
    MARABOUT,
    NONE,
    REINE,
    SOULS,
    ZONES,
    Card,
    Character,
    Family,
    Zone,
)


@final
class Reveal(Action, frozen=True):
    """The next Character."""

    character: Character


@final
class Locate(Action, frozen=True):
    """The next Zone card: the Character is there now."""

    zone: Zone


@final
class Draw(Action, frozen=True):
    """Copies of a kind have draws of their own, so that all cards of the pile are as likely."""

    card: Card


Pile: TypeAlias = tuple[Draw, ...]
"""A draw pile has no order: it is what chance may draw."""


@final
class PlayPlace(Action, frozen=True):
    card: Card


@final
class PlayMonster(Action, frozen=True):
    card: Card
    zone: Zone


@final
class Change(Action, frozen=True):
    """Discard from the hand a Monster that may not be played, and draw a card."""

    card: Card


@final
class Fold(Action, frozen=True):
    pass


@final
class EndTurn(Action, frozen=True):
    pass


@final
class Chase(Action, frozen=True):
    """A Serviteur's effect: the Character changes Zone."""


@final
class Knock(Action, frozen=True):
    """An Assommeur's effect: discard the uncovered Monster there."""

    owner: Seat
    zone: Zone


@final
class Recall(Action, frozen=True):
    """A Chatouilleur's effect: the last discarded Monster joins one's apparition there."""

    to: Zone


@final
class Squat(Action, frozen=True):
    """A Squatteur's effect: capture the opponent's uncovered Place there."""

    zone: Zone


@final
class Capture(Action, frozen=True):
    """A Reine's effect: the uncovered Monster there joins one's apparition in Zone `to`."""

    owner: Seat
    zone: Zone
    to: Zone


@final
class Decline(Action, frozen=True):
    """Leave an effect unused, or the Reine unscored."""


@final
class Win(Action, frozen=True):
    """Name the winning apparition."""

    zone: Zone


@final
class Score(Action, frozen=True):
    """A Place or a Reine of the winning apparition."""

    card: Card


@final
class Devastate(Action, frozen=True):
    """Either a family or a Zone is NONE."""

    combination: Annotated[int, "combination"]
    family: Family
    zone: Zone


@final
class Done(Action, frozen=True):
    """No more devastation."""


REVEALS = tuple(Reveal(f"reveal {found.name}", number) for number, found in enumerate(CHARACTERS) if number != MARABOUT)
LOCATES = tuple(Locate(f"locate {name}", zone) for zone, name in enumerate(ZONES))
DRAWS = tuple(
    tuple(
        Draw(f"draw {NAMES[card]} {copy}" if copies > 1 else f"draw {NAMES[card]}", card)
        for copy in range(1, copies + 1)
    )
    for card, copies in enumerate(COPIES)
)
PLAY_PLACES = {card: PlayPlace(f"play {NAMES[card]}", card) for card in PLACE_CARDS}
PLAY_MONSTERS = tuple(
    tuple(PlayMonster(f"play {NAMES[card]} {name}", card, zone) for zone, name in enumerate(ZONES)) for card in MONSTERS
)
CHANGES = tuple(Change(f"change {NAMES[card]}", card) for card in MONSTERS)
FOLD = Fold("fold")
END_TURN = EndTurn("end")
CHASE = Chase("chase")
KNOCKS = tuple(
    Knock(f"knock {soul} {name}", owner, zone) for owner, soul in enumerate(SOULS) for zone, name in enumerate(ZONES)
)
"""By stack."""
RECALLS = tuple(Recall(f"recall {name}", zone) for zone, name in enumerate(ZONES))
SQUATS = tuple(Squat(f"squat {name}", zone) for zone, name in enumerate(ZONES))
CAPTURES = tuple(
    tuple(
        tuple(Capture(f"capture {soul} {name} {to}", owner, zone, goal) for goal, to in enumerate(ZONES))
        for zone, name in enumerate(ZONES)
    )
    for owner, soul in enumerate(SOULS)
)
DECLINE = Decline("decline")
WINS = tuple(Win(f"win {name}", zone) for zone, name in enumerate(ZONES))
SCORES = {
    card: Score(f"score {NAMES[card]}", card) for card in (*MONSTERS, *PLACE_CARDS) if TYPE_OF[card] in (NONE, REINE)
}
DEVASTATIONS = tuple(
    tuple(Devastate(f"devastate {found.name} {family}", number, target, NONE) for target, family in enumerate(FAMILIES))
    if found.is_pair
    else tuple(Devastate(f"devastate {found.name} {zone}", number, NONE, target) for target, zone in enumerate(ZONES))
    for number, found in enumerate(COMBINATIONS)
)
DONE = Done("done")

ACTIONS: tuple[Action, ...] = (
    *REVEALS,
    *LOCATES,
    *chain.from_iterable(DRAWS),
    *PLAY_PLACES.values(),
    *chain.from_iterable(PLAY_MONSTERS),
    *CHANGES,
    FOLD,
    END_TURN,
    CHASE,
    *KNOCKS,
    *RECALLS,
    *SQUATS,
    *chain.from_iterable(chain.from_iterable(CAPTURES)),
    DECLINE,
    *WINS,
    *SCORES.values(),
    *chain.from_iterable(DEVASTATIONS),
    DONE,
)


EACH_ZONE = tuple(tuple(zone for zone in range(len(ZONES)) if zones >> zone & 1) for zones in range(1 << len(ZONES)))
"""By set of Zones: its Zones in order."""


class Playing(dict[Cards, tuple[Action, ...]]):
    """Every way to play a card of a bag for who has apparitions in `zones`, listed when it is first asked for.

    Whole hands seldom come back: ask for the parts of a hand, of which there are few.
    """

    def __init__(self, zones: int) -> None:
        super().__init__({0: ()})
        self._zones = EACH_ZONE[zones]

    def __missing__(self, cards: Cards) -> tuple[Action, ...]:
        last = (cards.bit_length() - 1) // BITS
        found = self[cards] = self[cards & ONE[last] - 1] + self._ways(last)
        return found

    def _ways(self, card: Card) -> tuple[Action, ...]:
        if card >= FIRST_PLACE:
            return (PLAY_PLACES[card],)
        ways = PLAY_MONSTERS[card]
        return tuple([ways[zone] for zone in self._zones])


PLAYING = tuple(Playing(zones) for zones in range(1 << len(ZONES)))
"""By set of Zones."""
PLAYING_PLACES = Playing(0)
STOPPING: tuple[Action, ...] = (END_TURN,)
LOCATING = tuple(tuple(LOCATES[zone] for zone in EACH_ZONE[zones]) for zones in range(1 << len(ZONES)))
REVEALING = tuple(
    tuple(reveal for reveal in REVEALS if characters >> reveal.character & 1) for characters in range(1 << MARABOUT)
)
WINNING = tuple(tuple(WINS[zone] for zone in EACH_ZONE[zones]) for zones in range(1 << len(ZONES)))
KNOCKING: tuple[tuple[Action, ...], ...] = tuple(
    (*(knock for at, knock in enumerate(KNOCKS) if stacks >> at & 1), DECLINE) for stacks in range(1 << len(KNOCKS))
)
RECALLING: tuple[tuple[Action, ...], ...] = tuple(
    (*(RECALLS[zone] for zone in EACH_ZONE[zones]), DECLINE) for zones in range(1 << len(ZONES))
)
SQUATTING: tuple[tuple[Action, ...], ...] = tuple(
    (*(SQUATS[zone] for zone in EACH_ZONE[zones]), DECLINE) for zones in range(1 << len(ZONES))
)


@cache
def changing_or_stopping(cards: Cards) -> tuple[Action, ...]:
    """Once the cards are played that can be: change one of these, or end the turn."""
    return (*(CHANGES[card] for card in kinds(cards)), END_TURN)


def pile_of(cards: Cards) -> Pile:
    return tuple(chain.from_iterable(map(_draws, map(cards.__and__, FAMILY_BITS + ZONE_BITS))))


@cache
def _draws(cards: Cards) -> Pile:
    """Of a family or of a Zone, of which there are few bags."""
    return tuple(draw for card in kinds(cards) for draw in DRAWS[card][: count(cards, card)])
