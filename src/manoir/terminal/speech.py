"""How the options of a table are said and typed, in both languages."""

import re
from collections.abc import Mapping
from functools import lru_cache

from manoir.core.actions import Action
from manoir.core.names import Language
from manoir.core.views import View
from manoir.texts.catalogue import LANGUAGES, Catalogue, Named, catalogue
from manoir.texts.plainly import plain

Tokens = tuple[str, ...]

PARTS = "abcd"
"""What the sentence of an option calls its parts, in their order."""
_TOKEN = re.compile(r"\d+,\d+|\w+")
_FRENCH_FILLERS = "le la les l un une des du de d a au aux dans sur en avec chez et"
_ENGLISH_FILLERS = "the a an of to in on with from at and into by s"
_FILLERS = frozenset(f"{_FRENCH_FILLERS} {_ENGLISH_FILLERS}".split())
"""Words that tell nothing apart."""


@lru_cache(maxsize=1 << 14)
def tokens(text: str) -> Tokens:
    """The words that count; if none does, all of them."""
    found = tuple(_TOKEN.findall(plain(text)))
    return tuple(word for word in found if word not in _FILLERS) or found


class Speech:
    """What one seat's options are called; a game's own says what its words are, and what else hangs on an option."""

    grave: frozenset[str] = frozenset()
    """Verbs of what cannot be taken back: they are asked for once more, and never guessed."""

    def __init__(self, game: str, view: View) -> None:
        self.game = game
        self.view = view
        self._said: dict[tuple[Action, Language], str] = {}
        self._forms: dict[str, set[Tokens]] = {}

    def book(self, language: Language) -> Catalogue:
        return catalogue(self.game, language)

    def names(self, language: Language) -> Mapping[str, Named]:
        """The forms of every word that options are made of, verbs apart."""
        return {}

    def values(self, action: Action, language: Language) -> Mapping[str, str]:
        """What the sentence of an option names besides its parts."""
        return {}

    def implied(self, action: Action) -> str | None:
        """A word that may be said after an option's own, because it goes without saying."""
        return None

    def misplaced(self, typed: str) -> tuple[Action, str] | None:
        """What was meant, where it names wrongly what an option leaves unsaid; and the clause against it."""
        return None

    def rank(self, action: Action) -> int:
        """Those of low rank come first, and are listed where there are too many."""
        return 0

    def name(self, word: str, language: Language) -> Named:
        return self.names(language).get(word) or {"name": word, "the": word, "in": word}

    def label(self, action: Action, language: Language) -> str:
        """The option in full, with all that hangs on it."""
        if (action, language) not in self._said:
            self._said[action, language] = self._label(action, language)
        return self._said[action, language]

    def labels(self, action: Action) -> set[Tokens]:
        return {tokens(self.label(action, language)) for language in LANGUAGES}

    def _label(self, action: Action, language: Language) -> str:
        verb, *parts = action.text.split()
        book = self.book(language)
        keys = (f"do.{verb}.{len(parts)}", f"do.{verb}", *([] if parts else [f"verb.{verb}"]))
        key = next((key for key in keys if book.has_term(key)), None)
        if key is None:
            return " ".join([verb.replace("-", " "), *(said(self.name(part, language)) for part in parts)])
        values = dict(self.values(action, language))
        for letter, part in zip(PARTS, parts, strict=False):
            named = self.name(part, language)
            values |= {letter: said(named), f"{letter}_in": named.get("in", said(named))}
        return book.term(key, **values)

    def verb(self, verb: str, language: Language) -> str:
        """For a choice that goes on."""
        book = self.book(language)
        return next(
            (book.term(key) for key in (f"verb.{verb}", f"do.{verb}") if book.has_term(key)), verb.replace("-", " ")
        )

    def question(self, verb: str, depth: int, language: Language) -> str | None:
        """What is asked when the verb and `depth` - 1 parts are chosen."""
        book, key = self.book(language), f"ask.{verb}.{depth}"
        return book.term(key) if book.has_term(key) else None

    def warning(self, action: Action, language: Language) -> str | None:
        """What is said before something grave is done."""
        return self.book(language).term(f"sure.{action.verb}") if action.verb in self.grave else None

    def example(self, action: Action, language: Language) -> str:
        """The option as one would type it."""
        verb, *parts = action.text.split()
        book, key = self.book(language), f"type.{verb}"
        typed = book.term(key).split(", ")[0] if book.has_term(key) else self.verb(verb, language)
        return " ".join([typed, *(self.name(part, language)["name"].casefold() for part in parts)])

    def verb_forms(self, verb: str) -> set[Tokens]:
        """Every way to type a verb."""
        key = f"verb {verb}"
        if key not in self._forms:
            self._forms[key] = self._verb_forms(verb)
        return self._forms[key]

    def _verb_forms(self, verb: str) -> set[Tokens]:
        forms = {tokens(verb)}
        for language in LANGUAGES:
            book = self.book(language)
            forms.add(tokens(self.verb(verb, language)))
            if book.has_term(f"type.{verb}"):
                forms |= {tokens(form) for form in book.term(f"type.{verb}").split(", ")}
        return forms

    def part_forms(self, word: str) -> set[Tokens]:
        """Every way to type a part."""
        if word not in self._forms:
            self._forms[word] = {tokens(form) for form in (word, *self._typed_names(word))}
        return self._forms[word]

    def _typed_names(self, word: str) -> list[str]:
        """What is described by what is near is typed by its own name alone."""
        named = [self.name(word, language) for language in LANGUAGES]
        return [form for forms in named for form in ([forms["id"], forms["name"]] if "id" in forms else forms.values())]


def said(named: Named) -> str:
    return named.get("the") or named["name"]
