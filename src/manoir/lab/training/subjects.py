"""What can be learned: a game as a learner sees it."""

from collections.abc import Mapping

from msgspec import Struct, structs

from manoir.core.errors import UnknownName
from manoir.core.setup import OptionValue
from manoir.lab.training.hantise import HANTISE_LEVELS, HantiseSight
from manoir.lab.training.huis_clos import MURDERER_JUDGED, MURDERER_LEVELS, AmongEquals, AmongMasters, MurdererSight
from manoir.lab.training.huis_clos_duel import DUEL_JUDGED, DUEL_LEVELS, DuelAmongMasters, DuelSight
from manoir.lab.training.huis_clos_innocent import INNOCENT_JUDGED, INNOCENT_LEVELS, InnocentSight
from manoir.lab.training.league import SHARE
from manoir.lab.training.mansion import TABLES
from manoir.lab.vector_games import MakeSight


class Subject(Struct, frozen=True):
    """`levels` say how high each number of a row gets; its tables take turns with the `variants` and `seats`."""

    game: str
    sight: MakeSight
    levels: tuple[int, ...]
    variants: tuple[Mapping[str, OptionValue], ...]
    a_point: float
    """What a point of the game counts beside the victory."""
    seats: tuple[int, ...] | None = None
    league: float = SHARE
    """The part of all games against past selves."""
    afters: bool = True
    """Whether it also learns from how the seat stands after its moves."""
    judged: int | None = None
    """Where every option has a row of its own: the number in it by which a beginner goes."""
    boldness: float = 1.0
    """How much faster it learns than others."""


_MURDERER = Subject(
    "huis-clos",
    MurdererSight,
    MURDERER_LEVELS,
    variants=({},),
    a_point=0.5,
    seats=(6, 6, 6, 5),
    league=0.0,
    afters=False,
    judged=MURDERER_JUDGED,
    boldness=5.0,
)


def _cluedo(game: str, seats: tuple[int, ...]) -> Subject:
    table = TABLES[game]
    return Subject(
        game,
        table,
        table.sight.levels(),
        variants=({},),
        a_point=0.0,
        seats=seats,
        league=0.0,
        afters=False,
        judged=table.sight.judged(),
        boldness=5.0,
    )


_DUEL = structs.replace(
    _MURDERER, sight=DuelSight, levels=DUEL_LEVELS, a_point=0.0, seats=(6, 6, 4, 8), judged=DUEL_JUDGED
)

SUBJECTS = {
    "cluedo": _cluedo("cluedo", (4, 4, 4, 3, 4, 4, 4, 5)),
    "super-cluedo": _cluedo("super-cluedo", (6, 6, 6, 4, 6, 6, 6, 8)),
    "cluedo-2008": _cluedo("cluedo-2008", (4, 4, 4, 3, 4, 4, 4, 5)),
    "hantise": Subject("hantise", HantiseSight, HANTISE_LEVELS, (*({},) * 9, {"devastation": True}), 0.1),
    "huis-clos": _MURDERER,
    "huis-clos-masters": structs.replace(_MURDERER, sight=AmongMasters, seats=(4, 6, 8)),
    "huis-clos-equals": structs.replace(_MURDERER, sight=AmongEquals, seats=(4, 6, 8)),
    "huis-clos-innocent": structs.replace(
        _MURDERER, sight=InnocentSight, levels=INNOCENT_LEVELS, seats=(6, 6, 6, 4, 6, 6, 6, 8), judged=INNOCENT_JUDGED
    ),
    "huis-clos-duel": _DUEL,
    "huis-clos-duel-masters": structs.replace(_DUEL, sight=DuelAmongMasters, seats=(4, 4, 6, 8)),
}


def subject_of(game: str) -> Subject:
    if game not in SUBJECTS:
        raise UnknownName("subject", game, SUBJECTS)
    return SUBJECTS[game]
