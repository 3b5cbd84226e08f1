"""Positions of Huis Clos in a line, with every seat, clue, Place and action under its own name."""

from collections.abc import Mapping
from typing import Any, Self

from manoir.core.events import Claimed, Said
from manoir.core.game import Deal
from manoir.core.match import Match
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import (
    ALL_CLUES,
    ALL_PLACES,
    ALL_WEAPONS,
    CLUES_OF,
    PLACES,
    clues,
    each,
    place,
    spell_clues,
    spell_place,
    spell_places,
    together,
)
from manoir.games.huis_clos.state import NOWHERE, HuisClosState
from manoir.games.huis_clos.steps.resolving import resolve
from manoir.games.huis_clos.steps.turning import begin_investigation
from tests.games.played import Played

FOUR = "lecomte borrow georges worms"
FIVE = f"{FOUR} peely"
"""A, B, C, D and E of the worked examples, clockwise."""
EIGHT = f"{FIVE} eddington puddingham williams"
ALL_SEVEN = set(PLACES)
WEAPON_IDS = set(spell_clues(ALL_WEAPONS))


def listed(names: set[str]) -> str:
    """As a set of clues is told."""
    return ",".join(spell_clues(clues(names)))


class Position(Played):
    seat_fields = ("seat", "victim", "accused", "winner", "starter", "murderer")

    @property
    def table(self) -> HuisClosState:
        assert isinstance(self.match.state, HuisClosState)
        return self.match.state

    @property
    def verbs(self) -> set[str]:
        return {option.verb for option in self.table.options}

    def hand(self, character: str) -> set[str]:
        return set(spell_clues(self.table.hands[self.seat(character)]))

    def lying(self, name: str) -> set[str]:
        """The clues in a Place."""
        return set(spell_clues(self.table.places[place(name)]))

    def destroyed(self, character: str) -> set[str]:
        return set(spell_clues(self.table.destroyed[self.seat(character)]))

    @property
    def removed(self) -> set[str]:
        return set(spell_clues(self.table.removed))

    def stands(self, character: str) -> str | None:
        """Where a pawn is; None if it has left the game."""
        pawn = self.table.pawns[self.seat(character)]
        return None if pawn == NOWHERE else spell_place(pawn)

    def permits(self, character: str) -> int:
        return self.table.permits[self.seat(character)]

    @property
    def closed(self) -> set[str]:
        return set(spell_places(self.table.closed))

    @property
    def living(self) -> set[str]:
        return {self.characters[seat] for seat in each(self.table.living)}

    @property
    def starter(self) -> str:
        return self.characters[self.table.starter]

    @property
    def turn(self) -> int:
        return self.table.turn

    def until(self, verb: str) -> Self:
        """Go on with the first option in alphabetical order until there is one of this verb."""
        self.before = self.table.log
        while verb not in self.verbs:
            self.match.play(min(self.choices))
        return self

    def deposit(self, *names: str) -> Self:
        """In turn order."""
        return self.play(*(f"deposit {name}" for name in names))

    def take_back(self, *names: str) -> Self:
        return self.play(*(f"take-back {name}" for name in names))

    def say(self, character: str, text: str) -> Self:
        return self.interject(Said(self.seat(character), text))

    def claim(self, character: str, text: str) -> Self:
        return self.interject(Claimed(self.seat(character), text))

    def tidings(self, character: str, kind: str) -> list[str]:
        """Of what a seat was told, the events of one kind."""
        return [line.partition(" ")[2] for line in self.told(character) if line.split()[0] == kind]

    def informed(self, line: str) -> set[str]:
        """Who was told exactly this."""
        return {character for character in self.everybody if line in self.told(character)}

    def word(self, field: str, part: Any) -> str:
        if isinstance(part, bool):
            return "murderer" if part else "innocent"
        if field == "asked":
            return ",".join(self.characters[seat] for seat in part)
        if isinstance(part, tuple) and any(isinstance(one, tuple) for one in part):
            return "|".join(",".join(one) for one in part)
        return super().word(field, part)


