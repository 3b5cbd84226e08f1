"""Following a game by what one seat is told."""

from collections.abc import Callable
from typing import Any

from msgspec import field

from manoir.core.events import ChangedHands, Claimed, Event, Left, Returned, Said
from manoir.core.picture import Picture as AnyPicture
from manoir.core.seats import NOBODY, BySeat, Seat
from manoir.core.setup import Setup
from manoir.core.steps import Step
from manoir.core.views import View
from manoir.games.hantise.apparitions import ALL_ZONES, PER_SEAT, frightens, value, without_last
from manoir.games.hantise.cards import FIRST_PLACE, FULL_DECK, ONE, Cards, Stack, size
from manoir.games.hantise.components import (
    DEALT_MONSTERS,
    DEALT_PLACES,
    FILLED_HAND,
    FOLDED_HAND,
    MARABOUT,
    NIGHTS,
    NONE,
    SOULS,
    Card,
    Character,
    Zone,
)
from manoir.games.hantise.events import (
    ApparitionNamed,
    Captured,
    Changed,
    CharacterRevealed,
    Chased,
    Cleared,
    CouldNotDraw,
    Dealt,
    Declined,
    Devastated,
    Drew,
    Ended,
    Folded,
    Knocked,
    Lost,
    MaraboutEntered,
    NightBegan,
    NightWon,
    Played,
    Recalled,
    Reshuffled,
    Scared,
    Scored,
    Squatted,
    TurnBegan,
    ZoneRevealed,
)
from manoir.games.hantise.outcome import judge
from manoir.games.hantise.setup import DEVASTATION
from manoir.games.hantise.state import IN_PLAY, MARABOUT_ADDS, SCORED, THRESHOLD, UNDER_THE_PILE
from manoir.games.hantise.steps.devastation import Devastating, next_to_devastate
from manoir.games.hantise.steps.drawing import Drawing
from manoir.games.hantise.steps.effects import Capturing, capturing_own, effect
from manoir.games.hantise.steps.ending import FillingUp, Naming, ScoringPlace, ScoringReine
from manoir.games.hantise.steps.opening import Locating, Revealing
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.steps.turn import AFTER_FOLD, FIRST_TURN, MAIN, Scaring


class Seen(AnyPicture):
    """Stacks as in `apparitions`; `characters` and `zones` are the sets still face down; all else is by seat."""

    hand: Cards | None = None
    """The seat's own; a spectator has none."""
    sizes: BySeat[int] = field(default_factory=lambda: [0, 0])
    pile: int = size(FULL_DECK)
    discard: Stack = ()
    stacks: list[Stack] = field(default_factory=lambda: [()] * (len(SOULS) * PER_SEAT))
    night: int = 0
    turn: int = 0
    opener: Seat = 0
    player: Seat = 0
    asked: Seat = 0
    changed: bool = False
    folded: Seat = NOBODY
    characters: int = (1 << MARABOUT) - 1
    zones: int = ALL_ZONES
    character: Character = NONE
    zone: Zone = NONE
    marabout: int = UNDER_THE_PILE
    won: BySeat[int] = field(default_factory=lambda: [0, 0])
    scored: BySeat[Cards] = field(default_factory=lambda: [0, 0])

    @property
    def threshold(self) -> int:
        return THRESHOLD[self.character] + MARABOUT_ADDS[self.marabout]

    def value(self, seat: int, zone: Zone) -> int:
        return 0 if seat == self.folded else value(self.stacks[seat * PER_SEAT + zone], zone == self.zone)

    def is_scaring(self, seat: int, zone: Zone) -> bool:
        """Whether an apparition of the seat on turn wins the night at the scare check."""
        return self.value(seat, zone) >= self.threshold and frightens(self.stacks[seat * PER_SEAT + zone])


