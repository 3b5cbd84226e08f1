"""What can be claimed at a table of Huis Clos, truly or not (HC-171)."""

from manoir.core.talk import Claims, Form
from manoir.games.huis_clos.components import CHARACTERS, CLUES, PLACES

ANY_WEAPON = "weapon"

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
        "character": CHARACTERS,
        "clue": CLUES,
        "place": PLACES,
        "holder": PLACES + CHARACTERS,
        "thing": (*CLUES, ANY_WEAPON),
    },
)
"""Who I am not; whom I suspect or trust; where a clue is or was; who holds what; what I found; what I played."""
