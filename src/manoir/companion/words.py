"""What may be typed: names of cards and players in either language, cut short or not."""

from collections.abc import Mapping, Sequence

from manoir.companion.editions import Edition
from manoir.core.errors import ManoirError, UnknownName
from manoir.games.mansion.deck import Card
from manoir.texts.catalogue import LANGUAGES
from manoir.texts.plainly import plain

VERBS: Mapping[str, tuple[str, ...]] = {
    "suggests": ("suggests", "suggest", "propose", "suggere"),
    "none": ("none", "rien", "passe", "nothing"),
    "shows": ("shows", "show", "montre"),
    "silence": ("silence", "silent"),
    "accuses": ("accuses", "accuse"),
    "has": ("has", "holds", "a", "tient"),
    "lacks": ("lacks", "sans", "hasnt"),
    "some": ("some", "one-of", "une-de"),
}
"""What a player does, and every way to type it."""

SELF = ("me", "moi", "i", "je")


class Words:
    """The vocabulary of one table."""

    def __init__(self, edition: Edition, players: Sequence[str], me: int) -> None:
        self.edition = edition
        self.deck = edition.deck
        self.players = tuple(players)
        self.me = me
        self._cards = [{name, *self._forms_of(card)} for card, name in enumerate(self.deck.names)]

    def _forms_of(self, card: Card) -> set[str]:
        named = [self.edition.card(card, language) for language in LANGUAGES]
        return {
            form for forms in named for key in ("name", "the", "full") if key in forms for form in _forms(forms[key])
        }

    def player(self, word: str) -> int:
        typed = plain(word)
        if typed in SELF:
            return self.me
        found = [seat for seat, name in enumerate(self.players) if plain(name) == typed]
        found = found or [seat for seat, name in enumerate(self.players) if plain(name).startswith(typed)]
        return _only(found, "player", word, dict(enumerate(self.players)))

    def card(self, word: str, among: Sequence[Card] | range | None = None) -> Card:
        """The house's own name first, then a whole one, then the beginning of one."""
        typed = plain(word)
        cards = range(len(self.deck)) if among is None else among
        found = [card for card in cards if typed == self.deck.spell(card)]
        found = found or [card for card in cards if typed in self._cards[card]]
        found = found or [card for card in cards if any(form.startswith(typed) for form in self._cards[card])]
        return _only(found, "card", word, {card: self.deck.spell(card) for card in cards})

    def cards(self, words: Sequence[str]) -> int:
        if not words:
            raise ManoirError("expected the name of a card")
        found = 0
        for word in words:
            found |= 1 << self.card(word)
        return found

    def triple(self, words: Sequence[str]) -> int:
        """A suspect, a weapon and a room, in this order."""
        if len(words) != 3:
            raise ManoirError(f"expected a suspect, a weapon and a room, found {' '.join(words) or 'nothing'!r}")
        kinds = (self.deck.suspects, self.deck.weapons, self.deck.rooms)
        named = 0
        for word, kind in zip(words, kinds, strict=True):
            named |= 1 << self.card(word, kind)
        return named

    def verb(self, word: str) -> str:
        typed = plain(word).replace("'", "")
        for verb, forms in VERBS.items():
            if typed in forms:
                return verb
        raise UnknownName("verb", word, VERBS)


def _only(found: Sequence[int], kind: str, word: str, known: Mapping[int, str]) -> int:
    """The one thing that was meant."""
    if len(found) == 1:
        return found[0]
    if not found:
        raise UnknownName(kind, word, known.values())
    raise ManoirError(f"{word!r} may be {' or '.join(known[number] for number in found)}: type more of it")


def _forms(name: str) -> set[str]:
    """A whole name, hyphenated, and each of its words but the articles and titles."""
    spelt = plain(name).replace("'", " ")
    words = [word for word in spelt.split() if word not in ("la", "le", "les", "the", "de", "a", "of", "d")]
    return {spelt.replace(" ", "-"), *words}
