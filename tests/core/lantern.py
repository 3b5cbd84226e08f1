"""A game small enough to see through, for the engine's own tests.

A lantern, red or blue, stands in a closed box. On its turn a seat looks, and is told how bright it seems (dim three
times in four), or guesses the colour, or passes. LA-1: turns go round. LA-2: whoever guesses right wins. LA-3: after so
many turns nobody does. LA-4: the box stays closed.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Self

from msgspec.structs import replace

from manoir.core.actions import Action
from manoir.core.chance import Luck, pick
from manoir.core.errors import BadDeal, IllegalAction, UnknownName
from manoir.core.events import Event
from manoir.core.game import Deal, Game
from manoir.core.match import Match
from manoir.core.retrace import Supposition
from manoir.core.seats import CHANCE, only
from manoir.core.setup import Option, Setup
from manoir.core.state import State
from manoir.core.steps import Over, Step
from manoir.core.views import View

COLOURS = ("red", "blue")
Colour = Annotated[int, "colour"]


class Plain(Action, frozen=True):
    pass


class Guess(Action, frozen=True):
    colour: Colour


class Shine(Action, frozen=True):
    bright: bool


LOOK = Plain("look")
PASS = Plain("pass")
GUESSES = tuple(Guess(f"guess {name}", colour) for colour, name in enumerate(COLOURS))
SHINES = (Shine("shine dim", False), Shine("shine bright", True))
ODDS = (3, 1)


class Looked(Event, frozen=True):
    """How bright it seemed is for the seat alone."""

    seat: int
    bright: bool | None


class Passed(Event, frozen=True):
    seat: int


class Guessed(Event, frozen=True):
    seat: int
    colour: Colour | None
    right: bool


class Table(State, kw_only=True):
    seats: int
    lantern: Colour
    turns: int
    looks: list[int]
    turn: int = 0

    def clone(self) -> Self:
        return replace(self, looks=self.looks[:])


class Turn(Step[Table], frozen=True):
    def actor(self, table: Table) -> int:
        return table.turn % table.seats

    def options(self, table: Table) -> tuple[Action, ...]:
        return (LOOK, PASS, *GUESSES)

    def cautious(self, table: Table) -> tuple[Action, ...]:
        return (LOOK, PASS)

    def take(self, table: Table, action: Action) -> Step[Table]:
        seat = self.actor(table)
        if action is LOOK:
            table.looks[seat] += 1
            return LOOKING
        if isinstance(action, Guess):
            right = action.colour == table.lantern
            table.tell(Guessed(seat, action.colour, right))
            return Over(seat, "guess", "LA-2") if right else next_turn(table)
        table.tell(Passed(seat))
        return next_turn(table)

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return IllegalAction("LA-4", "the box stays closed")

    def when_away(self, table: Table) -> Step[Table] | None:
        everybody_left = table.away.bit_count() == table.seats
        return None if everybody_left else next_turn(table)


class Looking(Step[Table], frozen=True):
    def actor(self, table: Table) -> int:
        return CHANCE

    def options(self, table: Table) -> tuple[Action, ...]:
        return SHINES

    def odds(self, table: Table) -> tuple[int, ...]:
        return ODDS

    def take(self, table: Table, action: Shine) -> Step[Table]:
        seat = table.turn % table.seats
        table.tell(Looked(seat, action.bright), only(seat), Looked(seat, None))
        return next_turn(table)

    def refusal(self, table: Table, action: Action) -> IllegalAction:
        return IllegalAction("LA-4", "the lantern is being looked at")


TURN = Turn()
LOOKING = Looking()


def next_turn(table: Table) -> Step[Table]:
    table.turn += 1
    return Over(None, "turns", "LA-3") if table.turn == table.turns else TURN


TURNS = Option("turns", 9, range(1, 100), "how many turns", "combien de tours")


class LanternGame(Game):
    name = "lantern"
    clause = "LA"
    turn_clause = "LA-1"
    title = {"fr": "La lanterne", "en": "The lantern"}
    seat_counts = range(2, 5)
    characters = ("ann", "bob", "cat", "dan")
    options = (
        TURNS,
        Option("storm", False, (True, False), "whether it rains", "s'il pleut"),
        Option("wick", "short", ("short", "long"), "how long the wick is", "la longueur de la mèche"),
    )
    actions = (LOOK, PASS, *GUESSES, *SHINES)
    spelling = {"colour": COLOURS.__getitem__}

    def seating(self, characters: Sequence[str]) -> tuple[str, ...]:
        return tuple(sorted(characters))

    def deal(self, setup: Setup, luck: Luck) -> Deal:
        return {"box": (pick(COLOURS, luck),)}

    def start(self, setup: Setup, deal: Deal) -> Table:
        if set(deal) != {"box"} or len(deal["box"]) != 1:
            raise BadDeal("the box holds one lantern")
        if deal["box"][0] not in COLOURS:
            raise UnknownName("lantern", deal["box"][0], COLOURS)
        return Table(
            step=TURN,
            seats=setup.seats,
            lantern=COLOURS.index(deal["box"][0]),
            turns=TURNS.of(setup),
            looks=[0] * setup.seats,
        )

    def suppose(self, view: View, luck: Luck) -> Iterator[Supposition]:
        while True:
            yield Supposition(self.deal(view.setup, luck))

    def check_claim(self, claim: str) -> str:
        if claim not in COLOURS:
            raise UnknownName("claim", claim, COLOURS)
        return claim


LANTERN = LanternGame()


def lantern(seats: int = 3, box: str = "red", **options: bool | int | str) -> Match:
    """A match of which all that is hidden is given."""
    return Match(LANTERN, LANTERN.setup(seats, options=options), {"box": (box,)})