class Witness:
    """Follows a game by what one seat is told: what lies on the table, and the step that it waits at.

    Nothing in a step of Hantise is secret. Where the rules go on by themselves, the next event says so.
    """

    def __init__(self, setup: Setup, seat: int) -> None:
        self.seen = Seen()
        self.step: Step[Any] = MAIN
        self._seat = seat
        self._devastation = DEVASTATION.of(setup)

    def hear(self, event: Event) -> None:
        HEARING[type(event)](self, event)

    def dealt(self, event: Dealt) -> None:
        cards = DEALT_PLACES + DEALT_MONSTERS
        self.seen.pile -= cards
        self._take_in(event.seat, cards, event.hand or 0)

    def night_began(self, event: NightBegan) -> None:
        seen = self.seen
        seen.night, seen.opener, seen.player = event.night, event.opener, event.opener
        seen.turn, seen.folded, seen.zones, seen.zone = 0, NOBODY, ALL_ZONES, NONE
        self.step = Revealing(FIRST_TURN)

    def character_revealed(self, event: CharacterRevealed) -> None:
        self.seen.character = event.character
        self.seen.characters ^= 1 << event.character
        self.step = Locating(FIRST_TURN)

    def zone_revealed(self, event: ZoneRevealed) -> None:
        seen = self.seen
        seen.zones = (seen.zones or ALL_ZONES ^ 1 << seen.zone) ^ 1 << event.zone
        seen.zone = event.zone
        self.step = MAIN

    def turn_began(self, event: TurnBegan) -> None:
        seen = self.seen
        seen.player, seen.turn, seen.changed = event.seat, event.turn, False
        self.step = Drawing(event.seat, 1, MAIN)

    def drew(self, event: Drew) -> None:
        self.seen.pile -= 1
        self._take_in(event.seat, 1, 0 if event.card is None else ONE[event.card])
        drawing = self.step
        assert isinstance(drawing, Drawing)
        if drawing.left > 1:
            self.step = Drawing(drawing.seat, drawing.left - 1, drawing.then)
        else:
            self._go_on(drawing.then)

    def could_not_draw(self, event: CouldNotDraw) -> None:
        assert isinstance(self.step, Drawing)
        self._go_on(self.step.then)

    def marabout_entered(self, event: MaraboutEntered) -> None:
        self.seen.marabout = IN_PLAY

    def reshuffled(self, event: Reshuffled) -> None:
        self.seen.pile, self.seen.discard = size(event.cards), ()

    def played(self, event: Played) -> None:
        seat, card, zone = event.seat, event.card, event.zone
        self._give_away(seat, card)
        self.seen.stacks[seat * PER_SEAT + zone] += (card,)
        self.step = MAIN if card >= FIRST_PLACE else effect(self.seen, seat, card, zone, MAIN)

    def declined(self, event: Declined) -> None:
        match self.step:
            case Capturing(owner=owner, own=own) if owner != event.seat:
                self.step = capturing_own(event.seat, own, MAIN)
            case Devastating(following=following, then=then):
                self._go_on_devastating(following, then)
            case _:
                self.step = MAIN

    def chased(self, event: Chased) -> None:
        self.step = Locating(MAIN)

    def knocked(self, event: Knocked) -> None:
        at = event.owner * PER_SEAT + event.zone
        self.seen.stacks[at] = self.seen.stacks[at][:-1]
        self.seen.discard += (event.card,)
        self.step = MAIN

    def recalled(self, event: Recalled) -> None:
        self.seen.discard = without_last(self.seen.discard, event.card)
        self.seen.stacks[event.seat * PER_SEAT + event.to] += (event.card,)
        self.step = MAIN

    def squatted(self, event: Squatted) -> None:
        self._move(1 - event.seat, event.zone, event.seat, event.zone)
        self.step = MAIN

    def captured(self, event: Captured) -> None:
        assert isinstance(self.step, Capturing)
        self._move(event.owner, event.zone, event.seat, event.to)
        self.step = capturing_own(event.seat, self.step.own & ~(1 << event.to), MAIN)

    def lost(self, event: Lost) -> None:
        at = event.seat * PER_SEAT + event.zone
        self.seen.stacks[at] = tuple(card for card in self.seen.stacks[at] if card not in event.cards)
        self.seen.discard += event.cards

    def changed(self, event: Changed) -> None:
        self._give_away(event.seat, event.card)
        self.seen.discard += (event.card,)
        self.seen.changed = True
        self.step = Drawing(event.seat, 1, MAIN)

    def folded(self, event: Folded) -> None:
        self.seen.folded = event.seat
        self.step = Drawing(event.seat, FOLDED_HAND - self.seen.sizes[event.seat], AFTER_FOLD)

    def scared(self, event: Scared) -> None:
        self.step = Scaring(sum(1 << zone for zone in range(PER_SEAT) if self.seen.is_scaring(event.seat, zone)))

    def night_won(self, event: NightWon) -> None:
        seen, seat = self.seen, event.seat
        seen.player = seat
        seen.won[seat] |= 1 << event.character
        if event.marabout:
            seen.won[seat] |= 1 << MARABOUT
            seen.marabout = SCORED
        self.step = Naming(FIRST_TURN)
        if not any(seen.stacks[seat * PER_SEAT : seat * PER_SEAT + PER_SEAT]):
            self._night_over()

    def apparition_named(self, event: ApparitionNamed) -> None:
        self.step = ScoringPlace(event.zone, FIRST_TURN)

    def scored(self, event: Scored) -> None:
        at = event.seat * PER_SEAT + event.zone
        self.seen.stacks[at] = without_last(self.seen.stacks[at], event.card)
        self.seen.scored[event.seat] += ONE[event.card]
        self.step = ScoringReine(event.zone, FIRST_TURN)

    def cleared(self, event: Cleared) -> None:
        self.seen.stacks[event.seat * PER_SEAT + event.zone] = ()
        self.seen.discard += event.cards
        self._night_over()

    def devastated(self, event: Devastated) -> None:
        assert isinstance(self.step, Devastating)
        self._go_on_devastating(self.step.without(event.combination), self.step.then)

    def ended(self, event: Ended) -> None:
        self.step = judge((self.seen.won[0], self.seen.won[1]), event.points)

    def talked(self, event: Said | Claimed | ChangedHands) -> None:
        pass

    def left(self, event: Left) -> None:
        self.seen.away |= 1 << event.seat

    def returned(self, event: Returned) -> None:
        self.seen.away &= ~(1 << event.seat)

    def _take_in(self, seat: int, cards: int, seen_cards: Cards) -> None:
        self.seen.sizes[seat] += cards
        if seat == self._seat:
            self.seen.hand = (self.seen.hand or 0) + seen_cards

    def _give_away(self, seat: int, card: Card) -> None:
        self.seen.sizes[seat] -= 1
        if seat == self._seat:
            self.seen.hand = (self.seen.hand or 0) - ONE[card]

    def _move(self, owner: int, zone: Zone, seat: int, to: Zone) -> None:
        """The uncovered card of one apparition comes to lie on another."""
        stacks = self.seen.stacks
        stack = stacks[owner * PER_SEAT + zone]
        stacks[owner * PER_SEAT + zone] = stack[:-1]
        stacks[seat * PER_SEAT + to] += stack[-1:]

    def _night_over(self) -> None:
        """After the last night the end is told at once."""
        seen = self.seen
        seen.character = NONE
        winner, other = seen.player, 1 - seen.player
        filling_up = FillingUp((winner,) if seen.folded == other else (winner, other), FIRST_TURN)
        devastators = (winner, other) if self._devastation and seen.night < NIGHTS else ()
        self._go_on_devastating(next_to_devastate(seen.won, devastators, filling_up), filling_up)

    def _go_on_devastating(self, step: Devastating | None, then: Phase) -> None:
        if step is None:
            self._go_on(then)
        else:
            self.step = step

    def _go_on(self, then: Phase) -> None:
        """With hands to fill up the table waits for the next card; with none left the next night is told at once."""
        self.step = then
        while isinstance(then, FillingUp) and then.seats:
            seat, rest = then.seats[0], FillingUp(then.seats[1:], then.then)
            missing = FILLED_HAND - self.seen.sizes[seat]
            if missing > 0:
                self.step = Drawing(seat, missing, rest)
                return
            then = rest


