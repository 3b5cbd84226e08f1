"""What souls, characters, zones and cards of Hantise are called."""

from collections.abc import Mapping
from functools import cache

from manoir.core.names import Language
from manoir.games.hantise.components import CHARACTERS, COMBINATIONS, FAMILIES, TYPES
from manoir.texts.catalogue import Named, catalogue


@cache
def card_names(language: Language) -> Mapping[str, Named]:
    """By their ids, and by the ids of groups and of families."""
    book = catalogue("hantise", language)
    named: dict[str, Named] = {**book.kind("places"), **book.kind("zones")}
    named |= {soul: {"name": forms["full"], "the": forms["the"]} for soul, forms in book.kind("souls").items()}
    people = {found.name: str(book.name("characters", found.name)) for found in CHARACTERS}
    named |= {who: {"name": name, "the": name} for who, name in people.items()}
    for combination in COMBINATIONS:
        group = book.listed(people[CHARACTERS[number].name] for number in combination.characters)
        named[combination.name] = {"name": group, "the": group}
    for family in FAMILIES:
        forms = book.name("families", family)
        named[family] = {"name": forms["one"], "the": book.says("ha.families", family=forms["many"])}
        for kind in TYPES:
            type_name = book.name("types", kind.name)["name"]
            named[f"{kind.name}-{family}"] = {
                "name": book.says("ha.monster", type=type_name, family=forms["one"]),
                "the": book.says(f"ha.the.{kind.name}", family=forms["one"]),
            }
    return named
