"""Positions of Hantise in a line, in the rule book's shorthand: Ser-EF is the Serviteur of the Esprits Frappeurs."""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import IllegalAction
from manoir.core.events import Log, told
from manoir.core.seats import CHANCE, NOBODY
from manoir.core.setup import OptionValue
from manoir.core.spelling import spell_event
from manoir.core.steps import Step
from manoir.core.views import View, view
from manoir.games.hantise import GAME
from manoir.games.hantise.actions import Draw, pile_of
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import FULL_DECK, NAMES, bag, card_named, each, size
from manoir.games.hantise.components import CHARACTERS, NONE, ZONES, Card
from manoir.games.hantise.outcome import points
from manoir.games.hantise.state import IN_PLAY, SCORED, UNDER_THE_PILE, HantiseState
from manoir.games.hantise.steps.opening import Revealing
from manoir.games.hantise.steps.phase import Phase
from manoir.games.hantise.steps.turn import FIRST_TURN, MAIN
from tests.contract.play import fingerprint

P, Q = 0, 1
"""The players of the worked examples: P is the soul `claire`, Q the soul `sombre`."""

TYPES = {"Ser": "serviteur", "Ass": "assommeur", "Cha": "chatouilleur", "Squ": "squatteur", "Rei": "reine"}
FAMILIES = {"EF": "esprit-frappeur", "Fa": "fantome", "Re": "revenant", "Sp": "spectre"}
LONG = {
    f"{kind}-{family}": f"{long_kind}-{long_family}"
    for kind, long_kind in TYPES.items()
    for family, long_family in FAMILIES.items()
}
SHORT = {long: short for short, long in LONG.items()}
ZONE_IDS = list(ZONES)
CHARACTER_IDS = [found.name for found in CHARACTERS]
DEAL = {
    "claire": ("serviteur-esprit-frappeur", "assommeur-fantome", "chatouilleur-revenant", "serre", "cave"),
    "sombre": ("serviteur-spectre", "serviteur-spectre", "reine-spectre", "puits", "salon"),
    "first": ("claire",),
}


def cards(names: str) -> tuple[Card, ...]:
    return tuple(card_named(LONG.get(name, name)) for name in names.split())


def shortly(found: Iterable[Card]) -> str:
    return " ".join(SHORT.get(NAMES[card], NAMES[card]) for card in found)


def characters(names: str) -> int:
    return sum(1 << CHARACTER_IDS.index(name) for name in names.split())


class Position:
    """A table at a chosen moment."""

    def __init__(self, table: HantiseState, options: Mapping[str, OptionValue] | None = None) -> None:
        self.table = table
        self._options = {"first": "claire", **(options or {})}
        self._before: Log = table.log

    def play(self, *texts: str) -> "Position":
        """Take these actions, those of chance among them."""
        for text in texts:
            self.table.play(self._action(text))
        return self

    def until(self, moment: str) -> "Position":
        """Let chance act until the table waits for this."""
        luck = SeededLuck(moment)
        while self.moment != moment:
            assert self.table.actor == CHANCE, f"waits for {self.moment}"
            self.table.take(outcome(self.table, luck))
        return self

    def refused(self, text: str) -> str:
        """The clause by which an action is refused; nothing may have changed."""
        before = fingerprint(self.table)
        with pytest.raises(IllegalAction) as refused:
            self.table.play(self._action(text))
        assert fingerprint(self.table) == before
        return refused.value.clause

    def _action(self, text: str) -> Action:
        words = [LONG.get(word, word) for word in text.split()]
        if words[0] == "draw":
            return next(draw for draw in self.table.pile if NAMES[draw.card] == words[1])
        return GAME.action(" ".join(words))

    @property
    def can(self) -> set[str]:
        """All options."""
        return {
            f"draw {shortly([action.card])}"
            if isinstance(action, Draw)
            else " ".join(SHORT.get(word, word) for word in action.text.split())
            for action in self.table.options
        }

    def choices(self, verb: str) -> set[str]:
        """What may follow a verb."""
        return {text.removeprefix(f"{verb} ") for text in self.can if text.split()[0] == verb}

    @property
    def asked(self) -> str:
        return {P: "P", Q: "Q", CHANCE: "chance", NOBODY: "nobody"}[self.table.actor]

    @property
    def moment(self) -> str:
        return self.table.step.moment if isinstance(self.table.step, Phase) else "over"

    @property
    def result(self) -> tuple[str, str, str] | None:
        """(winner, reason, clause) once the game is over."""
        over = self.table.outcome
        return None if over is None or over.winner is None else ("PQ"[over.winner], over.reason, over.clause)

    def p(self, zone: str) -> str:
        return shortly(self.table.stacks[P * PER_SEAT + ZONE_IDS.index(zone)])

    def q(self, zone: str) -> str:
        return shortly(self.table.stacks[Q * PER_SEAT + ZONE_IDS.index(zone)])

    def value(self, seat: int, zone: str) -> int:
        return self.table.value(seat, ZONE_IDS.index(zone))

    @property
    def threshold(self) -> int:
        return self.table.threshold

    def hand(self, seat: int) -> str:
        return shortly(each(self.table.hands[seat]))

    def hand_size(self, seat: int) -> int:
        return size(self.table.hands[seat])

    @property
    def discard(self) -> str:
        """From oldest to newest."""
        return shortly(self.table.discard)

    @property
    def pile(self) -> list[str]:
        return sorted(shortly([draw.card]) for draw in self.table.pile)

    @property
    def character(self) -> str | None:
        return None if self.table.character == NONE else CHARACTER_IDS[self.table.character]

    @property
    def zone(self) -> str:
        return ZONE_IDS[self.table.zone]

    @property
    def zones_left(self) -> set[str]:
        return {name for number, name in enumerate(ZONE_IDS) if self.table.zones >> number & 1}

    @property
    def marabout(self) -> str:
        return ("aside", "here", "scored")[self.table.marabout]

    def won(self, seat: int) -> set[str]:
        return {name for number, name in enumerate(CHARACTER_IDS) if self.table.won[seat] >> number & 1}

    def scored(self, seat: int) -> str:
        return shortly(each(self.table.scored[seat]))

    def points(self, seat: int) -> int:
        return points(self.table.won[seat], self.table.scored[seat])

    def news(self, seat: int) -> list[dict[str, Any]]:
        """What a seat was told since the position was set up."""
        return [spell_event(event, GAME.spelling) for event in told(self.table.log, seat, self._before)]

    def told_names(self, seat: int) -> list[str]:
        return [event["event"] for event in self.news(seat)]

    def view(self, seat: int) -> View:
        return view(GAME.setup(2, options=self._options), self.table, seat)


