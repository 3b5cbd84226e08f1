"""Statements in forms that players and bots alike can read. True or not, they change nothing in the game."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from manoir.core.errors import ManoirError, UnknownName

MANY = "+"

Called: TypeAlias = Literal["nobody", "named", "all"]
"""Who is expected to answer what was said."""
Verdict: TypeAlias = Literal["agrees", "contradicts", "unknown"]


class BadClaim(ManoirError):
    """A statement that has none of the game's forms."""


class Form(Struct, frozen=True):
    """A form as a pattern: in `saw <clue> <place>` the words in brackets stand for names of a kind.

    A last word followed by `+` stands for one or more different names. The first word names the form.
    """

    pattern: str
    calls: Called = "nobody"

    @property
    def word(self) -> str:
        return self.pattern.partition(" ")[0]

    @property
    def asks(self) -> bool:
        """A question begins with `ask-`."""
        return self.pattern.startswith("ask-")

    @property
    def slots(self) -> tuple[str, ...]:
        """The words after the first."""
        return tuple(self.pattern.split()[1:])


class Claim(Struct, frozen=True):
    """A form with the names put into it, in their order."""

    form: Form
    names: tuple[str, ...]

    @property
    def text(self) -> str:
        """As it stands in records."""
        words = [self.form.word]
        names = list(self.names)
        for slot in self.form.slots:
            words.append(names.pop(0) if _is_open(slot) and names else slot)
        return " ".join([*words, *names])


class Check(Struct, frozen=True, omit_defaults=True):
    """What a listener's own memory says of something claimed; both numbers count what the listener was told."""

    claim: int
    verdict: Verdict
    told: int | None = None
    """What says so, where one thing does."""


class Claims(Struct, frozen=True):
    """What may be claimed in a game: its forms, and the names of each kind that they speak of."""

    forms: tuple[Form, ...]
    kinds: Mapping[str, Collection[str]]

    def form(self, word: str) -> Form:
        for form in self.forms:
            if form.word == word:
                return form
        raise UnknownName("claim", word, [form.word for form in self.forms])

    def make(self, word: str, *names: str) -> Claim:
        """A claim of the form that begins with this word."""
        return self.parse(Claim(self.form(word), names).text)

    def called(self, text: str, speaker: int, characters: Sequence[str]) -> list[int]:
        """The seats that are expected to answer, from the speaker's left."""
        claim = self.parse(text)
        seats = len(characters)
        others = [(speaker + step) % seats for step in range(1, seats)]
        if claim.form.calls == "named":
            return [seat for seat in others if characters[seat] in claim.names]
        return others if claim.form.calls == "all" else []

    def parse(self, text: str) -> Claim:
        word, *rest = text.split() or [""]
        form = self.form(word)
        names: list[str] = []
        for slot in form.slots:
            taken = rest if slot.endswith(MANY) else rest[:1]
            if not taken:
                raise BadClaim(f"{text!r} ends too soon: the form is {form.pattern!r}")
            rest = rest[len(taken) :]
            names += self._named(slot, taken, form)
        if rest:
            raise BadClaim(f"{text!r} says too much from {rest[0]!r} on: the form is {form.pattern!r}")
        return Claim(form, tuple(names))

    def _named(self, slot: str, words: Sequence[str], form: Form) -> Sequence[str]:
        if not _is_open(slot):
            if words[0] != slot:
                raise BadClaim(f"expected {slot!r}, found {words[0]!r}: the form is {form.pattern!r}")
            return ()
        kind = slot.strip(f"<>{MANY}")
        for name in words:
            if name not in self.kinds[kind]:
                raise UnknownName(kind, name, self.kinds[kind])
        if len(set(words)) < len(words):
            raise BadClaim(f"each {kind} is named once: found {' '.join(words)}")
        return words


def _is_open(slot: str) -> bool:
    return slot.startswith("<")