def fixed_deal(characters: str = FIVE, murderer: str = "worms", starter: str = "lecomte") -> Deal:
    """The Corde and the first clue of each Character in the Blue Suite, all others in order, five by five."""
    suite = 1 | sum(own & -own for own in CLUES_OF)
    rest = spell_clues(ALL_CLUES & ~suite)
    names = list(PLACES)
    piles = {name: rest[5 * number : 5 * number + 5] for number, name in enumerate(names[1:])}
    assert {murderer, starter} <= set(characters.split())
    return {
        "murderer": (murderer,),
        "starter": (starter,),
        "layout": tuple(names),
        "suite-bleue": spell_clues(suite),
        **piles,
    }


def opening(characters: str = FIVE, murderer: str = "worms", starter: str = "lecomte") -> Position:
    """A game just dealt: the starter is about to take a clue from the Blue Suite."""
    setup = GAME.setup(characters=characters.split(), options={"starter": starter})
    return Position(Match(GAME, setup, fixed_deal(characters, murderer, starter)))


def table(
    characters: str = FIVE,
    *,
    murderer: str = "worms",
    starter: str = "lecomte",
    player: str | None = None,
    turn: int = 1,
    at: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    closed: str = "",
    dead: str = "",
    permits: Mapping[str, int] | None = None,
    destroyed: Mapping[str, str] | None = None,
    observed: str = "",
    duel: bool = False,
    urn: bool = False,
) -> Position:
    """The start of `player`'s Investigation, by default the starter's; with `urn`, the start of the Resolution.

    `at` says who is in a Place, all others are in the Blue Suite; hands not given are empty. `places` says all that
    lies in a Place; clues not named are spread over the open Places not named, or are out of the game if all are.
    """
    position = opening(characters, murderer, starter)
    state = position.table
    gone = sum(1 << position.seat(name) for name in dead.split())
    state.living &= ~gone
    state.shown = gone
    state.pawns = [NOWHERE if gone >> seat & 1 else 0 for seat in range(state.seats)]
    for name, there in (at or {}).items():
        for pawn in there.split():
            state.pawns[position.seat(pawn)] = place(name)
    state.hands = [clues((hands or {}).get(name, "").split()) for name in position.characters]
    state.permits = tuple(0 if name in dead.split() else (permits or {}).get(name, 1) for name in position.characters)
    state.destroyed = tuple(clues((destroyed or {}).get(name, "").split()) for name in position.characters)
    state.observed = sum(1 << position.seat(name) for name in observed.split())
    state.closed = together(place(name) for name in closed.split())
    state.turn, state.duel = turn, duel
    state.places = [clues((places or {}).get(name, "").split()) for name in PLACES]
    given = [number for held in (*state.hands, *state.places, *state.destroyed) for number in each(held)]
    assert len(set(given)) == len(given), "a clue is in two places"
    rest = each(ALL_CLUES & ~together(given))
    free = [number for number in each(ALL_PLACES & ~state.closed) if PLACES[number] not in (places or {})]
    for at_rest, clue in enumerate(rest):
        if free:
            state.places[free[at_rest % len(free)]] |= 1 << clue
        else:
            state.removed |= 1 << clue
    if duel:
        state.bound, state.shown = 0, state.living | gone
    seat = state.starter if player is None else position.seat(player)
    state.step = resolve(state) if urn else begin_investigation(state, seat)
    position.before = state.log
    return position


def duel(a: str = "lecomte", c: str = "georges", **more: Any) -> Position:
    """The Confrontation of two out of four players, in turn 5 unless said otherwise; the first is the Murderer."""
    gone = " ".join(name for name in FOUR.split() if name not in (a, c))
    return table(FOUR, **{"murderer": a, "dead": gone, "duel": True, "turn": 5, "starter": a, **more})