def position(
    p: Mapping[str, str] | None = None,
    q: Mapping[str, str] | None = None,
    hands: tuple[str, str] = ("", ""),
    *,
    pile: str | None = None,
    discard: str = "",
    character: str = "bebe",
    at: str = "jardin",
    shown: str = "",
    night: int = 1,
    turn: int = 1,
    player: int = P,
    opener: int = P,
    marabout: str = "aside",
    won: tuple[str, str] = ("", ""),
    scored: tuple[str, str] = ("", ""),
    step: Step[HantiseState] = MAIN,
    options: Mapping[str, OptionValue] | None = None,
) -> Position:
    """Stacks by Zone, bottom to top; the discard pile from oldest to newest; all cards not named are in the pile.

    `shown` are Zone cards turned up earlier this night; the others, but for the one `at` which the Character is, are
    face down.
    """
    setup = GAME.setup(2, options={"first": "claire", **(options or {})})
    table = GAME.start(setup, DEAL)
    stacks = [cards((of_seat or {}).get(zone, "")) for of_seat in (p, q) for zone in ZONE_IDS]
    held = [bag(cards(hand)) for hand in hands]
    away = [bag(cards(names)) for names in scored]
    rest = FULL_DECK - sum(held) - sum(away) - bag(cards(discard)) - sum(map(bag, stacks))
    table.hands = held
    for number, stack in enumerate(stacks):
        for card in stack:
            table.lay(*divmod(number, PER_SEAT), card)
    table.discard = cards(discard)
    table.pile = pile_of(rest if pile is None else bag(cards(pile)))
    table.character = CHARACTER_IDS.index(character) if character else NONE
    table.characters &= ~characters(f"{character} {won[0]} {won[1]}")
    table.zone = ZONE_IDS.index(at) if at else NONE
    table.zones = sum(1 << number for number, name in enumerate(ZONE_IDS) if name not in (at, *shown.split()))
    table.night, table.turn, table.player, table.opener = night, turn, player, opener
    table.marabout = {"aside": UNDER_THE_PILE, "here": IN_PLAY, "scored": SCORED}[marabout]
    table.won = (characters(won[0]), characters(won[1]))
    table.scored = (away[0], away[1])
    table.step = step
    return Position(table, options)


def opening(p: Mapping[str, str] | None = None, q: Mapping[str, str] | None = None, **more: Any) -> Position:
    """The start of a night: chance is about to reveal the Character."""
    return position(p, q, character="", at="", turn=0, step=Revealing(FIRST_TURN), **more)


def opened(**deal: str) -> Position:
    """A game just dealt: hands by soul in the shorthand, the first player by `first`."""
    hands = {name: tuple(LONG.get(card, card) for card in names.split()) for name, names in deal.items()}
    setup = GAME.setup(2)
    return Position(GAME.start(setup, {**DEAL, **hands}), {"first": "random"})
