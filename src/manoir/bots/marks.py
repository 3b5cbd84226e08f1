"""How strong each level plays, game by game: the fixed marks on the scale by which people are rated.

Meetings of neighbours laid end to end, from the detective on, as strong as whom nobody knows, and inspectors midway
between what their two meetings say: of two, one wins so many times as often as the other as `exp` of their distance by
the scale of a table says (`docs/bots.md`).
"""

from collections.abc import Mapping

MARKS: Mapping[str, Mapping[str, float]] = {
    "cluedo": {"random": -35, "novice": 7.6, "inspector": 13.5, "detective": 25, "master": 32.3, "grandmaster": 36.2},
    "super-cluedo": {
        "random": -49,
        "novice": 0.5,
        "inspector": 13.3,
        "detective": 25,
        "master": 35.8,
        "grandmaster": 40.6,
    },
    "cluedo-2008": {
        "random": -44,
        "novice": 10.4,
        "inspector": 17.3,
        "detective": 25,
        "master": 36.3,
        "grandmaster": 46.9,
    },
    "huis-clos": {"random": 12.4, "novice": 22.8, "inspector": 24, "detective": 25, "master": 38.4, "grandmaster": 43},
    "hantise": {"random": 7.6, "novice": 13.8, "inspector": 21.5, "detective": 25, "master": 33, "grandmaster": 38.1},
}
