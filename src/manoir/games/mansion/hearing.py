"""The answer to a suggestion, as whoever made it hears it."""

from collections.abc import Iterable

from manoir.core.events import Event
from manoir.deduction.answers import NOTHING, Answer, Reply
from manoir.games.mansion.events import Ended, HadNone, Showed, Suggested, TurnBegan


def answer_in(seat: int, told: Iterable[Event]) -> Answer:
    """`told` begins after the suggestion, and ends anywhere after its answer."""
    replies: list[Reply] = []
    for event in told:
        match event:
            case HadNone(seat=witness):
                replies.append(Reply(witness, NOTHING))
            case Showed(seat=witness, to=to, card=int(card)) if to == seat:
                replies.append(Reply(witness, card))
            case Suggested() | TurnBegan() | Ended():
                break
    return tuple(replies)
