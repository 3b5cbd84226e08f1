"""From options to numbered menus and typed words, and back: by verb and parts, never by another option's words."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from manoir.core.actions import Action
from manoir.core.names import Language
from manoir.terminal.speech import Speech, Tokens, said, tokens

SHORT_MENU = 9
"""So many options of one verb are listed whole, where that makes no long menu; more are asked part by part."""
MOST_ENTRIES = 13
USEFUL = 10
"""A longer menu shows these first."""


Fit: TypeAlias = tuple[bool, bool, bool]
"""Whether the verb is said in full, and all parts, and no word is cut short."""


class Entry(Struct, frozen=True):
    """A choice, and the menu of what is left when it is taken."""

    label: str
    options: tuple[Action, ...]
    depth: int
    whole: bool = False


class Menu:
    """Options that share their first `depth` words; a menu never asks what is already settled."""

    def __init__(
        self, options: Sequence[Action], speech: Speech, language: Language, depth: int = 0, whole: bool = False
    ) -> None:
        self.options = tuple(options)
        self.speech = speech
        self.language: Language = language
        self.whole = whole
        self.words = {action: tuple(action.text.split()) for action in self.options}
        while len(self.options) > 1 and self._is_settled(depth):
            depth += 1
        self.depth = depth
        self._heard_verbs: dict[tuple[str, Tokens], list[tuple[int, bool, bool]]] = {}
        self._heard_parts: dict[tuple[str, Tokens], bool | None] = {}

    def _is_settled(self, depth: int) -> bool:
        return len({words[depth : depth + 1] for words in self.words.values()}) == 1

    @property
    def only(self) -> Action | None:
        return self.options[0] if len(self.options) == 1 else None

    @cached_property
    def question(self) -> str | None:
        """What this level asks, if it is not the whole question."""
        if not self.depth:
            return None
        return self.speech.question(self.options[0].verb, self.depth, self.language)

    @cached_property
    def entries(self) -> list[Entry]:
        groups: dict[tuple[str, ...], list[Action]] = {}
        for action, words in self.words.items():
            groups.setdefault(words[: self.depth + 1], []).append(action)
        found = [entry for words, members in groups.items() for entry in self._of_group(words, members, SHORT_MENU)]
        if len(found) > MOST_ENTRIES and len(groups) > 1:
            found = [entry for words, members in groups.items() for entry in self._of_group(words, members, 1)]
        ranked = sorted(found, key=lambda entry: min(map(self.speech.rank, entry.options)))
        if self.whole or len(ranked) <= MOST_ENTRIES:
            return ranked
        rest = tuple(action for entry in ranked[USEFUL:] for action in entry.options)
        more = self.speech.book(self.language).term("more", n=len(ranked) - USEFUL)
        return [*ranked[:USEFUL], Entry(more, rest, self.depth, whole=True)]

    def _of_group(self, words: tuple[str, ...], members: list[Action], most: int) -> list[Entry]:
        """Listed whole if there are so many at most, else one entry that goes on."""
        if len(members) == 1 or (not self.depth and len(members) <= most):
            return [Entry(self._short(action), (action,), len(self.words[action])) for action in members]
        name = self.speech.verb(words[0], self.language) if not self.depth else self._part(words[-1])
        return [Entry(f"{name} …", tuple(members), self.depth + 1)]

    def _short(self, action: Action) -> str:
        """Only what is new, where the rest was chosen before."""
        words = self.words[action]
        if not self.depth or len(words) > self.depth + 1:
            return self.speech.label(action, self.language)
        if len(words) == self.depth:
            return self.speech.book(self.language).term(f"ends.{action.verb}")
        return self._part(words[-1])

    def _part(self, word: str) -> str:
        return said(self.speech.name(word, self.language))

    def taken(self, entry: Entry) -> "Menu":
        return Menu(entry.options, self.speech, self.language, entry.depth, entry.whole)

    def narrowed(self, options: Sequence[Action]) -> "Menu":
        return Menu(options, self.speech, self.language)

    def understand(self, typed: str) -> list[Action]:
        """The options that fit best; none if nothing was meant, several if the menu has to ask."""
        wanted = tokens(typed)
        if not wanted:
            return []
        named = [action for action in self.options if wanted in self.speech.labels(action)]
        if named:
            return named
        fits = {action: fit for action in self.options if (fit := self._fit(action, wanted))}
        best = max(fits.values(), default=None)
        if best is not None:
            return [action for action, fit in fits.items() if fit == best]
        return [action for entry in self.entries if tokens(entry.label) == wanted for action in entry.options]

    def _fit(self, action: Action, wanted: Tokens) -> Fit | None:
        """How well what was typed says this option."""
        verb, *parts = self.words[action]
        implied = self.speech.implied(action)
        extra = [implied] if implied else []
        fits = [
            (full, done >= len(parts), exact and clean)
            for length, full, exact in self._verb_said(verb, wanted)
            for done, clean in self._parts_said(wanted[length:], [*parts, *extra])
        ]
        if self.depth:
            left = self.words[action][self.depth :]
            fits += [
                (True, done >= len(left), clean) for done, clean in self._parts_said(wanted, [*left, *extra]) if done
            ]
        return max(fits, default=None)

    def _verb_said(self, verb: str, wanted: Tokens) -> list[tuple[int, bool, bool]]:
        """How many words may say the verb, whether that is all of it, and whether none is cut short."""
        if (verb, wanted) not in self._heard_verbs:
            self._heard_verbs[verb, wanted] = [
                (length, length == len(form), form[:length] == wanted[:length])
                for form in self.speech.verb_forms(verb)
                for length in range(1, min(len(form), len(wanted)) + 1)
                if all(own.startswith(word) for own, word in zip(form, wanted[:length], strict=False))
            ]
        return self._heard_verbs[verb, wanted]

    def _parts_said(self, wanted: Tokens, parts: Sequence[str]) -> list[tuple[int, bool]]:
        """Every way in which all the words name the first parts in order: how many, and whether none is cut short."""
        if not wanted:
            return [(0, True)]
        if not parts:
            return []
        return [
            (done + 1, clean and exact)
            for length in range(1, len(wanted) + 1)
            if (exact := self._part_said(parts[0], wanted[:length])) is not None
            for done, clean in self._parts_said(wanted[length:], parts[1:])
        ]

    def _part_said(self, part: str, wanted: Tokens) -> bool | None:
        if (part, wanted) not in self._heard_parts:
            named = [clean for form in self.speech.part_forms(part) if (clean := _names(form, wanted)) is not None]
            self._heard_parts[part, wanted] = any(named) if named else None
        return self._heard_parts[part, wanted]

    def nearest(self, typed: str) -> str | None:
        """What may have been meant, in the reader's words; never something grave."""
        labels = {
            " ".join(tokens(label)): label
            for action in self.options
            if action.verb not in self.speech.grave
            for label in [self.speech.label(action, self.language)]
        }
        near = get_close_matches(" ".join(tokens(typed)), labels, n=1, cutoff=0.6)
        return labels[near[0]] if near else None


def _names(form: Tokens, wanted: Tokens) -> bool | None:
    """Whether the words, in their order, are words of the name or begin them; True if none is cut short."""
    at, clean = 0, True
    for word in wanted:
        while at < len(form) and not form[at].startswith(word):
            at += 1
        if at == len(form):
            return None
        clean = clean and form[at] == word
        at += 1
    return clean