HEARING: dict[type[Event], Callable[[Witness, Any], None]] = {
    Dealt: Witness.dealt,
    NightBegan: Witness.night_began,
    CharacterRevealed: Witness.character_revealed,
    ZoneRevealed: Witness.zone_revealed,
    TurnBegan: Witness.turn_began,
    Drew: Witness.drew,
    CouldNotDraw: Witness.could_not_draw,
    MaraboutEntered: Witness.marabout_entered,
    Reshuffled: Witness.reshuffled,
    Played: Witness.played,
    Declined: Witness.declined,
    Chased: Witness.chased,
    Knocked: Witness.knocked,
    Recalled: Witness.recalled,
    Squatted: Witness.squatted,
    Captured: Witness.captured,
    Lost: Witness.lost,
    Changed: Witness.changed,
    Folded: Witness.folded,
    Scared: Witness.scared,
    NightWon: Witness.night_won,
    ApparitionNamed: Witness.apparition_named,
    Scored: Witness.scored,
    Cleared: Witness.cleared,
    Devastated: Witness.devastated,
    Ended: Witness.ended,
    Said: Witness.talked,
    Claimed: Witness.talked,
    Left: Witness.left,
    Returned: Witness.returned,
    ChangedHands: Witness.talked,
}


def witness(view: View) -> Witness:
    found = Witness(view.setup, view.seat)
    for event in view.told:
        found.hear(event)
    return found
