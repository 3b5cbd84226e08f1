"""What can be learned: a game as a learner sees it."""

from collections.abc import Mapping

from msgspec import Struct

from manoir.core.errors import UnknownName
from manoir.core.setup import OptionValue
from manoir.lab.training.hantise import HANTISE_LEVELS, HantiseSight
from manoir.lab.vector_games import MakeSight


class Subject(Struct, frozen=True):
    """`levels` say how high each number of a row gets; its tables take turns with the `variants`."""

    game: str
    sight: MakeSight
    levels: tuple[int, ...]
    variants: tuple[Mapping[str, OptionValue], ...]
    a_point: float
    """What a point of the game counts beside the victory."""


SUBJECTS = {
    subject.game: subject
    for subject in (Subject("hantise", HantiseSight, HANTISE_LEVELS, (*({},) * 9, {"devastation": True}), 0.1),)
}


def subject_of(game: str) -> Subject:
    if game not in SUBJECTS:
        raise UnknownName("subject", game, SUBJECTS)
    return SUBJECTS[game]
