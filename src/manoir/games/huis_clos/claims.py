"""What can be said at a table of Huis Clos, truly or not (HC-171): statements, questions, and retorts to them."""

from manoir.core.talk import Claims, Form
from manoir.games.huis_clos.components import CHARACTERS, CLUES, PLACES, last_turn

ANY_WEAPON = "weapon"
TURNS = tuple(map(str, range(1, last_turn(len(CHARACTERS)) + 1)))

STATEMENTS = (
    Form("innocent"),
    Form("suspect <character>", "named"),
    Form("trust <character>"),
    Form("saw <clue> <holder>", "named"),
    Form("holds <character> <thing>", "named"),
    Form("searched <place> found <clue>+"),
    Form("played <clue>"),
    Form("was <place> <turn>"),
)
"""Who I am not; whom I suspect or trust; where a clue is or was; who holds what; what I found; what I played; where I
was."""
QUESTIONS = (
    Form("ask-saw <character> <place>", "named"),
    Form("ask-played <character>", "named"),
    Form("ask-where <character> <turn>", "named"),
    Form("ask-took <clue>", "all"),
)
"""What somebody saw in a Place, put into the Urn, or where he was; and who has taken a clue."""
RETORTS = (
    Form("unsure"),
    Form("confirm <character>"),
    Form("deny <character>"),
    Form("liar <character>", "named"),
    Form("retract"),
)
"""All but the first and the last are about the latest statement of the one they name; the last is about one's own."""

CLAIMS = Claims(
    forms=(*STATEMENTS, *QUESTIONS, *RETORTS),
    kinds={
        "character": CHARACTERS,
        "clue": CLUES,
        "place": PLACES,
        "holder": PLACES + CHARACTERS,
        "thing": (*CLUES, ANY_WEAPON),
        "turn": TURNS,
    },
)
_STATED = frozenset(form.word for form in STATEMENTS)


def is_statement(claim: str) -> bool:
    return claim.partition(" ")[0] in _STATED
