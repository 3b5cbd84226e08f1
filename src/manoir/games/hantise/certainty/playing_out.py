"""A turn and the answer to it, played out on a table with a hand and a pile that the answer may come from."""

from collections.abc import Iterator, Sequence

from manoir.core.actions import Action
from manoir.games.hantise.actions import END_TURN, Draw, pile_of
from manoir.games.hantise.cards import bag
from manoir.games.hantise.certainty.blows import Attack
from manoir.games.hantise.certainty.hidden_hand import HiddenHand
from manoir.games.hantise.components import Card
from manoir.games.hantise.state import HantiseState
from manoir.games.hantise.steps.drawing import Drawing


def play_turn(table: HantiseState, happened: Sequence[Action]) -> HantiseState:
    """What the player on turn did, chance included."""
    after = table.clone()
    after.log = None
    for action in happened:
        after.play(_again(after, action))
    return after


def play_answer(
    table: HantiseState, hidden: HiddenHand, happened: Sequence[Action], attack: Attack | None
) -> HantiseState:
    """The other's turn after it; without an attack, his check alone."""
    start = table.clone()
    hand, drawn = attack.hand.lots() if attack else ([], [])
    start.hands[1 - table.player] = hidden.known + bag(hand)
    start.pile = pile_of(hidden.pool - bag(hand))
    after = play_turn(start, happened)
    after.log = None
    after.play(END_TURN)
    if attack:
        draws = iter(drawn)
        _draw(after, draws)
        for action in attack.actions:
            after.play(action)
            _draw(after, draws)
    return after


def _draw(table: HantiseState, draws: Iterator[Card]) -> None:
    if isinstance(table.step, Drawing):
        card = next(draws)
        table.play(next(draw for draw in table.pile if draw.card == card))


def _again(table: HantiseState, action: Action) -> Action:
    """Of copies any may be drawn."""
    return next(draw for draw in table.pile if draw.card == action.card) if isinstance(action, Draw) else action
