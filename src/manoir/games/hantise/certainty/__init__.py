"""Which turn wins the night, whatever is drawn? How a game is told to somebody who is asked, and how one knows."""

from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.views import View
from manoir.games.hantise.actions import DECLINE
from manoir.games.hantise.cards import size
from manoir.games.hantise.certainty.people import plays
from manoir.games.hantise.certainty.turns import turns_of
from manoir.games.hantise.events import Cleared, Dealt, Declined, Ended, NightBegan, TurnBegan, ZoneRevealed
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.spelling import spell_bag
from manoir.games.knowing import Certainty, Hidden

UNTOLD = (Dealt, TurnBegan, Declined, Cleared, Ended)


def tells(event: Event) -> bool:
    return not isinstance(event, UNTOLD)


def is_play(action: Action) -> bool:
    return action is not DECLINE


def hidden(view: View) -> Hidden:
    study = Study(view)
    hands = study.table.hands
    return Hidden(
        hand=tuple(spell_bag(hands[view.seat])),
        sizes=tuple(size(hand) for hand in hands),
        surely=tuple(spell_bag(study.surely_held)),
    )


CERTAINTY = Certainty(
    begins=(NightBegan, TurnBegan),
    tells=tells,
    by_chance=(ZoneRevealed,),
    round=NightBegan,
    plays=plays,
    turns=turns_of,
    is_play=is_play,
    hidden=hidden,
)
