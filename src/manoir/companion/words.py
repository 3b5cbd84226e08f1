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
        self._names = [self._names_of(card) for card in range(len(self.deck))]
        self._whole = [{hyphened(name) for name in names} for names in self._names]
        self._parts = [{word for name in names for word in _words(name)} for names in self._names]

    def _names_of(self, card: Card) -> set[str]:
        named = [self.edition.card(card, language) for language in LANGUAGES]
        return {
            self.deck.spell(card),
            *(forms[key] for forms in named for key in ("name", "the", "full") if key in forms),
        }

    def player(self, word: str) -> int:
        typed = plain(word)
        if typed in SELF:
            return self.me
        found = [seat for seat, name in enumerate(self.players) if plain(name) == typed]
        found = found or [seat for seat, name in enumerate(self.players) if plain(name).startswith(typed)]
        return _only(found, "player", word, dict(enumerate(self.players)))

    def card(self, word: str, among: Sequence[Card] | range | None = None) -> Card:
        """The house's own name first, then a whole one, then a word of one, then the beginning of either."""
        typed = hyphened(word)
        cards = range(len(self.deck)) if among is None else among
        found = [card for card in cards if typed == hyphened(self.deck.spell(card))]
        found = found or [card for card in cards if typed in self._whole[card] | self._parts[card]]
        found = found or [
            card for card in cards if any(form.startswith(typed) for form in self._whole[card] | self._parts[card])
        ]
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


def hyphened(name: str) -> str:
    """A whole name as one word that can be typed."""
    return "-".join(plain(name).replace("'", " ").split())


def _words(name: str) -> set[str]:
    """Each word of a name but the articles."""
    return {*plain(name).replace("'", " ").split()} - {"la", "le", "les", "the", "de", "a", "of", "d"}
