"""What can be claimed at a table of Huis Clos, truly or not (HC-171)."""

from manoir.core.talk import Claims, Form
from manoir.games.huis_clos.components import CHARACTERS, CLUES, PLACES

ANY_WEAPON = "weapon"

_CHARACTERS = tuple(character.id for character in CHARACTERS)
_CLUES = tuple(clue.id for clue in CLUES)
_PLACES = tuple(place.id for place in PLACES)

CLAIMS = Claims(
    forms=(
        Form("innocent"),
        Form("suspect <character>"),
        Form("trust <character>"),
        Form("saw <clue> <holder>"),
        Form("holds <character> <thing>"),
        Form("searched <place> found <clue>+"),
        Form("played <clue>"),
    ),
    kinds={
        "character": _CHARACTERS,
        "clue": _CLUES,
        "place": _PLACES,
        "holder": _PLACES + _CHARACTERS,
        "thing": (*_CLUES, ANY_WEAPON),
    },
)
"""Who I am not; whom I suspect or trust; where a clue is or was; who holds what; what I found; what I played."""
