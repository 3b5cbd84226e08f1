"""Why an action is refused, and the clause that says so."""

from manoir.core.actions import Action
from manoir.core.errors import IllegalAction
from manoir.games.hantise.actions import (
    Capture,
    Change,
    Chase,
    Decline,
    Devastate,
    Done,
    Draw,
    Knock,
    Locate,
    PlayMonster,
    PlayPlace,
    Recall,
    Reveal,
    Score,
    Squat,
    Win,
)
from manoir.games.hantise.apparitions import PER_SEAT, forbidden
from manoir.games.hantise.cards import FAMILY_OF, FIRST_PLACE, TYPE_OF, count
from manoir.games.hantise.components import NONE, REINE, Zone
from manoir.games.hantise.state import HantiseState

EFFECT_FIRST = ("HA-66", "the effect of the Monster just played comes first: use it or decline it")

ASKED: dict[str, tuple[str, str]] = {
    "reveal": ("HA-25", "the next Character is being revealed"),
    "locate": ("HA-71", "a Zone card is being revealed"),
    "draw": ("HA-29", "a card is being drawn"),
    "scare": ("HA-39", "winning is not optional: choose the winning apparition"),
    "chase": EFFECT_FIRST,
    "knock": EFFECT_FIRST,
    "recall": EFFECT_FIRST,
    "squat": EFFECT_FIRST,
    "capture": EFFECT_FIRST,
    "name": ("HA-120", "the winner of the night names one of his apparitions"),
    "place": ("HA-116", "the winner of the night scores a Place of the winning apparition"),
    "reine": ("HA-117", "the winner of the night may score a Reine of the winning apparition"),
    "devastate": ("HA-137", "devastate, or be done"),
}
"""What each step asks for: the reason against everything of another kind."""

MISSED: dict[tuple[str, type[Action]], tuple[str, str]] = {
    ("scare", Win): ("HA-34", "that apparition does not reach the threshold"),
    ("recall", Recall): ("HA-77", "the captured Monster joins one of your own apparitions"),
    ("squat", Squat): ("HA-78", "the opponent has no uncovered Place there"),
    ("name", Win): ("HA-120", "you have no apparition there"),
    ("place", Score): ("HA-116", "score a Place of the winning apparition"),
    ("reine", Score): ("HA-117", "that Reine is not in the winning apparition"),
    ("devastate", Devastate): ("HA-141", "you do not own that combination, or have already used it tonight"),
}
"""The right kind of action with a wrong aim."""

OUT_OF_PLACE: dict[type[Action], tuple[str, str]] = {
    Reveal: ("HA-25", "a Character is revealed when a night is opened"),
    Locate: ("HA-70", "a Zone is revealed when a night is opened, or because of a Serviteur"),
    Draw: ("HA-29", "one card is drawn at the start of a turn"),
    Chase: ("HA-63", "a Serviteur moves the Character only when it is played from the hand"),
    Knock: ("HA-63", "an Assommeur strikes only when it is played from the hand"),
    Recall: ("HA-63", "a Chatouilleur captures only when it is played from the hand"),
    Squat: ("HA-63", "a Squatteur captures only when it is played from the hand"),
    Capture: ("HA-63", "a Reine captures only when she is played from the hand"),
    Decline: ("HA-65", "there is no effect to decline"),
    Win: ("HA-36", "a night is won at the scare check, not in the middle of a turn"),
    Score: ("HA-116", "cards are scored at the end of a night"),
    Devastate: ("HA-137", "devastation comes at the end of a night"),
    Done: ("HA-137", "devastation comes at the end of a night"),
}
"""In the middle of a turn."""


def refusal(moment: str, action: Action) -> IllegalAction:
    return IllegalAction(*MISSED.get((moment, type(action)), ASKED[moment]))


def refused_scare(table: HantiseState, action: Action) -> IllegalAction:
    if isinstance(action, Win) and table.value(table.player, action.zone) >= table.threshold:
        return IllegalAction("HA-153", "Places alone scare nobody: a Monster is missing there")
    return refusal("scare", action)


def refused_in_turn(table: HantiseState, action: Action) -> IllegalAction:
    if not isinstance(action, PlayPlace | PlayMonster | Change):
        return IllegalAction(*OUT_OF_PLACE[type(action)])
    family = forbidden(table, table.player)
    if not count(table.hands[table.player], action.card):
        return IllegalAction("HA-30", "you do not hold that card")
    if isinstance(action, Change):
        if family == NONE or FAMILY_OF[action.card] != family:
            return IllegalAction("HA-98", "only a Monster that you are forbidden to play may be changed")
        return IllegalAction("HA-99", "one card is changed a turn")
    if family != NONE and FAMILY_OF[action.card] == family:
        return IllegalAction("HA-90", "the Character is protected from that family, and you do not hold the object")
    return IllegalAction("HA-44", "a Monster is added to one of your apparitions: you have none there")


def refused_knock(table: HantiseState, action: Knock, itself: Zone) -> IllegalAction:
    if action.owner == table.player and action.zone == itself:
        return IllegalAction("HA-74", "an Assommeur does not strike itself")
    return IllegalAction("HA-73", "there is no uncovered Monster there")


def refused_capture(table: HantiseState, action: Capture, owner: int) -> IllegalAction:
    if action.owner != owner:
        return IllegalAction("HA-85", "the opponent's Monster is captured first, then one of your own")
    if not table.haunts[table.player] >> action.to & 1:
        return IllegalAction("HA-67", "the captured Monster joins one of your own apparitions")
    stack = table.stacks[action.owner * PER_SEAT + action.zone]
    if not stack or stack[-1] >= FIRST_PLACE:
        return IllegalAction("HA-82", "there is no uncovered Monster there")
    if action.owner == table.player and (TYPE_OF[stack[-1]] == REINE or action.zone != action.to):
        return IllegalAction("HA-84", "she captures neither herself nor what she has just captured")
    return IllegalAction("HA-82", "she captures Monsters of her own family, onto another apparition")
