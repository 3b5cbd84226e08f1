"""From options to numbered menus and typed words, and back. An option's words are those of its text."""

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import takewhile

from manoir.core.actions import Action
from manoir.core.errors import ManoirError, UnknownName
from manoir.core.names import Language, Name

SHORT_MENU = 9
"""So many options of one verb are listed whole; more are asked word by word."""


SO_FAR = ""
"""The entry of an option that is the beginning of others; a screen may have a name for it."""


class Unclear(ManoirError):
    """What was typed fits several options."""


class Menu:
    """The options that share their first words, `depth` of them."""

    def __init__(self, options: Sequence[Action], names: Mapping[str, Name], language: Language) -> None:
        self.options = list(options)
        self.names = names
        self.language = language
        self.words = {action: action.text.split() for action in self.options}

    def entries(self, chosen: Sequence[str] = ()) -> list[tuple[str, tuple[str, ...]]]:
        """(label, words that follow) for the next level of the menu, in the order of the options."""
        depth = len(chosen)
        found: dict[tuple[str, ...], str] = {}
        groups: dict[str, list[list[str]]] = {}
        for words in self.words.values():
            if words == list(chosen):
                found[(*chosen, SO_FAR)] = self.label([SO_FAR] if SO_FAR in self.names else words)
            elif words[:depth] == list(chosen):
                groups.setdefault(words[depth], []).append(words)
        for word, members in groups.items():
            if len(members) == 1 or (depth == 0 and len(members) <= SHORT_MENU):
                found.update({tuple(words): self.label(words[depth:]) for words in members})
            else:
                found[(*chosen, word)] = self.label([word]) + " …"
        return [(label, words) for words, label in found.items()]

    def label(self, words: Sequence[str]) -> str:
        """The name in the player's language of the whole, or of every word that has one."""
        if " ".join(words) in self.names:
            return self.names[" ".join(words)].within(self.language)
        return " ".join(self.names[word].within(self.language) if word in self.names else word for word in words)

    def action(self, words: Sequence[str]) -> Action | None:
        """The option of just these words, if none goes on from them."""
        if words[-1:] != (SO_FAR,) and any(
            len(own) > len(words) == len(_shared(own, words)) for own in self.words.values()
        ):
            return None
        wanted = [word for word in words if word != SO_FAR]
        return next((action for action, own in self.words.items() if own == wanted), None)

    def understand(self, typed: str) -> Action:
        """The one option that was meant: canonical words or names, in either language, may be cut short."""
        tokens = [plain(token) for token in typed.split()]
        for action, words in self.words.items():
            if words == tokens or plain(self.label(words)).split() == tokens:
                return action
        meant = [action for action, words in self.words.items() if self._fits(words, tokens)]
        exact = [action for action in meant if len(self.words[action]) == len(tokens)]
        if len(exact or meant) == 1:
            return (exact or meant)[0]
        if meant:
            raise Unclear(", ".join(self.label(self.words[action]) for action in meant[:6]))
        raise UnknownName("choice", typed, [action.text for action in self.options])

    def _fits(self, words: Sequence[str], tokens: Sequence[str]) -> bool:
        return len(tokens) <= len(words) and all(
            any(alias.startswith(token) for alias in self._aliases(word))
            for word, token in zip(words, tokens, strict=False)
        )

    def _aliases(self, word: str) -> set[str]:
        name = self.names.get(word)
        if name is None:
            return {word}
        spelt = [plain(name.french), plain(name.english)]
        return {word, *(form.replace(" ", "-") for form in spelt), *(part for form in spelt for part in form.split())}


def _shared(words: Sequence[str], others: Sequence[str]) -> list[str]:
    """The words with which both begin."""
    return [word for word, _ in takewhile(lambda pair: pair[0] == pair[1], zip(words, others, strict=False))]


def plain(text: str) -> str:
    """Without accents and in small letters, as people type."""
    bare = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(mark for mark in bare if not unicodedata.combining(mark))
