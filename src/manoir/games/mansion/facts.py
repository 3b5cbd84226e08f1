"""From drawn deals back to the piles of a record."""

from manoir.deduction.draw import Deal as DrawnDeal
from manoir.games.mansion.deck import ENVELOPE, Deck


def piles_of(deck: Deck, characters: tuple[str, ...], drawn: DrawnDeal) -> dict[str, tuple[str, ...]]:
    """The envelope and each character's hand, as `Game.deal` names them."""
    hands = {name: deck.spell_all(hand) for name, hand in zip(characters, drawn.hands, strict=True)}
    return {ENVELOPE: deck.spell_all(drawn.envelope), **hands}
