"""What people, places, weapons and clues of Huis Clos are called."""

from collections.abc import Mapping
from functools import cache

from manoir.core.names import Language
from manoir.games.huis_clos.claims import ANY_WEAPON
from manoir.games.huis_clos.components import CHARACTERS, OBJECTS
from manoir.texts.catalogue import Named, catalogue


@cache
def names_of(language: Language) -> Mapping[str, Named]:
    """By their ids; a clue is called after whom it belongs to."""
    book = catalogue("huis-clos", language)
    named = {**book.kind("characters"), **book.kind("places"), **book.kind("weapons")}
    for owner in CHARACTERS:
        for thing in OBJECTS[owner]:
            named[f"{owner}-{thing}"] = _clue(book.name("characters", owner), book.name("clues", thing), language)
    weapon = book.says("hc.claim.weapon")
    named[ANY_WEAPON] = {"name": weapon, "the": weapon}
    return {word: {form: forms[form] for form in forms if form not in ("letter",)} for word, forms in named.items()}


def _clue(owner: Named, thing: Named, language: Language) -> Named:
    book = catalogue("huis-clos", language)
    if language == "fr":
        whose, what = owner["the"], thing["the"]
    else:
        whose = f"{owner['the']}’" if owner["the"].endswith("s") else f"{owner['the']}’s"
        what = thing["the"].removeprefix("the ")
    return {"name": f"{thing['name']} {owner['name']}", "the": book.term("clue.of", thing=what, who=whose)}
